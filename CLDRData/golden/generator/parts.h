#pragma once
#include <stdbool.h>
#include <unicode/uformattedvalue.h>

#include "text.h"

enum { MAXIMUM_PARTS = 256, MAXIMUM_UNITS = 2048 };

/// A stretch of the text that has an ECMA-402 part name.
typedef struct {
  const char *type;
  int32_t start;
  int32_t end;
} part;

/// A formatted text (UTF-16) with its parts; text that no part covers is `literal`.
typedef struct {
  UChar string[MAXIMUM_UNITS];
  int32_t length;
  part parts[MAXIMUM_PARTS];
  int part_count;
} formatted;

void formatted_set(formatted *self, const UChar *string, int32_t length);
void formatted_add(formatted *self, const char *type, int32_t start, int32_t end);

/// Copies text and fields of an ICU result. `name` gives the ECMA part name of a field, NULL for one to leave out.
void formatted_take(formatted *self, const UFormattedValue *value,
  const char *(*name)(int32_t category, int32_t field, const void *context), const void *context);

/// The `result` value: a JSON string, or with `as_parts` an array of {"type","value"}.
void formatted_write(const formatted *self, bool as_parts, text *json);

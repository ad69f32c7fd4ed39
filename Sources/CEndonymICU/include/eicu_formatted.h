#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

// The outcome of one format call: its text, and which part of the text is what.

typedef struct eicu_formatted eicu_formatted;

/// What kind of thing a field's number counts: ICU's UFieldCategory.
typedef enum : int32_t {
  EICU_CATEGORY_DATE = 1,
  EICU_CATEGORY_NUMBER = 2,
  EICU_CATEGORY_LIST = 3,
  EICU_CATEGORY_RELATIVE = 4,
  EICU_CATEGORY_INTERVAL = 5,
  EICU_CATEGORY_LIST_SPAN = 0x1003,
  EICU_CATEGORY_INTERVAL_SPAN = 0x1005,
  EICU_CATEGORY_NUMBER_RANGE_SPAN = 0x1002,
} eicu_field_category;

/// Fields of EICU_CATEGORY_NUMBER: ICU's UNumberFormatFields.
typedef enum : int32_t {
  EICU_NUMBER_INTEGER = 0,
  EICU_NUMBER_FRACTION = 1,
  EICU_NUMBER_DECIMAL = 2,
  EICU_NUMBER_EXPONENT_SYMBOL = 3,
  EICU_NUMBER_EXPONENT_SIGN = 4,
  EICU_NUMBER_EXPONENT = 5,
  EICU_NUMBER_GROUPING = 6,
  EICU_NUMBER_CURRENCY = 7,
  EICU_NUMBER_PERCENT = 8,
  EICU_NUMBER_PERMILLE = 9,
  EICU_NUMBER_SIGN = 10,
  EICU_NUMBER_MEASURE_UNIT = 11,
  EICU_NUMBER_COMPACT = 12,
  EICU_NUMBER_APPROXIMATELY = 13,
} eicu_number_field;

/// One field: UTF-16 positions in the text.
typedef struct {
  int32_t category;
  int32_t field;
  int32_t begin;
  int32_t end;
} eicu_field;

void eicu_formatted_close(eicu_formatted *formatted);

/// The text as UTF-8.
int32_t eicu_formatted_utf8(const eicu_formatted *formatted, char *out, int32_t capacity, int32_t *status);

/// The text as UTF-16: `length` units, valid as long as `formatted`.
const uint16_t *eicu_formatted_utf16(const eicu_formatted *formatted, int32_t *length, int32_t *status);

/// The fields in ICU's order. Returns how many there are; writes at most `capacity` of them, and fails with
/// EICU_BUFFER_OVERFLOW when there are more.
int32_t eicu_formatted_fields(const eicu_formatted *formatted, eicu_field *out, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#pragma once

// How the shim's formatters make an eicu_formatted.

#include "internal.h"

#include EICU_HEADER(uformattedvalue.h)
#include EICU_HEADER(unumberformatter.h)
#include EICU_HEADER(ulistformatter.h)
#include EICU_HEADER(unumberrangeformatter.h)
#include EICU_HEADER(ureldatefmt.h)

/// Either a result object of ICU's, whose `value` is a view of it, or text and fields of our own.
struct eicu_formatted {
  const UFormattedValue *value;
  UFormattedNumber *number;
  UFormattedNumberRange *range;
  UFormattedRelativeDateTime *relative;
  UFormattedList *list;
  UChar *text;
  int32_t text_length;
  eicu_field *fields;
  int32_t field_count;
};

/// An empty one, all NULL; NULL and U_MEMORY_ALLOCATION_ERROR when there is no memory.
eicu_formatted *eicu_formatted_new(int32_t *status);

/// Ends a format call: `formatted` itself when `error` is a success, else closes it, reports and gives NULL.
eicu_formatted *eicu_formatted_finish(eicu_formatted *formatted, UErrorCode error, int32_t *status);

/// Adds a field to text of our own.
void eicu_formatted_add_field(eicu_formatted *formatted, eicu_field field, UErrorCode *error);

#pragma once
#include "eicu_context.h"
#include "eicu_formatted.h"

#ifdef __cplusplus
extern "C" {
#endif

// Relative dates: "in 3 days", "yesterday".

typedef struct eicu_relative_formatter eicu_relative_formatter;

typedef enum : int32_t { EICU_RELATIVE_LONG, EICU_RELATIVE_SHORT, EICU_RELATIVE_NARROW } eicu_relative_width;

typedef enum : int32_t {
  EICU_RELATIVE_YEAR,
  EICU_RELATIVE_QUARTER,
  EICU_RELATIVE_MONTH,
  EICU_RELATIVE_WEEK,
  EICU_RELATIVE_DAY,
  EICU_RELATIVE_HOUR,
  EICU_RELATIVE_MINUTE,
  EICU_RELATIVE_SECOND,
} eicu_relative_unit;

/// A formatter whose numbers follow the locale's minimum grouping digits.
eicu_relative_formatter *eicu_relative_open(const char *locale, eicu_relative_width width, eicu_context context,
                                            int32_t *status);
void eicu_relative_close(eicu_relative_formatter *formatter);

/// "in 1 day", or with `named` "tomorrow" where the locale has a name. The sign of zero counts: -0 is past.
/// Of a formatter for the beginning of a sentence ICU gives the text alone, without fields: EICU_UNSUPPORTED.
eicu_formatted *eicu_relative_format(const eicu_relative_formatter *formatter, double value, eicu_relative_unit unit,
                                     bool named, int32_t *status);

/// The same as text, capitalized as the formatter's context has it.
int32_t eicu_relative_text(const eicu_relative_formatter *formatter, double value, eicu_relative_unit unit, bool named,
                           char *out, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

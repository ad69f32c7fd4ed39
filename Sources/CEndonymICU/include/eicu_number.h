#pragma once
#include "eicu_formatted.h"

#ifdef __cplusplus
extern "C" {
#endif

// Numbers: a formatter by an ICU number skeleton, and its twin for ranges.

typedef struct eicu_number_formatter eicu_number_formatter;

/// A formatter by skeleton, which has written as many numbers as `trials` says: ICU finds some errors only then, and
/// writes its first two in another way.
/// On a syntax error `offset` is where in the skeleton it stands, else -1.
eicu_number_formatter *eicu_number_open(const char *skeleton, const char *locale, int32_t trials, int32_t *offset,
                                        int32_t *status);
void eicu_number_close(eicu_number_formatter *formatter);

/// Each writes one value; the result is to be closed. Safe on one formatter from several threads.
eicu_formatted *eicu_number_format_int64(const eicu_number_formatter *formatter, int64_t value, int32_t *status);
eicu_formatted *eicu_number_format_double(const eicu_number_formatter *formatter, double value, int32_t *status);

/// A decimal as text, such as "-12.50E3", "NaN" or "-Infinity", exactly.
eicu_formatted *eicu_number_format_decimal(const eicu_number_formatter *formatter, const char *decimal, int32_t length,
                                           int32_t *status);

typedef struct eicu_range_formatter eicu_range_formatter;

/// A formatter of ranges by skeleton, which collapses what both ends share and marks equal ends as approximate
/// (ECMA-402's choices).
eicu_range_formatter *eicu_range_open(const char *skeleton, const char *locale, int32_t *offset, int32_t *status);
void eicu_range_close(eicu_range_formatter *formatter);

/// Writes a range of two decimals; the result is to be closed.
eicu_formatted *eicu_range_format(const eicu_range_formatter *formatter, const char *start, int32_t start_length,
                                  const char *end, int32_t end_length, int32_t *status);

#ifdef __cplusplus
}
#endif

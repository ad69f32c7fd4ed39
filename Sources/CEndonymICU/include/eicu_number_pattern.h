#pragma once
#include "eicu_formatted.h"

#ifdef __cplusplus
extern "C" {
#endif

// Numbers by a pattern such as "#,##0.00".

typedef struct eicu_number_pattern_formatter eicu_number_pattern_formatter;

/// What a number sets in a formatter: ICU's UNumberFormatAttribute.
typedef enum : int32_t {
  EICU_PATTERN_GROUPING_USED,
  EICU_PATTERN_GROUPING_SIZE,
  EICU_PATTERN_SECONDARY_GROUPING_SIZE,
  EICU_PATTERN_MINIMUM_GROUPING_DIGITS,
  EICU_PATTERN_MINIMUM_INTEGER_DIGITS,
  EICU_PATTERN_MAXIMUM_INTEGER_DIGITS,
  EICU_PATTERN_MINIMUM_FRACTION_DIGITS,
  EICU_PATTERN_MAXIMUM_FRACTION_DIGITS,
  EICU_PATTERN_SIGNIFICANT_DIGITS_USED,
  EICU_PATTERN_MINIMUM_SIGNIFICANT_DIGITS,
  EICU_PATTERN_MAXIMUM_SIGNIFICANT_DIGITS,
  EICU_PATTERN_MULTIPLIER,
  EICU_PATTERN_ROUNDING_MODE,
  EICU_PATTERN_WIDTH,
  EICU_PATTERN_PADDING_POSITION,
  EICU_PATTERN_DECIMAL_ALWAYS_SHOWN,
  EICU_PATTERN_SIGN_ALWAYS_SHOWN,
  EICU_PATTERN_CASH,
} eicu_number_pattern_setting;

/// Values of EICU_PATTERN_ROUNDING_MODE: ICU's UNumberFormatRoundingMode.
typedef enum : int32_t {
  EICU_ROUND_CEILING,
  EICU_ROUND_FLOOR,
  EICU_ROUND_DOWN,
  EICU_ROUND_UP,
  EICU_ROUND_HALF_EVEN,
  EICU_ROUND_HALF_DOWN,
  EICU_ROUND_HALF_UP,
  EICU_ROUND_HALF_CEILING,
  EICU_ROUND_HALF_FLOOR,
} eicu_rounding_mode;

/// Values of EICU_PATTERN_PADDING_POSITION: ICU's UNumberFormatPadPosition.
typedef enum : int32_t {
  EICU_PAD_BEFORE_PREFIX,
  EICU_PAD_AFTER_PREFIX,
  EICU_PAD_BEFORE_SUFFIX,
  EICU_PAD_AFTER_SUFFIX,
} eicu_pad_position;

/// What a text sets in a formatter: ICU's UNumberFormatTextAttribute.
typedef enum : int32_t {
  EICU_PATTERN_POSITIVE_PREFIX,
  EICU_PATTERN_POSITIVE_SUFFIX,
  EICU_PATTERN_NEGATIVE_PREFIX,
  EICU_PATTERN_NEGATIVE_SUFFIX,
  EICU_PATTERN_PADDING_CHARACTER,
  EICU_PATTERN_CURRENCY,
} eicu_number_pattern_text;

/// A formatter by pattern. ICU refuses a malformed one, but does not tell where.
eicu_number_pattern_formatter *eicu_number_pattern_open(const char *pattern, const char *locale, int32_t *status);
void eicu_number_pattern_close(eicu_number_pattern_formatter *formatter);

// Setting writes into the formatter: not while another thread uses it.

void eicu_number_pattern_set(eicu_number_pattern_formatter *formatter, eicu_number_pattern_setting setting,
                             int32_t value, int32_t *status);
void eicu_number_pattern_set_text(eicu_number_pattern_formatter *formatter, eicu_number_pattern_text setting,
                                  const char *text, int32_t *status);

/// Rounds to multiples of a step.
void eicu_number_pattern_set_increment(eicu_number_pattern_formatter *formatter, double step, int32_t *status);

/// Writes a decimal given as text, such as "-12.50E3", "NaN" or "-Infinity", exactly; the result is to be closed. Fields
/// are left out unless asked for; of a field that stands in the text twice, such as a sign on both sides, only the first
/// is told. Safe on one formatter from several threads.
eicu_formatted *eicu_number_pattern_format(const eicu_number_pattern_formatter *formatter, const char *decimal,
                                           int32_t length, bool fields, int32_t *status);

#ifdef __cplusplus
}
#endif

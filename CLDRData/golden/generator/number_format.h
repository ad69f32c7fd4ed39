#pragma once
#include <unicode/unumberformatter.h>

#include "number_skeleton.h"
#include "numeral.h"
#include "parts.h"

/// Opens ICU's formatter for the options; stops the program when ICU refuses the skeleton.
UNumberFormatter *number_formatter_open(const char *locale_tag, const number_options *options, digit_defaults defaults);

/// The ECMA-402 part of a field of a formatted number; `context` is the numeral and the style.
typedef struct {
  const numeral *value;
  bool is_unit;  ///< whether a percent sign is a unit's
} number_part_context;

const char *number_part_name(int32_t category, int32_t field, const void *context);

/// Formats one number with its parts.
void number_format(
  const char *locale_tag, const number_options *options, digit_defaults defaults, const numeral *value, formatted *out);

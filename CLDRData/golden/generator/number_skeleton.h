#pragma once
#include "number_options.h"

/// Which digits stand when the request names none.
typedef enum {
  DIGITS_OF_STYLE,    ///< `number`, `plural`: decimal 0-3, percent 0, currency its own, compact ICU's
  DIGITS_OF_MEASURE,  ///< `measure`: 0-6, with a usage the preference's own
} digit_defaults;

/// Appends the ICU number skeleton of the options. Without `style`, the style is decimal (or unit where a unit is set).
void number_skeleton_append(const number_options *options, digit_defaults defaults, text *skeleton);

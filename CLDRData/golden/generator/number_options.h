#pragma once
#include <stdbool.h>

#include "text.h"

/// The number options of BATCH.md in its own tokens, counts as digits ("2"); NULL is an option that the request leaves
/// out.
typedef struct {
  const char *style;
  const char *currency;
  const char *currency_display;
  const char *currency_sign;
  bool cash;
  const char *unit;
  const char *unit_display;
  const char *usage;
  const char *notation;
  const char *compact_display;
  const char *use_grouping;
  const char *minimum_integer_digits;
  const char *minimum_fraction_digits;
  const char *maximum_fraction_digits;
  const char *minimum_significant_digits;
  const char *maximum_significant_digits;
  const char *rounding_mode;
  const char *rounding_increment;
  const char *trailing_zero_display;
  const char *sign_display;
  const char *numbering_system;
} number_options;

/// Whether fraction or significant digits are given.
bool number_options_have_digits(const number_options *self);

/// Writes the given options as members of an open JSON object.
void number_options_write(const number_options *self, text *json);

/// `"options":{…}`, and nothing when none is given.
void number_options_write_object(const number_options *self, text *json);

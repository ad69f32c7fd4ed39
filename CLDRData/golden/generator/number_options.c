#include "number_options.h"

bool number_options_have_digits(const number_options *self) {
  return self->minimum_fraction_digits || self->maximum_fraction_digits || self->minimum_significant_digits ||
         self->maximum_significant_digits;
}

static void write_literal(text *json, const char *key, const char *literal) {
  if (!literal) return;
  json_key(json, key);
  json_literal(json, literal);
}

void number_options_write(const number_options *self, text *json) {
  json_string_member(json, "style", self->style);
  json_string_member(json, "currency", self->currency);
  json_string_member(json, "currencyDisplay", self->currency_display);
  json_string_member(json, "currencySign", self->currency_sign);
  write_literal(json, "cash", self->cash ? "true" : NULL);
  json_string_member(json, "unit", self->unit);
  json_string_member(json, "usage", self->usage);
  json_string_member(json, "unitDisplay", self->unit_display);
  json_string_member(json, "notation", self->notation);
  json_string_member(json, "compactDisplay", self->compact_display);
  // A JSON false, as in ECMA-402.
  if (token_is(self->use_grouping, "false")) write_literal(json, "useGrouping", "false");
  else json_string_member(json, "useGrouping", self->use_grouping);
  write_literal(json, "minimumIntegerDigits", self->minimum_integer_digits);
  write_literal(json, "minimumFractionDigits", self->minimum_fraction_digits);
  write_literal(json, "maximumFractionDigits", self->maximum_fraction_digits);
  write_literal(json, "minimumSignificantDigits", self->minimum_significant_digits);
  write_literal(json, "maximumSignificantDigits", self->maximum_significant_digits);
  json_string_member(json, "roundingMode", self->rounding_mode);
  write_literal(json, "roundingIncrement", self->rounding_increment);
  json_string_member(json, "trailingZeroDisplay", self->trailing_zero_display);
  json_string_member(json, "signDisplay", self->sign_display);
  json_string_member(json, "numberingSystem", self->numbering_system);
}

void number_options_write_object(const number_options *self, text *json) {
  text members = {0};
  number_options_write(self, &members);
  json_options(json, &members);
  text_free(&members);
}

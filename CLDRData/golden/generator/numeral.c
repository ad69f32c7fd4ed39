#include "numeral.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "status.h"

static numeral numeral_with_text(numeral_form form, const char *text) {
  numeral self = {.form = form};
  if (strlen(text) >= sizeof self.text) fail("value too long", text);
  strcpy(self.text, text);
  return self;
}

numeral numeral_integer(const char *digits) { return numeral_with_text(NUMERAL_INTEGER, digits); }

numeral numeral_from_int(long long integer) {
  char digits[32];
  snprintf(digits, sizeof digits, "%lld", integer);
  return numeral_integer(digits);
}

numeral numeral_string(const char *decimal) { return numeral_with_text(NUMERAL_STRING, decimal); }

numeral numeral_double(double number) {
  char digits[40];
  int precision = 1;
  for (; precision <= 17; precision++) {
    snprintf(digits, sizeof digits, "%.*g", precision, number);
    if (strtod(digits, NULL) == number) break;
  }
  // 850 rather than 8.5e+02: a precision of all the integer's digits keeps %g from the exponent.
  int integer_digits = snprintf(NULL, 0, "%.0f", number < 0 ? -number : number);
  if (integer_digits > precision && integer_digits <= 17)
    snprintf(digits, sizeof digits, "%.*g", integer_digits, number);
  // BATCH.md: JSON without fraction or exponent would be an exact integer; -0 alone is a Double as it stands.
  if (!strpbrk(digits, ".e") && strcmp(digits, "-0") != 0) strcat(digits, ".0");
  numeral self = numeral_with_text(NUMERAL_DOUBLE, digits);
  self.number = number;
  return self;
}

bool numeral_is_negative(const numeral *self) { return self->text[0] == '-'; }

void numeral_write(const numeral *self, text *json) {
  if (self->form == NUMERAL_STRING) json_string(json, self->text);
  else json_literal(json, self->text);
}

void numeral_format(const numeral *self, const UNumberFormatter *formatter, UFormattedNumber *result) {
  UErrorCode status = U_ZERO_ERROR;
  if (self->form == NUMERAL_DOUBLE) unumf_formatDouble(formatter, self->number, result, &status);
  // With -1 for the length ICU 72 refuses more than 34 digits; with the length itself it takes them all.
  else unumf_formatDecimal(formatter, self->text, (int32_t)strlen(self->text), result, &status);
  require(status, "formatting", self->text);
}

int numeral_fraction_digits(const numeral *self) {
  const char *point = strchr(self->text, '.');
  return point ? (int)strlen(point + 1) : 0;
}

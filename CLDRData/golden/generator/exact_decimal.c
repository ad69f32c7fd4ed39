#include "exact_decimal.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "status.h"

/// BATCH.md's limit, that of IEEE 754 decimal128.
enum { SIGNIFICANT_DIGITS = 34 };

static void power_of_ten(unsigned long exponent, mpz_t out) { mpz_ui_pow_ui(out, 10, exponent); }

/// value x 10^exponent
static void scale(mpq_t value, long exponent) {
  mpz_t power;
  mpz_init(power);
  power_of_ten((unsigned long)labs(exponent), power);
  if (exponent >= 0) mpz_mul(mpq_numref(value), mpq_numref(value), power);
  else mpz_mul(mpq_denref(value), mpq_denref(value), power);
  mpq_canonicalize(value);
  mpz_clear(power);
}

void exact_decimal_parse(const char *decimal, mpq_t out) {
  text digits = {0};
  long exponent = 0;
  bool after_point = false;
  const char *at = decimal;
  if (*at == '-') text_append_bytes(&digits, at++, 1);
  for (; isdigit((unsigned char)*at) || *at == '.'; at++) {
    if (*at == '.') {
      after_point = true;
      continue;
    }
    text_append_bytes(&digits, at, 1);
    if (after_point) exponent--;
  }
  if (*at == 'e' || *at == 'E') exponent += strtol(at + 1, (char **)&at, 10);
  if (*at != '\0' || !digits.bytes || mpz_set_str(mpq_numref(out), digits.bytes, 10) != 0)
    fail("not a decimal", decimal);
  mpz_set_ui(mpq_denref(out), 1);
  scale(out, exponent);
  text_free(&digits);
}

/// The nearest integer to a positive rational, ties to even.
static void round_half_even(const mpq_t value, mpz_t out) {
  mpz_t remainder;
  mpz_init(remainder);
  mpz_fdiv_qr(out, remainder, mpq_numref(value), mpq_denref(value));
  mpz_mul_2exp(remainder, remainder, 1);
  int side = mpz_cmp(remainder, mpq_denref(value));
  if (side > 0 || (side == 0 && mpz_odd_p(out))) mpz_add_ui(out, out, 1);
  mpz_clear(remainder);
}

/// The exponent of the first significant digit of a positive rational: 0 for 1 ..< 10.
static long leading_exponent(const mpq_t value) {
  long exponent = (long)mpz_sizeinbase(mpq_numref(value), 10) - (long)mpz_sizeinbase(mpq_denref(value), 10);
  mpq_t scaled, ten;
  mpq_inits(scaled, ten, NULL);
  mpq_set_ui(ten, 10, 1);
  mpq_set(scaled, value);
  scale(scaled, -exponent);
  // mpz_sizeinbase may be one too large, so the estimate can miss by one either way.
  while (mpq_cmp(scaled, ten) >= 0) scale(scaled, -1), exponent++;
  while (mpq_cmp_ui(scaled, 1, 1) < 0) scale(scaled, 1), exponent--;
  mpq_clears(scaled, ten, NULL);
  return exponent;
}

/// Writes digits x 10^exponent without an exponent. An exact value has no zeros at the end of its fraction; a rounded one
/// keeps all the digits it was rounded to.
static void append_plain(const char *digits, long exponent, bool exact, text *out) {
  size_t length = strlen(digits);
  while (exact && exponent < 0 && length > 1 && digits[length - 1] == '0') length--, exponent++;
  long integer_length = (long)length + exponent;
  if (integer_length <= 0) text_append(out, "0.");
  for (long i = integer_length; i < 0; i++) text_append(out, "0");
  for (size_t i = 0; i < length; i++) {
    if (i > 0 && (long)i == integer_length) text_append(out, ".");
    text_append_bytes(out, digits + i, 1);
  }
  for (long i = 0; i < exponent; i++) text_append(out, "0");
}

void exact_decimal_append(const mpq_t value, text *out) {
  if (mpq_sgn(value) == 0) {
    text_append(out, "0");
    return;
  }
  if (mpq_sgn(value) < 0) text_append(out, "-");
  mpq_t magnitude;
  mpz_t digits;
  mpq_init(magnitude);
  mpz_init(digits);
  mpq_abs(magnitude, value);
  // Rounding an exact value of fewer digits changes nothing but zeros at its end.
  long exponent = leading_exponent(magnitude) - (SIGNIFICANT_DIGITS - 1);
  scale(magnitude, -exponent);
  bool exact = mpz_cmp_ui(mpq_denref(magnitude), 1) == 0;
  round_half_even(magnitude, digits);
  char *decimal = mpz_get_str(NULL, 10, digits);
  if (strlen(decimal) > SIGNIFICANT_DIGITS) {
    // Rounding carried into a digit more: the last one is a zero.
    decimal[SIGNIFICANT_DIGITS] = '\0';
    exponent++;
  }
  append_plain(decimal, exponent, exact, out);
  free(decimal);
  mpz_clear(digits);
  mpq_clear(magnitude);
}

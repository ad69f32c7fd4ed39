#pragma once
#include <stdbool.h>
#include <unicode/unumberformatter.h>

#include "text.h"

/// The longest value text of a vector, with its NUL.
enum { NUMERAL_CAPACITY = 512 };

/// How a value stands in the request; BATCH.md gives each form its own meaning.
typedef enum {
  NUMERAL_INTEGER,  ///< a JSON integer: exact, of any length
  NUMERAL_DOUBLE,   ///< a JSON number with fraction or exponent, or -0: the nearest Double
  NUMERAL_STRING,   ///< a JSON string: an exact decimal, "NaN", "Infinity", "-Infinity" or "-0"
} numeral_form;

typedef struct {
  numeral_form form;
  char text[NUMERAL_CAPACITY];  ///< the digits as written in the request, without quotes
  double number;                ///< the value of NUMERAL_DOUBLE
} numeral;

numeral numeral_integer(const char *digits);
numeral numeral_from_int(long long integer);
/// Written with its shortest digits, and always as JSON that reads back as a Double (`5.0`, `1e+300`).
numeral numeral_double(double number);
numeral numeral_string(const char *decimal);

/// Whether a minus sign belongs to the value: true for -0 and for -Infinity.
bool numeral_is_negative(const numeral *self);

void numeral_write(const numeral *self, text *json);

/// Formats by the value's form: a Double as a Double, everything else as an exact decimal.
void numeral_format(const numeral *self, const UNumberFormatter *formatter, UFormattedNumber *result);

/// Digits after the decimal point as written (no exponent expected).
int numeral_fraction_digits(const numeral *self);

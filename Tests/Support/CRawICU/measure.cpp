// The unit that a usage chose: ICU has no C function for it, and the toolchain's ICU exports no C++ class.

#include "raw.h"

#ifndef ENDONYM_FOUNDATION_ICU

#include <cstring>
#include <string>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>

struct raw_measure {
  icu::number::LocalizedNumberFormatter formatter;
};

bool raw_output_unit_is_available(void) { return true; }

raw_measure *raw_measure_open(const char *skeleton, const char *locale, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UParseError place;
  auto formatter = icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), place, error);
  if (U_FAILURE(error)) {
    *status = error;
    return nullptr;
  }
  return new raw_measure{formatter.locale(icu::Locale(locale))};
}

void raw_measure_close(raw_measure *self) { delete self; }

static int32_t put(const icu::number::FormattedNumber &number, UErrorCode error, char *out, int32_t capacity,
                   int32_t *status) {
  const icu::MeasureUnit unit = number.getOutputUnit(error);
  const char *identifier = unit.getIdentifier();
  const int32_t length = static_cast<int32_t>(std::strlen(identifier));
  if (U_SUCCESS(error) && length > capacity) error = U_BUFFER_OVERFLOW_ERROR;
  if (U_FAILURE(error)) {
    *status = error;
    return 0;
  }
  std::memcpy(out, identifier, static_cast<size_t>(length));
  return length;
}

int32_t raw_measure_unit_of_double(raw_measure *self, double value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const auto number = self->formatter.formatDouble(value, error);
  return put(number, error, out, capacity, status);
}

int32_t raw_measure_unit_of_decimal(raw_measure *self, const char *decimal, int32_t length, char *out,
                                    int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const auto number = self->formatter.formatDecimal(icu::StringPiece(decimal, length), error);
  return put(number, error, out, capacity, status);
}

#else

bool raw_output_unit_is_available(void) { return false; }

raw_measure *raw_measure_open(const char *, const char *, int32_t *status) {
  *status = U_UNSUPPORTED_ERROR;
  return nullptr;
}

void raw_measure_close(raw_measure *) {}

int32_t raw_measure_unit_of_double(raw_measure *, double, char *, int32_t, int32_t *status) {
  *status = U_UNSUPPORTED_ERROR;
  return 0;
}

int32_t raw_measure_unit_of_decimal(raw_measure *, const char *, int32_t, char *, int32_t, int32_t *status) {
  *status = U_UNSUPPORTED_ERROR;
  return 0;
}

#endif

#include "formatted.h"

#include <stdlib.h>
#include EICU_HEADER(unumberformatter.h)

// The handle is ICU's own under another name.
static const UNumberFormatter *unwrap(const eicu_number_formatter *formatter) {
  return (const UNumberFormatter *)formatter;
}

eicu_number_formatter *eicu_number_open(const char *skeleton, const char *locale, int32_t trials, int32_t *offset,
                                        int32_t *status) {
  *offset = -1;
  EICU_ENTER(status, NULL);
  int32_t length = 0;
  UChar *units = eicu_utf16(skeleton, -1, &length, status);
  if (!units) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UParseError place = {.offset = -1};
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocaleWithError(units, length, locale, &place, &error);
  free(units);
  if (error > 0) *offset = place.offset;
  UFormattedNumber *number = error <= 0 && trials > 0 ? unumf_openResult(&error) : NULL;
  for (int32_t i = 0; i < trials && error <= 0; i++) unumf_formatInt(formatter, 1, number, &error);
  unumf_closeResult(number);
  if (error <= 0) return (eicu_number_formatter *)formatter;
  // ICU gives a handle on failure too.
  unumf_close(formatter);
  *status = error;
  return NULL;
}

void eicu_number_close(eicu_number_formatter *formatter) { unumf_close((UNumberFormatter *)formatter); }

/// An empty result to format a number into.
static eicu_formatted *open_number(UErrorCode *error, int32_t *status) {
  eicu_formatted *formatted = eicu_formatted_new(status);
  if (!formatted) return NULL;
  formatted->number = unumf_openResult(error);
  return formatted;
}

static eicu_formatted *finish_number(eicu_formatted *formatted, UErrorCode error, int32_t *status) {
  if (error <= 0) formatted->value = unumf_resultAsValue(formatted->number, &error);
  return eicu_formatted_finish(formatted, error, status);
}

eicu_formatted *eicu_number_format_int64(const eicu_number_formatter *formatter, int64_t value, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = open_number(&error, status);
  if (!formatted) return NULL;
  unumf_formatInt(unwrap(formatter), value, formatted->number, &error);
  return finish_number(formatted, error, status);
}

eicu_formatted *eicu_number_format_double(const eicu_number_formatter *formatter, double value, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = open_number(&error, status);
  if (!formatted) return NULL;
  unumf_formatDouble(unwrap(formatter), value, formatted->number, &error);
  return finish_number(formatted, error, status);
}

eicu_formatted *eicu_number_format_decimal(const eicu_number_formatter *formatter, const char *decimal, int32_t length,
                                           int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = open_number(&error, status);
  if (!formatted) return NULL;
  // The length is given, never -1: with -1 ICU refuses more than 34 digits.
  unumf_formatDecimal(unwrap(formatter), decimal, length, formatted->number, &error);
  return finish_number(formatted, error, status);
}

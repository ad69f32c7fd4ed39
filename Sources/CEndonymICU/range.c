#include "formatted.h"

#include <stdlib.h>
#include EICU_HEADER(unumberrangeformatter.h)

/// Writes one range.
static eicu_formatted *format(const UNumberRangeFormatter *formatter, const char *start, int32_t start_length,
                              const char *end, int32_t end_length, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = eicu_formatted_new(status);
  if (!formatted) return NULL;
  formatted->range = unumrf_openResult(&error);
  unumrf_formatDecimalRange(formatter, start, start_length, end, end_length, formatted->range, &error);
  if (error <= 0) formatted->value = unumrf_resultAsValue(formatted->range, &error);
  return eicu_formatted_finish(formatted, error, status);
}

eicu_range_formatter *eicu_range_open(const char *skeleton, const char *locale, int32_t *offset, int32_t *status) {
  *offset = -1;
  EICU_ENTER(status, NULL);
  int32_t length = 0;
  UChar *units = eicu_utf16(skeleton, -1, &length, status);
  if (!units) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UParseError place = {.offset = -1};
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      units, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale, &place, &error);
  free(units);
  if (error > 0) {
    *offset = place.offset;
    *status = error;
  }
  // As for single numbers, some errors show only at the first value.
  if (*status <= 0) eicu_formatted_close(format(formatter, "1", 1, "2", 1, status));
  if (*status <= 0) return (eicu_range_formatter *)formatter;
  unumrf_close(formatter);
  return NULL;
}

void eicu_range_close(eicu_range_formatter *formatter) { unumrf_close((UNumberRangeFormatter *)formatter); }

eicu_formatted *eicu_range_format(const eicu_range_formatter *formatter, const char *start, int32_t start_length,
                                  const char *end, int32_t end_length, int32_t *status) {
  EICU_ENTER(status, NULL);
  return format((const UNumberRangeFormatter *)formatter, start, start_length, end, end_length, status);
}

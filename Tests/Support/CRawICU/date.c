#include "raw.h"

#include <stdlib.h>
#include RAW_HEADER(ucal.h)
#include RAW_HEADER(udat.h)
#include RAW_HEADER(udatpg.h)

static UDateFormat *unwrap(const raw_date *self) { return (UDateFormat *)self; }

static raw_date *open(const char *locale, UDateFormatStyle date, UDateFormatStyle time, const char *pattern,
                      const char *zone, int32_t *status) {
  raw_prepare();
  int32_t zone_length = 0, pattern_length = 0;
  UChar *zone_units = raw_utf16(zone, &zone_length, status);
  UChar *pattern_units = pattern ? raw_utf16(pattern, &pattern_length, status) : NULL;
  UErrorCode error = (UErrorCode)*status;
  UDateFormat *format =
      udat_open(time, date, locale, zone_units, zone_length, pattern_units, pattern_length, &error);
  free(zone_units);
  free(pattern_units);
  if (U_SUCCESS(error)) return (raw_date *)format;
  *status = error;
  udat_close(format);
  return NULL;
}

raw_date *raw_date_open(const char *locale, int32_t date_style, int32_t time_style, bool relative, const char *zone,
                        int32_t *status) {
  const int32_t date = relative ? date_style | UDAT_RELATIVE : date_style;
  return open(locale, (UDateFormatStyle)date, (UDateFormatStyle)time_style, NULL, zone, status);
}

raw_date *raw_date_open_pattern(const char *locale, const char *pattern, const char *zone, int32_t *status) {
  return open(locale, UDAT_PATTERN, UDAT_PATTERN, pattern, zone, status);
}

void raw_date_close(raw_date *self) { udat_close(unwrap(self)); }

int32_t raw_date_pattern(const raw_date *self, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar pattern[512];
  const int32_t length = udat_toPattern(unwrap(self), false, pattern, 512, &error);
  if (U_FAILURE(error)) *status = error;
  return raw_put(pattern, length, out, capacity, status);
}

void raw_date_apply_pattern(raw_date *self, const char *pattern, int32_t *status) {
  int32_t length = 0;
  UChar *units = raw_utf16(pattern, &length, status);
  if (U_SUCCESS(*status)) udat_applyPattern(unwrap(self), false, units, length);
  free(units);
}

void raw_date_set_first_weekday(raw_date *self, int32_t weekday, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar(unwrap(self)), &error);
  if (U_SUCCESS(error)) {
    ucal_setAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK, weekday);
    udat_setCalendar(unwrap(self), calendar);
  }
  ucal_close(calendar);
  if (U_FAILURE(error)) *status = error;
}

int32_t raw_date_format(const raw_date *self, double instant, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[1024];
  const int32_t length = udat_format(unwrap(self), instant, text, 1024, NULL, &error);
  if (U_FAILURE(error)) *status = error;
  return raw_put(text, length, out, capacity, status);
}

double raw_now(void) { return ucal_getNow(); }

int32_t raw_skeleton_pattern(const char *locale, const char *skeleton, char *out, int32_t capacity, int32_t *status) {
  raw_prepare();
  int32_t length = 0;
  UChar *units = raw_utf16(skeleton, &length, status);
  UErrorCode error = (UErrorCode)*status;
  UChar pattern[512];
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  const int32_t written = udatpg_getBestPattern(generator, units, length, pattern, 512, &error);
  udatpg_close(generator);
  free(units);
  if (U_FAILURE(error)) *status = error;
  return raw_put(pattern, written, out, capacity, status);
}

int32_t raw_pattern_skeleton(const char *pattern, char *out, int32_t capacity, int32_t *status) {
  int32_t length = 0;
  UChar *units = raw_utf16(pattern, &length, status);
  UErrorCode error = (UErrorCode)*status;
  UChar skeleton[512];
  const int32_t written = udatpg_getSkeleton(NULL, units, length, skeleton, 512, &error);
  free(units);
  if (U_FAILURE(error)) *status = error;
  return raw_put(skeleton, written, out, capacity, status);
}

int32_t raw_date_time_join(const char *locale, int32_t date_style, char *out, int32_t capacity, int32_t *status) {
  raw_prepare();
#if U_ICU_VERSION_MAJOR_NUM >= 71
  UErrorCode error = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  int32_t length = 0;
  const UChar *join = NULL;
  if (U_SUCCESS(error)) {
    join = udatpg_getDateTimeFormatForStyle(generator, (UDateFormatStyle)date_style, &length, &error);
  }
  if (U_FAILURE(error)) *status = error;
  length = raw_put(join, length, out, capacity, status);
  udatpg_close(generator);
  return length;
#else
  *status = U_UNSUPPORTED_ERROR;
  return 0;
#endif
}

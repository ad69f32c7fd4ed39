#include "raw.h"

#include <stdlib.h>
#include RAW_HEADER(ucal.h)

static UCalendar *unwrap(raw_calendar *self) { return (UCalendar *)self; }

static const UCalendarDateFields fields[] = {
    [RAW_YEAR] = UCAL_YEAR, [RAW_MONTH] = UCAL_MONTH,   [RAW_WEEK] = UCAL_WEEK_OF_YEAR, [RAW_DAY] = UCAL_DATE,
    [RAW_HOUR] = UCAL_HOUR, [RAW_MINUTE] = UCAL_MINUTE, [RAW_SECOND] = UCAL_SECOND};

raw_calendar *raw_calendar_open(const char *locale, const char *zone, int32_t *status) {
  raw_prepare();
  int32_t length = 0;
  UChar *units = raw_utf16(zone, &length, status);
  UErrorCode error = (UErrorCode)*status;
  UCalendar *calendar = ucal_open(units, length, locale, UCAL_DEFAULT, &error);
  free(units);
  if (U_SUCCESS(error)) return (raw_calendar *)calendar;
  *status = error;
  ucal_close(calendar);
  return NULL;
}

void raw_calendar_close(raw_calendar *self) { ucal_close(unwrap(self)); }

int32_t raw_calendar_difference(raw_calendar *self, double from, double to, int32_t field, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  ucal_setMillis(unwrap(self), from, &error);
  const int32_t count = ucal_getFieldDifference(unwrap(self), to, fields[field], &error);
  if (U_FAILURE(error)) *status = error;
  return count;
}

double raw_calendar_add(raw_calendar *self, double from, int32_t amount, int32_t field, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  ucal_setMillis(unwrap(self), from, &error);
  ucal_add(unwrap(self), fields[field], amount, &error);
  const double reached = ucal_getMillis(unwrap(self), &error);
  if (U_FAILURE(error)) *status = error;
  return reached;
}

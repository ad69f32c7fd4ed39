#include "zone_internal.h"

#include EICU_HEADER(ucal.h)

static UCalendar *unwrap(eicu_calendar *calendar) { return (UCalendar *)calendar; }

static UCalendarDateFields field_of(eicu_calendar_unit unit) {
  switch (unit) {
    case EICU_CALENDAR_YEAR: return UCAL_YEAR;
    case EICU_CALENDAR_MONTH: return UCAL_MONTH;
    case EICU_CALENDAR_WEEK: return UCAL_WEEK_OF_YEAR;
    case EICU_CALENDAR_DAY: return UCAL_DATE;
    case EICU_CALENDAR_HOUR: return UCAL_HOUR;
    case EICU_CALENDAR_MINUTE: return UCAL_MINUTE;
    case EICU_CALENDAR_SECOND: return UCAL_SECOND;
  }
  return UCAL_SECOND;
}

eicu_calendar *eicu_calendar_open(const char *locale, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(u"UTC", 3, locale, UCAL_DEFAULT, &error);
  if (error <= 0) return (eicu_calendar *)calendar;
  ucal_close(calendar);
  *status = error;
  return NULL;
}

void eicu_calendar_close(eicu_calendar *calendar) { ucal_close(unwrap(calendar)); }

void eicu_calendar_set_zone(eicu_calendar *calendar, const eicu_zone *zone, int32_t *status) {
  EICU_ENTER(status, );
  eicu_zone_apply_to_calendar(zone, unwrap(calendar), status);
}

double eicu_calendar_adding(eicu_calendar *calendar, double instant, int32_t amount, eicu_calendar_unit unit,
                            int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  ucal_setMillis(unwrap(calendar), instant, &error);
  ucal_add(unwrap(calendar), field_of(unit), amount, &error);
  const double moved = ucal_getMillis(unwrap(calendar), &error);
  if (error > 0) *status = error;
  return moved;
}

int32_t eicu_calendar_difference(eicu_calendar *calendar, double from, double to, eicu_calendar_unit unit,
                                 int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  ucal_setMillis(unwrap(calendar), from, &error);
  const int32_t difference = ucal_getFieldDifference(unwrap(calendar), to, field_of(unit), &error);
  if (error > 0) *status = error;
  return difference;
}

void eicu_calendar_month_starts(eicu_calendar *calendar, int32_t year, int32_t starts[12], int32_t *status) {
  EICU_ENTER(status, );
  UErrorCode error = U_ZERO_ERROR;
  for (int32_t month = 0; month < 12; month++) {
    ucal_clear(unwrap(calendar));
    ucal_set(unwrap(calendar), UCAL_EXTENDED_YEAR, year);
    ucal_set(unwrap(calendar), UCAL_MONTH, month);
    ucal_set(unwrap(calendar), UCAL_DATE, 1);
    // Midnights are whole days from 1970, before it too.
    starts[month] = (int32_t)(ucal_getMillis(unwrap(calendar), &error) / 86400000);
  }
  if (error > 0) *status = error;
}

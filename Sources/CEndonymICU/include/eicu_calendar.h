#pragma once
#include "eicu_zone.h"

#ifdef __cplusplus
extern "C" {
#endif

// Calendar arithmetic. An instant is milliseconds since 1970-01-01T00:00:00Z.

typedef struct eicu_calendar eicu_calendar;

typedef enum : int32_t {
  EICU_CALENDAR_YEAR,
  EICU_CALENDAR_MONTH,
  EICU_CALENDAR_WEEK,
  EICU_CALENDAR_DAY,
  EICU_CALENDAR_HOUR,
  EICU_CALENDAR_MINUTE,
  EICU_CALENDAR_SECOND,
} eicu_calendar_unit;

/// The locale's calendar (its "calendar" keyword, else its default), in UTC until a zone is set.
eicu_calendar *eicu_calendar_open(const char *locale, int32_t *status);
void eicu_calendar_close(eicu_calendar *calendar);

/// Sets the zone, of which the calendar keeps a copy.
void eicu_calendar_set_zone(eicu_calendar *calendar, const eicu_zone *zone, int32_t *status);

/// `instant` moved by `amount` units: what day 31 lacks in a month is cut to its last day. Writes into the calendar:
/// not to be called on one from several threads.
double eicu_calendar_adding(eicu_calendar *calendar, double instant, int32_t amount, eicu_calendar_unit unit,
                            int32_t *status);

/// How many whole units lie from `from` to `to`, negative when `to` is earlier. Writes into the calendar.
int32_t eicu_calendar_difference(eicu_calendar *calendar, double from, double to, eicu_calendar_unit unit,
                                 int32_t *status);

/// The days, counted from 1970-01-01, on which the twelve months of a year of the calendar begin. Writes into the
/// calendar, which has to be in UTC.
void eicu_calendar_month_starts(eicu_calendar *calendar, int32_t year, int32_t starts[12], int32_t *status);

#ifdef __cplusplus
}
#endif

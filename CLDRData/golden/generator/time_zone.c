#include "time_zone.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/ucal.h>

#include "status.h"
#include "text.h"

int zone_offset(const char *time_zone, double seconds) {
  UErrorCode status = U_ZERO_ERROR;
  UChar zone[64];
  utf16_from_utf8(time_zone, zone, 64);
  UCalendar *calendar = ucal_open(zone, -1, "root", UCAL_GREGORIAN, &status);
  ucal_setMillis(calendar, seconds * 1000, &status);
  int offset = ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + ucal_get(calendar, UCAL_DST_OFFSET, &status);
  require(status, "ucal_get", time_zone);
  ucal_close(calendar);
  return offset / 1000;
}

/// floor() for values within 64 bits, sparing the maths library.
static long long floor_to_integer(double value) {
  long long truncated = (long long)value;
  return truncated > value ? truncated - 1 : truncated;
}

long long local_day_number(const char *time_zone, double seconds) {
  return floor_to_integer((seconds + zone_offset(time_zone, seconds)) / 86400);
}

/// Year, month and day of a day number (Howard Hinnant's civil_from_days).
static void civil_from_days(long long days, long long *year, int *month, int *day) {
  days += 719468;  // from 0000-03-01
  long long era = (days >= 0 ? days : days - 146096) / 146097;
  int day_of_era = (int)(days - era * 146097);
  int year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  int day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  int shifted_month = (5 * day_of_year + 2) / 153;
  *day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
  *month = shifted_month < 10 ? shifted_month + 3 : shifted_month - 9;
  *year = year_of_era + era * 400 + (*month <= 2);
}

void iso_text(double seconds, const char *time_zone, iso_form form, char out[ISO_CAPACITY]) {
  int offset = form == ISO_UTC ? 0 : zone_offset(time_zone, seconds);
  long long local = (long long)seconds + offset;
  long long days = floor_to_integer((double)local / 86400), year;
  int month, day, second = (int)(local - days * 86400);
  civil_from_days(days, &year, &month, &day);
  int length = snprintf(out, ISO_CAPACITY, "%04d-%02d-%02dT%02d:%02d:%02d", (int)year, month, day, second / 3600,
    second / 60 % 60, second % 60);
  if (form == ISO_UTC) snprintf(out + length, (size_t)(ISO_CAPACITY - length), "Z");
  if (form == ISO_OFFSET)
    snprintf(out + length, (size_t)(ISO_CAPACITY - length), "%c%02d:%02d", offset < 0 ? '-' : '+', abs(offset) / 3600,
      abs(offset) / 60 % 60);
}

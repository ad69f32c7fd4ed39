#include "date_format.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/ufieldpositer.h>

#include "array.h"
#include "date_pattern.h"
#include "relative_day.h"
#include "status.h"

static UDateFormat *open_pattern(const icu_locale *locale, const UChar *zone, const date_pattern *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, locale->name, zone, -1, pattern->units, pattern->length, &status);
  require(status, "udat_open with a pattern", locale->name);
  return format;
}

static UDateFormat *open_styles(const icu_locale *locale, const UChar *zone, const date_request *request) {
  UErrorCode status = U_ZERO_ERROR;
  bool nothing_given = !request->date_style && !request->time_style;
  UDateFormatStyle date = nothing_given ? UDAT_MEDIUM : date_style_for(request->date_style);
  UDateFormatStyle time = date_style_for(request->time_style);
  char hour_cycle[8];
  date_request_hour_cycle(request, hour_cycle);
  if (*hour_cycle) {
    date_pattern pattern = date_pattern_with_hour_cycle(locale, date, time, hour_cycle);
    return open_pattern(locale, zone, &pattern);
  }
  UDateFormat *format = udat_open(time, date, locale->name, zone, -1, NULL, 0, &status);
  require(status, "udat_open", locale->name);
  return format;
}

/// -u-fw-: no ICU call reads it, so the calendar is told.
static void apply_first_weekday(const icu_locale *locale, UDateFormat *format) {
  static const char *const days[] = {"sun", "mon", "tue", "wed", "thu", "fri", "sat"};
  UErrorCode status = U_ZERO_ERROR;
  char first[ULOC_KEYWORDS_CAPACITY];
  icu_locale_get(locale, "fw", first, sizeof first);
  for (int day = 0; day < COUNT(days); day++) {
    if (!token_is(first, days[day])) continue;
    UCalendar *calendar = ucal_clone(udat_getCalendar(format), &status);
    require(status, "ucal_clone", locale->name);
    ucal_setAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK, UCAL_SUNDAY + day);
    udat_setCalendar(format, calendar);
    ucal_close(calendar);
  }
}

static UDateFormat *open_format(const date_request *request) {
  UChar zone[64];
  icu_locale locale = date_request_locale(request);
  utf16_from_utf8(request->time_zone, zone, 64);
  if (!request->pattern && !request->skeleton && !request->relative) return open_styles(&locale, zone, request);
  date_pattern pattern;
  if (request->relative) pattern = relative_day_pattern(&locale, request);
  else if (request->skeleton) pattern = date_pattern_of_skeleton(&locale, request->skeleton);
  else pattern.length = utf16_from_utf8(request->pattern, pattern.units, PATTERN_CAPACITY);
  UDateFormat *format = open_pattern(&locale, zone, &pattern);
  apply_first_weekday(&locale, format);
  return format;
}

static const char *part_name(int32_t field) {
  switch (field) {
    case UDAT_ERA_FIELD: return "era";
    case UDAT_YEAR_FIELD:
    case UDAT_YEAR_WOY_FIELD:
    case UDAT_EXTENDED_YEAR_FIELD: return "year";
    case UDAT_MONTH_FIELD:
    case UDAT_STANDALONE_MONTH_FIELD: return "month";
    case UDAT_DATE_FIELD: return "day";
    case UDAT_DAY_OF_WEEK_FIELD:
    case UDAT_DOW_LOCAL_FIELD:
    case UDAT_STANDALONE_DAY_FIELD: return "weekday";
    case UDAT_HOUR_OF_DAY1_FIELD:
    case UDAT_HOUR_OF_DAY0_FIELD:
    case UDAT_HOUR1_FIELD:
    case UDAT_HOUR0_FIELD: return "hour";
    case UDAT_MINUTE_FIELD: return "minute";
    case UDAT_SECOND_FIELD: return "second";
    case UDAT_FRACTIONAL_SECOND_FIELD: return "fractionalSecond";
    case UDAT_AM_PM_FIELD:
    case UDAT_AM_PM_MIDNIGHT_NOON_FIELD:
    case UDAT_FLEXIBLE_DAY_PERIOD_FIELD: return "dayPeriod";
    case UDAT_TIMEZONE_FIELD:
    case UDAT_TIMEZONE_RFC_FIELD:
    case UDAT_TIMEZONE_GENERIC_FIELD:
    case UDAT_TIMEZONE_SPECIAL_FIELD:
    case UDAT_TIMEZONE_LOCALIZED_GMT_OFFSET_FIELD:
    case UDAT_TIMEZONE_ISO_FIELD:
    case UDAT_TIMEZONE_ISO_LOCAL_FIELD: return "timeZoneName";
    case UDAT_YEAR_NAME_FIELD: return "yearName";
    case UDAT_RELATED_YEAR_FIELD: return "relatedYear";
    default: return NULL;
  }
}

bool date_format(const date_request *request, formatted *out) {
  UErrorCode status = U_ZERO_ERROR;
  UChar string[MAXIMUM_UNITS];
  bool all_named = true;
  UDateFormat *format = open_format(request);
  UFieldPositionIterator *fields = ufieldpositer_open(&status);
  int32_t length = udat_formatForFields(format, request->seconds * 1000, string, MAXIMUM_UNITS, fields, &status);
  require(status, "udat_formatForFields", request->locale);
  formatted_set(out, string, length);
  int32_t start, end;
  for (int32_t field; (field = ufieldpositer_next(fields, &start, &end)) >= 0;) {
    const char *type = part_name(field);
    if (type) formatted_add(out, type, start, end);
    else all_named = false;
  }
  ufieldpositer_close(fields);
  udat_close(format);
  return all_named;
}

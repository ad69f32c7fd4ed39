#include "relative_day.h"

#include <unicode/unum.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

#include "status.h"
#include "time_zone.h"

/// ICU's name of the day `difference` days from today; 0 units where the language has none.
static date_pattern day_name(const icu_locale *locale, long long difference) {
  UErrorCode status = U_ZERO_ERROR;
  date_pattern name, counted;
  URelativeDateTimeFormatter *formatter =
    ureldatefmt_open(locale->name, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status);
  name.length =
    ureldatefmt_format(formatter, (double)difference, UDAT_REL_UNIT_DAY, name.units, PATTERN_CAPACITY, &status);
  counted.length = ureldatefmt_formatNumeric(
    formatter, (double)difference, UDAT_REL_UNIT_DAY, counted.units, PATTERN_CAPACITY, &status);
  require(status, "ureldatefmt_format", locale->name);
  ureldatefmt_close(formatter);
  if (u_strCompare(name.units, name.length, counted.units, counted.length, false) == 0) name.length = 0;
  return name;
}

static void append(date_pattern *pattern, const UChar *units, int32_t length) {
  if (pattern->length + length >= PATTERN_CAPACITY) fail("pattern too long", "a relative date");
  u_memcpy(pattern->units + pattern->length, units, length);
  pattern->length += length;
}

static void append_quoted(date_pattern *pattern, const date_pattern *name) {
  append(pattern, u"'", 1);
  for (int32_t i = 0; i < name->length; i++) {
    if (name->units[i] == u'\'') append(pattern, u"'", 1);
    append(pattern, &name->units[i], 1);
  }
  append(pattern, u"'", 1);
}

date_pattern relative_day_pattern(const icu_locale *locale, const date_request *request) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormatStyle date_style = date_style_for(request->date_style) | UDAT_RELATIVE;
  UDateFormat *format =
    udat_open(date_style_for(request->time_style), date_style, locale->name, u"UTC", -1, NULL, 0, &status);
  require(status, "udat_open", locale->name);
  date_pattern whole, date, result = {.length = 0};
  whole.length = udat_toPattern(format, false, whole.units, PATTERN_CAPACITY, &status);
  date.length = udat_toPatternRelativeDate(format, date.units, PATTERN_CAPACITY, &status);
  require(status, "udat_toPatternRelativeDate", locale->name);
  udat_close(format);

  long long difference =
    local_day_number(request->time_zone, request->seconds) - local_day_number(request->time_zone, request->now_seconds);
  date_pattern name = day_name(locale, difference);
  if (name.length == 0) return whole;
  const UChar *found = u_strFindFirst(whole.units, whole.length, date.units, date.length);
  if (!found) fail("no date in the relative pattern", locale->name);
  int32_t before = (int32_t)(found - whole.units), after = before + date.length;
  append(&result, whole.units, before);
  append_quoted(&result, &name);
  append(&result, whole.units + after, whole.length - after);
  return result;
}

#include "date_pattern.h"

#include <string.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

#include "array.h"
#include "status.h"

UDateFormatStyle date_style_for(const char *token) {
  if (!token || token_is(token, "none")) return UDAT_NONE;
  if (token_is(token, "short")) return UDAT_SHORT;
  if (token_is(token, "medium")) return UDAT_MEDIUM;
  if (token_is(token, "long")) return UDAT_LONG;
  if (token_is(token, "full")) return UDAT_FULL;
  fail("unknown date style", token);
}

date_pattern date_pattern_of_styles(const icu_locale *locale, UDateFormatStyle date, UDateFormatStyle time) {
  UErrorCode status = U_ZERO_ERROR;
  date_pattern pattern;
  UDateFormat *format = udat_open(time, date, locale->name, u"UTC", -1, NULL, 0, &status);
  require(status, "udat_open", locale->name);
  pattern.length = udat_toPattern(format, false, pattern.units, PATTERN_CAPACITY, &status);
  require(status, "udat_toPattern", locale->name);
  udat_close(format);
  return pattern;
}

date_pattern date_pattern_of_skeleton(const icu_locale *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[PATTERN_CAPACITY];
  date_pattern pattern;
  int32_t length = utf16_from_utf8(skeleton, units, PATTERN_CAPACITY);
  UDateTimePatternGenerator *generator = udatpg_open(locale->name, &status);
  require(status, "udatpg_open", locale->name);
  pattern.length = udatpg_getBestPattern(generator, units, length, pattern.units, PATTERN_CAPACITY, &status);
  require(status, "udatpg_getBestPattern", skeleton);
  // ICU 72 answers skeletons of weeks (`yw`, `MMMMW`) with nothing and no error.
  if (pattern.length == 0) fail("no pattern for skeleton", skeleton);
  udatpg_close(generator);
  return pattern;
}

static bool is_hour(UChar unit) { return unit == u'h' || unit == u'H' || unit == u'k' || unit == u'K'; }

/// The pattern letter of an hour cycle.
static UChar hour_letter(const char *hour_cycle) {
  static const struct {
    const char *token;
    UChar letter;
  } letters[] = {{"h11", u'K'}, {"h12", u'h'}, {"h23", u'H'}, {"h24", u'k'}};
  for (int i = 0; i < COUNT(letters); i++)
    if (token_is(hour_cycle, letters[i].token)) return letters[i].letter;
  fail("unknown hour cycle", hour_cycle);
}

static bool has_day_half(UChar letter) { return letter == u'h' || letter == u'K'; }

/// The first hour letter outside quotes, 0 for none.
static UChar hour_letter_of(const date_pattern *pattern) {
  bool quoted = false;
  for (int32_t i = 0; i < pattern->length; i++) {
    if (pattern->units[i] == u'\'') quoted = !quoted;
    else if (!quoted && is_hour(pattern->units[i])) return pattern->units[i];
  }
  return 0;
}

/// Replaces hour letters outside quotes: French Canadian writes `HH 'h' mm`.
static void replace_hour_letters(date_pattern *pattern, UChar letter) {
  bool quoted = false;
  for (int32_t i = 0; i < pattern->length; i++) {
    if (pattern->units[i] == u'\'') quoted = !quoted;
    else if (!quoted && is_hour(pattern->units[i])) pattern->units[i] = letter;
  }
}

/// The skeleton of a time pattern with one `j` for its hour and without its day period.
static int32_t skeleton_with_preferred_hour(const date_pattern *time, UChar *out) {
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[PATTERN_CAPACITY];
  int32_t length = udatpg_getSkeleton(NULL, time->units, time->length, skeleton, PATTERN_CAPACITY, &status);
  require(status, "udatpg_getSkeleton", "a time style");
  int32_t kept = 0;
  for (int32_t i = 0; i < length; i++) {
    UChar unit = skeleton[i];
    if (unit == u'a' || unit == u'b' || unit == u'B') continue;
    if (is_hour(unit)) {
      if (kept > 0 && out[kept - 1] == u'j') continue;
      unit = u'j';
    }
    out[kept++] = unit;
  }
  return kept;
}

static void append_units(date_pattern *pattern, const UChar *units, int32_t length) {
  if (pattern->length + length >= PATTERN_CAPACITY) fail("pattern too long", "a date pattern");
  u_memcpy(pattern->units + pattern->length, units, length);
  pattern->length += length;
}

/// Joins date ({1}) and time ({0}) as the date style does.
static date_pattern join(UDateTimePatternGenerator *generator, UDateFormatStyle date_style, const date_pattern *date,
  const date_pattern *time) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *glue = udatpg_getDateTimeFormatForStyle(generator, date_style, &length, &status);
  require(status, "udatpg_getDateTimeFormatForStyle", "a date style");
  date_pattern joined = {.length = 0};
  for (int32_t i = 0; i < length; i++) {
    if (glue[i] != u'{') {
      append_units(&joined, &glue[i], 1);
      continue;
    }
    const date_pattern *piece = glue[i + 1] == u'1' ? date : time;
    append_units(&joined, piece->units, piece->length);
    i += 2;
  }
  return joined;
}

date_pattern date_pattern_with_hour_cycle(
  const icu_locale *locale, UDateFormatStyle date, UDateFormatStyle time, const char *hour_cycle) {
  date_pattern own = date_pattern_of_styles(locale, date, time);
  UChar own_letter = hour_letter_of(&own), wanted = hour_letter(hour_cycle);
  if (own_letter == 0) return own;
  if (has_day_half(own_letter) == has_day_half(wanted)) {
    replace_hour_letters(&own, wanted);
    return own;
  }
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[PATTERN_CAPACITY];
  date_pattern own_time = date_pattern_of_styles(locale, UDAT_NONE, time), new_time;
  int32_t length = skeleton_with_preferred_hour(&own_time, skeleton);
  icu_locale with_hours = *locale;
  icu_locale_set(&with_hours, "hours", hour_cycle);
  UDateTimePatternGenerator *generator = udatpg_open(with_hours.name, &status);
  require(status, "udatpg_open", with_hours.name);
  new_time.length = udatpg_getBestPattern(generator, skeleton, length, new_time.units, PATTERN_CAPACITY, &status);
  require(status, "udatpg_getBestPattern", with_hours.name);
  if (date != UDAT_NONE) {
    date_pattern own_date = date_pattern_of_styles(locale, date, UDAT_NONE);
    new_time = join(generator, date, &own_date, &new_time);
  }
  udatpg_close(generator);
  return new_time;
}

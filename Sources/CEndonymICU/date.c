#include "context.h"
#include "formatted.h"
#include "zone_internal.h"

#include <stdlib.h>
#include EICU_HEADER(ucal.h)
#include EICU_HEADER(udat.h)
#include EICU_HEADER(ufieldpositer.h)
#include EICU_HEADER(ustring.h)

static UDateFormat *unwrap(const eicu_date_formatter *formatter) { return (UDateFormat *)formatter; }

static UDateFormatStyle style_of(eicu_date_style style) {
  switch (style) {
    case EICU_STYLE_SHORT: return UDAT_SHORT;
    case EICU_STYLE_MEDIUM: return UDAT_MEDIUM;
    case EICU_STYLE_LONG: return UDAT_LONG;
    case EICU_STYLE_FULL: return UDAT_FULL;
    default: return UDAT_NONE;
  }
}

eicu_date_formatter *eicu_date_open(const char *locale, eicu_date_style date, eicu_date_style time, bool relative,
                                    int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UDateFormatStyle date_style = style_of(date);
  if (relative) date_style |= UDAT_RELATIVE;
  UDateFormat *formatter = udat_open(style_of(time), date_style, locale, u"UTC", 3, NULL, 0, &error);
  if (error <= 0) return (eicu_date_formatter *)formatter;
  udat_close(formatter);
  *status = error;
  return NULL;
}

eicu_date_formatter *eicu_date_open_pattern(const char *locale, const char *pattern, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  UChar *units = eicu_utf16(pattern, -1, &length, status);
  if (!units) return NULL;
  UDateFormat *formatter = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"UTC", 3, units, length, &error);
  free(units);
  if (error <= 0) return (eicu_date_formatter *)formatter;
  udat_close(formatter);
  *status = error;
  return NULL;
}

void eicu_date_close(eicu_date_formatter *formatter) { udat_close(unwrap(formatter)); }

/// Room for any pattern of CLDR's many times over; a longer one overflows and is reported.
enum { PATTERN_CAPACITY = 1024 };

int32_t eicu_date_pattern(const eicu_date_formatter *formatter, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UChar pattern[PATTERN_CAPACITY];
  const int32_t length = udat_toPattern(unwrap(formatter), false, pattern, PATTERN_CAPACITY, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(pattern, length, out, capacity, status);
}

const char *eicu_date_calendar_type(const eicu_date_formatter *formatter, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  const char *type = ucal_getType(udat_getCalendar(unwrap(formatter)), &error);
  if (error > 0) *status = error;
  return type;
}

int32_t eicu_date_relative_pattern(const eicu_date_formatter *formatter, bool time, char *out, int32_t capacity,
                                   int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UChar pattern[PATTERN_CAPACITY];
  const int32_t length =
      time ? udat_toPatternRelativeTime(unwrap(formatter), pattern, PATTERN_CAPACITY, &error)
           : udat_toPatternRelativeDate(unwrap(formatter), pattern, PATTERN_CAPACITY, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(pattern, length, out, capacity, status);
}

void eicu_date_apply_pattern(eicu_date_formatter *formatter, const char *pattern, int32_t *status) {
  EICU_ENTER(status, );
  int32_t length = 0;
  UChar *units = eicu_utf16(pattern, -1, &length, status);
  if (!units) return;
  udat_applyPattern(unwrap(formatter), false, units, length);
  free(units);
}

void eicu_date_set_zone(eicu_date_formatter *formatter, const eicu_zone *zone, int32_t *status) {
  EICU_ENTER(status, );
  eicu_zone_apply_to_date(zone, unwrap(formatter), status);
}

void eicu_date_set_first_weekday(eicu_date_formatter *formatter, int32_t weekday, int32_t *status) {
  EICU_ENTER(status, );
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar(unwrap(formatter)), &error);
  if (error <= 0) {
    ucal_setAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK, weekday);
    udat_setCalendar(unwrap(formatter), calendar);
  }
  ucal_close(calendar);
  if (error > 0) *status = error;
}

void eicu_date_set_context(eicu_date_formatter *formatter, eicu_context context, int32_t *status) {
  EICU_ENTER(status, );
  UErrorCode error = U_ZERO_ERROR;
  udat_setContext(unwrap(formatter), eicu_display_context(context), &error);
  if (error > 0) *status = error;
}

/// Calls ICU with room for usual dates, and once more with the room it asked for.
static void write(const UDateFormat *formatter, double instant, UFieldPositionIterator *positions,
                  eicu_formatted *formatted, UErrorCode *error) {
  int32_t needed = 128;
  for (int attempt = 0; attempt < 2; attempt++) {
    UChar *grown = realloc(formatted->text, (size_t)needed * sizeof *grown);
    if (!grown) {
      *error = U_MEMORY_ALLOCATION_ERROR;
      return;
    }
    formatted->text = grown;
    const int32_t capacity = needed;
    *error = U_ZERO_ERROR;
    needed = positions ? udat_formatForFields(formatter, instant, grown, capacity, positions, error)
                       : udat_format(formatter, instant, grown, capacity, NULL, error);
    formatted->text_length = needed;
    if (*error != U_BUFFER_OVERFLOW_ERROR) return;
  }
}

eicu_formatted *eicu_date_format(const eicu_date_formatter *formatter, double instant, bool fields, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = eicu_formatted_new(status);
  if (!formatted) return NULL;
  UFieldPositionIterator *positions = fields ? ufieldpositer_open(&error) : NULL;
  if (error <= 0) write(unwrap(formatter), instant, positions, formatted, &error);
  if (positions && error <= 0) {
    eicu_field field = {.category = EICU_CATEGORY_DATE};
    while ((field.field = ufieldpositer_next(positions, &field.begin, &field.end)) >= 0) {
      eicu_formatted_add_field(formatted, field, &error);
    }
  }
  ufieldpositer_close(positions);
  return eicu_formatted_finish(formatted, error, status);
}

double eicu_now(void) { return ucal_getNow(); }

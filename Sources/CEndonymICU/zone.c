#include "zone_internal.h"

#include <stdlib.h>
#include EICU_HEADER(ucal.h)
#include EICU_HEADER(udat.h)

eicu_zone *eicu_zone_open(const char *identifier, int32_t *status) {
  EICU_ENTER(status, NULL);
  eicu_zone *zone = calloc(1, sizeof *zone);
  if (!zone) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  zone->identifier = eicu_utf16(identifier, -1, &zone->identifier_length, status);
  if (zone->identifier) return zone;
  eicu_zone_close(zone);
  return NULL;
}

eicu_zone *eicu_zone_open_rules(
    const char *identifier, eicu_zone_offsets initial, const eicu_zone_change *changes, int32_t change_count,
    const eicu_zone_annual_change *annual, int32_t annual_count, int32_t *status) {
  EICU_ENTER(status, NULL);
  eicu_zone *zone = eicu_zone_open(identifier, status);
  if (!zone) return NULL;
  zone->rules = eicu_zone_rules_open(zone, initial, changes, change_count, annual, annual_count, status);
  if (*status <= 0) return zone;
  eicu_zone_close(zone);
  return NULL;
}

void eicu_zone_close(eicu_zone *zone) {
  if (!zone) return;
  eicu_zone_rules_close(zone->rules);
  free(zone->identifier);
  free(zone);
}

bool eicu_zone_has_rules(const eicu_zone *zone) { return zone->rules != NULL; }

void eicu_zone_apply_to_calendar(const eicu_zone *zone, void *ucal, int32_t *status) {
  EICU_ENTER(status, );
  if (zone->rules) {
    eicu_zone_rules_to_calendar(zone->rules, ucal);
    return;
  }
  UErrorCode error = U_ZERO_ERROR;
  ucal_setTimeZone(ucal, zone->identifier, zone->identifier_length, &error);
  if (error > 0) *status = error;
}

void eicu_zone_apply_to_date(const eicu_zone *zone, void *udat, int32_t *status) {
  EICU_ENTER(status, );
  if (zone->rules) {
    eicu_zone_rules_to_date(zone->rules, udat);
    return;
  }
  // C lets a formatter's calendar be replaced, but not be given a zone.
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar(udat), &error);
  if (error <= 0) {
    eicu_zone_apply_to_calendar(zone, calendar, status);
    if (*status <= 0) udat_setCalendar(udat, calendar);
  }
  ucal_close(calendar);
  if (error > 0) *status = error;
}

void eicu_zone_apply_to_interval(const eicu_zone *zone, void *udtitvfmt, int32_t *status) {
  EICU_ENTER(status, );
  if (zone->rules) {
    eicu_zone_rules_to_interval(zone->rules, udtitvfmt);
  } else {
    *status = U_UNSUPPORTED_ERROR;
  }
}

/// A Gregorian calendar in a zone, at an instant.
static UCalendar *open_calendar(const eicu_zone *zone, double milliseconds, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(NULL, 0, "root", UCAL_GREGORIAN, &error);
  if (error > 0) {
    *status = error;
    return NULL;
  }
  eicu_zone_apply_to_calendar(zone, calendar, status);
  ucal_setMillis(calendar, milliseconds, &error);
  if (error > 0) *status = error;
  return calendar;
}

static eicu_zone_offsets offsets_of(const UCalendar *calendar, UErrorCode *error) {
  eicu_zone_offsets offsets;
  offsets.standard = ucal_get(calendar, UCAL_ZONE_OFFSET, error) / 1000;
  offsets.saving = ucal_get(calendar, UCAL_DST_OFFSET, error) / 1000;
  return offsets;
}

eicu_zone_offsets eicu_zone_offsets_at(const eicu_zone *zone, double milliseconds, int32_t *status) {
  eicu_zone_offsets offsets = {0, 0};
  EICU_ENTER(status, offsets);
  UCalendar *calendar = open_calendar(zone, milliseconds, status);
  UErrorCode error = U_ZERO_ERROR;
  if (*status <= 0) offsets = offsets_of(calendar, &error);
  ucal_close(calendar);
  if (error > 0) *status = error;
  return offsets;
}

int32_t eicu_zone_changes(
    const eicu_zone *zone, double from, double to, eicu_zone_change *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UCalendar *calendar = open_calendar(zone, from, status);
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  UDate next = from;
  while (*status <= 0 && error <= 0 &&
         ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, &next, &error) && next <= to) {
    ucal_setMillis(calendar, next, &error);
    if (count < capacity) {
      out[count].seconds = (int64_t)(next / 1000);
      out[count].offsets = offsets_of(calendar, &error);
    }
    count++;
  }
  ucal_close(calendar);
  if (error > 0) {
    *status = error;
  } else if (count > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
  return count;
}

int32_t eicu_zone_format(
    const eicu_zone *zone, const char *locale, const char *pattern, double milliseconds, char *out, int32_t capacity,
    int32_t *status) {
  EICU_ENTER(status, 0);
  int32_t pattern_length = 0;
  UChar *units = eicu_utf16(pattern, -1, &pattern_length, status);
  if (!units) return 0;
  UErrorCode error = U_ZERO_ERROR;
  UChar text[256];
  int32_t length = 0;
  UDateFormat *format = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, NULL, 0, units, pattern_length, &error);
  if (error <= 0) {
    eicu_zone_apply_to_date(zone, format, status);
    if (*status <= 0) length = udat_format(format, milliseconds, text, 256, NULL, &error);
  }
  udat_close(format);
  free(units);
  if (error > 0) *status = error;
  return eicu_copy_utf8(text, length, out, capacity, status);
}

/// ICU's canonical form, whose length is 0 when ICU has no zone of that name.
static int32_t canonical(const char *identifier, UChar *out, int32_t capacity, int32_t *status) {
  int32_t units_length = 0;
  UChar *units = eicu_utf16(identifier, -1, &units_length, status);
  if (!units) return 0;
  UErrorCode error = U_ZERO_ERROR;
  UBool is_system = false;
  int32_t length = ucal_getCanonicalTimeZoneID(units, units_length, out, capacity, &is_system, &error);
  free(units);
  if (error == U_ILLEGAL_ARGUMENT_ERROR || (error <= 0 && !is_system)) return 0;
  if (error > 0) {
    *status = error;
    return 0;
  }
  return length;
}

static bool is_unknown(const UChar *identifier, int32_t length) {
  static const char unknown[] = UCAL_UNKNOWN_ZONE_ID;
  if (length != (int32_t)sizeof unknown - 1) return false;
  for (int32_t i = 0; i < length; i++) {
    if (identifier[i] != (UChar)unknown[i]) return false;
  }
  return true;
}

bool eicu_zone_is_known(const char *identifier, int32_t *status) {
  EICU_ENTER(status, false);
  UChar text[256];
  int32_t length = canonical(identifier, text, 256, status);
  return length > 0 && !is_unknown(text, length);
}

int32_t eicu_zone_canonical_id(const char *identifier, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UChar text[256];
  int32_t length = canonical(identifier, text, 256, status);
  if (*status <= 0 && (length == 0 || is_unknown(text, length))) *status = U_ILLEGAL_ARGUMENT_ERROR;
  return eicu_copy_utf8(text, length, out, capacity, status);
}

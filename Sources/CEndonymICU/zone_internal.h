#pragma once

// How the shim's other files give their ICU objects a zone.

#include "internal.h"

#ifdef __cplusplus
extern "C" {
#endif

/// `rules` is a TimeZone of ICU's C++ interface; NULL when ICU's own zone of that name is meant.
struct eicu_zone {
  UChar *identifier;
  int32_t identifier_length;
  void *rules;
};

// Each copies the zone into the object, which the caller keeps.

/// Sets the zone of a UDateFormat, of a relative one too.
void eicu_zone_apply_to_date(const eicu_zone *zone, void *udat, int32_t *status);

/// Sets the zone of a UCalendar.
void eicu_zone_apply_to_calendar(const eicu_zone *zone, void *ucal, int32_t *status);

/// Sets the zone of a UDateIntervalFormat. There is no C function for it: a zone without rules has to be given to
/// udtitvfmt_open, and gets EICU_UNSUPPORTED here.
void eicu_zone_apply_to_interval(const eicu_zone *zone, void *udtitvfmt, int32_t *status);

// The part in C++ (zone_rules.cpp).

/// A TimeZone; NULL with success where ICU exports no C++ class.
void *eicu_zone_rules_open(
    const eicu_zone *zone, eicu_zone_offsets initial, const eicu_zone_change *changes, int32_t change_count,
    const eicu_zone_annual_change *annual, int32_t annual_count, int32_t *status);
void eicu_zone_rules_close(void *rules);
void eicu_zone_rules_to_date(const void *rules, void *udat);
void eicu_zone_rules_to_calendar(const void *rules, void *ucal);
void eicu_zone_rules_to_interval(const void *rules, void *udtitvfmt);

#ifdef __cplusplus
}
#endif

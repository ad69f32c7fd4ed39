#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

// Time zones: ICU's own, and zones whose rules the caller knows better.

/// Seconds east of UTC in standard time, and what summer time adds.
typedef struct {
  int32_t standard;
  int32_t saving;
} eicu_zone_offsets;

/// From `seconds` since 1970 on, `offsets` are in force.
typedef struct {
  int64_t seconds;
  eicu_zone_offsets offsets;
} eicu_zone_change;

/// From a moment in every year from `first_year` on, `offsets` are in force: `seconds` after midnight, on the clock
/// that the change ends, of a day in `month` (1 to 12). When `weekday` is 0 (else 1 is Sunday, 7 Saturday), the day is
/// that of the month; otherwise it is the `day`-th such weekday, from 1 to 4, or the last when `day` is -1.
typedef struct {
  int32_t first_year;
  int32_t month;
  int32_t weekday;
  int32_t day;
  int32_t seconds;
  eicu_zone_offsets offsets;
} eicu_zone_annual_change;

typedef struct eicu_zone eicu_zone;

/// The zone that ICU itself has under an identifier. An identifier unknown to ICU makes a zone at UTC.
eicu_zone *eicu_zone_open(const char *identifier, int32_t *status);

/// A zone with an identifier, after which ICU names it, and with rules: `initial`, then `change_count` changes in the
/// order of time, then none or two annual ones. Where ICU offers no such zone, it is the one that ICU has under the
/// identifier, and eicu_zone_has_rules is false.
eicu_zone *eicu_zone_open_rules(
    const char *identifier, eicu_zone_offsets initial, const eicu_zone_change *changes, int32_t change_count,
    const eicu_zone_annual_change *annual, int32_t annual_count, int32_t *status);

void eicu_zone_close(eicu_zone *zone);

/// Whether the zone follows the rules that it was opened with.
bool eicu_zone_has_rules(const eicu_zone *zone);

/// Seconds east of UTC at an instant in milliseconds since 1970, as ICU has them for this zone.
eicu_zone_offsets eicu_zone_offsets_at(const eicu_zone *zone, double milliseconds, int32_t *status);

/// ICU's changes of a zone after `from` and until `to`, in milliseconds since 1970. Returns how many there are; writes
/// at most `capacity` of them, and fails with EICU_BUFFER_OVERFLOW when there are more.
int32_t eicu_zone_changes(
    const eicu_zone *zone, double from, double to, eicu_zone_change *out, int32_t capacity, int32_t *status);

/// An instant in milliseconds since 1970 under a date pattern: `zzzz` gives a zone's name at that time.
int32_t eicu_zone_format(
    const eicu_zone *zone, const char *locale, const char *pattern, double milliseconds, char *out, int32_t capacity,
    int32_t *status);

/// Whether ICU has a zone of that name. Offsets such as "GMT+5", which ICU takes too, are no names.
bool eicu_zone_is_known(const char *identifier, int32_t *status);

/// CLDR's canonical identifier of a zone that ICU knows. EICU_ILLEGAL_ARGUMENT for others.
int32_t eicu_zone_canonical_id(const char *identifier, char *out, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

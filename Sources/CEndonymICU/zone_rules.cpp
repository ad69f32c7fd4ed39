// Zones with rules of their own: ICU has them in C++ only.

#include "zone_internal.h"

#ifdef ENDONYM_FOUNDATION_ICU

extern "C" void *eicu_zone_rules_open(
    const eicu_zone *, eicu_zone_offsets, const eicu_zone_change *, int32_t, const eicu_zone_annual_change *, int32_t,
    int32_t *) {
  return nullptr;
}
extern "C" void eicu_zone_rules_close(void *) {}
extern "C" void eicu_zone_rules_to_date(const void *, void *) {}
extern "C" void eicu_zone_rules_to_calendar(const void *, void *) {}
extern "C" void eicu_zone_rules_to_interval(const void *, void *) {}

#else

#include <map>
#include <memory>
#include <new>
#include <utility>
#include <vector>
#include <unicode/calendar.h>
#include <unicode/datefmt.h>
#include <unicode/dtitvfmt.h>
#include <unicode/rbtz.h>
#include <unicode/tzrule.h>

namespace {

constexpr int32_t milliseconds = 1000;

// The `new` of ICU's classes gives NULL when there is no memory; that of the standard library's throws.

/// A view of a zone with rules that is copied in no time.
///
/// ICU copies a formatter's zone with its calendar for every single value, and a copy of a RuleBasedTimeZone works out
/// all its transitions anew: a tenth of a millisecond. Copies of this one share them. It has to be a RuleBasedTimeZone
/// itself: ICU looks up transitions in classes that it knows only. Everything but the identifier is the other zone's.
class SharedTimeZone final : public icu::RuleBasedTimeZone {
 public:
  using Rules = std::shared_ptr<const icu::RuleBasedTimeZone>;

  SharedTimeZone(const icu::UnicodeString &identifier, Rules rules)
      : RuleBasedTimeZone(identifier, new icu::InitialTimeZoneRule(icu::UnicodeString(u"shared"), 0, 0)),
        rules(std::move(rules)) {}
  SharedTimeZone(const SharedTimeZone &) = default;
  SharedTimeZone &operator=(const SharedTimeZone &) = delete;

  SharedTimeZone *clone() const override { return new SharedTimeZone(*this); }

  bool operator==(const icu::TimeZone &that) const override {
    const auto *other = dynamic_cast<const SharedTimeZone *>(&that);
    return other ? *rules == *other->rules : *rules == that;
  }
  bool operator!=(const icu::TimeZone &that) const override { return !(*this == that); }
  UBool hasSameRules(const icu::TimeZone &that) const override {
    const auto *other = dynamic_cast<const SharedTimeZone *>(&that);
    return rules->hasSameRules(other ? *other->rules : that);
  }

  int32_t getOffset(
      uint8_t era, int32_t year, int32_t month, int32_t day, uint8_t weekday, int32_t millis,
      UErrorCode &error) const override {
    return rules->getOffset(era, year, month, day, weekday, millis, error);
  }
  int32_t getOffset(
      uint8_t era, int32_t year, int32_t month, int32_t day, uint8_t weekday, int32_t millis, int32_t month_length,
      UErrorCode &error) const override {
    return rules->getOffset(era, year, month, day, weekday, millis, month_length, error);
  }
  void getOffset(UDate date, UBool local, int32_t &raw, int32_t &saving, UErrorCode &error) const override {
    rules->getOffset(date, local, raw, saving, error);
  }
  void getOffsetFromLocal(
      UDate date, UTimeZoneLocalOption skipped, UTimeZoneLocalOption repeated, int32_t &raw, int32_t &saving,
      UErrorCode &error) const override {
    rules->getOffsetFromLocal(date, skipped, repeated, raw, saving, error);
  }
  int32_t getRawOffset() const override { return rules->getRawOffset(); }
  UBool useDaylightTime() const override { return rules->useDaylightTime(); }
  UBool inDaylightTime(UDate date, UErrorCode &error) const override { return rules->inDaylightTime(date, error); }

  UBool getNextTransition(UDate base, UBool inclusive, icu::TimeZoneTransition &result) const override {
    return rules->getNextTransition(base, inclusive, result);
  }
  UBool getPreviousTransition(UDate base, UBool inclusive, icu::TimeZoneTransition &result) const override {
    return rules->getPreviousTransition(base, inclusive, result);
  }
  int32_t countTransitionRules(UErrorCode &error) const override { return rules->countTransitionRules(error); }
  void getTimeZoneRules(
      const icu::InitialTimeZoneRule *&initial, const icu::TimeZoneRule *transitions[], int32_t &count,
      UErrorCode &error) const override {
    rules->getTimeZoneRules(initial, transitions, count, error);
  }

 private:
  const Rules rules;
};

/// Adds a rule, which the zone adopts when it can and which is deleted when it cannot.
void add(icu::RuleBasedTimeZone &zone, icu::TimeZoneRule *rule, UErrorCode &error) {
  if (!rule) {
    error = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  zone.addTransitionRule(rule, error);
  if (U_FAILURE(error)) delete rule;
}

icu::DateTimeRule *date_time_rule(const eicu_zone_annual_change &change) {
  const int32_t month = change.month - 1;
  const int32_t time = change.seconds * milliseconds;
  if (change.weekday == 0) {
    return new icu::DateTimeRule(month, change.day, time, icu::DateTimeRule::WALL_TIME);
  }
  return new icu::DateTimeRule(month, change.day, change.weekday, time, icu::DateTimeRule::WALL_TIME);
}

void add_annual(icu::RuleBasedTimeZone &zone, const eicu_zone_annual_change &change, UErrorCode &error) {
  if (U_FAILURE(error)) return;
  std::unique_ptr<icu::DateTimeRule> when(date_time_rule(change));
  if (!when) {
    error = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  add(zone,
      new icu::AnnualTimeZoneRule(
          icu::UnicodeString(u"annual"), change.offsets.standard * milliseconds,
          change.offsets.saving * milliseconds, *when, change.first_year, icu::AnnualTimeZoneRule::MAX_YEAR),
      error);
}

/// The zone; an empty pointer when there is no memory.
std::unique_ptr<icu::RuleBasedTimeZone> open_rules(
    const eicu_zone *zone, eicu_zone_offsets initial, const eicu_zone_change *changes, int32_t change_count,
    const eicu_zone_annual_change *annual, int32_t annual_count, UErrorCode &error) {
  auto *first = new icu::InitialTimeZoneRule(
      icu::UnicodeString(u"initial"), initial.standard * milliseconds, initial.saving * milliseconds);
  const icu::UnicodeString identifier(zone->identifier, zone->identifier_length);
  std::unique_ptr<icu::RuleBasedTimeZone> rules(
      first ? new icu::RuleBasedTimeZone(identifier, first) : nullptr);
  if (!rules) {
    delete first;
    return nullptr;
  }
  // One rule for each pair of offsets, with all the times at which it begins.
  std::map<std::pair<int32_t, int32_t>, std::vector<UDate>> times;
  for (int32_t i = 0; i < change_count; i++) {
    const eicu_zone_offsets offsets = changes[i].offsets;
    times[{offsets.standard, offsets.saving}].push_back(static_cast<UDate>(changes[i].seconds) * milliseconds);
  }
  for (const auto &[offsets, starts] : times) {
    if (U_FAILURE(error)) break;
    add(*rules,
        new icu::TimeArrayTimeZoneRule(
            icu::UnicodeString(u"changes"), offsets.first * milliseconds, offsets.second * milliseconds, starts.data(),
            static_cast<int32_t>(starts.size()), icu::DateTimeRule::UTC_TIME),
        error);
  }
  for (int32_t i = 0; i < annual_count; i++) add_annual(*rules, annual[i], error);
  // From here on the zone is only read, so that threads can share it.
  rules->complete(error);
  return rules;
}

}  // namespace

extern "C" void *eicu_zone_rules_open(
    const eicu_zone *zone, eicu_zone_offsets initial, const eicu_zone_change *changes, int32_t change_count,
    const eicu_zone_annual_change *annual, int32_t annual_count, int32_t *status) {
  EICU_ENTER(status, nullptr);
  UErrorCode error = U_ZERO_ERROR;
  try {
    SharedTimeZone::Rules rules = open_rules(zone, initial, changes, change_count, annual, annual_count, error);
    icu::TimeZone *shared = nullptr;
    if (rules && U_SUCCESS(error)) {
      const icu::UnicodeString identifier(zone->identifier, zone->identifier_length);
      shared = new SharedTimeZone(identifier, std::move(rules));
      if (!shared) error = U_MEMORY_ALLOCATION_ERROR;
    }
    if (shared) return shared;
    *status = U_FAILURE(error) ? error : U_MEMORY_ALLOCATION_ERROR;
  } catch (const std::bad_alloc &) {
    *status = U_MEMORY_ALLOCATION_ERROR;
  }
  return nullptr;
}

extern "C" void eicu_zone_rules_close(void *rules) { delete static_cast<icu::TimeZone *>(rules); }

// ICU's C handles are its C++ objects under other names.

extern "C" void eicu_zone_rules_to_date(const void *rules, void *udat) {
  static_cast<icu::DateFormat *>(udat)->setTimeZone(*static_cast<const icu::TimeZone *>(rules));
}

extern "C" void eicu_zone_rules_to_calendar(const void *rules, void *ucal) {
  static_cast<icu::Calendar *>(ucal)->setTimeZone(*static_cast<const icu::TimeZone *>(rules));
}

extern "C" void eicu_zone_rules_to_interval(const void *rules, void *udtitvfmt) {
  static_cast<icu::DateIntervalFormat *>(udtitvfmt)->setTimeZone(*static_cast<const icu::TimeZone *>(rules));
}

#endif

#include "date_request.h"

#include <ctype.h>
#include <string.h>
#include <unicode/udatpg.h>

#include "numeral.h"
#include "status.h"

static void write_instant(double seconds, text *json) {
  numeral value =
    seconds == (double)(long long)seconds ? numeral_from_int((long long)seconds) : numeral_double(seconds);
  numeral_write(&value, json);
}

void date_request_write(const date_request *self, bool as_parts, text *json) {
  json_key(json, "value");
  if (self->iso) json_string(json, self->iso);
  else write_instant(self->seconds, json);
  if (self->relative) {
    json_key(json, "now");
    write_instant(self->now_seconds, json);
  }
  if (as_parts) json_true_member(json, "parts");
  json_key(json, "options");
  json_begin_object(json);
  json_string_member(json, "dateStyle", self->date_style);
  json_string_member(json, "timeStyle", self->time_style);
  json_string_member(json, "skeleton", self->skeleton);
  json_string_member(json, "pattern", self->pattern);
  json_string_member(json, "timeZone", self->time_zone);
  json_string_member(json, "calendar", self->calendar);
  json_string_member(json, "numberingSystem", self->numbering_system);
  json_string_member(json, "hourCycle", self->hour_cycle);
  if (self->relative) json_true_member(json, "relative");
  json_end_object(json);
}

icu_locale date_request_locale(const date_request *self) {
  icu_locale locale = icu_locale_for(self->locale);
  char region[ULOC_KEYWORDS_CAPACITY];
  if (self->calendar) {
    const char *legacy = uloc_toLegacyType("calendar", self->calendar);
    if (!legacy) fail("unknown calendar", self->calendar);
    icu_locale_set(&locale, "calendar", legacy);
  }
  if (self->numbering_system) icu_locale_set(&locale, "numbers", self->numbering_system);
  if (self->hour_cycle) icu_locale_set(&locale, "hours", self->hour_cycle);
  // ICU 72 looks the region override's hour cycle up by the spelling it finds, and its table has capitals.
  icu_locale_get(&locale, "rg", region, sizeof region);
  for (char *letter = region; *letter; letter++) *letter = (char)toupper((unsigned char)*letter);
  if (*region) icu_locale_set(&locale, "rg", region);
  return locale;
}

void date_request_hour_cycle(const date_request *self, char out[8]) {
  icu_locale locale = date_request_locale(self);
  icu_locale_get(&locale, "hours", out, 8);
  char region[ULOC_KEYWORDS_CAPACITY];
  icu_locale_get(&locale, "rg", region, sizeof region);
  if (*out || !*region) return;
  // UTS 35: a region override moves the hour cycle too. ICU tells it, but its styles do not follow.
  static const char *const cycles[] = {"h11", "h12", "h23", "h24"};
  UErrorCode error = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale.name, &error);
  UDateFormatHourCycle cycle = udatpg_getDefaultHourCycle(generator, &error);
  udatpg_close(generator);
  require(error, "udatpg_getDefaultHourCycle", locale.name);
  strcpy(out, cycles[cycle]);
}

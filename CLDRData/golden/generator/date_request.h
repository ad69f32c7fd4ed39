#pragma once
#include <stdbool.h>
#include <unicode/utypes.h>

#include "icu_locale.h"
#include "text.h"

/// A date request in BATCH.md's tokens; NULL is an option that is not given. The time zone is always given.
typedef struct {
  const char *locale;
  double seconds;   ///< the instant, since 1970-01-01T00:00:00Z
  const char *iso;  ///< the instant as the request writes it, when it writes ISO 8601
  const char *date_style;
  const char *time_style;
  const char *skeleton;
  const char *pattern;
  const char *time_zone;
  const char *calendar;  ///< BCP 47 (`gregory`, `islamic-umalqura`)
  const char *numbering_system;
  const char *hour_cycle;
  bool relative;
  double now_seconds;  ///< with `relative`
} date_request;

/// Writes the members after `kind` and `locale`.
void date_request_write(const date_request *self, bool as_parts, text *json);

/// The ICU locale with calendar, digits and hour cycle of the options, as far as ICU's own calls read them.
icu_locale date_request_locale(const date_request *self);

/// The hour cycle asked for (`h11`, `h12`, `h23`, `h24`) by option or -u-hc-; an empty string for the locale's own.
void date_request_hour_cycle(const date_request *self, char out[8]);

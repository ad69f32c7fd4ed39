#pragma once

/// Seconds east of UTC at an instant, by ICU's own time zone data.
int zone_offset(const char *time_zone, double seconds);

/// The instant's day number in the time zone, counted from 1970-01-01.
long long local_day_number(const char *time_zone, double seconds);

enum { ISO_CAPACITY = 40 };

/// How an ISO 8601 text says what its clock time means.
typedef enum {
  ISO_UTC,     ///< `2021-03-04T05:06:07Z`
  ISO_OFFSET,  ///< `2021-03-04T10:36:07+05:30`
  ISO_LOCAL,   ///< `2021-03-04T10:36:07`, in the request's time zone
} iso_form;

/// The instant (years 0001 to 9999, whole seconds) as ISO 8601 in the proleptic Gregorian calendar.
void iso_text(double seconds, const char *time_zone, iso_form form, char out[ISO_CAPACITY]);

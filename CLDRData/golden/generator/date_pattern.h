#pragma once
#include <unicode/udat.h>

#include "date_request.h"

enum { PATTERN_CAPACITY = 512 };

/// An ICU date pattern in UTF-16, NUL-terminated.
typedef struct {
  UChar units[PATTERN_CAPACITY];
  int32_t length;
} date_pattern;

/// ICU's enumerator of a BATCH.md style; a missing style is `none`.
UDateFormatStyle date_style_for(const char *token);

/// ICU's own pattern of a date and a time style.
date_pattern date_pattern_of_styles(const icu_locale *locale, UDateFormatStyle date, UDateFormatStyle time);

/// The pattern that fits a skeleton best, hour cycle of the locale's keywords included.
date_pattern date_pattern_of_skeleton(const icu_locale *locale, const char *skeleton);

/// The pattern of two styles with another hour cycle, which ICU's styles do not know: within the same half of the
/// clock (12 or 24 hours) the letter changes, to the other half the time is made anew and the date stays.
date_pattern date_pattern_with_hour_cycle(
  const icu_locale *locale, UDateFormatStyle date, UDateFormatStyle time, const char *hour_cycle);

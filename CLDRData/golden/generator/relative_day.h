#pragma once
#include "date_pattern.h"

/// The pattern of a relative date, its name of the day ("yesterday") quoted inside; the plain one where the day has no
/// name. ICU's relative formatter reads the clock, so the name is taken by the difference of the local day numbers, and
/// patterns and glue from the formatter itself.
date_pattern relative_day_pattern(const icu_locale *locale, const date_request *request);

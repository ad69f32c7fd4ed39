#include "output_unit.h"

#include <cstdio>
#include <cstdlib>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>

void output_unit(const char *skeleton, const char *icu_locale, const char *decimal, char *unit, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError position;
  icu::number::FormattedNumber result =
    icu::number::NumberFormatter::forSkeleton(icu::UnicodeString::fromUTF8(skeleton), position, status)
      .locale(icu::Locale(icu_locale))
      .formatDecimal(decimal, status);
  icu::MeasureUnit shown = result.getOutputUnit(status);
  int length = std::snprintf(unit, capacity, "%s", shown.getIdentifier());
  if (U_SUCCESS(status) && length > 0 && length < capacity) return;
  std::fprintf(stderr, "generator: getOutputUnit: %s: %s\n", u_errorName(status), skeleton);
  std::exit(1);
}

#include "pass.h"

#include <unicode/unum.h>
#include <unicode/ureldatefmt.h>

// The handle is ICU's own.
static URelativeDateTimeFormatter *formatter(raw_relative *relative) { return (URelativeDateTimeFormatter *)relative; }

raw_relative *raw_relative_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  // Left to itself ICU would ignore the locale's minimum grouping digits.
  UNumberFormat *numbers = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  if (U_SUCCESS(error)) {
    unum_setAttribute(numbers, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  }
  URelativeDateTimeFormatter *opened =
      ureldatefmt_open(locale, numbers, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &error);
  if (U_SUCCESS(error)) return (raw_relative *)opened;
  ureldatefmt_close(opened);
  return NULL;
}

void raw_relative_close(raw_relative *relative) { ureldatefmt_close(formatter(relative)); }

static inline int32_t format(raw_relative *self, double value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = ureldatefmt_formatNumeric(
      formatter(self), value, UDAT_REL_UNIT_DAY, (UChar *)text, RAW_CAPACITY, &error);
  return U_FAILURE(error) ? -1 : length;
}

int32_t raw_relative_format(raw_relative *relative, double value, uint16_t *text) {
  return format(relative, value, text);
}

RAW_DEFINE_PASS(raw_relative_pass, raw_relative, double, format)

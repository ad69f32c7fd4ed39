#include "raw.h"

#include RAW_HEADER(unum.h)
#include RAW_HEADER(ureldatefmt.h)

static URelativeDateTimeFormatter *unwrap(const raw_relative *self) { return (URelativeDateTimeFormatter *)self; }

raw_relative *raw_relative_open(const char *locale, int32_t width, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *numbers = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  if (U_SUCCESS(error)) {
    // Without it ICU 72 groups Polish thousands, which have no separator elsewhere.
    unum_setAttribute(numbers, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  }
  // The formatter adopts the number format.
  URelativeDateTimeFormatter *formatter = ureldatefmt_open(
      locale, numbers, (UDateRelativeDateTimeFormatterStyle)width, UDISPCTX_CAPITALIZATION_NONE, &error);
  if (U_SUCCESS(error)) return (raw_relative *)formatter;
  *status = error;
  return NULL;
}

void raw_relative_close(raw_relative *self) { ureldatefmt_close(unwrap(self)); }

int32_t raw_relative_format(const raw_relative *self, double value, int32_t unit, bool named, char *out,
                            int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar text[1024];
  const URelativeDateTimeUnit icu_unit = (URelativeDateTimeUnit)unit;
  const int32_t length = named ? ureldatefmt_format(unwrap(self), value, icu_unit, text, 1024, &error)
                               : ureldatefmt_formatNumeric(unwrap(self), value, icu_unit, text, 1024, &error);
  if (U_FAILURE(error)) *status = error;
  return raw_put(text, length, out, capacity, status);
}

#include "pass.h"

#include <unicode/unum.h>

// The handle is ICU's own.
static UNumberFormat *formatter(raw_classic_number *number) { return (UNumberFormat *)number; }

static UNumberFormatStyle style_of(raw_classic_style style) {
  switch (style) {
    case RAW_DECIMAL: return UNUM_DECIMAL;
    case RAW_CURRENCY: return UNUM_CURRENCY;
    case RAW_PERCENT: return UNUM_PERCENT;
    case RAW_COMPACT_SHORT: return UNUM_DECIMAL_COMPACT_SHORT;
  }
  return UNUM_DECIMAL;
}

raw_classic_number *raw_classic_number_open(raw_classic_style style, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *opened = unum_open(style_of(style), NULL, 0, locale, NULL, &error);
  if (U_SUCCESS(error)) return (raw_classic_number *)opened;
  unum_close(opened);
  return NULL;
}

void raw_classic_number_close(raw_classic_number *number) { unum_close(formatter(number)); }

static inline int32_t format_double(raw_classic_number *self, double value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = unum_formatDouble(formatter(self), value, (UChar *)text, RAW_CAPACITY, NULL, &error);
  return U_FAILURE(error) ? -1 : length;
}

static inline int32_t format_int(raw_classic_number *self, int64_t value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = unum_formatInt64(formatter(self), value, (UChar *)text, RAW_CAPACITY, NULL, &error);
  return U_FAILURE(error) ? -1 : length;
}

int32_t raw_classic_number_format_double(raw_classic_number *number, double value, uint16_t *text) {
  return format_double(number, value, text);
}
int32_t raw_classic_number_format_int(raw_classic_number *number, int64_t value, uint16_t *text) {
  return format_int(number, value, text);
}

RAW_DEFINE_PASS(raw_classic_number_pass_doubles, raw_classic_number, double, format_double)
RAW_DEFINE_PASS(raw_classic_number_pass_ints, raw_classic_number, int64_t, format_int)

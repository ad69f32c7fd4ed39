#include "pass.h"

#include <unicode/udat.h>
#include <unicode/ustring.h>

// The handle is ICU's own.
static UDateFormat *formatter(raw_date *date) { return (UDateFormat *)date; }

static UDateFormatStyle style_of(raw_date_style style) {
  switch (style) {
    case RAW_FULL: return UDAT_FULL;
    case RAW_LONG: return UDAT_LONG;
    case RAW_MEDIUM: return UDAT_MEDIUM;
    case RAW_SHORT: return UDAT_SHORT;
  }
  return UDAT_MEDIUM;
}

raw_date *raw_date_open(raw_date_style date, raw_date_style time, const char *locale, const char *zone) {
  UErrorCode error = U_ZERO_ERROR;
  UChar units[64];
  u_uastrncpy(units, zone, 64);
  UDateFormat *opened = udat_open(style_of(time), style_of(date), locale, units, -1, NULL, 0, &error);
  if (U_SUCCESS(error)) return (raw_date *)opened;
  udat_close(opened);
  return NULL;
}

void raw_date_close(raw_date *date) { udat_close(formatter(date)); }

static inline int32_t format(raw_date *self, double value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = udat_format(formatter(self), value, (UChar *)text, RAW_CAPACITY, NULL, &error);
  return U_FAILURE(error) ? -1 : length;
}

int32_t raw_date_format(raw_date *date, double value, uint16_t *text) { return format(date, value, text); }

RAW_DEFINE_PASS(raw_date_pass, raw_date, double, format)

#include "pass.h"

#include <unicode/upluralrules.h>

// The handle is ICU's own.
static UPluralRules *rules(raw_plural *plural) { return (UPluralRules *)plural; }

raw_plural *raw_plural_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UPluralRules *opened = uplrules_open(locale, &error);
  if (U_SUCCESS(error)) return (raw_plural *)opened;
  uplrules_close(opened);
  return NULL;
}

void raw_plural_close(raw_plural *plural) { uplrules_close(rules(plural)); }

static inline int32_t format(raw_plural *self, double value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uplrules_select(rules(self), value, (UChar *)text, RAW_CAPACITY, &error);
  return U_FAILURE(error) ? -1 : length;
}

int32_t raw_plural_format(raw_plural *plural, double value, uint16_t *text) { return format(plural, value, text); }

RAW_DEFINE_PASS(raw_plural_pass, raw_plural, double, format)

#include "number.h"

#include RAW_HEADER(upluralrules.h)

raw_plural *raw_plural_open(const char *locale, bool ordinal, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  const UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = uplrules_openForType(locale, type, &error);
  if (U_FAILURE(error)) *status = error;
  return (raw_plural *)rules;
}

void raw_plural_close(raw_plural *self) { uplrules_close((UPluralRules *)self); }

int32_t raw_plural_of_number(raw_plural *self, const raw_number *number, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[16];
  const int32_t length = uplrules_selectFormatted((UPluralRules *)self, number->result, keyword, 16, &error);
  if (U_FAILURE(error)) *status = error;
  return raw_put(keyword, length, out, capacity, status);
}

int32_t raw_plural_of_range(raw_plural *self, const raw_range *range, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[16];
  const int32_t length = uplrules_selectForRange((UPluralRules *)self, range->result, keyword, 16, &error);
  if (U_FAILURE(error)) *status = error;
  return raw_put(keyword, length, out, capacity, status);
}

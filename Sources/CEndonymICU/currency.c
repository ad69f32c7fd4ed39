#include "internal.h"

#include EICU_HEADER(ucurr.h)
#include EICU_HEADER(uenum.h)
#include EICU_HEADER(ustring.h)

int32_t eicu_currency_codes(char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &error);
  int32_t count = 0;
  int32_t length = 0;
  for (const char *code; error <= 0 && (code = uenum_next(codes, &length, &error));) {
    for (int32_t i = 0; i < length; i++, count++) {
      if (count < capacity) out[count] = code[i];
    }
  }
  uenum_close(codes);
  if (error > 0) {
    *status = error;
  } else if (count > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
  return count;
}

int32_t eicu_currency_fraction_digits(const char *currency, bool cash, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UChar code[4] = {0};
  u_uastrncpy(code, currency, 3);
  const int32_t digits =
      ucurr_getDefaultFractionDigitsForUsage(code, cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD, &error);
  if (error > 0) *status = error;
  return digits;
}

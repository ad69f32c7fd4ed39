#include "raw.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include RAW_HEADER(ucurr.h)
#include RAW_HEADER(udatpg.h)
#include RAW_HEADER(uloc.h)
#include RAW_HEADER(unumsys.h)

static pthread_once_t prepared = PTHREAD_ONCE_INIT;

static void set_default(void) {
  UErrorCode error = U_ZERO_ERROR;
  uloc_setDefault("root", &error);
}

void raw_prepare(void) { pthread_once(&prepared, set_default); }

int32_t raw_put(const UChar *text, int32_t length, char *out, int32_t capacity, int32_t *status) {
  if (U_FAILURE(*status)) return 0;
  UErrorCode error = U_ZERO_ERROR;
  int32_t written = 0;
  u_strToUTF8WithSub(out, capacity, &written, text, length, 0xFFFD, NULL, &error);
  if (U_FAILURE(error)) *status = error;
  return written;
}

UChar *raw_utf16(const char *text, int32_t *length, int32_t *status) {
  if (U_FAILURE(*status)) return NULL;
  const int32_t room = (int32_t)strlen(text) + 1;
  UChar *units = malloc((size_t)room * sizeof *units);
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8(units, room, length, text, -1, &error);
  if (U_FAILURE(error)) *status = error;
  return units;
}

const char *raw_icu_version(void) { return U_ICU_VERSION; }

bool raw_icu_is_toolchains(void) {
#ifdef ENDONYM_FOUNDATION_ICU
  return true;
#else
  return false;
#endif
}

const char *raw_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

int32_t raw_locale_count(void) { return uloc_countAvailable(); }

const char *raw_locale(int32_t index) { return uloc_getAvailable(index); }

int32_t raw_locale_bcp47(const char *locale, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const int32_t length = uloc_toLanguageTag(locale, out, capacity, true, &error);
  if (U_FAILURE(error)) *status = error;
  return length;
}

int32_t raw_locale_digits(const char *locale, char *out, int32_t capacity, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &error);
  int32_t length = 0;
  if (U_SUCCESS(error) && !unumsys_isAlgorithmic(system)) {
    const char *name = unumsys_getName(system);
    length = (int32_t)strlen(name);
    if (length <= capacity) memcpy(out, name, (size_t)length);
  }
  unumsys_close(system);
  if (U_FAILURE(error)) *status = error;
  return length;
}

int32_t raw_locale_hour_cycle(const char *locale, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  const int32_t cycle = U_SUCCESS(error) ? (int32_t)udatpg_getDefaultHourCycle(generator, &error) : 0;
  udatpg_close(generator);
  if (U_FAILURE(error)) *status = error;
  return cycle;
}

int32_t raw_currency_digits(const char *currency, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UChar code[4];
  u_uastrncpy(code, currency, 4);
  const int32_t digits = ucurr_getDefaultFractionDigits(code, &error);
  if (U_FAILURE(error)) *status = error;
  return digits;
}

#include "internal.h"

#include <string.h>
#include EICU_HEADER(ucal.h)
#include EICU_HEADER(ucurr.h)
#include EICU_HEADER(uloc.h)
#include EICU_HEADER(ulocdata.h)
#include EICU_HEADER(unumsys.h)
#include EICU_HEADER(ures.h)

_Static_assert(EICU_MEASUREMENT_METRIC == (int)UMS_SI, "ICU's measurement system");
_Static_assert(EICU_MEASUREMENT_US == (int)UMS_US, "ICU's measurement system");
_Static_assert(EICU_MEASUREMENT_UK == (int)UMS_UK, "ICU's measurement system");

/// Copies ICU's answer; none means that the question was malformed.
static int32_t copy_answer(const char *answer, char *out, int32_t capacity, int32_t *status) {
  if (!answer) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return 0;
  }
  return eicu_copy_bytes(answer, (int32_t)strlen(answer), out, capacity, status);
}

int32_t eicu_locale_available_count(void) { return uloc_countAvailable(); }

const char *eicu_locale_available(int32_t index) {
  return index < 0 || index >= uloc_countAvailable() ? NULL : uloc_getAvailable(index);
}

bool eicu_locale_has_data(const char *locale, int32_t *status) {
  EICU_ENTER(status, false);
  UErrorCode error = U_ZERO_ERROR;
  ures_close(ures_open(NULL, locale, &error));
  if (error > 0) *status = error;
  return error <= 0 && error != U_USING_DEFAULT_WARNING;
}

int32_t eicu_locale_maximize(const char *locale, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  const int32_t length = uloc_addLikelySubtags(locale, out, capacity, &error);
  if (error > 0) *status = error;
  return length;
}

int32_t eicu_locale_minimize(const char *locale, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  const int32_t length = uloc_minimizeSubtags(locale, out, capacity, &error);
  if (error > 0) *status = error;
  return length;
}

bool eicu_locale_is_right_to_left(const char *locale) {
  eicu_prepare();
  return uloc_isRightToLeft(locale);
}

int32_t eicu_locale_display_name(const char *locale, const char *in_locale, char *out, int32_t capacity,
                                 int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UChar name[1024];
  const int32_t length = uloc_getDisplayName(locale, in_locale, name, 1024, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(name, length, out, capacity, status);
}

int32_t eicu_locale_unicode_key(const char *key, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  return copy_answer(uloc_toUnicodeLocaleKey(key), out, capacity, status);
}

int32_t eicu_locale_unicode_type(const char *key, const char *type, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  return copy_answer(uloc_toUnicodeLocaleType(key, type), out, capacity, status);
}

int32_t eicu_locale_legacy_key(const char *key, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  return copy_answer(uloc_toLegacyKey(key), out, capacity, status);
}

int32_t eicu_locale_legacy_type(const char *key, const char *type, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  return copy_answer(uloc_toLegacyType(key, type), out, capacity, status);
}

int32_t eicu_locale_calendar(const char *locale, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(u"UTC", 3, locale, UCAL_DEFAULT, &error);
  const char *type = error > 0 ? NULL : ucal_getType(calendar, &error);
  const int32_t length = error > 0 ? 0 : copy_answer(type, out, capacity, status);
  ucal_close(calendar);
  if (error > 0) *status = error;
  return length;
}

int32_t eicu_locale_first_weekday(const char *locale, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(u"UTC", 3, locale, UCAL_DEFAULT, &error);
  const int32_t day = error > 0 ? 0 : ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
  ucal_close(calendar);
  if (error > 0) *status = error;
  return day;
}

int32_t eicu_locale_numbering_system(const char *locale, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &error);
  const int32_t length = error > 0 ? 0 : copy_answer(unumsys_getName(system), out, capacity, status);
  unumsys_close(system);
  if (error > 0) *status = error;
  return length;
}

eicu_measurement_system eicu_locale_measurement_system(const char *locale, int32_t *status) {
  EICU_ENTER(status, EICU_MEASUREMENT_METRIC);
  UErrorCode error = U_ZERO_ERROR;
  const UMeasurementSystem system = ulocdata_getMeasurementSystem(locale, &error);
  if (error > 0) *status = error;
  return (eicu_measurement_system)system;
}

int32_t eicu_locale_currency(const char *locale, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UChar code[8];
  const int32_t length = ucurr_forLocale(locale, code, 8, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(code, length, out, capacity, status);
}

/// Compares an element of such an array, up to its "~", with a code.
static int compare(const UChar *element, const char *code) {
  for (; *element && *element != u'~' && *code; element++, code++) {
    if (*element != (unsigned char)*code) return *element < (unsigned char)*code ? -1 : 1;
  }
  if (*element && *element != u'~') return 1;
  return *code ? -1 : 0;
}

bool eicu_bundle_lists_code(const eicu_bundle *array, const char *code, int32_t *status) {
  EICU_ENTER(status, false);
  UErrorCode error = U_ZERO_ERROR;
  const UResourceBundle *codes = (const UResourceBundle *)array;
  // The last element that is not greater than the code is the code, the range that has it, or neither.
  int32_t low = 0;
  int32_t high = ures_getSize(codes);
  const UChar *found = NULL;
  int32_t found_length = 0;
  while (low < high && error <= 0) {
    const int32_t middle = low + (high - low) / 2;
    int32_t length = 0;
    const UChar *element = ures_getStringByIndex(codes, middle, &length, &error);
    if (error > 0) break;
    if (compare(element, code) <= 0) {
      found = element;
      found_length = length;
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (error > 0) {
    *status = error;
    return false;
  }
  if (!found) return false;
  if (compare(found, code) == 0) return true;
  // "aaa~e": two characters longer than its codes, which differ in the last character only.
  const int32_t length = (int32_t)strlen(code);
  if (found_length != length + 2 || found[length] != u'~') return false;
  for (int32_t i = 0; i < length - 1; i++) {
    if (found[i] != (unsigned char)code[i]) return false;
  }
  const UChar last = (unsigned char)code[length - 1];
  return found[length - 1] <= last && last <= found[length + 1];
}

#include "internal.h"

#include <stdlib.h>
#include EICU_HEADER(udatpg.h)

static UDateTimePatternGenerator *unwrap(const eicu_pattern_generator *generator) {
  return (UDateTimePatternGenerator *)generator;
}

enum { PATTERN_CAPACITY = 1024 };

eicu_pattern_generator *eicu_pattern_generator_open(const char *locale, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &error);
  if (error <= 0) return (eicu_pattern_generator *)generator;
  udatpg_close(generator);
  *status = error;
  return NULL;
}

void eicu_pattern_generator_close(eicu_pattern_generator *generator) { udatpg_close(unwrap(generator)); }

int32_t eicu_pattern_generator_best(eicu_pattern_generator *generator, const char *skeleton, char *out,
                                    int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  UChar *units = eicu_utf16(skeleton, -1, &length, status);
  if (!units) return 0;
  UChar pattern[PATTERN_CAPACITY];
  const int32_t count = udatpg_getBestPattern(unwrap(generator), units, length, pattern, PATTERN_CAPACITY, &error);
  free(units);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(pattern, count, out, capacity, status);
}

int32_t eicu_pattern_skeleton(const char *pattern, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  UChar *units = eicu_utf16(pattern, -1, &length, status);
  if (!units) return 0;
  UChar skeleton[PATTERN_CAPACITY];
  const int32_t count = udatpg_getSkeleton(NULL, units, length, skeleton, PATTERN_CAPACITY, &error);
  free(units);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(skeleton, count, out, capacity, status);
}

#if U_ICU_VERSION_MAJOR_NUM >= 71

static UDateFormatStyle style_of(eicu_date_style style) {
  switch (style) {
    case EICU_STYLE_SHORT: return UDAT_SHORT;
    case EICU_STYLE_MEDIUM: return UDAT_MEDIUM;
    case EICU_STYLE_LONG: return UDAT_LONG;
    default: return UDAT_FULL;
  }
}

int32_t eicu_pattern_generator_join(const eicu_pattern_generator *generator, eicu_date_style style, char *out,
                                    int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *join = udatpg_getDateTimeFormatForStyle(unwrap(generator), style_of(style), &length, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(join, length, out, capacity, status);
}

#else

int32_t eicu_pattern_generator_join(const eicu_pattern_generator *generator, eicu_date_style style, char *out,
                                    int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  (void)generator, (void)style, (void)out, (void)capacity;
  *status = U_UNSUPPORTED_ERROR;
  return 0;
}

#endif

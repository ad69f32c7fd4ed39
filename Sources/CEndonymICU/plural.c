#include "formatted.h"

#include EICU_HEADER(uenum.h)
#include EICU_HEADER(upluralrules.h)

static const UPluralRules *unwrap(const eicu_plural_rules *rules) { return (const UPluralRules *)rules; }

eicu_plural_rules *eicu_plural_open(const char *locale, bool ordinal, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &error);
  if (error <= 0) return (eicu_plural_rules *)rules;
  uplrules_close(rules);
  *status = error;
  return NULL;
}

void eicu_plural_close(eicu_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

/// Room for any keyword: the longest is "other".
enum { KEYWORD_CAPACITY = 32 };

/// The category of a keyword, or reports. A keyword that is none of CLDR's is "other".
static eicu_plural_category category(const UChar *keyword, UErrorCode error, int32_t *status) {
  if (error > 0) {
    *status = error;
    return EICU_PLURAL_OTHER;
  }
  switch (keyword[0]) {
    case 'z': return EICU_PLURAL_ZERO;
    case 'o': return keyword[1] == 'n' ? EICU_PLURAL_ONE : EICU_PLURAL_OTHER;
    case 't': return EICU_PLURAL_TWO;
    case 'f': return EICU_PLURAL_FEW;
    case 'm': return EICU_PLURAL_MANY;
    default: return EICU_PLURAL_OTHER;
  }
}

eicu_plural_category eicu_plural_select(const eicu_plural_rules *rules, const eicu_formatted *number, int32_t *status) {
  EICU_ENTER(status, EICU_PLURAL_OTHER);
  UErrorCode error = number->number ? U_ZERO_ERROR : U_ILLEGAL_ARGUMENT_ERROR;
  UChar keyword[KEYWORD_CAPACITY] = {0};
  uplrules_selectFormatted(unwrap(rules), number->number, keyword, KEYWORD_CAPACITY, &error);
  return category(keyword, error, status);
}

eicu_plural_category eicu_plural_select_double(const eicu_plural_rules *rules, double number, int32_t *status) {
  EICU_ENTER(status, EICU_PLURAL_OTHER);
  UErrorCode error = U_ZERO_ERROR;
  UChar keyword[KEYWORD_CAPACITY] = {0};
  uplrules_select(unwrap(rules), number, keyword, KEYWORD_CAPACITY, &error);
  return category(keyword, error, status);
}

eicu_plural_category eicu_plural_select_range(const eicu_plural_rules *rules, const eicu_formatted *range,
                                              int32_t *status) {
  EICU_ENTER(status, EICU_PLURAL_OTHER);
  UErrorCode error = range->range ? U_ZERO_ERROR : U_ILLEGAL_ARGUMENT_ERROR;
  UChar keyword[KEYWORD_CAPACITY] = {0};
  uplrules_selectForRange(unwrap(rules), range->range, keyword, KEYWORD_CAPACITY, &error);
  return category(keyword, error, status);
}

int32_t eicu_plural_keywords(const eicu_plural_rules *rules, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords(unwrap(rules), &error);
  int32_t count = 0;
  int32_t length = 0;
  for (const char *keyword; error <= 0 && (keyword = uenum_next(keywords, &length, &error));) {
    if (count > 0) {
      if (count < capacity) out[count] = ';';
      count++;
    }
    for (int32_t i = 0; i < length; i++, count++) {
      if (count < capacity) out[count] = keyword[i];
    }
  }
  uenum_close(keywords);
  if (error > 0) {
    *status = error;
  } else if (count > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
  return count;
}

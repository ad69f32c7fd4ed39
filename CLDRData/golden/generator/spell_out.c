#include "spell_out.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/ures.h>

#include "icu_locale.h"
#include "status.h"

static UNumberFormat *open_rules(const char *locale_tag, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  icu_locale locale = icu_locale_for(locale_tag);
  UNumberFormat *rules = unum_open(ordinal ? UNUM_ORDINAL : UNUM_SPELLOUT, NULL, 0, locale.name, NULL, &status);
  require(status, "unum_open", locale_tag);
  return rules;
}

/// Whether the bundle itself, without its parents, has the table of rules.
static bool bundle_has_rules(const char *bundle_name, const char *table_name) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(U_ICUDATA_NAME "-rbnf", bundle_name, &status);
  UResourceBundle *rules = ures_getByKey(bundle, "RBNFRules", NULL, &status);
  UResourceBundle *table = ures_getByKey(rules, table_name, NULL, &status);
  ures_close(table);
  ures_close(rules);
  ures_close(bundle);
  return U_SUCCESS(status);
}

bool spell_out_has_rules(const char *locale_tag, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *rules = open_rules(locale_tag, ordinal);
  const char *actual = unum_getLocaleByType(rules, ULOC_ACTUAL_LOCALE, &status);
  require(status, "unum_getLocaleByType", locale_tag);
  // The actual locale is that of the bundle; a bundle with words alone takes its ordinals from root.
  bool own =
    *actual && strcmp(actual, "root") != 0 && bundle_has_rules(actual, ordinal ? "OrdinalRules" : "SpelloutRules");
  unum_close(rules);
  return own;
}

void spell_out(const char *locale_tag, bool ordinal, const numeral *value, formatted *out) {
  UErrorCode status = U_ZERO_ERROR;
  UChar words[MAXIMUM_UNITS];
  UNumberFormat *rules = open_rules(locale_tag, ordinal);
  // Integers as int64: as doubles, RBNF clamps them above 2^54.
  int32_t length = value->form == NUMERAL_INTEGER
                     ? unum_formatInt64(rules, strtoll(value->text, NULL, 10), words, MAXIMUM_UNITS, NULL, &status)
                     : unum_formatDouble(rules, value->number, words, MAXIMUM_UNITS, NULL, &status);
  require(status, "spelling out", value->text);
  formatted_set(out, words, length);
  unum_close(rules);
}

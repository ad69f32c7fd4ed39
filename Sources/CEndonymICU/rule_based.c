#include "formatted.h"

#include <stdlib.h>
#include EICU_HEADER(unum.h)

static UNumberFormat *unwrap(const eicu_rule_based_formatter *formatter) { return (UNumberFormat *)formatter; }

eicu_rule_based_formatter *eicu_rule_based_open(eicu_rules_kind kind, const char *locale, const char *rule_set,
                                                int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  const UNumberFormatStyle style = kind == EICU_RULES_ORDINAL ? UNUM_ORDINAL : UNUM_SPELLOUT;
  UNumberFormat *formatter = unum_open(style, NULL, 0, locale, NULL, &error);
  if (error <= 0 && rule_set) {
    int32_t length = 0;
    UChar *name = eicu_utf16(rule_set, -1, &length, status);
    if (name) unum_setTextAttribute(formatter, UNUM_DEFAULT_RULESET, name, length, &error);
    free(name);
  }
  if (error > 0) *status = error;
  if (*status <= 0) return (eicu_rule_based_formatter *)formatter;
  unum_close(formatter);
  return NULL;
}

void eicu_rule_based_close(eicu_rule_based_formatter *formatter) { unum_close(unwrap(formatter)); }

int32_t eicu_rule_based_sets(const eicu_rule_based_formatter *formatter, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UChar names[4096];
  const int32_t length = unum_getTextAttribute(unwrap(formatter), UNUM_PUBLIC_RULESETS, names, 4096, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(names, length, out, capacity, status);
}

typedef int32_t (*write_function)(const UNumberFormat *formatter, const void *value, UChar *out, int32_t capacity,
                                  UErrorCode *error);

static int32_t write_int64(const UNumberFormat *formatter, const void *value, UChar *out, int32_t capacity,
                           UErrorCode *error) {
  return unum_formatInt64(formatter, *(const int64_t *)value, out, capacity, NULL, error);
}

static int32_t write_double(const UNumberFormat *formatter, const void *value, UChar *out, int32_t capacity,
                            UErrorCode *error) {
  return unum_formatDouble(formatter, *(const double *)value, out, capacity, NULL, error);
}

/// Calls `write` with room for usual texts, and once more with the room it asked for.
static eicu_formatted *format(const eicu_rule_based_formatter *formatter, write_function write, const void *value,
                              int32_t *status) {
  eicu_formatted *formatted = eicu_formatted_new(status);
  if (!formatted) return NULL;
  UErrorCode error = U_BUFFER_OVERFLOW_ERROR;
  int32_t needed = 256;
  for (int attempt = 0; attempt < 2 && error == U_BUFFER_OVERFLOW_ERROR; attempt++) {
    error = U_ZERO_ERROR;
    UChar *grown = realloc(formatted->text, (size_t)needed * sizeof *grown);
    if (!grown) {
      error = U_MEMORY_ALLOCATION_ERROR;
      break;
    }
    formatted->text = grown;
    needed = write(unwrap(formatter), value, formatted->text, needed, &error);
  }
  formatted->text_length = needed;
  return eicu_formatted_finish(formatted, error, status);
}

eicu_formatted *eicu_rule_based_format_int64(const eicu_rule_based_formatter *formatter, int64_t value,
                                             int32_t *status) {
  EICU_ENTER(status, NULL);
  return format(formatter, write_int64, &value, status);
}

eicu_formatted *eicu_rule_based_format_double(const eicu_rule_based_formatter *formatter, double value,
                                              int32_t *status) {
  EICU_ENTER(status, NULL);
  return format(formatter, write_double, &value, status);
}

#pragma once
#include "eicu_formatted.h"

#ifdef __cplusplus
extern "C" {
#endif

// Numbers in words, and ordinals: ICU's rule-based number formats.

typedef struct eicu_rule_based_formatter eicu_rule_based_formatter;

/// Which rules of the locale.
typedef enum : int32_t { EICU_RULES_SPELL_OUT, EICU_RULES_ORDINAL } eicu_rules_kind;

/// A formatter by the locale's rules and one of its rule sets, such as "%spellout-cardinal-feminine"; NULL takes the
/// default set. An unknown set fails with EICU_ILLEGAL_ARGUMENT.
eicu_rule_based_formatter *eicu_rule_based_open(eicu_rules_kind kind, const char *locale, const char *rule_set,
                                                int32_t *status);
void eicu_rule_based_close(eicu_rule_based_formatter *formatter);

/// The names of the public rule sets, separated by ";".
int32_t eicu_rule_based_sets(const eicu_rule_based_formatter *formatter, char *out, int32_t capacity, int32_t *status);

/// Each writes one value; the result has text but no fields, and is to be closed.
eicu_formatted *eicu_rule_based_format_int64(const eicu_rule_based_formatter *formatter, int64_t value,
                                             int32_t *status);
eicu_formatted *eicu_rule_based_format_double(const eicu_rule_based_formatter *formatter, double value,
                                              int32_t *status);

#ifdef __cplusplus
}
#endif

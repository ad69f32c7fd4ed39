#pragma once
#include "eicu_formatted.h"

#ifdef __cplusplus
extern "C" {
#endif

// Plural categories of numbers as formatted.

typedef struct eicu_plural_rules eicu_plural_rules;

/// The rules of a locale for cardinal ("3 files") or ordinal ("3rd file") numbers.
eicu_plural_rules *eicu_plural_open(const char *locale, bool ordinal, int32_t *status);
void eicu_plural_close(eicu_plural_rules *rules);

/// A plural category, in CLDR's order.
typedef enum : int32_t {
  EICU_PLURAL_ZERO,
  EICU_PLURAL_ONE,
  EICU_PLURAL_TWO,
  EICU_PLURAL_FEW,
  EICU_PLURAL_MANY,
  EICU_PLURAL_OTHER,
} eicu_plural_category;

/// The category of a number that eicu_number_format_… wrote.
eicu_plural_category eicu_plural_select(const eicu_plural_rules *rules, const eicu_formatted *number, int32_t *status);

/// The category of a number as its shortest decimal writes it: 1.5 has one fraction digit, 1 has none.
eicu_plural_category eicu_plural_select_double(const eicu_plural_rules *rules, double number, int32_t *status);

/// The category of a range that eicu_range_format wrote.
eicu_plural_category eicu_plural_select_range(const eicu_plural_rules *rules, const eicu_formatted *range,
                                              int32_t *status);

/// All keywords that the rules can give, separated by ";".
int32_t eicu_plural_keywords(const eicu_plural_rules *rules, char *out, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

/// ISO 4217 codes of every currency that ICU knows, current and historic, one after the other, three bytes each.
int32_t eicu_currency_codes(char *out, int32_t capacity, int32_t *status);

/// The number of fraction digits that a currency is written with, or paid with in cash.
int32_t eicu_currency_fraction_digits(const char *currency, bool cash, int32_t *status);

#ifdef __cplusplus
}
#endif

#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

// Order of texts by the root collation, digits by their numeric value.

typedef struct eicu_collator eicu_collator;

eicu_collator *eicu_collator_open(int32_t *status);
void eicu_collator_close(eicu_collator *collator);

/// Compares two UTF-8 texts, each with its length in bytes: negative, zero or positive as the left one stands before, with
/// or behind the right one. Ill-formed bytes compare as U+FFFD.
int32_t eicu_collator_compare(const eicu_collator *collator, const char *left, int32_t left_length, const char *right,
                              int32_t right_length, int32_t *status);

#ifdef __cplusplus
}
#endif

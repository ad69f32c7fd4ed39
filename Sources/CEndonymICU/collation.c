#include "internal.h"

#include EICU_HEADER(ucol.h)

eicu_collator *eicu_collator_open(int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UCollator *collator = ucol_open("root", &error);
  if (error <= 0) ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
  if (error <= 0) ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &error);
  if (error <= 0) return (eicu_collator *)collator;
  if (collator) ucol_close(collator);
  *status = error;
  return NULL;
}

void eicu_collator_close(eicu_collator *collator) {
  if (collator) ucol_close((UCollator *)collator);
}

int32_t eicu_collator_compare(const eicu_collator *collator, const char *left, int32_t left_length, const char *right,
                              int32_t right_length, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  UCollationResult result =
      ucol_strcollUTF8((const UCollator *)collator, left, left_length, right, right_length, &error);
  if (error > 0) *status = error;
  return (int32_t)result;
}

#pragma once
#include <gmp.h>

/// A row of CLDR's `convertUnits`: a simple unit times `factor`, plus `offset`, is `target`.
typedef struct {
  char name[48];
  char target[96];
  mpq_t factor;
  mpq_t offset;
} unit_row;

/// Reads `convertUnits` and `unitConstants` from ICU's own data; call once before the look-ups.
void unit_table_load(void);
void unit_table_free(void);

/// The longest simple unit that `identifier` starts with and that ends there or before a hyphen; NULL for none.
const unit_row *unit_table_find(const char *identifier);

#pragma once
#include <gmp.h>

#include "text.h"

/// Reads a decimal (`-12.5`, `1.602E-19`) exactly; stops the program when it is none.
void exact_decimal_parse(const char *decimal, mpq_t out);

/// Appends a rational in plain notation: exactly when it ends within 34 significant digits, else 34 digits, half-even.
void exact_decimal_append(const mpq_t value, text *out);

#pragma once
#include <gmp.h>

/// Converts exactly. `from` is one unit, `to` one unit or several joined by `-and-`; the parts go to `out` in order,
/// integers for all but the last, each with the sign of the whole. Returns their number, 0 for units that do not
/// convert into each other. Stops the program on an identifier that is no unit.
int unit_convert(const mpq_t value, const char *from, const char *to, mpq_t out[], int capacity);

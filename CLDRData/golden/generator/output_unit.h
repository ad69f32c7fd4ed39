#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the CLDR identifier of the unit that a number skeleton with a `usage` shows for a decimal. The one thing here
/// that ICU 72 tells in C++ only. Stops the program on failure.
void output_unit(const char *skeleton, const char *icu_locale, const char *decimal, char *unit, int capacity);

#ifdef __cplusplus
}
#endif

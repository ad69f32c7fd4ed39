// The ICU inside the toolchain's Foundation, asked directly, beside whichever ICU Endonym is linked with.
//
// It is found at run time among the libraries that Foundation has loaded. Linking it would change the order in which
// the program looks for symbols, and the two ICUs share some names of C++.
#ifndef CTOOLCHAINICU_H
#define CTOOLCHAINICU_H

#include <stdbool.h>
#include <stdint.h>

// The major version; 0 when Foundation has no ICU of its own.
int toolchain_icu_major_version(void);

// Plural rules, and the number format that decides how a number counts. Owned by the caller.
typedef struct toolchain_plural_rules toolchain_plural_rules;

// Opens rules for a locale. The skeleton is ICU's, in ASCII. NULL on failure.
toolchain_plural_rules *toolchain_plural_open(const char *locale, bool ordinal, const char *skeleton);

// The category of a decimal number: a name of up to 7 letters and a NUL. False on failure.
bool toolchain_plural_select(const toolchain_plural_rules *rules, const char *decimal, char category[8]);

// The same for the range of two decimal numbers.
bool toolchain_plural_select_range(
    const toolchain_plural_rules *rules, const char *start, const char *end, char category[8]);

// Closes what was opened; NULL is allowed.
void toolchain_plural_close(toolchain_plural_rules *rules);

// Apple's choice of an app's languages: the indexes of the available ones to use, the best first. Their number, at most
// `capacity`; negative on failure.
int32_t toolchain_localizations_to_use(
    const char *const *preferred, int32_t preferred_count, const char *const *available, int32_t available_count,
    int32_t *indexes, int32_t capacity);

#endif

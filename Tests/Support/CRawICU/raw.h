#pragma once

// What the oracle's files share.

#include "CRawICU.h"

#ifdef ENDONYM_FOUNDATION_ICU
#define RAW_HEADER(name) <_foundation_unicode/name>
#else
#define RAW_HEADER(name) <unicode/name>
#endif

#include RAW_HEADER(utypes.h)
#include RAW_HEADER(ustring.h)

#ifdef __cplusplus
extern "C" {
#endif

/// Longest text in UTF-16 units: 1e308 with all of its digits, grouped, in a script outside the first plane.
enum { RAW_UNITS = 8192 };

/// Sets ICU's default locale to root, once. Every `…_open` begins with it.
void raw_prepare(void);

/// Writes UTF-16 as UTF-8.
int32_t raw_put(const UChar *text, int32_t length, char *out, int32_t capacity, int32_t *status);

/// UTF-16 of NUL-terminated UTF-8, to be freed.
UChar *raw_utf16(const char *text, int32_t *length, int32_t *status);

#ifdef __cplusplus
}
#endif

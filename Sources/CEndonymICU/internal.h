#pragma once

// What the shim's files share. The only place that knows which ICU is underneath.

#include "CEndonymICU.h"

#if defined(ENDONYM_SYSTEM_ICU) && defined(ENDONYM_FOUNDATION_ICU)
#error "SystemICU and FoundationICU exclude each other: pass --disable-default-traits with FoundationICU"
#endif

#ifdef ENDONYM_FOUNDATION_ICU
#define EICU_HEADER(name) <_foundation_unicode/name>
#else
#define EICU_HEADER(name) <unicode/name>
#endif

#include EICU_HEADER(utypes.h)
#include EICU_HEADER(uvernum.h)

#if U_ICU_VERSION_MAJOR_NUM < 70
#error "Endonym needs ICU 70 or later"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Counts down the armed fault; the status to fail with, or 0.
int32_t eicu_fault_next(void);

/// Sets ICU's default locale to the root locale, once in the process, so that what a locale lacks is never filled from
/// the environment's language.
void eicu_prepare(void);

/// Copies UTF-16 to UTF-8 under the conventions of CEndonymICU.h. An unpaired surrogate becomes U+FFFD.
int32_t eicu_copy_utf8(const UChar *text, int32_t length, char *out, int32_t capacity, int32_t *status);

/// Copies bytes under the conventions of CEndonymICU.h.
int32_t eicu_copy_bytes(const char *text, int32_t length, char *out, int32_t capacity, int32_t *status);

/// UTF-16 of UTF-8 text, NUL-terminated, to be freed by the caller; NULL on failure. A negative length means that the
/// text is NUL-terminated. Ill-formed bytes become U+FFFD.
UChar *eicu_utf16(const char *text, int32_t length, int32_t *utf16_length, int32_t *status);

#ifdef __cplusplus
}
#endif

/// First line of every function that takes a status.
#define EICU_ENTER(status, result)         \
  do {                                     \
    if (*(status) > 0) return result;      \
    const int32_t fault = eicu_fault_next(); \
    if (fault > 0) {                       \
      *(status) = fault;                   \
      return result;                       \
    }                                      \
    eicu_prepare();                        \
  } while (0)

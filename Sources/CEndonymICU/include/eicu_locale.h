#pragma once
#include "eicu_common.h"
#include "eicu_resource.h"

#ifdef __cplusplus
extern "C" {
#endif

// Locale identifiers, in ICU's spelling ("zh_Hant_TW", "de_AT@rg=DEZZZZ"), and what ICU knows about them.

/// How many locales ICU has data for, and the identifier of one of them; NULL past the end.
int32_t eicu_locale_available_count(void);
const char *eicu_locale_available(int32_t index);

/// Whether ICU has data of its own for the locale or a parent of it other than the root.
bool eicu_locale_has_data(const char *locale, int32_t *status);

/// Adds or removes likely subtags.
int32_t eicu_locale_maximize(const char *locale, char *out, int32_t capacity, int32_t *status);
int32_t eicu_locale_minimize(const char *locale, char *out, int32_t capacity, int32_t *status);

/// Whether the locale's script, or its likely script, runs from right to left.
bool eicu_locale_is_right_to_left(const char *locale);

/// The name of a locale in the language of another.
int32_t eicu_locale_display_name(const char *locale, const char *in_locale, char *out, int32_t capacity,
                                 int32_t *status);

/// A keyword's key and value in the spelling of BCP 47 ("ca", "gregory") or of ICU ("calendar", "gregorian"). Each
/// takes either spelling. EICU_ILLEGAL_ARGUMENT when the argument is neither known nor well-formed.
int32_t eicu_locale_unicode_key(const char *key, char *out, int32_t capacity, int32_t *status);
int32_t eicu_locale_unicode_type(const char *key, const char *type, char *out, int32_t capacity, int32_t *status);
int32_t eicu_locale_legacy_key(const char *key, char *out, int32_t capacity, int32_t *status);
int32_t eicu_locale_legacy_type(const char *key, const char *type, char *out, int32_t capacity, int32_t *status);

/// ICU's name of the locale's calendar, such as "gregorian".
int32_t eicu_locale_calendar(const char *locale, char *out, int32_t capacity, int32_t *status);

/// The first day of the locale's week: 1 is Sunday.
int32_t eicu_locale_first_weekday(const char *locale, int32_t *status);

/// The name of the locale's numbering system, such as "latn".
int32_t eicu_locale_numbering_system(const char *locale, char *out, int32_t capacity, int32_t *status);

typedef enum : int32_t {
  EICU_MEASUREMENT_METRIC = 0,
  EICU_MEASUREMENT_US = 1,
  EICU_MEASUREMENT_UK = 2,
} eicu_measurement_system;

eicu_measurement_system eicu_locale_measurement_system(const char *locale, int32_t *status);

/// The ISO 4217 code of the currency in use today in the locale's region. EICU_MISSING_RESOURCE when it has none.
int32_t eicu_locale_currency(const char *locale, char *out, int32_t capacity, int32_t *status);

/// Whether `code` is in a sorted array of codes, in which "aaa~e" stands for the five from "aaa" to "aae". A single
/// text counts as an array of one.
bool eicu_bundle_lists_code(const eicu_bundle *array, const char *code, int32_t *status);

#ifdef __cplusplus
}
#endif

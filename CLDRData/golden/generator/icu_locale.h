#pragma once
#include <unicode/uloc.h>

#include "random.h"

/// The plain locales of the vectors, BCP 47 in the spellings users type (with and without script or region).
extern const char *const plain_locales[];
extern const int plain_locale_count;

/// One of `plain_locales`.
const char *random_locale(random_source *source);

/// ICU's identifier of a BCP 47 tag, keywords included; stops the program when the tag is not well-formed.
typedef struct {
  char name[ULOC_FULLNAME_CAPACITY];
} icu_locale;

icu_locale icu_locale_for(const char *tag);

/// Sets an ICU keyword (`hours`, `calendar`, `numbers`, …), replacing the one that the tag brought.
void icu_locale_set(icu_locale *self, const char *keyword, const char *value);

/// Copies a keyword's value; an empty string when there is none.
void icu_locale_get(const icu_locale *self, const char *keyword, char *value, int capacity);

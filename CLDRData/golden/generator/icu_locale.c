#include "icu_locale.h"

#include <string.h>

#include "status.h"

const char *const plain_locales[] = {
  "en-US",
  "en-GB",
  "en-IN",
  "en-AU",
  "en-CA",
  "en",
  "de-DE",
  "de-CH",
  "de-AT",
  "gsw",
  "fr-FR",
  "fr-CA",
  "fr-CH",
  "es-ES",
  "es-419",
  "es-MX",
  "es-US",
  "es-AR",
  "pt-BR",
  "pt-PT",
  "it-IT",
  "it",
  "ca",
  "eu",
  "gl",
  "nl",
  "nl-BE",
  "af",
  "sv-SE",
  "da",
  "nb",
  "nn",
  "is",
  "fi",
  "et",
  "lv",
  "lt",
  "pl",
  "ru",
  "uk",
  "cs",
  "sk",
  "sl",
  "hr",
  "bs",
  "sr-Latn",
  "sr-Cyrl",
  "mk",
  "bg",
  "sq",
  "ro",
  "hu",
  "el",
  "tr-TR",
  "az-Latn",
  "kk",
  "uz-Latn",
  "ka",
  "hy",
  "he",
  "he-IL",
  "ar-SA",
  "ar-EG",
  "ar-AE",
  "ar-MA",
  "fa-IR",
  "ur-PK",
  "ps-AF",
  "hi-IN",
  "bn-BD",
  "mr-IN",
  "ta-IN",
  "te",
  "ne-NP",
  "si",
  "my",
  "km",
  "th-TH",
  "vi",
  "id",
  "ms",
  "fil",
  "ja-JP",
  "ko-KR",
  "zh-Hans-CN",
  "zh-CN",
  "zh-Hant-TW",
  "zh-TW",
  "zh-Hant-HK",
  "zh-HK",
  "cy",
  "ga",
  "mt",
  "sw",
  "am",
  "haw",
  "ff-Adlm",
  "zu",
  "en-us",
  "pt-br",
  "zh-hant-tw",
  "de",
};
const int plain_locale_count = COUNT(plain_locales);

const char *random_locale(random_source *source) { return PICK(source, plain_locales); }

icu_locale icu_locale_for(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu_locale self;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, self.name, sizeof self.name, &parsed, &status);
  require(status, "uloc_forLanguageTag", tag);
  // ICU reports a malformed tag by a short parse, not by an error.
  if ((size_t)parsed != strlen(tag)) fail("not a BCP 47 tag", tag);
  // BCP 47 cuts `fahrenheit` to eight letters; ICU 72's unit preferences know only the whole word.
  char unit[ULOC_KEYWORDS_CAPACITY];
  icu_locale_get(&self, "mu", unit, sizeof unit);
  if (strcmp(unit, "fahrenhe") == 0) icu_locale_set(&self, "mu", "fahrenheit");
  return self;
}

void icu_locale_set(icu_locale *self, const char *keyword, const char *value) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setKeywordValue(keyword, value, self->name, sizeof self->name, &status);
  require(status, "uloc_setKeywordValue", value);
}

void icu_locale_get(const icu_locale *self, const char *keyword, char *value, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getKeywordValue(self->name, keyword, value, capacity, &status);
  require(status, "uloc_getKeywordValue", keyword);
}

#include <string.h>
#include <unicode/upluralrules.h>

#include "icu_locale.h"
#include "number_format.h"
#include "number_range.h"
#include "status.h"
#include "vector.h"
#include "vectors.h"

enum { KEYWORD_CAPACITY = 16 };

typedef struct {
  UChar utf16[KEYWORD_CAPACITY];
  char ascii[KEYWORD_CAPACITY];
} keyword;

static UPluralRules *open_rules(const char *locale_tag, const char *type) {
  UErrorCode status = U_ZERO_ERROR;
  icu_locale locale = icu_locale_for(locale_tag);
  UPluralRules *rules = uplrules_openForType(
    locale.name, token_is(type, "ordinal") ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  require(status, "uplrules_openForType", locale_tag);
  return rules;
}

static void keyword_to_ascii(keyword *self, int32_t length) {
  for (int32_t i = 0; i <= length; i++) self->ascii[i] = (char)self->utf16[i];
}

/// BATCH.md: a string counts as it is written, so without digit options it is formatted with as many fraction digits as
/// it has.
static number_options options_for_value(const numeral *value, number_options options, char digits[8]) {
  if (value->form == NUMERAL_STRING && !number_options_have_digits(&options)) {
    snprintf(digits, 8, "%d", numeral_fraction_digits(value));
    options.minimum_fraction_digits = options.maximum_fraction_digits = digits;
  }
  return options;
}

static void select_category(
  const char *locale_tag, const char *type, const numeral *value, number_options options, keyword *out) {
  UErrorCode status = U_ZERO_ERROR;
  char digits[8];
  number_options resolved = options_for_value(value, options, digits);
  UNumberFormatter *formatter = number_formatter_open(locale_tag, &resolved, DIGITS_OF_STYLE);
  UFormattedNumber *number = unumf_openResult(&status);
  require(status, "unumf_openResult", locale_tag);
  numeral_format(value, formatter, number);
  UPluralRules *rules = open_rules(locale_tag, type);
  int32_t length = uplrules_selectFormatted(rules, number, out->utf16, KEYWORD_CAPACITY, &status);
  require(status, "uplrules_selectFormatted", locale_tag);
  keyword_to_ascii(out, length);
  uplrules_close(rules);
  unumf_closeResult(number);
  unumf_close(formatter);
}

static void write_options(const char *type, const number_options *options, text *request) {
  text members = {0};
  json_string_member(&members, "type", type);
  number_options_write(options, &members);
  json_options(request, &members);
  text_free(&members);
}

/// `type` NULL: not given, which is `cardinal`.
static void emit(vector_file *file, const char *locale, const char *type, numeral value, number_options options) {
  keyword category;
  select_category(locale, type, &value, options, &category);
  text *request = vector_request(file, locale);
  json_key(request, "value");
  numeral_write(&value, request);
  write_options(type, &options, request);
  vector_answer_string(file, category.ascii);
}

static void emit_range(vector_file *file, const char *locale, numeral start, numeral end, number_options options) {
  UErrorCode status = U_ZERO_ERROR;
  keyword category;
  const numeral ends[2] = {start, end};
  UFormattedNumberRange *range = number_range_format(locale, &options, ends);
  UPluralRules *rules = open_rules(locale, "cardinal");
  int32_t length = uplrules_selectForRange(rules, range, category.utf16, KEYWORD_CAPACITY, &status);
  require(status, "uplrules_selectForRange", locale);
  keyword_to_ascii(&category, length);
  uplrules_close(rules);
  unumrf_closeResult(range);

  text *request = vector_request(file, locale);
  json_key(request, "value");
  number_range_write(ends, request);
  write_options(NULL, &options, request);
  vector_answer_string(file, category.ascii);
}

static void every_locale(vector_file *file, random_source *source) {
  static const long long integers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 20, 21, 22, 23, 40, 41,
    80, 88, 99, 100, 101, 102, 103, 111, 112, 800, 880, 1000, 1002, 1003, 100000, 1000000, 2000000, 1000001};
  static const double doubles[] = {0.0, 0.1, 0.5, 1.0, 1.2, 1.5, 2.0, 2.5, 0.0001, 1.99999, 10.1, 21.1, -1.5, 3.0,
    1e6};
  static const char *const strings[] = {"1.0", "1.00", "0.0", "0.5", "2.0", "2.10", "21.0", "1000000.0", "0.01",
    "11.10", "1", "5", "-1", "-2.0", "1.1"};
  for (int locale = 0; locale < plain_locale_count; locale++) {
    const char *tag = plain_locales[locale];
    emit(file, tag, NULL, numeral_from_int(locale % 3), (number_options){0});
    for (int i = 0; i < 3; i++)
      emit(file, tag, "cardinal", numeral_from_int(PICK(source, integers)), (number_options){0});
    for (int i = 0; i < 2; i++)
      emit(file, tag, "cardinal", numeral_double(PICK(source, doubles)), (number_options){0});
    for (int i = 0; i < 2; i++)
      emit(file, tag, "cardinal", numeral_string(PICK(source, strings)), (number_options){0});
    for (int i = 0; i < 3; i++)
      emit(file, tag, "ordinal", numeral_from_int(PICK(source, integers)), (number_options){0});
  }
}

static void number_options_that_matter(vector_file *file, random_source *source) {
  static const char *const locales[] = {"en-US", "fr-FR", "es-ES", "it-IT", "pt-BR", "pt-PT", "ca", "cs", "ru", "pl",
    "ar-EG", "lt", "lv", "sl", "he", "mk", "is", "da", "fil"};
  const number_options options[] = {
    {.minimum_fraction_digits = "1"},
    {.minimum_fraction_digits = "2"},
    {.maximum_fraction_digits = "0"},
    {.maximum_fraction_digits = "0", .rounding_mode = "floor"},
    {.minimum_fraction_digits = "2", .trailing_zero_display = "stripIfInteger"},
    {.minimum_significant_digits = "3"},
    {.maximum_significant_digits = "1"},
    {.minimum_integer_digits = "3"},
    {.notation = "compact"},
    {.notation = "compact", .compact_display = "long"},
    {.notation = "scientific"},
    {.notation = "engineering"},
  };
  static const double values[] = {1, 1.5, 2, 1234, 1e6, 999999, 1200000, 2e6, 0.6};
  for (int option = 0; option < COUNT(options); option++)
    for (int i = 0; i < 16; i++) {
      const char *locale = PICK(source, locales);
      emit(file, locale, "cardinal", numeral_double(PICK(source, values)), options[option]);
    }
  for (int i = 0; i < 20; i++)
    emit(file, PICK(source, locales), "cardinal", numeral_string("1.0"),
      (number_options){.maximum_fraction_digits = "1"});
  // Integers stay below 2^53: above it ICU 72 takes n from a double and i from the last 18 digits, so that 10^26 + 1 is
  // `one` in English.
  static const char *const unusual[] = {"NaN", "Infinity", "-Infinity", "-0", "9007199254740991", "1000000000000001"};
  for (int i = 0; i < COUNT(unusual); i++)
    for (int j = 0; j < 4; j++)
      emit(
        file, PICK(source, locales), j % 2 ? "ordinal" : "cardinal", numeral_string(unusual[i]), (number_options){0});
}

static void ranges(vector_file *file, random_source *source) {
  static const long long integers[][2] = {{0, 1}, {1, 2}, {0, 2}, {1, 3}, {2, 5}, {5, 10}, {1, 5},
    {11, 21}, {100, 101}, {0, 0}, {1, 1}, {99, 1000000}, {21, 22}};
  static const double doubles[][2] = {{0.5, 1.0}, {1.0, 1.5}, {1.5, 2.5}, {0.0, 0.5}, {2.0, 3.5}};
  for (int locale = 0; locale < plain_locale_count; locale++) {
    const long long *whole = PICK(source, integers);
    emit_range(
      file, plain_locales[locale], numeral_from_int(whole[0]), numeral_from_int(whole[1]), (number_options){0});
    const double *fractional = PICK(source, doubles);
    emit_range(
      file, plain_locales[locale], numeral_double(fractional[0]), numeral_double(fractional[1]), (number_options){0});
  }
  for (int i = 0; i < 30; i++) {
    const long long *whole = PICK(source, integers);
    const char *locale = random_locale(source);
    emit_range(file, locale, numeral_from_int(whole[0]), numeral_from_int(whole[1]),
      (number_options){.minimum_fraction_digits = random_one_in(source, 2) ? "1" : "2"});
  }
}

int generate_plural(const char *directory) {
  vector_file file;
  random_source source = random_for("plural");
  vector_open(&file, directory, "plural");
  every_locale(&file, &source);
  number_options_that_matter(&file, &source);
  ranges(&file, &source);
  vector_close(&file);
  return file.count;
}

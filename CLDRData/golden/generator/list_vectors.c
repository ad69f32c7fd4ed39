#include <unicode/ulistformatter.h>

#include "choice.h"
#include "icu_locale.h"
#include "status.h"
#include "vector.h"
#include "vectors.h"

enum { MAXIMUM_ELEMENTS = 5, ELEMENT_CAPACITY = 64 };

static const choice types[] = {{"conjunction", ULISTFMT_TYPE_AND}, {"disjunction", ULISTFMT_TYPE_OR},
  {"unit", ULISTFMT_TYPE_UNITS}};
static const choice styles[] = {{"long", ULISTFMT_WIDTH_WIDE}, {"short", ULISTFMT_WIDTH_SHORT},
  {"narrow", ULISTFMT_WIDTH_NARROW}};

typedef const char *elements[MAXIMUM_ELEMENTS];

static const elements latin = {"apple", "pear", "fig", "plum", "kiwi"};
static const elements scripts = {"日本", "Ελλάδα", "مصر", "ישראל", "भारत"};
static const elements right_to_left = {"تفاح", "כלב", "سیب", "חתול", "موز"};
static const elements punctuated = {"a, b", "“c”", "d\ne", "{0}", "👩‍👩‍👧"};

static const char *part_name(int32_t category, int32_t field, const void *context) {
  (void)context;
  return category == UFIELD_CATEGORY_LIST && field == ULISTFMT_ELEMENT_FIELD ? "element" : NULL;
}

static void format_list(
  const char *locale_tag, const char *const *list, int count, choice type, choice style, formatted *out) {
  UErrorCode status = U_ZERO_ERROR;
  UChar storage[MAXIMUM_ELEMENTS][ELEMENT_CAPACITY];
  const UChar *strings[MAXIMUM_ELEMENTS] = {0};
  int32_t lengths[MAXIMUM_ELEMENTS];
  for (int i = 0; i < count; i++) {
    lengths[i] = utf16_from_utf8(list[i], storage[i], ELEMENT_CAPACITY);
    strings[i] = storage[i];
  }
  icu_locale locale = icu_locale_for(locale_tag);
  UListFormatter *formatter =
    ulistfmt_openForType(locale.name, (UListFormatterType)type.icu, (UListFormatterWidth)style.icu, &status);
  UFormattedList *result = ulistfmt_openResult(&status);
  ulistfmt_formatStringsToResult(formatter, strings, lengths, count, result, &status);
  require(status, "ulistfmt_formatStringsToResult", locale_tag);
  formatted_take(out, ulistfmt_resultAsValue(result, &status), part_name, NULL);
  ulistfmt_closeResult(result);
  ulistfmt_close(formatter);
}

/// `type` or `style` without a token: not given, which is `conjunction` and `long`.
static void emit(
  vector_file *file, const char *locale, const char *const *list, int count, choice type, choice style, bool as_parts) {
  static formatted sentence;
  format_list(locale, list, count, type, style, &sentence);
  text *request = vector_request(file, locale);
  json_key(request, "value");
  json_begin_array(request);
  for (int i = 0; i < count; i++) json_string(request, list[i]);
  json_end_array(request);
  if (as_parts) json_true_member(request, "parts");
  text options = {0};
  json_string_member(&options, "type", type.token);
  json_string_member(&options, "style", style.token);
  json_options(request, &options);
  text_free(&options);
  vector_answer(file, &sentence, as_parts);
}

/// Spanish changes y to e before an i sound and o to u before an o sound; Hebrew hyphenates its prefix before other
/// scripts.
static void words_that_change_the_conjunction(vector_file *file) {
  static const char *const spanish_locales[] = {"es-ES", "es-MX", "es-419"};
  static const char *const and_pairs[][2] = {{"Paco", "Isabel"}, {"padres", "hijos"}, {"agua", "hielo"},
    {"a", "hiato"}, {"Madrid", "Irún"}, {"uno", "Y"}, {"x", "iglesia"}, {"b", "Hierro"}, {"c", "hi"}};
  static const char *const or_pairs[][2] = {{"uno", "ocho"}, {"a", "8"}, {"7", "11"}, {"a", "hoja"},
    {"b", "80"}, {"c", "110"}, {"d", "11 000"}, {"e", "Oslo"}, {"f", "uno"}, {"g", "11.000"}};
  static const char *const hebrew_pairs[][2] = {{"א", "ב"}, {"א", "B"}, {"A", "ב"}, {"A", "5"},
    {"ב", "ירושלים"}, {"א", "مصر"}};
  static const char *const italian_pairs[][2] = {{"pane", "edera"}, {"uno", "otto"}};
  for (int locale = 0; locale < COUNT(spanish_locales); locale++) {
    for (int i = 0; i < COUNT(and_pairs); i++)
      emit(file, spanish_locales[locale], and_pairs[i], 2, types[0], styles[0], false);
    for (int i = 0; i < COUNT(or_pairs); i++)
      emit(file, spanish_locales[locale], or_pairs[i], 2, types[1], styles[0], false);
  }
  for (int i = 0; i < COUNT(hebrew_pairs); i++)
    for (int style = 0; style < COUNT(styles); style++)
      emit(file, "he", hebrew_pairs[i], 2, types[0], styles[style], false);
  for (int i = 0; i < COUNT(italian_pairs); i++)
    for (int type = 0; type < 2; type++) emit(file, "it", italian_pairs[i], 2, types[type], styles[0], false);
}

/// The list in a random locale, type and style.
static void emit_anywhere(vector_file *file, random_source *source, const char *const *list, int count) {
  const char *locale = random_locale(source);
  choice type = PICK(source, types);
  choice style = PICK(source, styles);
  emit(file, locale, list, count, type, style, false);
}

static void empty_lists_and_elements(vector_file *file, random_source *source) {
  static const elements with_empty[] = {{""}, {"", ""}, {"a", ""}, {"", "b", "c"}, {"a", "", "c"},
    {"", "", "", "", ""}};
  static const int counts[] = {1, 2, 2, 3, 3, 5};
  for (int i = 0; i < COUNT(counts); i++)
    for (int j = 0; j < 5; j++) emit_anywhere(file, source, with_empty[i], counts[i]);
  for (int i = 0; i < 8; i++) emit_anywhere(file, source, latin, 0);
}

int generate_list(const char *directory) {
  static const elements *const samples[] = {&latin, &scripts, &right_to_left, &punctuated};
  static const choice default_type = {NULL, ULISTFMT_TYPE_AND}, default_style = {NULL, ULISTFMT_WIDTH_WIDE};

  vector_file file;
  random_source source = random_for("list");
  vector_open(&file, directory, "list");
  for (int locale = 0; locale < plain_locale_count; locale++) {
    const char *tag = plain_locales[locale];
    emit(&file, tag, latin, 3, default_type, default_style, false);
    for (int type = 0; type < COUNT(types); type++)
      for (int style = 0; style < COUNT(styles); style++) {
        const elements *sample = PICK(&source, samples);
        int count = 1 + (int)random_below(&source, MAXIMUM_ELEMENTS);
        emit(&file, tag, *sample, count, types[type], styles[style], random_one_in(&source, 10));
      }
  }
  words_that_change_the_conjunction(&file);
  empty_lists_and_elements(&file, &source);
  vector_close(&file);
  return file.count;
}

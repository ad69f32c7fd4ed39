#include <unicode/unum.h>
#include <unicode/ureldatefmt.h>

#include "choice.h"
#include "icu_locale.h"
#include "numeral.h"
#include "status.h"
#include "vector.h"
#include "vectors.h"

static const choice units[] = {{"second", UDAT_REL_UNIT_SECOND}, {"minute", UDAT_REL_UNIT_MINUTE},
  {"hour", UDAT_REL_UNIT_HOUR}, {"day", UDAT_REL_UNIT_DAY}, {"week", UDAT_REL_UNIT_WEEK},
  {"month", UDAT_REL_UNIT_MONTH}, {"quarter", UDAT_REL_UNIT_QUARTER}, {"year", UDAT_REL_UNIT_YEAR}};
static const choice styles[] = {{"long", UDAT_STYLE_LONG}, {"short", UDAT_STYLE_SHORT},
  {"narrow", UDAT_STYLE_NARROW}};

/// A formatter whose numbers group as the locale does: with a NULL number format ICU ignores minimum grouping digits.
static URelativeDateTimeFormatter *open_formatter(const char *locale_tag, int style) {
  UErrorCode status = U_ZERO_ERROR;
  icu_locale locale = icu_locale_for(locale_tag);
  UNumberFormat *numbers = unum_open(UNUM_DECIMAL, NULL, 0, locale.name, NULL, &status);
  require(status, "unum_open", locale_tag);
  unum_setAttribute(numbers, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
  URelativeDateTimeFormatter *formatter = ureldatefmt_open(
    locale.name, numbers, (UDateRelativeDateTimeFormatterStyle)style, UDISPCTX_CAPITALIZATION_NONE, &status);
  require(status, "ureldatefmt_open", locale_tag);
  return formatter;
}

/// The number keeps its parts; the words around it are literals to ECMA-402.
static const char *part_name(int32_t category, int32_t field, const void *context) {
  (void)context;
  if (category != UFIELD_CATEGORY_NUMBER) return NULL;
  switch (field) {
    case UNUM_INTEGER_FIELD: return "integer";
    case UNUM_GROUPING_SEPARATOR_FIELD: return "group";
    case UNUM_DECIMAL_SEPARATOR_FIELD: return "decimal";
    case UNUM_FRACTION_FIELD: return "fraction";
    default: return NULL;
  }
}

/// `numeric` or `style` NULL: not given, which is `always` and `long`.
static void emit(vector_file *file, random_source *source, const char *locale, numeral value, choice unit,
  const char *numeric, choice style) {
  static formatted phrase;
  UErrorCode status = U_ZERO_ERROR;
  URelativeDateTimeFormatter *formatter = open_formatter(locale, style.icu);
  UFormattedRelativeDateTime *result = ureldatefmt_openResult(&status);
  double offset = value.form == NUMERAL_DOUBLE ? value.number : atoll(value.text);
  if (token_is(numeric, "auto"))
    ureldatefmt_formatToResult(formatter, offset, (URelativeDateTimeUnit)unit.icu, result, &status);
  else ureldatefmt_formatNumericToResult(formatter, offset, (URelativeDateTimeUnit)unit.icu, result, &status);
  formatted_take(&phrase, ureldatefmt_resultAsValue(result, &status), part_name, NULL);
  require(status, "ureldatefmt_formatToResult", locale);
  ureldatefmt_closeResult(result);
  ureldatefmt_close(formatter);

  bool as_parts = random_one_in(source, 10);
  text *request = vector_request(file, locale);
  json_key(request, "value");
  numeral_write(&value, request);
  json_string_member(request, "unit", unit.token);
  if (as_parts) json_true_member(request, "parts");
  text options = {0};
  json_string_member(&options, "numeric", numeric);
  json_string_member(&options, "style", style.token);
  json_options(request, &options);
  text_free(&options);
  vector_answer(file, &phrase, as_parts);
}

/// The value in a random unit and style.
static void emit_any_unit(
  vector_file *file, random_source *source, const char *locale, numeral value, const char *numeric) {
  choice unit = PICK(source, units);
  emit(file, source, locale, value, unit, numeric, PICK(source, styles));
}

int generate_relative(const char *directory) {
  static const long long integers[] = {-1000, -100, -21, -11, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 11, 21, 100, 1000,
    12345, 1000000};
  static const double doubles[] = {-0.0, 0.5, -0.5, 1.5, -1.5, 2.25, 1234.5, -1234.5678, 12345.6789, 0.125, 1.0005,
    1e6, 1e9};
  static const long long named[] = {-2, -1, 0, 1, 2};
  static const choice default_style = {NULL, UDAT_STYLE_LONG};

  vector_file file;
  random_source source = random_for("relative");
  vector_open(&file, directory, "relative");
  for (int locale = 0; locale < plain_locale_count; locale++) {
    const char *tag = plain_locales[locale];
    numeral value = numeral_from_int(PICK(&source, integers));
    emit(&file, &source, tag, value, PICK(&source, units), NULL, default_style);
    for (int i = 0; i < 4; i++) emit_any_unit(&file, &source, tag, numeral_from_int(PICK(&source, named)), "auto");
    for (int i = 0; i < 3; i++) emit_any_unit(&file, &source, tag, numeral_from_int(PICK(&source, integers)), "always");
    for (int i = 0; i < 2; i++)
      emit_any_unit(&file, &source, tag, numeral_double(PICK(&source, doubles)), i ? "auto" : "always");
  }
  static const char *const complete[] = {"en-US", "ar-EG", "pl", "ja-JP", "he"};
  for (int locale = 0; locale < COUNT(complete); locale++)
    for (int unit = 0; unit < COUNT(units); unit++)
      for (int value = 0; value < COUNT(named); value++)
        emit(
          &file, &source, complete[locale], numeral_from_int(named[value]), units[unit], "auto", PICK(&source, styles));
  static const char *const digits[] = {"ar-SA-u-nu-latn", "en-US-u-nu-deva", "hi-IN-u-nu-deva", "fa-IR-u-nu-latn",
    "th-TH-u-nu-thai"};
  for (int locale = 0; locale < COUNT(digits); locale++)
    for (int i = 0; i < 4; i++)
      emit_any_unit(&file, &source, digits[locale], numeral_from_int(PICK(&source, integers)), "always");
  emit(&file, &source, "pl", numeral_from_int(1000), units[3], NULL, default_style);
  vector_close(&file);
  return file.count;
}

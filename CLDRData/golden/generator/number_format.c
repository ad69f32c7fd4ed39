#include "number_format.h"

#include <unicode/unum.h>
#include <unicode/ustring.h>

#include "icu_locale.h"
#include "status.h"

enum { SKELETON_CAPACITY = 2048 };

UNumberFormatter *number_formatter_open(
  const char *locale_tag, const number_options *options, digit_defaults defaults) {
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[SKELETON_CAPACITY];
  icu_locale locale = icu_locale_for(locale_tag);
  text ascii = {0};
  number_skeleton_append(options, defaults, &ascii);
  int32_t length = ascii.bytes ? utf16_from_utf8(ascii.bytes, skeleton, SKELETON_CAPACITY) : 0;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, length, locale.name, &status);
  require(status, "unumf_openForSkeletonAndLocale", ascii.bytes ? ascii.bytes : "");
  text_free(&ascii);
  return formatter;
}

const char *number_part_name(int32_t category, int32_t field, const void *context) {
  const number_part_context *number = context;
  if (category != UFIELD_CATEGORY_NUMBER) return NULL;
  switch (field) {
    case UNUM_INTEGER_FIELD:
      // The whole of NaN and of the infinities is an integer field to ICU.
      if (number->value->form != NUMERAL_STRING) return "integer";
      if (token_is(number->value->text, "NaN")) return "nan";
      if (token_is(number->value->text, "Infinity") || token_is(number->value->text, "-Infinity")) return "infinity";
      return "integer";
    case UNUM_FRACTION_FIELD: return "fraction";
    case UNUM_DECIMAL_SEPARATOR_FIELD: return "decimal";
    case UNUM_GROUPING_SEPARATOR_FIELD: return "group";
    case UNUM_EXPONENT_SYMBOL_FIELD: return "exponentSeparator";
    case UNUM_EXPONENT_SIGN_FIELD: return "exponentMinusSign";  // no option of the batch writes a plus here
    case UNUM_EXPONENT_FIELD: return "exponentInteger";
    case UNUM_CURRENCY_FIELD: return "currency";
    case UNUM_PERCENT_FIELD:
    case UNUM_PERMILL_FIELD: return number->is_unit ? "unit" : "percentSign";
    case UNUM_SIGN_FIELD: return numeral_is_negative(number->value) ? "minusSign" : "plusSign";
    case UNUM_MEASURE_UNIT_FIELD: return "unit";
    case UNUM_COMPACT_FIELD: return "compact";
    default: fail("number field without a part name", "number_part_name");
  }
}

void number_format(const char *locale_tag, const number_options *options, digit_defaults defaults, const numeral *value,
  formatted *out) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = number_formatter_open(locale_tag, options, defaults);
  UFormattedNumber *result = unumf_openResult(&status);
  require(status, "unumf_openResult", locale_tag);
  numeral_format(value, formatter, result);
  number_part_context context = {value, options->unit != NULL};
  formatted_take(out, unumf_resultAsValue(result, &status), number_part_name, &context);
  require(status, "unumf_resultAsValue", locale_tag);
  unumf_closeResult(result);
  unumf_close(formatter);
}

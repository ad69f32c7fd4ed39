#include "formatted.h"

#include <stdlib.h>
#include EICU_HEADER(unum.h)
#include EICU_HEADER(ustring.h)

// The handle is ICU's own under another name.
static UNumberFormat *unwrap(const eicu_number_pattern_formatter *formatter) { return (UNumberFormat *)formatter; }

_Static_assert(EICU_ROUND_CEILING == (int)UNUM_ROUND_CEILING, "ICU's mode");
_Static_assert(EICU_ROUND_HALF_UP == (int)UNUM_ROUND_HALFUP, "ICU's mode");
_Static_assert(EICU_PAD_AFTER_SUFFIX == (int)UNUM_PAD_AFTER_SUFFIX, "ICU's position");

eicu_number_pattern_formatter *eicu_number_pattern_open(const char *pattern, const char *locale, int32_t *status) {
  EICU_ENTER(status, NULL);
  int32_t length = 0;
  UChar *units = eicu_utf16(pattern, -1, &length, status);
  if (!units) return NULL;
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *formatter = unum_open(UNUM_PATTERN_DECIMAL, units, length, locale, NULL, &error);
  free(units);
  if (error <= 0) return (eicu_number_pattern_formatter *)formatter;
  unum_close(formatter);
  *status = error;
  return NULL;
}

void eicu_number_pattern_close(eicu_number_pattern_formatter *formatter) { unum_close(unwrap(formatter)); }

static UNumberFormatAttribute attribute_of(eicu_number_pattern_setting setting) {
  switch (setting) {
    case EICU_PATTERN_GROUPING_USED: return UNUM_GROUPING_USED;
    case EICU_PATTERN_GROUPING_SIZE: return UNUM_GROUPING_SIZE;
    case EICU_PATTERN_SECONDARY_GROUPING_SIZE: return UNUM_SECONDARY_GROUPING_SIZE;
    case EICU_PATTERN_MINIMUM_GROUPING_DIGITS: return UNUM_MINIMUM_GROUPING_DIGITS;
    case EICU_PATTERN_MINIMUM_INTEGER_DIGITS: return UNUM_MIN_INTEGER_DIGITS;
    case EICU_PATTERN_MAXIMUM_INTEGER_DIGITS: return UNUM_MAX_INTEGER_DIGITS;
    case EICU_PATTERN_MINIMUM_FRACTION_DIGITS: return UNUM_MIN_FRACTION_DIGITS;
    case EICU_PATTERN_MAXIMUM_FRACTION_DIGITS: return UNUM_MAX_FRACTION_DIGITS;
    case EICU_PATTERN_SIGNIFICANT_DIGITS_USED: return UNUM_SIGNIFICANT_DIGITS_USED;
    case EICU_PATTERN_MINIMUM_SIGNIFICANT_DIGITS: return UNUM_MIN_SIGNIFICANT_DIGITS;
    case EICU_PATTERN_MAXIMUM_SIGNIFICANT_DIGITS: return UNUM_MAX_SIGNIFICANT_DIGITS;
    case EICU_PATTERN_MULTIPLIER: return UNUM_MULTIPLIER;
    case EICU_PATTERN_ROUNDING_MODE: return UNUM_ROUNDING_MODE;
    case EICU_PATTERN_WIDTH: return UNUM_FORMAT_WIDTH;
    case EICU_PATTERN_PADDING_POSITION: return UNUM_PADDING_POSITION;
    case EICU_PATTERN_DECIMAL_ALWAYS_SHOWN: return UNUM_DECIMAL_ALWAYS_SHOWN;
    case EICU_PATTERN_SIGN_ALWAYS_SHOWN: return UNUM_SIGN_ALWAYS_SHOWN;
    case EICU_PATTERN_CASH: return UNUM_CURRENCY_USAGE;
  }
  return UNUM_GROUPING_USED;
}

/// ICU numbers the two newest modes apart from the others.
static int32_t value_of(eicu_number_pattern_setting setting, int32_t value) {
  if (setting == EICU_PATTERN_ROUNDING_MODE && value == EICU_ROUND_HALF_CEILING) return UNUM_ROUND_HALF_CEILING;
  if (setting == EICU_PATTERN_ROUNDING_MODE && value == EICU_ROUND_HALF_FLOOR) return UNUM_ROUND_HALF_FLOOR;
  return value;
}

void eicu_number_pattern_set(eicu_number_pattern_formatter *formatter, eicu_number_pattern_setting setting,
                             int32_t value, int32_t *status) {
  EICU_ENTER(status, );
  unum_setAttribute(unwrap(formatter), attribute_of(setting), value_of(setting, value));
}

void eicu_number_pattern_set_increment(eicu_number_pattern_formatter *formatter, double step, int32_t *status) {
  EICU_ENTER(status, );
  unum_setDoubleAttribute(unwrap(formatter), UNUM_ROUNDING_INCREMENT, step);
}

static UNumberFormatTextAttribute text_attribute_of(eicu_number_pattern_text setting) {
  switch (setting) {
    case EICU_PATTERN_POSITIVE_PREFIX: return UNUM_POSITIVE_PREFIX;
    case EICU_PATTERN_POSITIVE_SUFFIX: return UNUM_POSITIVE_SUFFIX;
    case EICU_PATTERN_NEGATIVE_PREFIX: return UNUM_NEGATIVE_PREFIX;
    case EICU_PATTERN_NEGATIVE_SUFFIX: return UNUM_NEGATIVE_SUFFIX;
    case EICU_PATTERN_PADDING_CHARACTER: return UNUM_PADDING_CHARACTER;
    case EICU_PATTERN_CURRENCY: return UNUM_CURRENCY_CODE;
  }
  return UNUM_POSITIVE_PREFIX;
}

void eicu_number_pattern_set_text(eicu_number_pattern_formatter *formatter, eicu_number_pattern_text setting,
                                  const char *text, int32_t *status) {
  EICU_ENTER(status, );
  int32_t length = 0;
  UChar *units = eicu_utf16(text, -1, &length, status);
  if (!units) return;
  UErrorCode error = U_ZERO_ERROR;
  unum_setTextAttribute(unwrap(formatter), text_attribute_of(setting), units, length, &error);
  free(units);
  if (error > 0) *status = error;
}

/// Adds the first place of a field. ICU tells all places of all fields of doubles only, so it is asked field by field.
static void add_field(eicu_formatted *formatted, const UNumberFormat *formatter, const char *decimal, int32_t length,
                      UNumberFormatFields field, UErrorCode *error) {
  UChar *copy = malloc(((size_t)formatted->text_length + 1) * sizeof *copy);
  if (!copy) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  UFieldPosition place = {.field = (int32_t)field};
  unum_formatDecimal(formatter, decimal, length, copy, formatted->text_length + 1, &place, error);
  free(copy);
  if (place.endIndex <= place.beginIndex) return;
  const eicu_field found = {EICU_CATEGORY_NUMBER, (int32_t)field, place.beginIndex, place.endIndex};
  eicu_formatted_add_field(formatted, found, error);
}

/// Adds every place of a separator between two positions.
static void add_separators(eicu_formatted *formatted, const UNumberFormat *formatter, UNumberFormatSymbol symbol,
                           int32_t begin, int32_t end, UErrorCode *error) {
  UChar separator[16];
  const int32_t length = unum_getSymbol(formatter, symbol, separator, 16, error);
  if (*error > 0 || length <= 0) return;
  const UChar *text = formatted->text;
  for (const UChar *at = text + begin; at && at < text + end;) {
    at = u_strFindFirst(at, (int32_t)(text + end - at), separator, length);
    if (!at) return;
    const int32_t place = (int32_t)(at - text);
    const eicu_field found = {EICU_CATEGORY_NUMBER, UNUM_GROUPING_SEPARATOR_FIELD, place, place + length};
    eicu_formatted_add_field(formatted, found, error);
    at += length;
  }
}

static void add_fields(eicu_formatted *formatted, const UNumberFormat *formatter, const char *decimal, int32_t length,
                       UErrorCode *error) {
  static const UNumberFormatFields fields[] = {
      UNUM_INTEGER_FIELD,         UNUM_DECIMAL_SEPARATOR_FIELD, UNUM_FRACTION_FIELD, UNUM_EXPONENT_SYMBOL_FIELD,
      UNUM_EXPONENT_SIGN_FIELD,   UNUM_EXPONENT_FIELD,          UNUM_SIGN_FIELD,     UNUM_CURRENCY_FIELD,
      UNUM_PERCENT_FIELD,         UNUM_PERMILL_FIELD};
  const size_t count = sizeof fields / sizeof *fields;
  for (size_t i = 0; i < count && *error <= 0; i++) add_field(formatted, formatter, decimal, length, fields[i], error);
  // The text of NaN and of an infinity is an integer field without digits, and may have the separator in it.
  const char last = length > 0 ? decimal[length - 1] : 'N';
  if (*error > 0 || last < '0' || last > '9') return;
  if (formatted->field_count == 0 || formatted->fields[0].field != UNUM_INTEGER_FIELD) return;
  const eicu_field integer = formatted->fields[0];
  add_separators(formatted, formatter, UNUM_GROUPING_SEPARATOR_SYMBOL, integer.begin, integer.end, error);
  add_separators(formatted, formatter, UNUM_MONETARY_GROUPING_SEPARATOR_SYMBOL, integer.begin, integer.end, error);
}

eicu_formatted *eicu_number_pattern_format(const eicu_number_pattern_formatter *formatter, const char *decimal,
                                           int32_t length, bool fields, int32_t *status) {
  EICU_ENTER(status, NULL);
  eicu_formatted *formatted = eicu_formatted_new(status);
  if (!formatted) return NULL;
  UErrorCode error = U_BUFFER_OVERFLOW_ERROR;
  int32_t needed = 128;
  for (int attempt = 0; attempt < 2 && error == U_BUFFER_OVERFLOW_ERROR; attempt++) {
    error = U_ZERO_ERROR;
    UChar *grown = realloc(formatted->text, (size_t)needed * sizeof *grown);
    if (!grown) {
      error = U_MEMORY_ALLOCATION_ERROR;
      break;
    }
    formatted->text = grown;
    // The length is given, never -1: with -1 ICU refuses more than 34 digits.
    needed = unum_formatDecimal(unwrap(formatter), decimal, length, formatted->text, needed, NULL, &error);
  }
  formatted->text_length = needed;
  if (fields && error <= 0) add_fields(formatted, unwrap(formatter), decimal, length, &error);
  return eicu_formatted_finish(formatted, error, status);
}

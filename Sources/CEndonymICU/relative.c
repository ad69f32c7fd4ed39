#include "context.h"
#include "formatted.h"

#include EICU_HEADER(unum.h)
#include EICU_HEADER(ureldatefmt.h)

static URelativeDateTimeUnit unit_of(eicu_relative_unit unit) {
  switch (unit) {
    case EICU_RELATIVE_YEAR: return UDAT_REL_UNIT_YEAR;
    case EICU_RELATIVE_QUARTER: return UDAT_REL_UNIT_QUARTER;
    case EICU_RELATIVE_MONTH: return UDAT_REL_UNIT_MONTH;
    case EICU_RELATIVE_WEEK: return UDAT_REL_UNIT_WEEK;
    case EICU_RELATIVE_DAY: return UDAT_REL_UNIT_DAY;
    case EICU_RELATIVE_HOUR: return UDAT_REL_UNIT_HOUR;
    case EICU_RELATIVE_MINUTE: return UDAT_REL_UNIT_MINUTE;
    case EICU_RELATIVE_SECOND: return UDAT_REL_UNIT_SECOND;
  }
  return UDAT_REL_UNIT_SECOND;
}

static UDateRelativeDateTimeFormatterStyle style_of(eicu_relative_width width) {
  switch (width) {
    case EICU_RELATIVE_SHORT: return UDAT_STYLE_SHORT;
    case EICU_RELATIVE_NARROW: return UDAT_STYLE_NARROW;
    default: return UDAT_STYLE_LONG;
  }
}

eicu_relative_formatter *eicu_relative_open(const char *locale, eicu_relative_width width, eicu_context context,
                                            int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  // ICU's own choice of number format ignores the minimum grouping digits: Polish 1000 days would be grouped.
  UNumberFormat *numbers = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  if (error <= 0) {
    unum_setAttribute(numbers, UNUM_MINIMUM_GROUPING_DIGITS, UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
    // The formatter adopts `numbers`, on failure too.
    URelativeDateTimeFormatter *formatter =
        ureldatefmt_open(locale, numbers, style_of(width), eicu_display_context(context), &error);
    if (error <= 0) return (eicu_relative_formatter *)formatter;
    ureldatefmt_close(formatter);
  } else {
    unum_close(numbers);
  }
  *status = error;
  return NULL;
}

void eicu_relative_close(eicu_relative_formatter *formatter) {
  ureldatefmt_close((URelativeDateTimeFormatter *)formatter);
}

eicu_formatted *eicu_relative_format(const eicu_relative_formatter *formatter, double value, eicu_relative_unit unit,
                                     bool named, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = eicu_formatted_new(status);
  if (!formatted) return NULL;
  formatted->relative = ureldatefmt_openResult(&error);
  const URelativeDateTimeFormatter *icu = (const URelativeDateTimeFormatter *)formatter;
  if (named) {
    ureldatefmt_formatToResult(icu, value, unit_of(unit), formatted->relative, &error);
  } else {
    ureldatefmt_formatNumericToResult(icu, value, unit_of(unit), formatted->relative, &error);
  }
  if (error <= 0) formatted->value = ureldatefmt_resultAsValue(formatted->relative, &error);
  return eicu_formatted_finish(formatted, error, status);
}

/// Room for the greatest double with grouping separators, 411 units, and words around it.
enum { TEXT_CAPACITY = 1024 };

int32_t eicu_relative_text(const eicu_relative_formatter *formatter, double value, eicu_relative_unit unit, bool named,
                           char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  const URelativeDateTimeFormatter *icu = (const URelativeDateTimeFormatter *)formatter;
  UChar text[TEXT_CAPACITY];
  const int32_t length = named ? ureldatefmt_format(icu, value, unit_of(unit), text, TEXT_CAPACITY, &error)
                               : ureldatefmt_formatNumeric(icu, value, unit_of(unit), text, TEXT_CAPACITY, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(text, length, out, capacity, status);
}

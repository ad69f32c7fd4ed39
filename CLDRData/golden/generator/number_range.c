#include "number_range.h"

#include <string.h>

#include "icu_locale.h"
#include "status.h"

UFormattedNumberRange *number_range_format(
  const char *locale_tag, const number_options *options, const numeral ends[2]) {
  UErrorCode status = U_ZERO_ERROR;
  UChar skeleton[512];
  icu_locale locale = icu_locale_for(locale_tag);
  text ascii = {0};
  number_skeleton_append(options, DIGITS_OF_STYLE, &ascii);
  int32_t length = ascii.bytes ? utf16_from_utf8(ascii.bytes, skeleton, 512) : 0;
  text_free(&ascii);

  UParseError position;
  UNumberRangeFormatter *formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
    skeleton, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale.name, &position, &status);
  UFormattedNumberRange *result = unumrf_openResult(&status);
  if (ends[0].form == NUMERAL_DOUBLE && ends[1].form == NUMERAL_DOUBLE)
    unumrf_formatDoubleRange(formatter, ends[0].number, ends[1].number, result, &status);
  else  // the digits of a Double here are its shortest ones, which is how ICU reads a double too
    unumrf_formatDecimalRange(formatter, ends[0].text, (int32_t)strlen(ends[0].text), ends[1].text,
      (int32_t)strlen(ends[1].text), result, &status);
  require(status, "formatting a range", locale_tag);
  unumrf_close(formatter);
  return result;
}

void number_range_write(const numeral ends[2], text *json) {
  json_begin_array(json);
  numeral_write(&ends[0], json);
  numeral_write(&ends[1], json);
  json_end_array(json);
}

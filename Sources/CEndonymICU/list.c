#include "formatted.h"

#include <stdlib.h>
#include EICU_HEADER(ulistformatter.h)

_Static_assert(EICU_LIST_AND == (int)ULISTFMT_TYPE_AND && EICU_LIST_OR == (int)ULISTFMT_TYPE_OR &&
                   EICU_LIST_UNITS == (int)ULISTFMT_TYPE_UNITS, "ICU's list types");
_Static_assert(EICU_LIST_WIDE == (int)ULISTFMT_WIDTH_WIDE && EICU_LIST_SHORT == (int)ULISTFMT_WIDTH_SHORT &&
                   EICU_LIST_NARROW == (int)ULISTFMT_WIDTH_NARROW, "ICU's list widths");

eicu_list_formatter *eicu_list_open(const char *locale, eicu_list_type type, eicu_list_width width, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UListFormatter *formatter =
      ulistfmt_openForType(locale, (UListFormatterType)type, (UListFormatterWidth)width, &error);
  if (error <= 0) return (eicu_list_formatter *)formatter;
  ulistfmt_close(formatter);
  *status = error;
  return NULL;
}

void eicu_list_close(eicu_list_formatter *formatter) { ulistfmt_close((UListFormatter *)formatter); }

eicu_formatted *eicu_list_format(const eicu_list_formatter *formatter, const char *const *elements,
                                 const int32_t *lengths, int32_t count, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  eicu_formatted *formatted = eicu_formatted_new(status);
  UChar **texts = calloc((size_t)count + 1, sizeof *texts);
  int32_t *units = calloc((size_t)count + 1, sizeof *units);
  if (!texts || !units) *status = U_MEMORY_ALLOCATION_ERROR;
  for (int32_t i = 0; *status <= 0 && i < count; i++) texts[i] = eicu_utf16(elements[i], lengths[i], &units[i], status);
  if (*status <= 0) {
    formatted->list = ulistfmt_openResult(&error);
    ulistfmt_formatStringsToResult((const UListFormatter *)formatter, (const UChar *const *)texts, units, count,
                                   formatted->list, &error);
    if (error <= 0) formatted->value = ulistfmt_resultAsValue(formatted->list, &error);
    formatted = eicu_formatted_finish(formatted, error, status);
  } else {
    eicu_formatted_close(formatted);
    formatted = NULL;
  }
  for (int32_t i = 0; texts && i < count; i++) free(texts[i]);
  free(texts);
  free(units);
  return formatted;
}

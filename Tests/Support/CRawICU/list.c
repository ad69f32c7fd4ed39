#include "raw.h"

#include <stdlib.h>
#include RAW_HEADER(ulistformatter.h)

static UListFormatter *unwrap(const raw_list *self) { return (UListFormatter *)self; }

raw_list *raw_list_open(const char *locale, int32_t type, int32_t width, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UListFormatter *formatter =
      ulistfmt_openForType(locale, (UListFormatterType)type, (UListFormatterWidth)width, &error);
  if (U_SUCCESS(error)) return (raw_list *)formatter;
  *status = error;
  ulistfmt_close(formatter);
  return NULL;
}

void raw_list_close(raw_list *self) { ulistfmt_close(unwrap(self)); }

int32_t raw_list_format(const raw_list *self, const char *const *elements, int32_t count, char *out, int32_t capacity,
                        int32_t *status) {
  UChar **units = calloc((size_t)count + 1, sizeof *units);
  int32_t *lengths = calloc((size_t)count + 1, sizeof *lengths);
  for (int32_t i = 0; i < count; i++) units[i] = raw_utf16(elements[i], &lengths[i], status);
  UErrorCode error = (UErrorCode)*status;
  UChar text[RAW_UNITS];
  const int32_t length =
      ulistfmt_format(unwrap(self), (const UChar *const *)units, lengths, count, text, RAW_UNITS, &error);
  for (int32_t i = 0; i < count; i++) free(units[i]);
  free(units);
  free(lengths);
  if (U_FAILURE(error)) *status = error;
  return raw_put(text, length, out, capacity, status);
}

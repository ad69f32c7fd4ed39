#include "CRawICU.h"

#include <unicode/ulistformatter.h>

// The handle is ICU's own.
static UListFormatter *formatter(raw_list *list) { return (UListFormatter *)list; }

raw_list *raw_list_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UListFormatter *opened = ulistfmt_openForType(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &error);
  if (U_SUCCESS(error)) return (raw_list *)opened;
  ulistfmt_close(opened);
  return NULL;
}

void raw_list_close(raw_list *list) { ulistfmt_close(formatter(list)); }

static inline int32_t format(
    raw_list *self, const uint16_t *const *elements, const int32_t *lengths, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = ulistfmt_format(
      formatter(self), (const UChar *const *)elements, lengths, 3, (UChar *)text, RAW_CAPACITY, &error);
  return U_FAILURE(error) ? -1 : length;
}

int32_t raw_list_format(raw_list *list, const uint16_t *const *elements, const int32_t *lengths, uint16_t *text) {
  return format(list, elements, lengths, text);
}

int64_t raw_list_pass(raw_list *list, const uint16_t *const *elements, const int32_t *lengths, ptrdiff_t count) {
  uint16_t text[RAW_CAPACITY];
  int64_t total = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    int32_t length = format(list, elements + 3 * i, lengths + 3 * i, text);
    if (length < 0) return -1;
    total += length;
  }
  return total;
}

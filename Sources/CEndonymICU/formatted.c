#include "formatted.h"

#include <stdlib.h>

_Static_assert(EICU_CATEGORY_DATE == (int)UFIELD_CATEGORY_DATE, "ICU's category");
_Static_assert(EICU_CATEGORY_NUMBER == (int)UFIELD_CATEGORY_NUMBER, "ICU's category");
_Static_assert(EICU_CATEGORY_LIST == (int)UFIELD_CATEGORY_LIST, "ICU's category");
_Static_assert(EICU_CATEGORY_RELATIVE == (int)UFIELD_CATEGORY_RELATIVE_DATETIME, "ICU's category");
_Static_assert(EICU_CATEGORY_INTERVAL == (int)UFIELD_CATEGORY_DATE_INTERVAL, "ICU's category");
_Static_assert(EICU_CATEGORY_LIST_SPAN == (int)UFIELD_CATEGORY_LIST_SPAN, "ICU's category");
_Static_assert(EICU_CATEGORY_INTERVAL_SPAN == (int)UFIELD_CATEGORY_DATE_INTERVAL_SPAN, "ICU's category");
_Static_assert(EICU_CATEGORY_NUMBER_RANGE_SPAN == (int)UFIELD_CATEGORY_NUMBER_RANGE_SPAN, "ICU's category");
_Static_assert(EICU_NUMBER_INTEGER == (int)UNUM_INTEGER_FIELD, "ICU's field");
_Static_assert(EICU_NUMBER_GROUPING == (int)UNUM_GROUPING_SEPARATOR_FIELD, "ICU's field");
_Static_assert(EICU_NUMBER_COMPACT == (int)UNUM_COMPACT_FIELD, "ICU's field");

eicu_formatted *eicu_formatted_new(int32_t *status) {
  eicu_formatted *formatted = calloc(1, sizeof *formatted);
  if (!formatted) *status = U_MEMORY_ALLOCATION_ERROR;
  return formatted;
}

void eicu_formatted_close(eicu_formatted *formatted) {
  if (!formatted) return;
  unumf_closeResult(formatted->number);
  unumrf_closeResult(formatted->range);
  ureldatefmt_closeResult(formatted->relative);
  ulistfmt_closeResult(formatted->list);
  free(formatted->text);
  free(formatted->fields);
  free(formatted);
}

eicu_formatted *eicu_formatted_finish(eicu_formatted *formatted, UErrorCode error, int32_t *status) {
  if (error <= 0) return formatted;
  eicu_formatted_close(formatted);
  *status = error;
  return NULL;
}

void eicu_formatted_add_field(eicu_formatted *formatted, eicu_field field, UErrorCode *error) {
  if (*error > 0) return;
  // Room grows at each power of two, so that the count alone tells when it is full.
  const int32_t count = formatted->field_count;
  if ((count & (count - 1)) == 0) {
    const int32_t room = count ? count * 2 : 1;
    eicu_field *grown = realloc(formatted->fields, (size_t)room * sizeof *grown);
    if (!grown) {
      *error = U_MEMORY_ALLOCATION_ERROR;
      return;
    }
    formatted->fields = grown;
  }
  formatted->fields[count] = field;
  formatted->field_count = count + 1;
}

/// The text as ICU holds it.
static const UChar *text_of(const eicu_formatted *formatted, int32_t *length, int32_t *status) {
  if (!formatted->value) {
    *length = formatted->text_length;
    return formatted->text;
  }
  UErrorCode error = U_ZERO_ERROR;
  const UChar *text = ufmtval_getString(formatted->value, length, &error);
  if (error > 0) *status = error;
  return text;
}

int32_t eicu_formatted_utf8(const eicu_formatted *formatted, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  int32_t length = 0;
  const UChar *text = text_of(formatted, &length, status);
  return eicu_copy_utf8(text, length, out, capacity, status);
}

const uint16_t *eicu_formatted_utf16(const eicu_formatted *formatted, int32_t *length, int32_t *status) {
  EICU_ENTER(status, NULL);
  const UChar *text = text_of(formatted, length, status);
  return *status > 0 ? NULL : (const uint16_t *)text;
}

int32_t eicu_formatted_fields(const eicu_formatted *formatted, eicu_field *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  if (formatted->value) {
    UConstrainedFieldPosition *position = ucfpos_open(&error);
    while (error <= 0 && ufmtval_nextPosition(formatted->value, position, &error)) {
      eicu_field field;
      ucfpos_getIndexes(position, &field.begin, &field.end, &error);
      field.category = ucfpos_getCategory(position, &error);
      field.field = ucfpos_getField(position, &error);
      if (count < capacity) out[count] = field;
      count++;
    }
    ucfpos_close(position);
  } else {
    for (; count < formatted->field_count; count++) {
      if (count < capacity) out[count] = formatted->fields[count];
    }
  }
  if (error > 0) {
    *status = error;
  } else if (count > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  }
  return count;
}

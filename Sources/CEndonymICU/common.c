#include "internal.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include EICU_HEADER(uloc.h)
#include EICU_HEADER(ustring.h)

_Static_assert(EICU_ILLEGAL_ARGUMENT == (int)U_ILLEGAL_ARGUMENT_ERROR, "ICU's status");
_Static_assert(EICU_MISSING_RESOURCE == (int)U_MISSING_RESOURCE_ERROR, "ICU's status");
_Static_assert(EICU_BUFFER_OVERFLOW == (int)U_BUFFER_OVERFLOW_ERROR, "ICU's status");
_Static_assert(EICU_UNSUPPORTED == (int)U_UNSUPPORTED_ERROR, "ICU's status");
_Static_assert(EICU_RESOURCE_TYPE_MISMATCH == (int)U_RESOURCE_TYPE_MISMATCH, "ICU's status");
_Static_assert(EICU_ARGUMENT_TYPE_MISMATCH == (int)U_ARGUMENT_TYPE_MISMATCH, "ICU's status");

static _Thread_local int32_t fault_after = -1;
static _Thread_local int32_t fault_status;

void eicu_fault_arm(int32_t after, int32_t status) {
  fault_after = after;
  fault_status = status;
}

bool eicu_fault_is_armed(void) { return fault_after >= 0; }

int32_t eicu_fault_next(void) {
  if (fault_after < 0) return 0;
  return fault_after-- == 0 ? fault_status : 0;
}

static pthread_once_t prepared = PTHREAD_ONCE_INIT;

static void prepare_once(void) {
  UErrorCode error = U_ZERO_ERROR;
  uloc_setDefault("root", &error);
}

void eicu_prepare(void) { pthread_once(&prepared, prepare_once); }

const char *eicu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

int32_t eicu_copy_utf8(const UChar *text, int32_t length, char *out, int32_t capacity, int32_t *status) {
  if (*status > 0) return 0;
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  u_strToUTF8WithSub(out, capacity, &count, text, length, 0xFFFD, NULL, &error);
  if (error > 0) *status = error;
  return count;
}

int32_t eicu_copy_bytes(const char *text, int32_t length, char *out, int32_t capacity, int32_t *status) {
  if (*status > 0) return 0;
  if (length > capacity) {
    *status = U_BUFFER_OVERFLOW_ERROR;
  } else if (length > 0) {
    memcpy(out, text, (size_t)length);
  }
  return length;
}

UChar *eicu_utf16(const char *text, int32_t length, int32_t *utf16_length, int32_t *status) {
  if (*status > 0) return NULL;
  if (length < 0) length = (int32_t)strlen(text);
  // UTF-16 never has more units than UTF-8 has bytes.
  UChar *units = malloc(((size_t)length + 1) * sizeof *units);
  if (!units) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = 0;
  u_strFromUTF8WithSub(units, length + 1, &count, text, length, 0xFFFD, NULL, &error);
  if (error > 0) {
    *status = error;
    free(units);
    return NULL;
  }
  units[count] = 0;
  if (utf16_length) *utf16_length = count;
  return units;
}

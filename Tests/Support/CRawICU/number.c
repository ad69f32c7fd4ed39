#include "number.h"

#include <stdlib.h>
#include RAW_HEADER(unumberrangeformatter.h)

raw_number *raw_number_open(const char *skeleton, const char *locale, int32_t *status) {
  raw_prepare();
  int32_t length = 0;
  UChar *units = raw_utf16(skeleton, &length, status);
  UErrorCode error = (UErrorCode)*status;
  raw_number *self = calloc(1, sizeof *self);
  self->formatter = unumf_openForSkeletonAndLocale(units, length, locale, &error);
  self->result = unumf_openResult(&error);
  free(units);
  // ICU 72 writes its first two values by another path, which breaks some names of currencies apart. The rule is what it
  // writes ever after.
  for (int i = 0; i < 3; i++) unumf_formatInt(self->formatter, 0, self->result, &error);
  if (U_SUCCESS(error)) return self;
  *status = error;
  raw_number_close(self);
  return NULL;
}

void raw_number_close(raw_number *self) {
  if (!self) return;
  unumf_closeResult(self->result);
  unumf_close(self->formatter);
  free(self);
}

static int32_t put_number(const raw_number *self, UErrorCode error, char *out, int32_t capacity, int32_t *status) {
  int32_t length = 0;
  const UChar *text = NULL;
  if (U_SUCCESS(error)) text = ufmtval_getString(unumf_resultAsValue(self->result, &error), &length, &error);
  if (U_FAILURE(error)) {
    *status = error;
    return 0;
  }
  return raw_put(text, length, out, capacity, status);
}

int32_t raw_number_format_double(raw_number *self, double value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatDouble(self->formatter, value, self->result, &error);
  return put_number(self, error, out, capacity, status);
}

int32_t raw_number_format_decimal(raw_number *self, const char *decimal, int32_t length, char *out, int32_t capacity,
                                  int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatDecimal(self->formatter, decimal, length, self->result, &error);
  return put_number(self, error, out, capacity, status);
}

raw_range *raw_range_open(const char *skeleton, const char *locale, int32_t *status) {
  raw_prepare();
  int32_t length = 0;
  UChar *units = raw_utf16(skeleton, &length, status);
  UErrorCode error = (UErrorCode)*status;
  raw_range *self = calloc(1, sizeof *self);
  self->formatter = unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      units, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale, NULL, &error);
  self->result = unumrf_openResult(&error);
  free(units);
  if (U_SUCCESS(error)) return self;
  *status = error;
  raw_range_close(self);
  return NULL;
}

void raw_range_close(raw_range *self) {
  if (!self) return;
  unumrf_closeResult(self->result);
  unumrf_close(self->formatter);
  free(self);
}

static int32_t put_range(const raw_range *self, UErrorCode error, char *out, int32_t capacity, int32_t *status) {
  int32_t length = 0;
  const UChar *text = NULL;
  if (U_SUCCESS(error)) text = ufmtval_getString(unumrf_resultAsValue(self->result, &error), &length, &error);
  if (U_FAILURE(error)) {
    *status = error;
    return 0;
  }
  return raw_put(text, length, out, capacity, status);
}

int32_t raw_range_format(raw_range *self, const char *start, int32_t start_length, const char *end, int32_t end_length,
                         char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  unumrf_formatDecimalRange(self->formatter, start, start_length, end, end_length, self->result, &error);
  return put_range(self, error, out, capacity, status);
}

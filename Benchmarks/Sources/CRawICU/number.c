#include "pass.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

struct raw_number {
  UNumberFormatter *formatter;
  UFormattedNumber *result;
  bool shares;
};

raw_number *raw_number_open(const char *skeleton, const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UChar units[128];
  u_uastrncpy(units, skeleton, 128);
  raw_number *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->formatter = unumf_openForSkeletonAndLocale(units, -1, locale, &error);
  self->result = unumf_openResult(&error);
  if (U_SUCCESS(error)) return self;
  raw_number_close(self);
  return NULL;
}

raw_number *raw_number_share(const raw_number *number) {
  UErrorCode error = U_ZERO_ERROR;
  raw_number *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  *self = (raw_number){.formatter = number->formatter, .result = unumf_openResult(&error), .shares = true};
  if (U_SUCCESS(error)) return self;
  raw_number_close(self);
  return NULL;
}

void raw_number_close(raw_number *number) {
  if (!number) return;
  unumf_closeResult(number->result);
  if (!number->shares) unumf_close(number->formatter);
  free(number);
}

static inline int32_t text_of(raw_number *self, uint16_t *text, UErrorCode error) {
  int32_t length = unumf_resultToString(self->result, (UChar *)text, RAW_CAPACITY, &error);
  return U_FAILURE(error) ? -1 : length;
}

static inline int32_t format_double(raw_number *self, double value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatDouble(self->formatter, value, self->result, &error);
  return text_of(self, text, error);
}

static inline int32_t format_int(raw_number *self, int64_t value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatInt(self->formatter, value, self->result, &error);
  return text_of(self, text, error);
}

static inline int32_t format_decimal(raw_number *self, const char *value, uint16_t *text) {
  UErrorCode error = U_ZERO_ERROR;
  unumf_formatDecimal(self->formatter, value, (int32_t)strlen(value), self->result, &error);
  return text_of(self, text, error);
}

int32_t raw_number_format_double(raw_number *number, double value, uint16_t *text) {
  return format_double(number, value, text);
}
int32_t raw_number_format_int(raw_number *number, int64_t value, uint16_t *text) {
  return format_int(number, value, text);
}
int32_t raw_number_format_decimal(raw_number *number, const char *value, uint16_t *text) {
  return format_decimal(number, value, text);
}

RAW_DEFINE_PASS(raw_number_pass_doubles, raw_number, double, format_double)
RAW_DEFINE_PASS(raw_number_pass_ints, raw_number, int64_t, format_int)
RAW_DEFINE_PASS(raw_number_pass_decimals, raw_number, char *const, format_decimal)

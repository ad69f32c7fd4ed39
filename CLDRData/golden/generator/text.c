#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>

#include "status.h"

static void reserve(text *self, size_t more) {
  if (self->length + more + 1 <= self->capacity) return;
  self->capacity = (self->length + more + 1) * 2;
  self->bytes = realloc(self->bytes, self->capacity);
  if (!self->bytes) fail("out of memory", "text");
}

void text_append_bytes(text *self, const char *bytes, size_t count) {
  reserve(self, count);
  memcpy(self->bytes + self->length, bytes, count);
  self->length += count;
  self->bytes[self->length] = '\0';
}

void text_append(text *self, const char *utf8) { text_append_bytes(self, utf8, strlen(utf8)); }

void text_append_utf16(text *self, const UChar *string, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  reserve(self, (size_t)length * 3);
  u_strToUTF8(self->bytes + self->length, length * 3 + 1, &count, string, length, &status);
  require(status, "u_strToUTF8", "a result");
  self->length += (size_t)count;
}

void text_append_format(text *self, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int count = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  reserve(self, (size_t)count);
  va_start(arguments, format);
  vsnprintf(self->bytes + self->length, (size_t)count + 1, format, arguments);
  va_end(arguments);
  self->length += (size_t)count;
}

void text_clear(text *self) {
  self->length = 0;
  if (self->bytes) self->bytes[0] = '\0';
}

void text_free(text *self) {
  free(self->bytes);
  *self = (text){0};
}

int32_t utf16_from_utf8(const char *utf8, UChar *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  u_strFromUTF8(out, capacity, &length, utf8, -1, &status);
  if (status == U_STRING_NOT_TERMINATED_WARNING) status = U_BUFFER_OVERFLOW_ERROR;
  require(status, "u_strFromUTF8", utf8);
  return length;
}

bool token_is(const char *token, const char *expected) { return token && expected && strcmp(token, expected) == 0; }

static void separate(text *self) {
  if (self->length == 0) return;
  char last = self->bytes[self->length - 1];
  if (last != '{' && last != '[' && last != ':') text_append(self, ",");
}

static void quote(text *self, const char *utf8, size_t length) {
  text_append(self, "\"");
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)utf8[i];
    if (byte == '"' || byte == '\\') text_append_format(self, "\\%c", byte);
    else if (byte < 0x20) text_append_format(self, "\\u%04x", byte);
    else text_append_bytes(self, utf8 + i, 1);
  }
  text_append(self, "\"");
}

void json_begin_object(text *self) {
  separate(self);
  text_append(self, "{");
}

void json_end_object(text *self) { text_append(self, "}"); }

void json_begin_array(text *self) {
  separate(self);
  text_append(self, "[");
}

void json_end_array(text *self) { text_append(self, "]"); }

void json_key(text *self, const char *key) {
  separate(self);
  quote(self, key, strlen(key));
  text_append(self, ":");
}

void json_string(text *self, const char *utf8) {
  separate(self);
  quote(self, utf8, strlen(utf8));
}

void json_utf16(text *self, const UChar *string, int32_t length) {
  text utf8 = {0};
  text_append_utf16(&utf8, string, length);
  separate(self);
  quote(self, utf8.bytes, utf8.length);
  text_free(&utf8);
}

void json_literal(text *self, const char *literal) {
  separate(self);
  text_append(self, literal);
}

void json_string_member(text *self, const char *key, const char *value) {
  if (!value) return;
  json_key(self, key);
  json_string(self, value);
}

void json_true_member(text *self, const char *key) {
  json_key(self, key);
  json_literal(self, "true");
}

void json_options(text *self, const text *members) {
  if (members->length == 0) return;
  json_key(self, "options");
  json_begin_object(self);
  text_append(self, members->bytes);
  json_end_object(self);
}

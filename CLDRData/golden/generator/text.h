#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <unicode/utypes.h>

/// A growing buffer of UTF-8 bytes, always NUL-terminated once something was appended. Zero-initialize; free with
/// text_free.
typedef struct {
  char *bytes;
  size_t length;
  size_t capacity;
} text;

void text_append(text *self, const char *utf8);
void text_append_bytes(text *self, const char *bytes, size_t count);
void text_append_utf16(text *self, const UChar *string, int32_t length);
__attribute__((format(printf, 2, 3))) void text_append_format(text *self, const char *format, ...);
void text_clear(text *self);
void text_free(text *self);

/// Converts NUL-terminated UTF-8 to UTF-16; stops the program when it does not fit. Returns the length.
int32_t utf16_from_utf8(const char *utf8, UChar *out, int32_t capacity);

/// Whether two option tokens are the same; an absent (NULL) one equals nothing.
bool token_is(const char *token, const char *expected);

// JSON. A comma is written wherever the grammar needs one, so that callers only say what comes next.

void json_begin_object(text *self);
void json_end_object(text *self);
void json_begin_array(text *self);
void json_end_array(text *self);
void json_key(text *self, const char *key);
void json_string(text *self, const char *utf8);
void json_utf16(text *self, const UChar *string, int32_t length);
/// A number, `true` or `false`, verbatim.
void json_literal(text *self, const char *literal);

/// `"key":"value"`, and nothing at all when the value is NULL.
void json_string_member(text *self, const char *key, const char *value);
/// `"key":true`
void json_true_member(text *self, const char *key);
/// `"options":{…}` around members already written, and nothing at all when there are none.
void json_options(text *self, const text *members);

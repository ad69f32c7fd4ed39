#pragma once
#include <stdint.h>
#include <stdio.h>

#include "parts.h"
#include "text.h"

/// One golden file in the making. A request that was written before is dropped, so random draws never repeat a line.
typedef struct {
  FILE *file;
  const char *kind;
  text line;
  uint64_t *seen;  ///< hashes of the requests so far; open addressing, 0 is free
  size_t request_length;
  int count;
} vector_file;

void vector_open(vector_file *self, const char *directory, const char *kind);
void vector_close(vector_file *self);

/// Starts a line; returns the text to write the request's members into.
text *vector_request(vector_file *self, const char *locale);

/// Ends the request and starts the response; returns the text to write its members into.
text *vector_response(vector_file *self);

void vector_end(vector_file *self);

/// The whole response when it is one `result` string, or its parts.
void vector_answer(vector_file *self, const formatted *result, bool as_parts);
void vector_answer_string(vector_file *self, const char *utf8);

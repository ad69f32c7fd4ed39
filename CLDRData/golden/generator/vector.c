#include "vector.h"

#include <stdlib.h>
#include <string.h>

#include "status.h"

/// Slots for hashes, many more than a file has vectors.
enum { SEEN_SLOTS = 1 << 15 };

void vector_open(vector_file *self, const char *directory, const char *kind) {
  text path = {0};
  text_append_format(&path, "%s/%s.jsonl", directory, kind);
  *self = (vector_file){.file = fopen(path.bytes, "w"), .kind = kind, .seen = calloc(SEEN_SLOTS, sizeof(uint64_t))};
  if (!self->file || !self->seen) fail("cannot write", path.bytes);
  text_free(&path);
}

void vector_close(vector_file *self) {
  if (fclose(self->file) != 0) fail("cannot write", self->kind);
  text_free(&self->line);
  free(self->seen);
}

text *vector_request(vector_file *self, const char *locale) {
  text *line = &self->line;
  text_clear(line);
  text_append(line, "{\"request\":{");
  json_string_member(line, "kind", self->kind);
  json_string_member(line, "locale", locale);
  return line;
}

text *vector_response(vector_file *self) {
  json_end_object(&self->line);
  self->request_length = self->line.length;
  json_key(&self->line, "response");
  json_begin_object(&self->line);
  return &self->line;
}

/// FNV-1a of the request; false when it was there already.
static bool remember_request(vector_file *self) {
  uint64_t hash = UINT64_C(0xCBF29CE484222325);
  for (size_t i = 0; i < self->request_length; i++)
    hash = (hash ^ (unsigned char)self->line.bytes[i]) * UINT64_C(0x100000001B3);
  size_t slot = hash % SEEN_SLOTS;
  for (; self->seen[slot]; slot = (slot + 1) % SEEN_SLOTS)
    if (self->seen[slot] == hash) return false;
  self->seen[slot] = hash;
  return true;
}

void vector_end(vector_file *self) {
  json_end_object(&self->line);
  json_end_object(&self->line);
  if (!remember_request(self)) return;
  self->count++;
  fprintf(self->file, "%s\n", self->line.bytes);
}

void vector_answer(vector_file *self, const formatted *result, bool as_parts) {
  text *response = vector_response(self);
  json_key(response, "result");
  formatted_write(result, as_parts, response);
  vector_end(self);
}

void vector_answer_string(vector_file *self, const char *utf8) {
  text *response = vector_response(self);
  json_string_member(response, "result", utf8);
  vector_end(self);
}

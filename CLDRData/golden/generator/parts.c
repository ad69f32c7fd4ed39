#include "parts.h"

#include <unicode/ustring.h>

#include "status.h"

void formatted_set(formatted *self, const UChar *string, int32_t length) {
  if (length >= MAXIMUM_UNITS) fail("result too long", "raise MAXIMUM_UNITS");
  u_memcpy(self->string, string, length);
  self->length = length;
  self->part_count = 0;
}

void formatted_add(formatted *self, const char *type, int32_t start, int32_t end) {
  if (self->part_count == MAXIMUM_PARTS) fail("too many parts", type);
  self->parts[self->part_count++] = (part){type, start, end};
}

void formatted_take(formatted *self, const UFormattedValue *value,
  const char *(*name)(int32_t category, int32_t field, const void *context), const void *context) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *string = ufmtval_getString(value, &length, &status);
  require(status, "ufmtval_getString", "a result");
  formatted_set(self, string, length);

  UConstrainedFieldPosition *position = ucfpos_open(&status);
  while (ufmtval_nextPosition(value, position, &status)) {
    int32_t start = 0, end = 0;
    ucfpos_getIndexes(position, &start, &end, &status);
    const char *type = name(ucfpos_getCategory(position, &status), ucfpos_getField(position, &status), context);
    if (type) formatted_add(self, type, start, end);
  }
  ucfpos_close(position);
  require(status, "ufmtval_nextPosition", "a result");
}

/// The narrowest part that covers a position, -1 for none: a group separator lies inside its integer and cuts it.
static int part_at(const formatted *self, int32_t position) {
  int found = -1;
  for (int i = 0; i < self->part_count; i++) {
    const part *candidate = &self->parts[i];
    if (position < candidate->start || position >= candidate->end) continue;
    if (found < 0 || candidate->end - candidate->start < self->parts[found].end - self->parts[found].start) found = i;
  }
  return found;
}

void formatted_write(const formatted *self, bool as_parts, text *json) {
  if (!as_parts) {
    json_utf16(json, self->string, self->length);
    return;
  }
  json_begin_array(json);
  for (int32_t start = 0; start < self->length;) {
    int covering = part_at(self, start);
    int32_t end = start + 1;
    while (end < self->length && part_at(self, end) == covering) end++;
    json_begin_object(json);
    json_string_member(json, "type", covering < 0 ? "literal" : self->parts[covering].type);
    json_key(json, "value");
    json_utf16(json, self->string + start, end - start);
    json_end_object(json);
    start = end;
  }
  json_end_array(json);
}

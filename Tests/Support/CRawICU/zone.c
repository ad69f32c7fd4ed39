#include "raw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include RAW_HEADER(ucal.h)
#include RAW_HEADER(uenum.h)

raw_zone_state raw_zone_icu_state(const char *zone, int64_t seconds, int32_t *status) {
  raw_prepare();
  raw_zone_state state = {0, 0, INT64_MIN, INT64_MAX};
  int32_t length = 0;
  UChar *units = raw_utf16(zone, &length, status);
  UErrorCode error = (UErrorCode)*status;
  UCalendar *calendar = ucal_open(units, length, "root", UCAL_GREGORIAN, &error);
  ucal_setMillis(calendar, (double)seconds * 1000, &error);
  state.saving = ucal_get(calendar, UCAL_DST_OFFSET, &error) / 1000;
  state.offset = ucal_get(calendar, UCAL_ZONE_OFFSET, &error) / 1000 + state.saving;
  UDate change;
  if (ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_PREVIOUS_INCLUSIVE, &change, &error)) {
    state.from = (int64_t)(change / 1000);
  }
  if (ucal_getTimeZoneTransitionDate(calendar, UCAL_TZ_TRANSITION_NEXT, &change, &error)) {
    state.until = (int64_t)(change / 1000);
  }
  ucal_close(calendar);
  free(units);
  if (U_FAILURE(error)) *status = error;
  return state;
}

int32_t raw_zone_count(int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *zones = ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_CANONICAL, NULL, NULL, &error);
  const int32_t count = uenum_count(zones, &error);
  uenum_close(zones);
  if (U_FAILURE(error)) *status = error;
  return count;
}

int32_t raw_zone(int32_t index, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *zones = ucal_openTimeZoneIDEnumeration(UCAL_ZONE_TYPE_CANONICAL, NULL, NULL, &error);
  int32_t length = 0;
  const char *name = NULL;
  for (int32_t i = 0; i <= index; i++) name = uenum_next(zones, &length, &error);
  if (!name || length > capacity) error = U_BUFFER_OVERFLOW_ERROR;
  if (U_SUCCESS(error)) memcpy(out, name, (size_t)length);
  uenum_close(zones);
  if (U_FAILURE(error)) *status = error;
  return length;
}

struct raw_tzif {
  unsigned char *bytes;
  int32_t transitions, types;
  /// Where the second block's transitions, their types, the types and the footer begin.
  const unsigned char *at, *type, *table, *footer, *end;
};

static int64_t big_endian(const unsigned char *bytes, int count) {
  int64_t value = (signed char)bytes[0];
  for (int i = 1; i < count; i++) value = (int64_t)((uint64_t)value << 8) | bytes[i];
  return value;
}

/// The size of a block after its header, with transitions of `width` bytes.
static size_t block_size(const unsigned char *header, size_t width) {
  size_t count[6];
  for (int i = 0; i < 6; i++) count[i] = (size_t)big_endian(header + 20 + 4 * i, 4);
  return count[3] * (width + 1) + count[4] * 6 + count[5] + count[2] * (width + 4) + count[1] + count[0];
}

raw_tzif *raw_tzif_open(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  enum { ROOM = 1 << 17 };
  unsigned char *bytes = malloc(ROOM);
  const size_t size = fread(bytes, 1, ROOM, file);
  fclose(file);
  raw_tzif *self = calloc(1, sizeof *self);
  self->bytes = bytes;
  const unsigned char *header = bytes;
  if (size > 88 && memcmp(header, "TZif", 4) == 0 && header[4] >= '2') {
    header += 44 + block_size(header, 4);
    if (header + 44 < bytes + size && memcmp(header, "TZif", 4) == 0) {
      self->transitions = (int32_t)big_endian(header + 32, 4);
      self->types = (int32_t)big_endian(header + 36, 4);
      self->at = header + 44;
      self->type = self->at + 8 * self->transitions;
      self->table = self->type + self->transitions;
      self->footer = self->at + block_size(header, 8);
      self->end = bytes + size;
      if (self->footer < self->end) return self;
    }
  }
  raw_tzif_close(self);
  return NULL;
}

void raw_tzif_close(raw_tzif *self) {
  if (!self) return;
  free(self->bytes);
  free(self);
}

raw_zone_state raw_tzif_state(const raw_tzif *self, int64_t seconds) {
  int32_t next = 0;
  while (next < self->transitions && big_endian(self->at + 8 * next, 8) <= seconds) next++;
  const unsigned char *type = self->table + 6 * (next > 0 ? self->type[next - 1] : 0);
  return (raw_zone_state){
      .offset = (int32_t)big_endian(type, 4),
      .saving = type[4],
      .from = next > 0 ? big_endian(self->at + 8 * (next - 1), 8) : INT64_MIN,
      .until = next < self->transitions ? big_endian(self->at + 8 * next, 8) : INT64_MAX,
  };
}

bool raw_tzif_has_yearly_rule(const raw_tzif *self) {
  return memchr(self->footer, ',', (size_t)(self->end - self->footer)) != NULL;
}

#include "internal.h"

#include <string.h>
#include EICU_HEADER(ucal.h)
#include EICU_HEADER(uchar.h)
#include EICU_HEADER(uversion.h)

int32_t eicu_icu_version(char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(version);
  u_versionToString(version, text);
  return eicu_copy_bytes(text, (int32_t)strlen(text), out, capacity, status);
}

int32_t eicu_unicode_version(char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getUnicodeVersion(version);
  u_versionToString(version, text);
  return eicu_copy_bytes(text, (int32_t)strlen(text), out, capacity, status);
}

int32_t eicu_time_zone_version(char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  const char *text = ucal_getTZDataVersion(&error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_bytes(text, (int32_t)strlen(text), out, capacity, status);
}

#include "raw.h"

#include RAW_HEADER(ures.h)

static UResourceBundle *unwrap(const raw_resource *self) { return (UResourceBundle *)self; }

static raw_resource *taken(UResourceBundle *bundle, UErrorCode error, int32_t *status) {
  if (U_SUCCESS(error)) return (raw_resource *)bundle;
  *status = error;
  ures_close(bundle);
  return NULL;
}

raw_resource *raw_resource_open(const char *name, int32_t *status) {
  raw_prepare();
  UErrorCode error = U_ZERO_ERROR;
  return taken(ures_openDirect(NULL, name, &error), error, status);
}

void raw_resource_close(raw_resource *self) { ures_close(unwrap(self)); }

int32_t raw_resource_size(const raw_resource *self) { return ures_getSize(unwrap(self)); }

raw_resource *raw_resource_at(const raw_resource *self, int32_t index, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return taken(ures_getByIndex(unwrap(self), index, NULL, &error), error, status);
}

raw_resource *raw_resource_named(const raw_resource *self, const char *key, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  return taken(ures_getByKey(unwrap(self), key, NULL, &error), error, status);
}

const char *raw_resource_key(const raw_resource *self) { return ures_getKey(unwrap(self)); }

int32_t raw_resource_text(const raw_resource *self, char *out, int32_t capacity, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getString(unwrap(self), &length, &error);
  if (U_FAILURE(error)) *status = error;
  return raw_put(text, length, out, capacity, status);
}

#include "internal.h"

#include <stdio.h>
#include <string.h>
#include EICU_HEADER(ures.h)

// A bundle is ICU's own handle under another name.
static UResourceBundle *unwrap(const eicu_bundle *bundle) { return (UResourceBundle *)bundle; }

static eicu_bundle *wrap(UResourceBundle *bundle, UErrorCode error, int32_t *status) {
  if (error <= 0) return (eicu_bundle *)bundle;
  ures_close(bundle);
  *status = error;
  return NULL;
}

eicu_bundle *eicu_bundle_open(const char *tree, const char *name, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  char package[64];
  if (tree) snprintf(package, sizeof package, "%s-%s", U_ICUDATA_NAME, tree);
  // Opening the alias "no_NO" directly never returns (ICU 72 and 76) unless its parents are in ICU's cache, where an
  // ordinary opening puts them.
  if (strchr(name, '_')) {
    ures_close(ures_open(tree ? package : NULL, name, &error));
    error = U_ZERO_ERROR;
  }
  UResourceBundle *bundle = ures_openDirect(tree ? package : NULL, name, &error);
  return wrap(bundle, error, status);
}

void eicu_bundle_close(eicu_bundle *bundle) { ures_close(unwrap(bundle)); }

eicu_node_kind eicu_bundle_kind(const eicu_bundle *bundle) {
  switch (ures_getType(unwrap(bundle))) {
    case URES_STRING: return EICU_NODE_STRING;
    case URES_INT: return EICU_NODE_INTEGER;
    case URES_INT_VECTOR: return EICU_NODE_VECTOR;
    case URES_TABLE: return EICU_NODE_TABLE;
    case URES_ARRAY: return EICU_NODE_ARRAY;
    default: return EICU_NODE_OTHER;
  }
}

const char *eicu_bundle_key(const eicu_bundle *bundle) { return ures_getKey(unwrap(bundle)); }

int32_t eicu_bundle_count(const eicu_bundle *bundle) { return ures_getSize(unwrap(bundle)); }

eicu_bundle *eicu_bundle_child(const eicu_bundle *bundle, const char *key, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *child = ures_getByKey(unwrap(bundle), key, NULL, &error);
  return wrap(child, error, status);
}

eicu_bundle *eicu_bundle_child_at(const eicu_bundle *bundle, int32_t index, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *child = ures_getByIndex(unwrap(bundle), index, NULL, &error);
  return wrap(child, error, status);
}

int32_t eicu_bundle_string(const eicu_bundle *bundle, char *out, int32_t capacity, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getString(unwrap(bundle), &length, &error);
  if (error > 0) {
    *status = error;
    return 0;
  }
  return eicu_copy_utf8(text, length, out, capacity, status);
}

int32_t eicu_bundle_integer(const eicu_bundle *bundle, int32_t *status) {
  EICU_ENTER(status, 0);
  UErrorCode error = U_ZERO_ERROR;
  const int32_t value = ures_getInt(unwrap(bundle), &error);
  if (error > 0) *status = error;
  return value;
}

const int32_t *eicu_bundle_vector(const eicu_bundle *bundle, int32_t *count, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  const int32_t *values = ures_getIntVector(unwrap(bundle), count, &error);
  if (error > 0) *status = error;
  return error > 0 ? NULL : values;
}

const uint8_t *eicu_bundle_binary(const eicu_bundle *bundle, int32_t *count, int32_t *status) {
  EICU_ENTER(status, NULL);
  UErrorCode error = U_ZERO_ERROR;
  const uint8_t *bytes = ures_getBinary(unwrap(bundle), count, &error);
  if (error > 0) *status = error;
  return error > 0 ? NULL : bytes;
}

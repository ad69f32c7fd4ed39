#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

// ICU's data bundles.

typedef struct eicu_bundle eicu_bundle;

/// What a bundle's node holds.
typedef enum : int32_t {
  EICU_NODE_STRING,
  EICU_NODE_INTEGER,
  EICU_NODE_VECTOR,
  EICU_NODE_TABLE,
  EICU_NODE_ARRAY,
  EICU_NODE_OTHER,
} eicu_node_kind;

/// Opens the bundle `name` exactly, without falling back to a parent. `tree` is NULL for ICU's main data, or the name
/// of one of its trees: "brkitr", "curr", "lang", "rbnf", "region", "unit", "zone".
eicu_bundle *eicu_bundle_open(const char *tree, const char *name, int32_t *status);
void eicu_bundle_close(eicu_bundle *bundle);

eicu_node_kind eicu_bundle_kind(const eicu_bundle *bundle);

/// The node's key in its table; NULL in an array. Lives as long as the bundle.
const char *eicu_bundle_key(const eicu_bundle *bundle);

/// Number of children; 1 for a string or an integer.
int32_t eicu_bundle_count(const eicu_bundle *bundle);

/// The child with a key, or at an index from 0. EICU_MISSING_RESOURCE when there is none. To be closed.
eicu_bundle *eicu_bundle_child(const eicu_bundle *bundle, const char *key, int32_t *status);
eicu_bundle *eicu_bundle_child_at(const eicu_bundle *bundle, int32_t index, int32_t *status);

/// The text of a string node.
int32_t eicu_bundle_string(const eicu_bundle *bundle, char *out, int32_t capacity, int32_t *status);

/// The value of an integer node.
int32_t eicu_bundle_integer(const eicu_bundle *bundle, int32_t *status);

/// The values of a vector node: valid as long as the bundle, `count` of them.
const int32_t *eicu_bundle_vector(const eicu_bundle *bundle, int32_t *count, int32_t *status);

/// The bytes of a binary node: valid as long as the bundle, `count` of them.
const uint8_t *eicu_bundle_binary(const eicu_bundle *bundle, int32_t *count, int32_t *status);

#ifdef __cplusplus
}
#endif

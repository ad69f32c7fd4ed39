#pragma once
#include "CRawICU.h"

// Defines `name`, which calls `format`, a static inline function, for each value.
#define RAW_DEFINE_PASS(name, handle, value, format)                    \
  int64_t name(handle *self, const value *values, ptrdiff_t count) {    \
    uint16_t text[RAW_CAPACITY];                                        \
    int64_t total = 0;                                                  \
    for (ptrdiff_t i = 0; i < count; i++) {                             \
      int32_t length = format(self, values[i], text);                   \
      if (length < 0) return -1;                                        \
      total += length;                                                  \
    }                                                                   \
    return total;                                                       \
  }

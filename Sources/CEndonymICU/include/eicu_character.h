#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The strong directions of UAX 9's bidirectional character types.
typedef enum : int32_t {
  EICU_DIRECTION_NOT_STRONG = 0,
  /// L.
  EICU_DIRECTION_LEFT_TO_RIGHT = 1,
  /// R and AL.
  EICU_DIRECTION_RIGHT_TO_LEFT = 2,
} eicu_strong_direction;

/// The strong direction of a code point; EICU_DIRECTION_NOT_STRONG of what is none. Needs no data that could be missing.
eicu_strong_direction eicu_character_strong_direction(uint32_t code_point);

#ifdef __cplusplus
}
#endif

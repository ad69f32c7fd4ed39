#include "internal.h"

#include EICU_HEADER(uchar.h)

eicu_strong_direction eicu_character_strong_direction(uint32_t code_point) {
  if (code_point > 0x10FFFF) return EICU_DIRECTION_NOT_STRONG;
  switch (u_charDirection((UChar32)code_point)) {
    case U_LEFT_TO_RIGHT:
      return EICU_DIRECTION_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
      return EICU_DIRECTION_RIGHT_TO_LEFT;
    default:
      return EICU_DIRECTION_NOT_STRONG;
  }
}

#pragma once
#include "eicu_common.h"

/// Where the text will stand, which may capitalize it: ICU's UDisplayContext of its capitalization type.
typedef enum : int32_t {
  EICU_CONTEXT_NONE,
  EICU_CONTEXT_MIDDLE_OF_SENTENCE,
  EICU_CONTEXT_BEGINNING_OF_SENTENCE,
  EICU_CONTEXT_MENU_OR_LIST,
  EICU_CONTEXT_STANDALONE,
} eicu_context;

#pragma once

#include "internal.h"

#include EICU_HEADER(udisplaycontext.h)

/// ICU's name of a context.
static inline UDisplayContext eicu_display_context(eicu_context context) {
  switch (context) {
    case EICU_CONTEXT_MIDDLE_OF_SENTENCE: return UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE;
    case EICU_CONTEXT_BEGINNING_OF_SENTENCE: return UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE;
    case EICU_CONTEXT_MENU_OR_LIST: return UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU;
    case EICU_CONTEXT_STANDALONE: return UDISPCTX_CAPITALIZATION_FOR_STANDALONE;
    default: return UDISPCTX_CAPITALIZATION_NONE;
  }
}

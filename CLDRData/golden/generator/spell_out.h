#pragma once
#include <stdbool.h>

#include "numeral.h"
#include "parts.h"

/// Whether ICU has spell-out (or, with `ordinal`, digit-ordinal) rules for the language itself, not only root's.
bool spell_out_has_rules(const char *locale_tag, bool ordinal);

/// A number in words, or with `ordinal` as digits with an ordinal mark (`21st`).
void spell_out(const char *locale_tag, bool ordinal, const numeral *value, formatted *out);

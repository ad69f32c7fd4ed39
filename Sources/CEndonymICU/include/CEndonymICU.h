#pragma once

// The C face of ICU that Endonym uses. No ICU header is included and no ICU type is named here, so that Swift sees
// plain C whatever ICU is underneath.
//
// Conventions of every function:
//  - `status` is an ICU error code: zero or negative is success, positive a failure. A function called with a failure
//    does nothing and returns NULL or 0.
//  - Text going in is NUL-terminated, or has a length in bytes beside it. Text coming out is UTF-8 without a final
//    NUL: the function writes at most `capacity` bytes and returns the length of the whole text; when that is more
//    than `capacity`, the status is EICU_BUFFER_OVERFLOW and what was written is not to be read.
//  - A pointer returned by a function named `…_open` belongs to the caller, who gives it back to `…_close`.
//    `…_close(NULL)` does nothing.

#include "eicu_calendar.h"
#include "eicu_character.h"
#include "eicu_collation.h"
#include "eicu_common.h"
#include "eicu_context.h"
#include "eicu_currency.h"
#include "eicu_date.h"
#include "eicu_formatted.h"
#include "eicu_list.h"
#include "eicu_locale.h"
#include "eicu_number.h"
#include "eicu_number_pattern.h"
#include "eicu_plural.h"
#include "eicu_relative.h"
#include "eicu_resource.h"
#include "eicu_rule_based.h"
#include "eicu_version.h"
#include "eicu_zone.h"

#pragma once
#include <unicode/unumberrangeformatter.h>

#include "number_skeleton.h"
#include "numeral.h"

/// Two numbers formatted as a range; close with `unumrf_closeResult`. Collapsing is ICU's automatic one, and a range
/// whose ends look the same is approximate ("~3"): ICU's defaults and ECMA-402's rule.
UFormattedNumberRange *number_range_format(
  const char *locale_tag, const number_options *options, const numeral ends[2]);

/// The request's value: an array of two numbers.
void number_range_write(const numeral ends[2], text *json);

#pragma once

#include "raw.h"

#include RAW_HEADER(unumberformatter.h)
#include RAW_HEADER(unumberrangeformatter.h)

struct raw_number {
  UNumberFormatter *formatter;
  UFormattedNumber *result;
};

struct raw_range {
  UNumberRangeFormatter *formatter;
  UFormattedNumberRange *result;
};

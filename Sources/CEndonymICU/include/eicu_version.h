#pragma once
#include "eicu_common.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Version of the ICU in use, such as "72.1".
int32_t eicu_icu_version(char *out, int32_t capacity, int32_t *status);

/// Version of the Unicode data in that ICU, such as "15.0".
int32_t eicu_unicode_version(char *out, int32_t capacity, int32_t *status);

/// Version of ICU's own copy of the tz database, such as "2022e".
int32_t eicu_time_zone_version(char *out, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The status codes that callers act upon; all others are only reported.
#define EICU_MISSING_RESOURCE 2
#define EICU_ILLEGAL_ARGUMENT 1
#define EICU_BUFFER_OVERFLOW 15
#define EICU_UNSUPPORTED 16
#define EICU_RESOURCE_TYPE_MISMATCH 17
#define EICU_ARGUMENT_TYPE_MISMATCH 0x1010C

/// ICU's name of a status code, such as "U_MEMORY_ALLOCATION_ERROR".
const char *eicu_error_name(int32_t status);

/// Makes one later call of this thread fail with `status`: the first when `after` is 0, the second when it is 1, and
/// so on. A negative `after` disarms. For tests of error paths; costs a thread-local read otherwise.
void eicu_fault_arm(int32_t after, int32_t status);

/// Whether the armed fault has not struck yet.
bool eicu_fault_is_armed(void);

#ifdef __cplusplus
}
#endif

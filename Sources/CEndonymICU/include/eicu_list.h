#pragma once
#include "eicu_formatted.h"

#ifdef __cplusplus
extern "C" {
#endif

// Lists: "A, B, and C".

typedef struct eicu_list_formatter eicu_list_formatter;

typedef enum : int32_t { EICU_LIST_AND, EICU_LIST_OR, EICU_LIST_UNITS } eicu_list_type;
typedef enum : int32_t { EICU_LIST_WIDE, EICU_LIST_SHORT, EICU_LIST_NARROW } eicu_list_width;

eicu_list_formatter *eicu_list_open(const char *locale, eicu_list_type type, eicu_list_width width, int32_t *status);
void eicu_list_close(eicu_list_formatter *formatter);

/// Joins `count` UTF-8 elements, each with its length in bytes. The result is to be closed.
eicu_formatted *eicu_list_format(const eicu_list_formatter *formatter, const char *const *elements,
                                 const int32_t *lengths, int32_t count, int32_t *status);

#ifdef __cplusplus
}
#endif

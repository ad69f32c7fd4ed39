#pragma once

// Raw ICU, as a careful C program would use it: each formatter is opened once and held, and writes UTF-16 into a buffer
// on the stack. No ICU type is named here, so that Swift can import this beside Foundation's own ICU.
//
//  - `…_open` gives NULL on failure; `…_close` takes what `…_open` gave.
//  - `…_format` writes one value into `text`, of RAW_CAPACITY units, and returns its length, negative on failure.
//  - `…_pass` formats `count` values one after another into the same buffer and returns the sum of the lengths,
//    negative on failure. The loop stands in C beside the call, so that nothing but ICU is measured.

#include <stddef.h>
#include <stdint.h>

enum { RAW_CAPACITY = 512 };

/// ICU's version, such as "72.1", and that of its CLDR data.
const char *raw_icu_version(void);
const char *raw_cldr_version(void);

// Numbers by skeleton: unumf_*, with one result object used again and again.
typedef struct raw_number raw_number;
raw_number *raw_number_open(const char *skeleton, const char *locale);
/// The same formatter with a result object of its own, for another thread. Close it before the first.
raw_number *raw_number_share(const raw_number *number);
void raw_number_close(raw_number *number);
int32_t raw_number_format_double(raw_number *number, double value, uint16_t *text);
int64_t raw_number_pass_doubles(raw_number *number, const double *values, ptrdiff_t count);
int32_t raw_number_format_int(raw_number *number, int64_t value, uint16_t *text);
int64_t raw_number_pass_ints(raw_number *number, const int64_t *values, ptrdiff_t count);
/// Decimals are given in ASCII: "-1234.5".
int32_t raw_number_format_decimal(raw_number *number, const char *value, uint16_t *text);
int64_t raw_number_pass_decimals(raw_number *number, const char *const *values, ptrdiff_t count);

// Numbers by style: unum_*, which is older, and faster for some integers.
typedef struct raw_classic_number raw_classic_number;
typedef enum { RAW_DECIMAL, RAW_CURRENCY, RAW_PERCENT, RAW_COMPACT_SHORT } raw_classic_style;
raw_classic_number *raw_classic_number_open(raw_classic_style style, const char *locale);
void raw_classic_number_close(raw_classic_number *number);
int32_t raw_classic_number_format_double(raw_classic_number *number, double value, uint16_t *text);
int64_t raw_classic_number_pass_doubles(raw_classic_number *number, const double *values, ptrdiff_t count);
int32_t raw_classic_number_format_int(raw_classic_number *number, int64_t value, uint16_t *text);
int64_t raw_classic_number_pass_ints(raw_classic_number *number, const int64_t *values, ptrdiff_t count);

// Dates: udat_*. Values are milliseconds since 1970.
typedef struct raw_date raw_date;
typedef enum { RAW_FULL, RAW_LONG, RAW_MEDIUM, RAW_SHORT } raw_date_style;
raw_date *raw_date_open(raw_date_style date, raw_date_style time, const char *locale, const char *zone);
void raw_date_close(raw_date *date);
int32_t raw_date_format(raw_date *date, double value, uint16_t *text);
int64_t raw_date_pass(raw_date *date, const double *values, ptrdiff_t count);

// Days from now, always in numbers: ureldatefmt_formatNumeric.
typedef struct raw_relative raw_relative;
raw_relative *raw_relative_open(const char *locale);
void raw_relative_close(raw_relative *relative);
int32_t raw_relative_format(raw_relative *relative, double value, uint16_t *text);
int64_t raw_relative_pass(raw_relative *relative, const double *values, ptrdiff_t count);

// Categories of whole numbers: uplrules_select.
typedef struct raw_plural raw_plural;
raw_plural *raw_plural_open(const char *locale);
void raw_plural_close(raw_plural *plural);
int32_t raw_plural_format(raw_plural *plural, double value, uint16_t *text);
int64_t raw_plural_pass(raw_plural *plural, const double *values, ptrdiff_t count);

// Lists of three: ulistfmt_format. Element i of list n is 3 * n + i.
typedef struct raw_list raw_list;
raw_list *raw_list_open(const char *locale);
void raw_list_close(raw_list *list);
int32_t raw_list_format(raw_list *list, const uint16_t *const *elements, const int32_t *lengths, uint16_t *text);
int64_t raw_list_pass(raw_list *list, const uint16_t *const *elements, const int32_t *lengths, ptrdiff_t count);

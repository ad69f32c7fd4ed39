#pragma once

// Raw ICU, asked directly: what the tests compare Endonym with.
//
// Nothing here is shared with Sources/CEndonymICU, so that a mistake there cannot hide here. The functions know no
// option of Endonym's: the tests translate a request to a skeleton, a pattern or a locale's keywords themselves.
//
// Conventions: `status` is an ICU error code and positive on failure; a call with a failure does nothing. A pointer of
// an `…_open` function is given back to `…_close`, which takes NULL. Text comes out as UTF-8 into `out`, an unpaired
// surrogate as U+FFFD; the result is its length, and a failure when it is longer than `capacity`. A handle is for one
// thread at a time.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- The library

/// The version of ICU, "72.1".
const char *raw_icu_version(void);

/// Whether it is the toolchain's ICU, with Apple's changes to data and patterns.
bool raw_icu_is_toolchains(void);

/// ICU's name of a status.
const char *raw_error_name(int32_t status);

/// How many locales ICU has data for.
int32_t raw_locale_count(void);

/// One of them, in ICU's spelling. Lives as long as the process.
const char *raw_locale(int32_t index);

/// The locale as BCP 47.
int32_t raw_locale_bcp47(const char *locale, char *out, int32_t capacity, int32_t *status);

/// The name of the numbering system that the locale writes with; empty when an algorithm writes.
int32_t raw_locale_digits(const char *locale, char *out, int32_t capacity, int32_t *status);

/// The locale's hour cycle by its region: 0 is h11, 1 h12, 2 h23, 3 h24.
int32_t raw_locale_hour_cycle(const char *locale, int32_t *status);

/// The fraction digits of a currency.
int32_t raw_currency_digits(const char *currency, int32_t *status);

// ---- Numbers

typedef struct raw_number raw_number;

/// A number formatter by skeleton.
raw_number *raw_number_open(const char *skeleton, const char *locale, int32_t *status);
void raw_number_close(raw_number *self);

/// Each formats one value. `decimal` is ASCII text of any length.
int32_t raw_number_format_double(raw_number *self, double value, char *out, int32_t capacity, int32_t *status);
int32_t raw_number_format_decimal(raw_number *self, const char *decimal, int32_t length, char *out, int32_t capacity,
                                  int32_t *status);

typedef struct raw_range raw_range;

/// A formatter of number ranges by skeleton, with ECMA-402's choices: collapsed by ICU, equal ends approximate.
raw_range *raw_range_open(const char *skeleton, const char *locale, int32_t *status);
void raw_range_close(raw_range *self);

/// A double is given as its shortest decimal: of doubles themselves ICU 72 rounds some ranges wrongly.
int32_t raw_range_format(raw_range *self, const char *start, int32_t start_length, const char *end, int32_t end_length,
                         char *out, int32_t capacity, int32_t *status);

/// Whether units can be asked for: ICU tells them in C++ only.
bool raw_output_unit_is_available(void);

typedef struct raw_measure raw_measure;

/// A number formatter of C++ that tells which unit a usage chose; NULL and U_UNSUPPORTED_ERROR where there is no C++.
raw_measure *raw_measure_open(const char *skeleton, const char *locale, int32_t *status);
void raw_measure_close(raw_measure *self);

/// The identifier of the unit that a value is shown in.
int32_t raw_measure_unit_of_double(raw_measure *self, double value, char *out, int32_t capacity, int32_t *status);
int32_t raw_measure_unit_of_decimal(raw_measure *self, const char *decimal, int32_t length, char *out,
                                    int32_t capacity, int32_t *status);

// ---- Plurals

typedef struct raw_plural raw_plural;

raw_plural *raw_plural_open(const char *locale, bool ordinal, int32_t *status);
void raw_plural_close(raw_plural *self);

/// The category of what the number formatter, or the range formatter, formatted last.
int32_t raw_plural_of_number(raw_plural *self, const raw_number *number, char *out, int32_t capacity, int32_t *status);
int32_t raw_plural_of_range(raw_plural *self, const raw_range *range, char *out, int32_t capacity, int32_t *status);

// ---- Dates

/// Styles as ICU numbers them, and none.
enum { RAW_STYLE_NONE = -1, RAW_STYLE_FULL = 0, RAW_STYLE_LONG, RAW_STYLE_MEDIUM, RAW_STYLE_SHORT };

typedef struct raw_date raw_date;

/// A date formatter of styles in ICU's own zone of that name. A relative one names the days around the clock's today.
raw_date *raw_date_open(const char *locale, int32_t date_style, int32_t time_style, bool relative, const char *zone,
                        int32_t *status);
raw_date *raw_date_open_pattern(const char *locale, const char *pattern, const char *zone, int32_t *status);
void raw_date_close(raw_date *self);

/// The pattern of the formatter.
int32_t raw_date_pattern(const raw_date *self, char *out, int32_t capacity, int32_t *status);

/// Replaces the pattern; fields keep the numerals that the style gives them.
void raw_date_apply_pattern(raw_date *self, const char *pattern, int32_t *status);

/// The day that weeks begin with: 1 is Sunday.
void raw_date_set_first_weekday(raw_date *self, int32_t weekday, int32_t *status);

/// Formats milliseconds since 1970.
int32_t raw_date_format(const raw_date *self, double instant, char *out, int32_t capacity, int32_t *status);

/// Milliseconds since 1970 by ICU's clock.
double raw_now(void);

/// The locale's pattern for a skeleton.
int32_t raw_skeleton_pattern(const char *locale, const char *skeleton, char *out, int32_t capacity, int32_t *status);

/// The skeleton of a pattern.
int32_t raw_pattern_skeleton(const char *pattern, char *out, int32_t capacity, int32_t *status);

/// What joins a date of a style ({1}) and a time ({0}). U_UNSUPPORTED_ERROR before ICU 71.
int32_t raw_date_time_join(const char *locale, int32_t date_style, char *out, int32_t capacity, int32_t *status);

// ---- Calendar arithmetic

typedef struct raw_calendar raw_calendar;

/// Fields that differences are counted in.
enum { RAW_YEAR, RAW_MONTH, RAW_WEEK, RAW_DAY, RAW_HOUR, RAW_MINUTE, RAW_SECOND };

raw_calendar *raw_calendar_open(const char *locale, const char *zone, int32_t *status);
void raw_calendar_close(raw_calendar *self);

/// Whole units between two instants, and where so many of them end, added to `from`.
int32_t raw_calendar_difference(raw_calendar *self, double from, double to, int32_t field, int32_t *status);
double raw_calendar_add(raw_calendar *self, double from, int32_t amount, int32_t field, int32_t *status);

// ---- Time zones

/// How a zone's clock stands at an instant, in seconds: the offset from UTC and how much of it is summer time; and the
/// instants of the changes before and after, INT64_MIN and INT64_MAX when there is none.
typedef struct {
  int32_t offset;
  int32_t saving;
  int64_t from;
  int64_t until;
} raw_zone_state;

/// By ICU's own rules.
raw_zone_state raw_zone_icu_state(const char *zone, int64_t seconds, int32_t *status);

typedef struct raw_tzif raw_tzif;

/// A compiled file of the tz database, version 2 or later; NULL when it cannot be read. `saving` is 1 in what the file
/// calls daylight time. After the last transition the last state stays: the footer is not read.
raw_tzif *raw_tzif_open(const char *path);
void raw_tzif_close(raw_tzif *self);
raw_zone_state raw_tzif_state(const raw_tzif *self, int64_t seconds);

/// Whether the file's footer has a yearly rule, so that the last state does not stay.
bool raw_tzif_has_yearly_rule(const raw_tzif *self);

/// The canonical zones that ICU knows, and how many.
int32_t raw_zone_count(int32_t *status);
int32_t raw_zone(int32_t index, char *out, int32_t capacity, int32_t *status);

// ---- Relative dates

typedef struct raw_relative raw_relative;

/// `width`: 0 long, 1 short, 2 narrow. Numbers are grouped as the locale does, its minimum included.
raw_relative *raw_relative_open(const char *locale, int32_t width, int32_t *status);
void raw_relative_close(raw_relative *self);

/// `unit`: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second.
int32_t raw_relative_format(const raw_relative *self, double value, int32_t unit, bool named, char *out,
                            int32_t capacity, int32_t *status);

// ---- Lists

typedef struct raw_list raw_list;

/// `type`: 0 and, 1 or, 2 units. `width`: 0 wide, 1 short, 2 narrow.
raw_list *raw_list_open(const char *locale, int32_t type, int32_t width, int32_t *status);
void raw_list_close(raw_list *self);

/// `elements`: NUL-terminated UTF-8.
int32_t raw_list_format(const raw_list *self, const char *const *elements, int32_t count, char *out, int32_t capacity,
                        int32_t *status);

// ---- Resource bundles

typedef struct raw_resource raw_resource;

/// A bundle of ICU's main data such as "plurals", without any fallback.
raw_resource *raw_resource_open(const char *name, int32_t *status);
void raw_resource_close(raw_resource *self);
int32_t raw_resource_size(const raw_resource *self);

/// A child by place or by key, to be closed.
raw_resource *raw_resource_at(const raw_resource *self, int32_t index, int32_t *status);
raw_resource *raw_resource_named(const raw_resource *self, const char *key, int32_t *status);

/// The key in its parent; lives as long as `self`.
const char *raw_resource_key(const raw_resource *self);

/// The text of a string.
int32_t raw_resource_text(const raw_resource *self, char *out, int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

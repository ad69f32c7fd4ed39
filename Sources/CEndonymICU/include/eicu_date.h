#pragma once
#include "eicu_context.h"
#include "eicu_formatted.h"
#include "eicu_zone.h"

#ifdef __cplusplus
extern "C" {
#endif

// Dates and times. An instant is milliseconds since 1970-01-01T00:00:00Z.

typedef struct eicu_date_formatter eicu_date_formatter;

typedef enum : int32_t {
  EICU_STYLE_NONE,
  EICU_STYLE_SHORT,
  EICU_STYLE_MEDIUM,
  EICU_STYLE_LONG,
  EICU_STYLE_FULL,
} eicu_date_style;

/// A formatter of the locale's styles, in UTC until a zone is set. At least one style is not NONE. With `relative`,
/// which wants a date style, the days around today have names; ICU reads the clock for that.
eicu_date_formatter *eicu_date_open(const char *locale, eicu_date_style date, eicu_date_style time, bool relative,
                                    int32_t *status);

/// A formatter of a pattern, in UTC until a zone is set. ICU takes any text as a pattern.
eicu_date_formatter *eicu_date_open_pattern(const char *locale, const char *pattern, int32_t *status);
void eicu_date_close(eicu_date_formatter *formatter);

/// The pattern the formatter writes by.
int32_t eicu_date_pattern(const eicu_date_formatter *formatter, char *out, int32_t capacity, int32_t *status);

/// ICU's name of the calendar that the formatter counts in, such as "islamic-umalqura". Lives as long as the process.
const char *eicu_date_calendar_type(const eicu_date_formatter *formatter, int32_t *status);

/// The date's and the time's own pattern of a relative formatter; empty where its style is NONE.
int32_t eicu_date_relative_pattern(const eicu_date_formatter *formatter, bool time, char *out, int32_t capacity,
                                   int32_t *status);

/// Replaces the pattern; the style's own numbering of single fields (Hebrew letters, Roman months) stays.
void eicu_date_apply_pattern(eicu_date_formatter *formatter, const char *pattern, int32_t *status);

/// Sets the zone, of which the formatter keeps a copy.
void eicu_date_set_zone(eicu_date_formatter *formatter, const eicu_zone *zone, int32_t *status);

/// Sets the day that weeks begin with: 1 is Sunday.
void eicu_date_set_first_weekday(eicu_date_formatter *formatter, int32_t weekday, int32_t *status);

/// Sets where the text will stand.
void eicu_date_set_context(eicu_date_formatter *formatter, eicu_context context, int32_t *status);

/// Writes an instant; the result is to be closed. Fields are DATE fields by ICU's UDateFormatField numbers, and are
/// left out unless asked for. Safe on one formatter from several threads.
eicu_formatted *eicu_date_format(const eicu_date_formatter *formatter, double instant, bool fields, int32_t *status);

/// The clock, as ICU reads it for relative formatters.
double eicu_now(void);

typedef struct eicu_pattern_generator eicu_pattern_generator;

/// The locale's generator of patterns. Not to be shared between threads: ICU writes into it.
eicu_pattern_generator *eicu_pattern_generator_open(const char *locale, int32_t *status);
void eicu_pattern_generator_close(eicu_pattern_generator *generator);

/// The locale's pattern for a skeleton such as "yMMMd" or "jm".
int32_t eicu_pattern_generator_best(eicu_pattern_generator *generator, const char *skeleton, char *out,
                                    int32_t capacity, int32_t *status);

/// The skeleton of a pattern.
int32_t eicu_pattern_skeleton(const char *pattern, char *out, int32_t capacity, int32_t *status);

/// The pattern that joins a date ({1}) of a style and a time ({0}). EICU_UNSUPPORTED before ICU 71.
int32_t eicu_pattern_generator_join(const eicu_pattern_generator *generator, eicu_date_style style, char *out,
                                    int32_t capacity, int32_t *status);

#ifdef __cplusplus
}
#endif

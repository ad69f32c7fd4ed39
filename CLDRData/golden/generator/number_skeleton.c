#include "number_skeleton.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucurr.h>

#include "status.h"

/// An option token and what stands for it in a skeleton; an empty stem is ICU's default.
typedef struct {
  const char *token;
  const char *stem;
} translation;

static const translation currency_displays[] = {{"symbol", ""}, {"narrowSymbol", "unit-width-narrow"},
  {"code", "unit-width-iso-code"}, {"name", "unit-width-full-name"}, {0}};
static const translation unit_displays[] = {{"short", "unit-width-short"}, {"narrow", "unit-width-narrow"},
  {"long", "unit-width-full-name"}, {0}};
static const translation notations[] = {{"standard", ""}, {"scientific", "scientific"},
  {"engineering", "engineering"}, {0}};
static const translation compact_displays[] = {{"short", "compact-short"}, {"long", "compact-long"}, {0}};
// `auto` has no stem on purpose: ICU's default for compact is min2, which an explicit group-auto would undo.
static const translation groupings[] = {{"auto", ""}, {"always", "group-on-aligned"}, {"min2", "group-min2"},
  {"false", "group-off"}, {0}};
static const translation signs[] = {{"auto", ""}, {"always", "sign-always"}, {"never", "sign-never"},
  {"exceptZero", "sign-except-zero"}, {"negative", "sign-negative"}, {0}};
static const translation accounting_signs[] = {{"auto", "sign-accounting"}, {"always", "sign-accounting-always"},
  {"never", "sign-never"}, {"exceptZero", "sign-accounting-except-zero"},
  {"negative", "sign-accounting-negative"}, {0}};
static const translation rounding_modes[] = {{"ceil", "rounding-mode-ceiling"}, {"floor", "rounding-mode-floor"},
  {"expand", "rounding-mode-up"}, {"trunc", "rounding-mode-down"}, {"halfCeil", "rounding-mode-half-ceiling"},
  {"halfFloor", "rounding-mode-half-floor"}, {"halfExpand", "rounding-mode-half-up"},
  {"halfTrunc", "rounding-mode-half-down"}, {"halfEven", "rounding-mode-half-even"}, {0}};

static void append_stem(text *skeleton, const char *stem) {
  if (!*stem) return;
  if (skeleton->length > 0) text_append(skeleton, " ");
  text_append(skeleton, stem);
}

static void append_translation(text *skeleton, const translation *table, const char *token) {
  for (; table->token; table++) {
    if (strcmp(table->token, token) != 0) continue;
    append_stem(skeleton, table->stem);
    return;
  }
  fail("unknown option token", token);
}

static void append_repeated(text *skeleton, const char *piece, int count) {
  while (count-- > 0) text_append(skeleton, piece);
}

static int currency_digits(const char *currency) {
  UErrorCode status = U_ZERO_ERROR;
  UChar code[4];
  utf16_from_utf8(currency, code, 4);
  int32_t digits = ucurr_getDefaultFractionDigitsForUsage(code, UCURR_USAGE_STANDARD, &status);
  require(status, "ucurr_getDefaultFractionDigitsForUsage", currency);
  return digits;
}

static void append_significant_digits(const number_options *options, text *skeleton) {
  int minimum = options->minimum_significant_digits ? atoi(options->minimum_significant_digits) : 1;
  append_repeated(skeleton, "@", minimum);
  if (options->maximum_significant_digits)
    append_repeated(skeleton, "#", atoi(options->maximum_significant_digits) - minimum);
  else text_append(skeleton, "*");
}

static void append_fraction_digits(int minimum, int maximum, text *skeleton) {
  text_append(skeleton, ".");
  append_repeated(skeleton, "0", minimum);
  append_repeated(skeleton, "#", maximum - minimum);
}

/// ECMA-402: the increment counts in units of the last fraction digit, and minimum and maximum are equal.
static void append_increment(const number_options *options, text *skeleton) {
  if (!token_is(options->minimum_fraction_digits, options->maximum_fraction_digits))
    fail("roundingIncrement needs equal fraction digits", options->rounding_increment);
  int fraction_digits = atoi(options->minimum_fraction_digits);
  char digits[16];
  int length = snprintf(digits, sizeof digits, "%0*d", fraction_digits + 1, atoi(options->rounding_increment));
  int integer_length = length - fraction_digits;
  text_append_format(skeleton, "precision-increment/%.*s", integer_length, digits);
  if (fraction_digits > 0) text_append_format(skeleton, ".%s", digits + integer_length);
}

/// The fraction digits that stand when none is given, widened by the ones that are (ECMA-402
/// SetNumberFormatDigitOptions).
static void resolve_fraction_digits(
  const number_options *options, digit_defaults defaults, int *minimum, int *maximum) {
  *minimum = 0;
  *maximum = defaults == DIGITS_OF_MEASURE ? 6 : 3;
  if (token_is(options->style, "percent")) *maximum = 0;
  // A currency's own digits are the default of standard notation only (ECMA-402, InitializeNumberFormat).
  bool standard = !options->notation || token_is(options->notation, "standard");
  if (token_is(options->style, "currency") && standard)
    *minimum = *maximum = currency_digits(options->currency);
  if (options->minimum_fraction_digits) {
    *minimum = atoi(options->minimum_fraction_digits);
    if (*maximum < *minimum) *maximum = *minimum;
  }
  if (options->maximum_fraction_digits) {
    *maximum = atoi(options->maximum_fraction_digits);
    if (*minimum > *maximum) *minimum = *maximum;
  }
}

static void append_precision(const number_options *options, digit_defaults defaults, text *skeleton) {
  text precision = {0};
  if (!number_options_have_digits(options)) {
    // Compact notation and a usage's preference round in their own way, which any precision token would replace.
    if (token_is(options->notation, "compact") || options->usage) return;
    if (options->cash) text_append(&precision, "precision-currency-cash");
    else if (token_is(options->style, "currency")) text_append(&precision, "precision-currency-standard");
  }
  if (options->rounding_increment) {
    append_increment(options, &precision);
  } else if (options->minimum_significant_digits || options->maximum_significant_digits) {
    append_significant_digits(options, &precision);
  } else if (precision.length == 0) {
    int minimum, maximum;
    resolve_fraction_digits(options, defaults, &minimum, &maximum);
    if (maximum > 0) append_fraction_digits(minimum, maximum, &precision);
    else text_append(&precision, "precision-integer");
  }
  // An integer has no zeros to strip, and ICU has no syntax for it.
  if (token_is(options->trailing_zero_display, "stripIfInteger") && strcmp(precision.bytes, "precision-integer") != 0)
    text_append(&precision, "/w");
  append_stem(skeleton, precision.bytes);
  text_free(&precision);
}

static void append_style(const number_options *options, text *skeleton) {
  const char *style = options->style ? options->style : options->unit ? "unit" : "decimal";
  if (strcmp(style, "percent") == 0) {
    append_stem(skeleton, "percent scale/100");  // `percent` alone does not multiply
  } else if (strcmp(style, "currency") == 0) {
    append_stem(skeleton, "currency/");
    text_append(skeleton, options->currency);
    append_translation(skeleton, currency_displays, options->currency_display ? options->currency_display : "symbol");
  } else if (strcmp(style, "unit") == 0) {
    append_stem(skeleton, "unit/");
    text_append(skeleton, options->unit);
    append_translation(skeleton, unit_displays, options->unit_display ? options->unit_display : "short");
    if (options->usage) text_append_format(skeleton, " usage/%s", options->usage);
  } else if (strcmp(style, "decimal") != 0) {
    fail("no skeleton for style", style);
  }
}

void number_skeleton_append(const number_options *options, digit_defaults defaults, text *skeleton) {
  append_style(options, skeleton);
  if (token_is(options->notation, "compact"))
    append_translation(skeleton, compact_displays, options->compact_display ? options->compact_display : "short");
  else if (options->notation) append_translation(skeleton, notations, options->notation);
  append_precision(options, defaults, skeleton);
  if (options->minimum_integer_digits) {
    // Zeros alone: `integer-width/000` would cut the digits above.
    append_stem(skeleton, "0");
    append_repeated(skeleton, "0", atoi(options->minimum_integer_digits) - 1);
  }
  if (options->rounding_mode) append_translation(skeleton, rounding_modes, options->rounding_mode);
  if (options->use_grouping) append_translation(skeleton, groupings, options->use_grouping);
  const translation *sign_table = token_is(options->currency_sign, "accounting") ? accounting_signs : signs;
  append_translation(skeleton, sign_table, options->sign_display ? options->sign_display : "auto");
  if (options->numbering_system) {
    append_stem(skeleton, "numbering-system/");
    text_append(skeleton, options->numbering_system);
  }
}

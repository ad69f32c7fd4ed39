#include "icu_locale.h"
#include "number_format.h"
#include "output_unit.h"
#include "vector.h"
#include "vectors.h"

enum { UNIT_CAPACITY = 96 };

/// A unit with a usage that ICU has preferences for.
typedef struct {
  const char *unit;
  const char *usage;
} preference;

static const preference preferences[] = {{"kilometer", "road"}, {"meter", "road"}, {"mile", "road"},
  {"meter", "person-height"}, {"centimeter", "person-height"}, {"foot", "person-height"},
  {"centimeter", "person"}, {"kilometer", "default"}, {"meter", "default"}, {"inch", "default"},
  {"millimeter", "rainfall"}, {"centimeter", "snowfall"}, {"meter", "visiblty"}, {"millimeter", "focal-length"},
  {"meter", "vehicle"}, {"square-meter", "default"}, {"square-kilometer", "geograph"}, {"hectare", "land"},
  {"acre", "land"}, {"kilogram", "default"}, {"kilogram", "person"}, {"pound", "person"}, {"gram", "default"},
  {"celsius", "weather"}, {"fahrenheit", "weather"}, {"celsius", "default"}, {"kilometer-per-hour", "default"},
  {"meter-per-second", "wind"}, {"mile-per-hour", "default"}, {"liter", "default"}, {"liter", "fluid"},
  {"gallon", "fluid"}, {"liter", "vehicle"}, {"barrel", "oil"}, {"liter-per-100-kilometer", "default"},
  {"liter-per-100-kilometer", "vehicle-fuel"}, {"mile-per-gallon", "vehicle-fuel"}, {"kilojoule", "food"},
  {"kilowatt-hour", "default"}, {"kilocalorie", "food"}, {"kilowatt", "engine"}, {"horsepower", "engine"},
  {"watt", "default"}, {"hectopascal", "baromtrc"}, {"pascal", "default"}, {"second", "default"},
  {"second", "media"}, {"minute", "default"}, {"year", "person-age"}, {"month", "person-age"}};
/// Locales whose regions prefer different units.
static const char *const preferring[] = {"en-US", "en-GB", "en-CA", "en-IN", "en-AU", "de-DE", "fr-FR", "fr-CA",
  "sv-SE", "nb", "es-MX", "ja-JP", "ko-KR", "ar-SA", "hi-IN", "pt-BR", "zh-Hans-CN", "zh-Hant-TW", "my", "fi", "ru",
  "es-US"};
static const char *const units[] = {"kilometer", "meter", "centimeter", "mile", "foot", "inch", "nautical-mile",
  "light-year", "square-meter", "acre", "cubic-meter", "liter", "milliliter", "gallon", "cup", "gram", "kilogram",
  "tonne", "pound", "ounce", "celsius", "fahrenheit", "kelvin", "second", "minute", "hour", "day", "week", "month",
  "year", "millisecond", "byte", "kilobyte", "gigabyte", "bit", "kilometer-per-hour", "meter-per-second",
  "mile-per-gallon", "liter-per-100-kilometer", "meter-per-square-second", "kilowatt-hour", "joule", "watt", "kilowatt",
  "volt", "ampere", "hertz", "hectopascal", "bar", "degree", "percent", "karat", "dot-per-inch", "megapixel",
  "gram-per-liter", "newton-meter", "foot-and-inch", "pound-and-ounce", "hour-and-minute", "knot", "calorie"};
static const char *const unit_displays[] = {"short", "narrow", "long"};
static const double magnitudes[] = {0, 0.05, 0.3, 0.9, 1, 1.5, 1.8, 2, 5, 12.34, 21, 99.5, 100, 850, 1234.5, 42000,
  1500000};

static void emit(vector_file *file, const char *locale, numeral value, const char *unit, number_options options) {
  static formatted result;
  char shown[UNIT_CAPACITY];
  // The unit stands beside the options in the request, and among them for the skeleton.
  number_options with_unit = options;
  with_unit.unit = unit;
  number_format(locale, &with_unit, DIGITS_OF_MEASURE, &value, &result);
  if (options.usage) {
    icu_locale icu = icu_locale_for(locale);
    text skeleton = {0};
    number_skeleton_append(&with_unit, DIGITS_OF_MEASURE, &skeleton);
    output_unit(skeleton.bytes, icu.name, value.text, shown, UNIT_CAPACITY);
    text_free(&skeleton);
    unit = shown;
  }
  text *request = vector_request(file, locale);
  json_key(request, "value");
  numeral_write(&value, request);
  json_string_member(request, "unit", with_unit.unit);
  number_options_write_object(&options, request);
  text *response = vector_response(file);
  json_key(response, "result");
  formatted_write(&result, false, response);
  json_string_member(response, "unit", unit);
  vector_end(file);
}

static void every_locale(vector_file *file, random_source *source) {
  for (int locale = 0; locale < plain_locale_count; locale++)
    for (int i = 0; i < 3; i++) {
      numeral value = numeral_double(PICK(source, magnitudes));
      const char *unit = PICK(source, units);
      emit(file, plain_locales[locale], value, unit, (number_options){.unit_display = unit_displays[i]});
      value = numeral_double(PICK(source, magnitudes));
      preference wanted = PICK(source, preferences);
      emit(file, plain_locales[locale], value, wanted.unit,
        (number_options){.usage = wanted.usage, .unit_display = unit_displays[i]});
    }
}

static void every_unit(vector_file *file, random_source *source) {
  for (int unit = 0; unit < COUNT(units); unit++)
    for (int i = 0; i < 3; i++) {
      const char *locale = random_locale(source);
      numeral value = numeral_double(PICK(source, magnitudes));
      emit(file, locale, value, units[unit], (number_options){.unit_display = i ? PICK(source, unit_displays) : NULL});
    }
}

static void every_preference(vector_file *file, random_source *source) {
  for (int i = 0; i < COUNT(preferences); i++)
    for (int j = 0; j < 6; j++) {
      const char *locale = PICK(source, preferring);
      numeral value = numeral_double(PICK(source, magnitudes));
      emit(file, locale, value, preferences[i].unit,
        (number_options){.usage = preferences[i].usage, .unit_display = j > 3 ? PICK(source, unit_displays) : NULL});
    }
}

static void number_options_on_measures(vector_file *file, random_source *source) {
  static const char *const plain_units[] = {"kilometer", "foot", "acre", "liter", "gram", "celsius", "hour", "gigabyte",
    "knot"};
  const number_options options[] = {{.minimum_fraction_digits = "2"}, {.maximum_fraction_digits = "0"},
    {.maximum_fraction_digits = "1", .rounding_mode = "ceil"}, {.minimum_fraction_digits = "8"},
    {.maximum_significant_digits = "3"}, {.minimum_fraction_digits = "1", .maximum_fraction_digits = "1"},
    {.sign_display = "always"}, {.use_grouping = "always"}, {.use_grouping = "false"}, {.notation = "compact"},
    {.notation = "compact", .compact_display = "long", .unit_display = "long"}, {.numbering_system = "deva"},
    {.minimum_integer_digits = "3"}, {.rounding_mode = "floor"}};
  for (int option = 0; option < COUNT(options); option++)
    for (int i = 0; i < 5; i++) {
      const char *locale = random_locale(source);
      numeral value = numeral_double(random_magnitude(source));
      emit(file, locale, value, PICK(source, plain_units), options[option]);
    }
  const number_options with_usage[] = {
    {.usage = "road", .minimum_fraction_digits = "2", .maximum_fraction_digits = "2"},
    {.usage = "road", .maximum_fraction_digits = "1"}, {.usage = "road", .maximum_significant_digits = "2"},
    {.usage = "default", .maximum_fraction_digits = "3"}, {.usage = "road", .rounding_mode = "floor"}
  };
  for (int option = 0; option < COUNT(with_usage); option++)
    for (int i = 0; i < 8; i++) {
      const char *locale = PICK(source, preferring);
      emit(file, locale, numeral_double(PICK(source, magnitudes)), i % 2 ? "kilometer" : "meter", with_usage[option]);
    }
}

/// Keys that choose units. BCP 47 cuts `fahrenheit` to eight letters, which ICU 72 does not recognize: see
/// icu_locale.c.
static void keys_that_choose_units(vector_file *file) {
  static const char *const temperature_tags[] = {"en-GB-u-mu-fahrenhe", "en-US-u-mu-celsius", "de-DE-u-mu-kelvin",
    "fr-FR-u-mu-fahrenhe", "en-US-u-rg-gbzzzz", "de-DE-u-rg-uszzzz", "en-US-u-ms-metric", "en-GB-u-ms-ussystem"};
  static const char *const road_tags[] = {"en-US-u-rg-gbzzzz", "en-GB-u-rg-uszzzz", "de-DE-u-rg-uszzzz",
    "en-US-u-rg-dezzzz", "en-US-u-ms-metric", "de-DE-u-ms-ussystem", "en-GB-u-ms-metric", "ar-EG-u-nu-latn"};
  static const double temperatures[] = {-40, 0, 5, 21.5, 37};
  static const double distances[] = {0.1, 0.4, 5, 42.195};
  for (int tag = 0; tag < COUNT(temperature_tags); tag++)
    for (int i = 0; i < COUNT(temperatures); i++)
      emit(file, temperature_tags[tag], numeral_double(temperatures[i]), "celsius",
        (number_options){.usage = "weather"});
  for (int tag = 0; tag < COUNT(road_tags); tag++) {
    for (int i = 0; i < COUNT(distances); i++)
      emit(file, road_tags[tag], numeral_double(distances[i]), "kilometer", (number_options){.usage = "road"});
    emit(file, road_tags[tag], numeral_double(1.78), "meter", (number_options){.usage = "person-height"});
  }
}

/// The values that recipes and reports print, exact decimals, and signs, where ICU 72's mixed units are known to be
/// wrong.
static void particular_values(vector_file *file) {
  emit(file, "en-US", numeral_from_int(5), "kilometer", (number_options){.usage = "road", .unit_display = "long"});
  emit(file, "en-US", numeral_double(66.787776), "kilometer", (number_options){.usage = "road"});
  emit(file, "en-US", numeral_string("1234567890123456789012345"), "kilometer", (number_options){0});
  emit(file, "en-US", numeral_string("0.000000123"), "meter", (number_options){.maximum_fraction_digits = "10"});
  emit(file, "en-US", numeral_string("5.0"), "meter", (number_options){0});
  emit(file, "fr-FR", numeral_double(1.8), "meter", (number_options){.usage = "person-height"});
  static const double signed_values[] = {-0.5, -5.5, -1, 5.5};
  for (int i = 0; i < COUNT(signed_values); i++) {
    emit(file, "en-US", numeral_double(signed_values[i]), "foot-and-inch", (number_options){0});
    emit(file, "en-US", numeral_double(signed_values[i]), "meter", (number_options){.usage = "person-height"});
    emit(file, "de-DE", numeral_double(signed_values[i]), "kilometer", (number_options){0});
  }
}

int generate_measure(const char *directory) {
  vector_file file;
  random_source source = random_for("measure");
  vector_open(&file, directory, "measure");
  every_locale(&file, &source);
  every_unit(&file, &source);
  every_preference(&file, &source);
  number_options_on_measures(&file, &source);
  keys_that_choose_units(&file);
  particular_values(&file);
  vector_close(&file);
  return file.count;
}

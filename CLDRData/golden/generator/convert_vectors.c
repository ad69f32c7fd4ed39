#include <string.h>

#include "exact_decimal.h"
#include "numeral.h"
#include "random.h"
#include "status.h"
#include "unit_conversion.h"
#include "unit_table.h"
#include "vector.h"
#include "vectors.h"

enum { MAXIMUM_UNIT_PARTS = 4, MAXIMUM_FAMILY = 20 };

/// Units that convert into each other.
typedef const char *family[MAXIMUM_FAMILY];

static const family families[] = {
  {"kilometer", "meter", "centimeter", "millimeter", "micrometer", "nanometer", "mile", "yard", "foot", "inch",
    "nautical-mile", "furlong", "fathom", "mile-scandinavian", "point", "decimeter", "earth-radius", "solar-radius",
    "100-kilometer"},
  {"light-year", "parsec", "astronomical-unit", "kilometer", "terameter"},
  {"kilogram", "gram", "milligram", "microgram", "tonne", "pound", "ounce", "ounce-troy", "stone", "ton", "carat",
    "grain", "earth-mass", "solar-mass"},
  {"second", "minute", "hour", "day", "week", "millisecond", "microsecond", "nanosecond"},
  {"year", "month", "quarter", "decade", "century", "year-person", "month-person"},
  {"square-meter", "square-kilometer", "square-centimeter", "hectare", "acre", "square-mile", "square-foot",
    "square-inch", "square-yard", "dunam"},
  {"cubic-meter", "liter", "milliliter", "deciliter", "hectoliter", "cubic-centimeter", "cubic-foot", "cubic-inch",
    "gallon", "gallon-imperial", "quart", "pint", "cup", "fluid-ounce", "tablespoon", "teaspoon", "barrel", "bushel",
    "acre-foot", "drop"},
  {"celsius", "fahrenheit", "kelvin"},
  {"kilometer-per-hour", "meter-per-second", "mile-per-hour", "knot", "foot-per-second", "kilometer-per-second"},
  {"meter-per-square-second", "g-force", "foot-per-square-second"},
  {"joule", "kilojoule", "calorie", "kilocalorie", "foodcalorie", "kilowatt-hour", "british-thermal-unit", "therm-us",
    "electronvolt", "watt-second"},
  {"watt", "kilowatt", "megawatt", "horsepower", "milliwatt", "joule-per-second"},
  {"pascal", "hectopascal", "kilopascal", "bar", "millibar", "atmosphere", "pound-force-per-square-inch", "inch-ofhg",
    "millimeter-ofhg", "megapascal"},
  {"newton", "pound-force", "kilonewton", "kilogram-meter-per-square-second"},
  {"bit", "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte", "kibibyte", "mebibyte", "gibibyte",
    "kilobit", "megabit"},
  {"degree", "arc-minute", "arc-second", "revolution", "radian"},
  {"hertz", "kilohertz", "megahertz", "gigahertz", "revolution-per-minute"},
  {"percent", "permille", "permyriad", "permillion", "karat", "portion"},
  {"liter-per-100-kilometer", "liter-per-kilometer", "gallon-per-mile"},
  {"mile-per-gallon", "mile-per-gallon-imperial", "kilometer-per-liter"},
  {"ampere", "milliampere", "kiloampere"},
  {"volt", "kilovolt", "watt-per-ampere"},
  {"mole", "item", "millimole"},
  {"kilogram-per-cubic-meter", "gram-per-liter", "pound-per-cubic-foot", "milligram-per-deciliter"},
  {"dot-per-inch", "pixel-per-centimeter", "pixel-per-inch"},
  {"newton-meter", "pound-force-foot", "joule"},
};

/// Units of opposite dimensions: more of one is less of the other.
static const char *const reciprocals[][2] = {{"liter-per-100-kilometer", "mile-per-gallon"},
  {"mile-per-gallon", "liter-per-100-kilometer"}, {"liter-per-100-kilometer", "kilometer-per-liter"},
  {"mile-per-gallon-imperial", "liter-per-100-kilometer"}, {"liter-per-kilometer", "mile-per-gallon-imperial"},
  {"hour-per-kilometer", "kilometer-per-hour"}, {"meter-per-second", "second-per-meter"},
  {"minute-per-mile", "mile-per-hour"}};
static const char *const mixed[][2] = {{"meter", "foot-and-inch"}, {"centimeter", "foot-and-inch"},
  {"inch", "foot-and-inch"}, {"kilogram", "pound-and-ounce"}, {"kilogram", "stone-and-pound"},
  {"second", "hour-and-minute-and-second"}, {"second", "minute-and-second"}, {"hour", "hour-and-minute"},
  {"day", "day-and-hour-and-minute"}, {"month", "year-and-month"}, {"meter", "meter-and-centimeter"},
  {"degree", "degree-and-arc-minute-and-arc-second"}, {"mile", "mile-and-yard-and-foot-and-inch"},
  {"kilometer", "mile-and-yard"}, {"gram", "pound-and-ounce"}};
/// Exact by construction: integers, strings, and doubles whose shortest digits are their whole value.
static const long long integers[] = {1, 2, 3, 5, 7, 10, 12, 37, 60, 98, 100, 365, 1000, 1760, 5280, 12345, 1000000007,
  -1, -40};
static const char *const strings[] = {"0.1", "0.5", "1.8", "98.6", "66.787776",
  "3.14159265358979323846264338327950288", "1e-10", "2.5E+15", "123456789012345678901234567890",
  "0.000000000000000000000000000000000000123", "1.50", "-273.15", "36.6", "9999999999999999999999999999999999.5",
  "100.00", "-0.25", "299792458"};
static const double doubles[] = {0.5, 2.25, 1234.0625, -7.75, 0.03125};

static numeral random_value(random_source *source) {
  switch (random_below(source, 3)) {
    case 0: return numeral_from_int(PICK(source, integers));
    case 1: return numeral_string(PICK(source, strings));
    default:
      return random_one_in(source, 3) ? numeral_double(PICK(source, doubles))
                                      : numeral_from_int((long long)random_below(source, 100000));
  }
}

static void write_parts(const char *unit, mpq_t parts[], int count, text *response) {
  json_key(response, "result");
  text decimal = {0};
  if (count > 1) json_begin_array(response);
  for (int i = 0; i < count; i++) {
    text_clear(&decimal);
    exact_decimal_append(parts[i], &decimal);
    if (count == 1) {
      json_string(response, decimal.bytes);
      break;
    }
    const char *end = strstr(unit, "-and-");
    char name[64];
    snprintf(name, sizeof name, "%.*s", end ? (int)(end - unit) : (int)strlen(unit), unit);
    unit = end ? end + strlen("-and-") : unit;
    json_begin_object(response);
    json_string_member(response, "unit", name);
    json_string_member(response, "value", decimal.bytes);
    json_end_object(response);
  }
  if (count > 1) json_end_array(response);
  text_free(&decimal);
}

static void emit(vector_file *file, numeral value, const char *from, const char *to) {
  mpq_t exact, parts[MAXIMUM_UNIT_PARTS];
  mpq_init(exact);
  for (int i = 0; i < MAXIMUM_UNIT_PARTS; i++) mpq_init(parts[i]);
  exact_decimal_parse(value.text, exact);
  int count = unit_convert(exact, from, to, parts, MAXIMUM_UNIT_PARTS);
  if (count == 0) fail("units do not convert", from);

  text *request = vector_request(file, NULL);
  json_key(request, "value");
  numeral_write(&value, request);
  json_string_member(request, "unit", from);
  json_string_member(request, "to", to);
  write_parts(to, parts, count, vector_response(file));
  vector_end(file);
  for (int i = 0; i < MAXIMUM_UNIT_PARTS; i++) mpq_clear(parts[i]);
  mpq_clear(exact);
}

static int family_size(const family *members) {
  int count = 0;
  while (count < MAXIMUM_FAMILY && (*members)[count]) count++;
  return count;
}

int generate_convert(const char *directory) {
  vector_file file;
  random_source source = random_for("convert");
  unit_table_load();
  vector_open(&file, directory, "convert");
  for (int i = 0; i < COUNT(families); i++) {
    int size = family_size(&families[i]);
    for (int member = 0; member < size; member++)
      for (int j = 0; j < 6; j++) {
        numeral value = random_value(&source);
        emit(&file, value, families[i][member], families[i][random_below(&source, (uint32_t)size)]);
      }
  }
  static const char *const temperatures[] = {"celsius", "fahrenheit", "kelvin"};
  static const char *const degrees[] = {"-459.67", "-273.15", "-40", "0", "32", "37", "98.6", "100", "0.01", "451"};
  for (int from = 0; from < COUNT(temperatures); from++)
    for (int to = 0; to < COUNT(temperatures); to++)
      for (int i = 0; i < COUNT(degrees); i++)
        emit(&file, numeral_string(degrees[i]), temperatures[from], temperatures[to]);
  for (int i = 0; i < COUNT(reciprocals); i++)
    for (int j = 0; j < 6; j++) {
      numeral value = random_value(&source);
      if (numeral_is_negative(&value) || strcmp(value.text, "0") == 0) continue;  // nothing is the reciprocal of zero
      emit(&file, value, reciprocals[i][0], reciprocals[i][1]);
    }
  for (int i = 0; i < COUNT(mixed); i++)
    for (int j = 0; j < 7; j++) emit(&file, random_value(&source), mixed[i][0], mixed[i][1]);
  emit(&file, numeral_integer("170141183460469231731687303715884105727"), "meter", "kilometer");
  emit(&file, numeral_integer("0"), "mile", "kilometer");
  vector_close(&file);
  unit_table_free();
  return file.count;
}

#include "icu_locale.h"
#include "number_range.h"
#include "random.h"
#include "status.h"
#include "vector.h"
#include "vectors.h"

static void emit(vector_file *file, const char *locale, numeral start, numeral end, number_options options) {
  static formatted text_of_range;
  UErrorCode status = U_ZERO_ERROR;
  const numeral ends[2] = {start, end};
  UFormattedNumberRange *range = number_range_format(locale, &options, ends);
  int32_t length = 0;
  const UChar *string = ufmtval_getString(unumrf_resultAsValue(range, &status), &length, &status);
  require(status, "unumrf_resultAsValue", locale);
  formatted_set(&text_of_range, string, length);
  unumrf_closeResult(range);

  text *request = vector_request(file, locale);
  json_key(request, "value");
  number_range_write(ends, request);
  number_options_write_object(&options, request);
  vector_answer(file, &text_of_range, false);
}

int generate_number_range(const char *directory) {
  const number_options options[] = {
    {0},
    {.style = "percent"},
    {.style = "currency", .currency = "EUR"},
    {.style = "currency", .currency = "USD", .currency_display = "code"},
    {.style = "currency", .currency = "JPY", .currency_display = "name"},
    {.style = "currency", .currency = "USD", .currency_sign = "accounting"},
    {.style = "unit", .unit = "kilometer"},
    {.style = "unit", .unit = "liter", .unit_display = "long"},
    {.style = "unit", .unit = "celsius", .unit_display = "narrow"},
    {.notation = "compact"},
    {.notation = "compact", .compact_display = "long"},
    {.style = "currency", .currency = "EUR", .notation = "compact"},
    {.maximum_fraction_digits = "0"},
    {.minimum_fraction_digits = "2", .maximum_fraction_digits = "2"},
    {.maximum_significant_digits = "2"},
    {.sign_display = "always"},
    {.use_grouping = "false"},
    {.rounding_mode = "floor", .maximum_fraction_digits = "1"},
    {.numbering_system = "deva"},
    {.maximum_fraction_digits = "0", .rounding_mode = "expand"},
  };
  static const double doubles[][2] = {{1, 2.5}, {0.99, 1.01}, {1234.5, 5678.25}, {-3.5, -1.25}, {-5, 5},
    {999, 1001.5}, {1.5e6, 2.5e6}, {0.1, 0.1}, {2.9996, 3.0004}, {1e9, 3.2e10}};
  static const long long integers[][2] = {{1, 3}, {3, 3}, {0, 1}, {-2, 7}, {1000, 2000}, {12345, 67890},
    {5, 1000000}, {-10, -1}};

  vector_file file;
  random_source source = random_for("numberRange");
  vector_open(&file, directory, "numberRange");
  for (int option = 0; option < COUNT(options); option++) {
    for (int i = 0; i < 12; i++) {
      const double *ends = PICK(&source, doubles);
      emit(&file, random_locale(&source), numeral_double(ends[0]), numeral_double(ends[1]), options[option]);
    }
    for (int i = 0; i < 6; i++) {
      const long long *ends = PICK(&source, integers);
      emit(&file, random_locale(&source), numeral_from_int(ends[0]), numeral_from_int(ends[1]), options[option]);
    }
  }
  emit(&file, "en-US", numeral_string("1234567890123456789012345678901234567890"),
    numeral_string("1234567890123456789012345678901234567891"), options[0]);
  emit(&file, "de-DE", numeral_string("-0.5"), numeral_string("170141183460469231731687303715884105727"), options[0]);
  emit(&file, "fr-FR", numeral_from_int(3), numeral_double(5.5), options[6]);
  vector_close(&file);
  return file.count;
}

// Does one thing with ICU alone and ends. See Benchmarks/README.md, "Starting and memory".
//
//     StartRawICU number LOCALE       formats one number
//     StartRawICU date LOCALE         formats one date and time
//     StartRawICU memory LOCALE...    holds a number and a date formatter of each locale; prints heap and resident bytes
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CProcessMeter.h"
#include "CRawICU.h"

static const double number = 1234567.891, moment = 1788301740000.0;
static const char *const decimal = ".###", *const zone = "Europe/Berlin";

static void print(const uint16_t *text, int32_t length) {
  for (int32_t i = 0; i < length; i++) {
    unsigned unit = text[i];
    // What these values need: no surrogates.
    if (unit < 0x80) {
      putchar((int)unit);
    } else if (unit < 0x800) {
      putchar((int)(0xC0 | unit >> 6));
      putchar((int)(0x80 | (unit & 0x3F)));
    } else {
      putchar((int)(0xE0 | unit >> 12));
      putchar((int)(0x80 | (unit >> 6 & 0x3F)));
      putchar((int)(0x80 | (unit & 0x3F)));
    }
  }
  putchar('\n');
}

static int print_number(const char *locale) {
  uint16_t text[RAW_CAPACITY];
  raw_number *format = raw_number_open(decimal, locale);
  if (!format) return 1;
  print(text, raw_number_format_double(format, number, text));
  raw_number_close(format);
  return 0;
}

static int print_date(const char *locale) {
  uint16_t text[RAW_CAPACITY];
  raw_date *format = raw_date_open(RAW_MEDIUM, RAW_SHORT, locale, zone);
  if (!format) return 1;
  print(text, raw_date_format(format, moment, text));
  raw_date_close(format);
  return 0;
}

static int hold(char *const *locales, int count) {
  uint16_t text[RAW_CAPACITY];
  raw_number **numbers = calloc((size_t)count + 1, sizeof *numbers);
  raw_date **dates = calloc((size_t)count + 1, sizeof *dates);
  if (!numbers || !dates) return 1;
  int64_t heap = meter_heap_bytes(), resident = meter_resident_bytes(), length = 0;
  for (int i = 0; i < count; i++) {
    numbers[i] = raw_number_open(decimal, locales[i]);
    dates[i] = raw_date_open(RAW_MEDIUM, RAW_SHORT, locales[i], zone);
    if (!numbers[i] || !dates[i]) return 1;
    length += raw_number_format_double(numbers[i], number, text);
    length += raw_date_format(dates[i], moment, text);
  }
  printf("%lld %lld %lld\n", (long long)(meter_heap_bytes() - heap), (long long)(meter_resident_bytes() - resident),
         (long long)length);
  for (int i = 0; i < count; i++) {
    raw_number_close(numbers[i]);
    raw_date_close(dates[i]);
  }
  free(numbers);
  free(dates);
  return 0;
}

int main(int count, char *const *arguments) {
  const char *command = count > 2 ? arguments[1] : "";
  if (!strcmp(command, "memory")) return hold(arguments + 2, count - 2);
  int (*print_value)(const char *) = !strcmp(command, "number") ? print_number
                                     : !strcmp(command, "date") ? print_date
                                                                : NULL;
  if (!print_value) {
    puts("usage: StartRawICU number|date|memory LOCALE...");
    return 64;
  }
  for (int i = 2; i < count; i++) {
    if (print_value(arguments[i])) return 1;
  }
  return 0;
}

// Writes the golden vectors of raw ICU into a directory: `golden-generator DIRECTORY`. See ../README.md.

#define _POSIX_C_SOURCE 200809L  // setenv, unsetenv, mkdtemp

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>
#include <unistd.h>

#include "random.h"
#include "status.h"
#include "text.h"
#include "vectors.h"

static const struct {
  const char *kind;
  int (*generate)(const char *directory);
} kinds[] = {{"number", generate_number}, {"numberRange", generate_number_range}, {"date", generate_date},
  {"relative", generate_relative}, {"measure", generate_measure}, {"convert", generate_convert},
  {"plural", generate_plural}, {"list", generate_list}};

/// Nothing of the user's settings may reach ICU: not its locale, not another data file, not newer time zone files.
static void isolate_from_environment(const char *empty_directory) {
  UErrorCode status = U_ZERO_ERROR;
  setlocale(LC_ALL, "C");
  unsetenv("ICU_DATA");
  setenv("ICU_TIMEZONE_FILES_DIR", empty_directory, 1);
  uloc_setDefault("root", &status);
  require(status, "uloc_setDefault", "root");
}

static void version_member(text *json, const char *key, const UVersionInfo version) {
  char digits[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, digits);
  json_string_member(json, key, digits);
}

/// The versions as ICU tells them at run time.
static void write_versions(const text *counts, const char *directory) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo icu, cldr, unicode;
  u_getVersion(icu);
  ulocdata_getCLDRVersion(cldr, &status);
  u_getUnicodeVersion(unicode);
  const char *time_zones = ucal_getTZDataVersion(&status);
  require(status, "versions", "ICU");

  text json = {0}, path = {0}, seed = {0};
  text_append_format(&seed, "0x%016llX", (unsigned long long)GENERATOR_SEED);
  json_begin_object(&json);
  version_member(&json, "icu", icu);
  version_member(&json, "cldr", cldr);
  version_member(&json, "unicode", unicode);
  json_string_member(&json, "tz", time_zones);
  json_string_member(&json, "seed", seed.bytes);
  json_key(&json, "vectors");
  text_append(&json, counts->bytes);
  json_end_object(&json);

  text_append_format(&path, "%s/versions.json", directory);
  FILE *file = fopen(path.bytes, "w");
  if (!file || fprintf(file, "%s\n", json.bytes) < 0 || fclose(file) != 0) fail("cannot write", path.bytes);
  text_free(&seed);
  text_free(&path);
  text_free(&json);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 2) {
    fprintf(stderr, "usage: %s DIRECTORY\n", arguments[0]);
    return 2;
  }
  const char *directory = arguments[1];
  text empty_directory = {0}, counts = {0};
  text_append_format(&empty_directory, "%s/no-time-zone-files.XXXXXX", directory);
  if (!mkdtemp(empty_directory.bytes)) fail("cannot write", directory);
  isolate_from_environment(empty_directory.bytes);

  json_begin_object(&counts);
  for (int i = 0; i < COUNT(kinds); i++) {
    int count = kinds[i].generate(directory);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", count);
    json_key(&counts, kinds[i].kind);
    json_literal(&counts, digits);
  }
  json_end_object(&counts);
  write_versions(&counts, directory);
  rmdir(empty_directory.bytes);
  text_free(&counts);
  text_free(&empty_directory);
  return 0;
}

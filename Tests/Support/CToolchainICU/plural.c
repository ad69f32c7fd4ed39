#include "CToolchainICU.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// What ICU's headers would declare. They are not included: in a build on the system's ICU the toolchain's are not in
// the search path. Foundation's ICU has a prefix in place of ICU's usual version suffix.
typedef int32_t status_t;
typedef uint16_t unit_t;

struct library {
  void (*version)(uint8_t version[4]);
  void *(*plural_open)(const char *locale, int type, status_t *status);
  void (*plural_close)(void *rules);
  int32_t (*plural_select)(const void *rules, const void *number, unit_t *keyword, int32_t capacity, status_t *status);
  int32_t (*plural_range)(const void *rules, const void *range, unit_t *keyword, int32_t capacity, status_t *status);
  void *(*number_open)(const unit_t *skeleton, int32_t length, const char *locale, status_t *status);
  void (*number_close)(void *format);
  void *(*result_open)(status_t *status);
  void (*result_close)(void *result);
  void (*number_format)(const void *format, const char *text, int32_t length, void *result, status_t *status);
  void *(*range_open)(
      const unit_t *skeleton, int32_t length, int collapse, int fallback, const char *locale, void *error,
      status_t *status);
  void (*range_close)(void *format);
  void *(*range_result_open)(status_t *status);
  void (*range_result_close)(void *result);
  void (*range_format)(
      const void *format, const char *start, int32_t start_length, const char *end, int32_t end_length, void *result,
      status_t *status);
  int32_t (*localizations)(
      const char *const *preferred, int32_t preferred_count, const char *const *available, int32_t available_count,
      const char **use, int32_t capacity, status_t *status);
};

// ISO C has no cast from an object's address to a function's; POSIX promises that the bits are the same.
static bool find(void *handle, const char *name, void *function) {
  void *address = dlsym(handle, name);
  memcpy(function, &address, sizeof address);
  return address != NULL;
}

static struct library found;
static bool is_found;

static void look(void) {
  void *handle = dlopen("lib_FoundationICU.so", RTLD_NOW | RTLD_NOLOAD);
  struct library l;
  is_found = handle && find(handle, "swift_u_getVersion", &l.version) &&
             find(handle, "swift_uplrules_openForType", &l.plural_open) &&
             find(handle, "swift_uplrules_close", &l.plural_close) &&
             find(handle, "swift_uplrules_selectFormatted", &l.plural_select) &&
             find(handle, "swift_uplrules_selectForRange", &l.plural_range) &&
             find(handle, "swift_unumf_openForSkeletonAndLocale", &l.number_open) &&
             find(handle, "swift_unumf_close", &l.number_close) &&
             find(handle, "swift_unumf_openResult", &l.result_open) &&
             find(handle, "swift_unumf_closeResult", &l.result_close) &&
             find(handle, "swift_unumf_formatDecimal", &l.number_format) &&
             find(handle, "swift_unumrf_openForSkeletonWithCollapseAndIdentityFallback", &l.range_open) &&
             find(handle, "swift_unumrf_close", &l.range_close) &&
             find(handle, "swift_unumrf_openResult", &l.range_result_open) &&
             find(handle, "swift_unumrf_closeResult", &l.range_result_close) &&
             find(handle, "swift_unumrf_formatDecimalRange", &l.range_format) &&
             find(handle, "ualoc_localizationsToUse", &l.localizations);
  if (is_found) found = l;
}

static const struct library *library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look);
  return is_found ? &found : NULL;
}

int toolchain_icu_major_version(void) {
  const struct library *icu = library();
  uint8_t version[4] = {0};
  if (icu) icu->version(version);
  return version[0];
}

struct toolchain_plural_rules {
  void *rules, *format, *range;
};

toolchain_plural_rules *toolchain_plural_open(const char *locale, bool ordinal, const char *skeleton) {
  const struct library *icu = library();
  unit_t units[64];
  int32_t length = (int32_t)strlen(skeleton);
  if (!icu || length > 64) return NULL;
  for (int32_t i = 0; i < length; i++) units[i] = (unit_t)skeleton[i];
  toolchain_plural_rules *opened = calloc(1, sizeof *opened);
  if (!opened) return NULL;
  status_t status = 0;
  opened->rules = icu->plural_open(locale, ordinal, &status);
  opened->format = icu->number_open(units, length, locale, &status);
  opened->range = icu->range_open(units, length, 0, 2, locale, NULL, &status); // collapse automatic, "~3" when equal
  if (status <= 0) return opened;
  toolchain_plural_close(opened);
  return NULL;
}

void toolchain_plural_close(toolchain_plural_rules *rules) {
  const struct library *icu = library();
  if (!icu || !rules) return;
  if (rules->rules) icu->plural_close(rules->rules);
  if (rules->format) icu->number_close(rules->format);
  if (rules->range) icu->range_close(rules->range);
  free(rules);
}

static bool copy(const unit_t *keyword, int32_t length, status_t status, char category[8]) {
  if (status > 0 || length < 0 || length > 7) return false;
  for (int32_t i = 0; i < length; i++) category[i] = (char)keyword[i];
  category[length] = 0;
  return true;
}

bool toolchain_plural_select(const toolchain_plural_rules *rules, const char *decimal, char category[8]) {
  const struct library *icu = library();
  if (!icu) return false;
  status_t status = 0;
  unit_t keyword[16];
  void *number = icu->result_open(&status);
  icu->number_format(rules->format, decimal, (int32_t)strlen(decimal), number, &status);
  int32_t length = icu->plural_select(rules->rules, number, keyword, 16, &status);
  icu->result_close(number);
  return copy(keyword, length, status, category);
}

bool toolchain_plural_select_range(
    const toolchain_plural_rules *rules, const char *start, const char *end, char category[8]) {
  const struct library *icu = library();
  if (!icu) return false;
  status_t status = 0;
  unit_t keyword[16];
  void *range = icu->range_result_open(&status);
  icu->range_format(
      rules->range, start, (int32_t)strlen(start), end, (int32_t)strlen(end), range, &status);
  int32_t length = icu->plural_range(rules->rules, range, keyword, 16, &status);
  icu->range_result_close(range);
  return copy(keyword, length, status, category);
}

int32_t toolchain_localizations_to_use(
    const char *const *preferred, int32_t preferred_count, const char *const *available, int32_t available_count,
    int32_t *indexes, int32_t capacity) {
  const struct library *icu = library();
  if (!icu || capacity < 0) return -1;
  const char **use = calloc((size_t)capacity + 1, sizeof *use);
  if (!use) return -1;
  status_t status = 0;
  int32_t count = icu->localizations(
      preferred, preferred_count, available, available_count, use, capacity, &status);
  if (status > 0) count = -1;
  for (int32_t i = 0; i < count && i < capacity; i++) {
    indexes[i] = -1;
    for (int32_t j = 0; j < available_count; j++) {
      if (use[i] == available[j]) indexes[i] = j;
    }
  }
  free(use);
  return count;
}

#include "CRawICU.h"

#include <stdio.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

const char *raw_icu_version(void) { return U_ICU_VERSION; }

const char *raw_cldr_version(void) {
  static char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  UErrorCode error = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &error);
  if (U_FAILURE(error)) return "unknown";
  u_versionToString(version, text);
  return text;
}

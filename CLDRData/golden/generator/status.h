#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <unicode/utypes.h>

// The generator has no error to recover from: a failure means that a vector asks ICU for something it cannot give,
// and the program stops instead of writing a hole.

/// Stops the program, naming what failed and the value it failed on.
static inline _Noreturn void fail(const char *what, const char *value) {
  fprintf(stderr, "generator: %s: %s\n", what, value);
  exit(1);
}

/// Stops the program when an ICU call failed. Warnings (a locale that fell back to its parent) pass.
static inline void require(UErrorCode status, const char *call, const char *value) {
  if (U_SUCCESS(status)) return;
  fprintf(stderr, "generator: %s: %s: %s\n", call, u_errorName(status), value);
  exit(1);
}

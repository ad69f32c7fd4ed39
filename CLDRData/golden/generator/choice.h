#pragma once

/// An option's token in BATCH.md and ICU's enumerator for it. Without a token the request leaves the option out.
typedef struct {
  const char *token;
  int icu;
} choice;

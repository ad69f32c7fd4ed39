#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "array.h"

/// The seed of every kind's stream; change it and all golden files change.
#define GENERATOR_SEED UINT64_C(0x456E646F6E796D72)

/// splitmix64 (Steele, Lea, Flood 2014): tiny, and the same numbers on every machine, which rand() does not promise.
typedef struct {
  uint64_t state;
} random_source;

/// A stream of its own for each kind, so that a vector added to one kind leaves the others alone.
random_source random_for(const char *kind);

uint64_t random_next(random_source *self);

/// A number in 0 ..< bound.
uint32_t random_below(random_source *self, uint32_t bound);

bool random_one_in(random_source *self, uint32_t count);

/// A double spread over magnitudes 10^-4 to 10^9, either sign, with at most 17 digits.
double random_magnitude(random_source *self);

/// A random element of an array. One draw a statement: C leaves the order of arguments to the compiler, and the same
/// stream in another order gives other vectors.
#define PICK(source, array) ((array)[random_below((source), COUNT(array))])

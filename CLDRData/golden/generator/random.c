#include "random.h"

#include <stdlib.h>
#include <stdio.h>

random_source random_for(const char *kind) {
  random_source source = {GENERATOR_SEED};
  for (; *kind; kind++) {
    source.state ^= (unsigned char)*kind;
    random_next(&source);
  }
  return source;
}

uint64_t random_next(random_source *self) {
  uint64_t mixed = (self->state += UINT64_C(0x9E3779B97F4A7C15));
  mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94D049BB133111EB);
  return mixed ^ (mixed >> 31);
}

uint32_t random_below(random_source *self, uint32_t bound) {
  return (uint32_t)((random_next(self) >> 32) * bound >> 32);
}

bool random_one_in(random_source *self, uint32_t count) { return random_below(self, count) == 0; }

double random_magnitude(random_source *self) {
  // Built as decimal text: the same digits everywhere, without a libm whose last bit differs.
  uint64_t digits = random_next(self) % UINT64_C(10000000000);
  if (random_one_in(self, 3)) digits /= UINT64_C(1000000);
  int exponent = (int)random_below(self, 14) - 14;
  char decimal[64];
  snprintf(
    decimal, sizeof decimal, "%s%llue%d", random_one_in(self, 4) ? "-" : "", (unsigned long long)digits, exponent + 4);
  return strtod(decimal, NULL);
}

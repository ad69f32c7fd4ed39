#include "unit_conversion.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "array.h"
#include "status.h"
#include "unit_table.h"

enum { MAXIMUM_BASES = 24, IDENTIFIER_CAPACITY = 128 };

/// What an identifier comes to: value x factor + offset in base units, with the power of each base.
typedef struct {
  mpq_t factor;
  mpq_t offset;
  struct {
    const unit_row *unit;
    int power;
  } bases[MAXIMUM_BASES];
  int base_count;
} measure;

typedef struct {
  const char *name;
  int base;
  int exponent;
} prefix;

static const prefix prefixes[] = {{"yotta", 10, 24}, {"zetta", 10, 21}, {"exa", 10, 18}, {"peta", 10, 15},
  {"tera", 10, 12}, {"giga", 10, 9}, {"mega", 10, 6}, {"kilo", 10, 3}, {"hecto", 10, 2}, {"deka", 10, 1},
  {"deci", 10, -1}, {"centi", 10, -2}, {"milli", 10, -3}, {"micro", 10, -6}, {"nano", 10, -9},
  {"pico", 10, -12}, {"femto", 10, -15}, {"atto", 10, -18}, {"zepto", 10, -21}, {"yocto", 10, -24},
  {"kibi", 1024, 1}, {"mebi", 1024, 2}, {"gibi", 1024, 3}, {"tebi", 1024, 4}, {"pebi", 1024, 5},
  {"exbi", 1024, 6}, {"zebi", 1024, 7}, {"yobi", 1024, 8}};

static void measure_init(measure *self) {
  memset(self, 0, sizeof *self);
  mpq_inits(self->factor, self->offset, NULL);
  mpq_set_ui(self->factor, 1, 1);
}

static void measure_clear(measure *self) { mpq_clears(self->factor, self->offset, NULL); }

/// factor^power for a power of either sign.
static void rational_power(mpq_t out, const mpq_t base, int power) {
  mpz_pow_ui(mpq_numref(out), mpq_numref(base), (unsigned long)abs(power));
  mpz_pow_ui(mpq_denref(out), mpq_denref(base), (unsigned long)abs(power));
  if (power < 0) mpq_inv(out, out);
}

static void multiply_base(measure *self, const unit_row *unit, int power) {
  for (int i = 0; i < self->base_count; i++)
    if (self->bases[i].unit == unit) {
      self->bases[i].power += power;
      return;
    }
  if (self->base_count == MAXIMUM_BASES) fail("too many base units", unit->name);
  self->bases[self->base_count].unit = unit;
  self->bases[self->base_count++].power = power;
}

static void multiply_identifier(measure *self, const char *identifier, int power);

/// self x unit^power; a derived unit brings the bases of its target along.
static void multiply_unit(measure *self, const unit_row *unit, int power) {
  mpq_t raised;
  mpq_init(raised);
  rational_power(raised, unit->factor, power);
  mpq_mul(self->factor, self->factor, raised);
  mpq_clear(raised);
  if (strcmp(unit->target, unit->name) == 0) multiply_base(self, unit, power);
  else multiply_identifier(self, unit->target, power);
}

static void multiply_prefix(measure *self, const prefix *scale, int power) {
  mpq_t value;
  mpq_init(value);
  mpq_set_ui(value, (unsigned long)scale->base, 1);
  rational_power(value, value, scale->exponent * power);
  mpq_mul(self->factor, self->factor, value);
  mpq_clear(value);
}

/// Reads `square-`, `cubic-`, `pow4-`; 1 when there is none.
static int read_power(const char **at) {
  if (strncmp(*at, "square-", 7) == 0) return *at += 7, 2;
  if (strncmp(*at, "cubic-", 6) == 0) return *at += 6, 3;
  if (strncmp(*at, "pow", 3) != 0) return 1;
  char *end;
  long power = strtol(*at + 3, &end, 10);
  if (*end != '-') return 1;
  *at = end + 1;
  return (int)power;
}

/// Reads one simple unit, the whole name before a prefix (`kilogram` is a unit of its own), and multiplies it in.
static const char *multiply_single(measure *self, const char *at, int power) {
  const unit_row *unit = unit_table_find(at);
  if (unit) {
    multiply_unit(self, unit, power);
    return at + strlen(unit->name);
  }
  for (int i = 0; i < COUNT(prefixes); i++) {
    size_t length = strlen(prefixes[i].name);
    if (strncmp(at, prefixes[i].name, length) != 0 || !(unit = unit_table_find(at + length))) continue;
    multiply_prefix(self, &prefixes[i], power);
    multiply_unit(self, unit, power);
    return at + length + strlen(unit->name);
  }
  fail("not a unit", at);
}

/// UTS 35: `[per-]single(-single | -per-single)*`; after `per` everything is denominator.
static void multiply_identifier(measure *self, const char *identifier, int power) {
  const char *at = identifier;
  int sign = 1;
  if (strncmp(at, "per-", 4) == 0) at += 4, sign = -1;
  while (true) {
    int own_power = read_power(&at);
    at = multiply_single(self, at, own_power * sign * power);
    if (*at == '\0') return;
    if (strncmp(at, "-per-", 5) == 0) at += 5, sign = -1;
    else at += 1;
  }
}

static void measure_of(const char *identifier, measure *out) {
  measure_init(out);
  multiply_identifier(out, identifier, 1);
  // An offset has a meaning for the bare unit only: a degree per metre is a difference.
  const unit_row *alone = unit_table_find(identifier);
  if (alone && strcmp(alone->name, identifier) == 0) mpq_set(out->offset, alone->offset);
}

static int power_of(const measure *self, const unit_row *unit) {
  for (int i = 0; i < self->base_count; i++)
    if (self->bases[i].unit == unit) return self->bases[i].power;
  return 0;
}

/// Whether each base has in `left` the power of `right` times `sign`.
static bool same_dimensions(const measure *left, const measure *right, int sign) {
  for (int i = 0; i < left->base_count; i++)
    if (left->bases[i].power != sign * power_of(right, left->bases[i].unit)) return false;
  for (int i = 0; i < right->base_count; i++)
    if (sign * right->bases[i].power != power_of(left, right->bases[i].unit)) return false;
  return true;
}

/// Cuts `to` at `-and-` into `out`; returns the number of pieces.
static int split_mixed(const char *to, char out[][IDENTIFIER_CAPACITY], int capacity) {
  int count = 0;
  while (true) {
    const char *end = strstr(to, "-and-");
    size_t length = end ? (size_t)(end - to) : strlen(to);
    if (count == capacity || length >= IDENTIFIER_CAPACITY) fail("mixed unit too long", to);
    memcpy(out[count], to, length);
    out[count++][length] = '\0';
    if (!end) return count;
    to = end + 5;
  }
}

/// The value in base units turned into the parts of a mixed unit, largest first.
static void distribute(mpq_t base_value, char units[][IDENTIFIER_CAPACITY], int count, mpq_t out[]) {
  mpz_t whole;
  mpz_init(whole);
  for (int i = 0; i < count; i++) {
    measure part;
    measure_of(units[i], &part);
    mpq_sub(out[i], base_value, part.offset);
    mpq_div(out[i], out[i], part.factor);
    if (i + 1 < count) {
      mpz_tdiv_q(whole, mpq_numref(out[i]), mpq_denref(out[i]));
      mpq_set_z(out[i], whole);
      mpq_t taken;
      mpq_init(taken);
      mpq_mul(taken, out[i], part.factor);
      mpq_sub(base_value, base_value, taken);
      mpq_clear(taken);
    }
    measure_clear(&part);
  }
  mpz_clear(whole);
}

int unit_convert(const mpq_t value, const char *from, const char *to, mpq_t out[], int capacity) {
  char units[8][IDENTIFIER_CAPACITY];
  int count = split_mixed(to, units, capacity < 8 ? capacity : 8);
  measure source, target;
  measure_of(from, &source);
  measure_of(units[0], &target);
  bool linear = same_dimensions(&source, &target, 1), reciprocal = !linear && same_dimensions(&source, &target, -1);
  mpq_t base_value;
  mpq_init(base_value);
  mpq_mul(base_value, value, source.factor);
  if (linear) mpq_add(base_value, base_value, source.offset);
  else if (reciprocal) mpq_inv(base_value, base_value);
  else count = 0;
  distribute(base_value, units, count, out);
  mpq_clear(base_value);
  measure_clear(&source);
  measure_clear(&target);
  return count;
}

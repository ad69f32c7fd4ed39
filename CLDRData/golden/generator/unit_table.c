#include "unit_table.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "exact_decimal.h"
#include "status.h"

enum { MAXIMUM_ROWS = 160, EXPRESSION_CAPACITY = 160 };

static unit_row rows[MAXIMUM_ROWS];
static int row_count;
static UResourceBundle *constants;

static void string_at(const UResourceBundle *table, const char *key, char *out, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *string = ures_getStringByKey(table, key, &length, &status);
  require(status, "ures_getStringByKey", key);
  if ((size_t)length >= capacity) fail("unit data too long", key);
  u_UCharsToChars(string, out, length + 1);
}

static void evaluate(const char *expression, mpq_t out);

/// A number (`0.3048`, `5.9722E+24`) or the name of a constant, which may be an expression itself.
static void evaluate_atom(const char *atom, mpq_t out) {
  if (strchr("0123456789.", *atom)) {
    exact_decimal_parse(atom, out);
    return;
  }
  char expression[EXPRESSION_CAPACITY];
  string_at(constants, atom, expression, sizeof expression);
  evaluate(expression, out);
}

/// Factors joined by `*`, with at most one `/`: everything after it is denominator (`1/360*60` is 1/21600).
static void evaluate(const char *expression, mpq_t out) {
  char atom[EXPRESSION_CAPACITY];
  int length = 0;
  bool dividing = false;
  mpq_t value;
  mpq_init(value);
  mpq_set_ui(out, 1, 1);
  for (const char *at = expression;; at++) {
    if (*at && *at != '*' && *at != '/') {
      if (*at != ' ') atom[length++] = *at;
      continue;
    }
    atom[length] = '\0';
    length = 0;
    evaluate_atom(atom, value);
    if (dividing) mpq_div(out, out, value);
    else mpq_mul(out, out, value);
    if (*at == '/') dividing = true;
    if (!*at) break;
  }
  mpq_clear(value);
}

static void load_row(const UResourceBundle *entry, unit_row *row) {
  UErrorCode status = U_ZERO_ERROR;
  char expression[EXPRESSION_CAPACITY];
  snprintf(row->name, sizeof row->name, "%s", ures_getKey(entry));
  string_at(entry, "target", row->target, sizeof row->target);
  mpq_inits(row->factor, row->offset, NULL);
  string_at(entry, "factor", expression, sizeof expression);
  evaluate(expression, row->factor);
  int32_t length;
  ures_getStringByKey(entry, "offset", &length, &status);
  if (U_FAILURE(status)) return;  // few units have one
  string_at(entry, "offset", expression, sizeof expression);
  evaluate(expression, row->offset);
}

void unit_table_load(void) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *units = ures_openDirect(NULL, "units", &status);
  constants = ures_getByKey(units, "unitConstants", NULL, &status);
  UResourceBundle *conversions = ures_getByKey(units, "convertUnits", NULL, &status);
  require(status, "ures_openDirect", "units");
  while (ures_hasNext(conversions)) {
    if (row_count == MAXIMUM_ROWS) fail("too many units", "raise MAXIMUM_ROWS");
    UResourceBundle *entry = ures_getNextResource(conversions, NULL, &status);
    require(status, "ures_getNextResource", "convertUnits");
    load_row(entry, &rows[row_count++]);
    ures_close(entry);
  }
  ures_close(conversions);
  ures_close(constants);
  ures_close(units);
}

void unit_table_free(void) {
  for (int i = 0; i < row_count; i++) mpq_clears(rows[i].factor, rows[i].offset, NULL);
  row_count = 0;
}

const unit_row *unit_table_find(const char *identifier) {
  const unit_row *found = NULL;
  size_t found_length = 0;
  for (int i = 0; i < row_count; i++) {
    size_t length = strlen(rows[i].name);
    if (length <= found_length || strncmp(identifier, rows[i].name, length) != 0) continue;
    if (identifier[length] != '\0' && identifier[length] != '-') continue;
    found = &rows[i];
    found_length = length;
  }
  return found;
}

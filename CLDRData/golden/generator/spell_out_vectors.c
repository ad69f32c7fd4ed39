#include "spell_out_vectors.h"

#include "icu_locale.h"
#include "number_options.h"
#include "spell_out.h"

static void emit_words(vector_file *file, const char *locale, bool ordinal, numeral value) {
  static formatted words;
  if (!spell_out_has_rules(locale, ordinal)) return;
  spell_out(locale, ordinal, &value, &words);
  text *request = vector_request(file, locale);
  json_key(request, "value");
  numeral_write(&value, request);
  number_options_write_object(&(number_options){.style = ordinal ? "ordinal" : "spellOut"}, request);
  vector_answer(file, &words, false);
}

void write_spell_out_vectors(vector_file *file, random_source *source) {
  static const long long integers[] = {0, 1, 2, 3, 8, 11, 12, 13, 21, 22, 70, 80, 91, 99, 100, 101, 111, 200, 1000,
    1001, 1984, 21000, 100000, 1000000, 2000001, 123456789, -1, -42, 999999999999999999};
  static const double fractions[] = {0.5, 1.25, -3.14, 100.01};
  for (int i = 0; i < plain_locale_count; i++) {
    emit_words(file, plain_locales[i], false, numeral_from_int(PICK(source, integers)));
    emit_words(file, plain_locales[i], false, numeral_from_int(PICK(source, integers)));
    emit_words(file, plain_locales[i], true, numeral_from_int(PICK(source, integers)));
    if (random_one_in(source, 4)) emit_words(file, plain_locales[i], false, numeral_double(PICK(source, fractions)));
  }
}

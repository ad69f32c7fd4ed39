#include <string.h>

#include "date_format.h"
#include "time_zone.h"
#include "vector.h"
#include "vectors.h"

static const char *const styles[] = {"none", "short", "medium", "long", "full"};
/// Zones in which ICU 72's own rules (2022e) and the current tz database agree, for the instants below.
static const char *const zones[] = {"UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Asia/Riyadh",
  "Asia/Kolkata", "Australia/Sydney", "America/Sao_Paulo"};
static const char *const hour_cycles[] = {"h11", "h12", "h23", "h24"};
static const char *const calendars[] = {"gregory", "buddhist", "japanese", "roc", "persian", "islamic-umalqura",
  "islamic-civil", "islamic-tbla", "islamic", "hebrew", "chinese", "dangi", "coptic", "ethiopic", "ethioaa", "indian",
  "iso8601"};

enum { SECONDS_PER_DAY = 86400 };

static void emit(vector_file *file, random_source *source, date_request request) {
  static formatted result;
  char iso[ISO_CAPACITY];
  // Local clock times stay away from transitions, where they could mean two instants.
  bool steady = zone_offset(request.time_zone, request.seconds - SECONDS_PER_DAY) ==
                zone_offset(request.time_zone, request.seconds + SECONDS_PER_DAY);
  bool whole_seconds = request.seconds == (double)(long long)request.seconds;
  if (!request.relative && whole_seconds && steady && request.seconds > -10e9 && random_one_in(source, 6)) {
    iso_text(request.seconds, request.time_zone, (iso_form)random_below(source, 3), iso);
    request.iso = iso;
  }
  bool as_parts = date_format(&request, &result) && !request.relative && random_one_in(source, 9);
  date_request_write(&request, as_parts, vector_request(file, request.locale));
  vector_answer(file, &result, as_parts);
}

/// An instant of the years in which the zone's rules are beyond doubt: 1971 to 2021, in UTC 1700 to 2300.
static double random_instant(random_source *source, const char *zone) {
  double first = 31536000, last = 1640000000;
  if (token_is(zone, "UTC")) first = -8520336000, last = 10413792000;
  double fraction = (double)(random_next(source) >> 11) / (double)(UINT64_C(1) << 53);
  return (double)(long long)(first + (last - first) * fraction);
}

static date_request random_request(random_source *source, const char *locale) {
  date_request request = {.locale = locale, .time_zone = PICK(source, zones)};
  request.seconds = random_instant(source, request.time_zone);
  return request;
}

/// Two styles, not both none.
static void pick_styles(random_source *source, date_request *request) {
  uint32_t pair = 1 + random_below(source, COUNT(styles) * COUNT(styles) - 1);
  request->date_style = styles[pair / COUNT(styles)];
  request->time_style = styles[pair % COUNT(styles)];
}

static void every_locale(vector_file *file, random_source *source) {
  for (int locale = 0; locale < plain_locale_count; locale++) {
    date_request request = random_request(source, plain_locales[locale]);
    if (random_one_in(source, 2)) request.time_style = NULL, request.date_style = styles[1 + random_below(source, 4)];
    emit(file, source, request);
    for (int i = 0; i < 3; i++) {
      request = random_request(source, plain_locales[locale]);
      pick_styles(source, &request);
      emit(file, source, request);
    }
  }
}

static void every_pair_of_styles(vector_file *file, random_source *source) {
  static const char *const locales[] = {"en-US", "de-DE", "ar-SA", "ja-JP", "zh-Hant-TW", "fa-IR", "th-TH", "fr-CA"};
  for (int date = 0; date < COUNT(styles); date++)
    for (int time = 0; time < COUNT(styles); time++)
      for (int i = 0; i < 5 && date + time > 0; i++) {
        date_request request = random_request(source, PICK(source, locales));
        request.date_style = styles[date];
        request.time_style = styles[time];
        emit(file, source, request);
      }
}

static void skeletons_and_patterns(vector_file *file, random_source *source) {
  static const char *const skeletons[] = {"yMMMd", "yMd", "yMMMMEEEEd", "MMMd", "MEd", "jm", "j", "jms", "yMMMdjm",
    "yMEdjmsz", "Gy", "GyMMMd", "yMMMM", "yQQQ", "yQQQQ", "EEEE", "d", "M", "MMMM", "ms", "Hm", "hm", "hms", "Ed",
    "EBhm", "yMMMEd", "jmv", "jmvvvv", "GGGGyMMMMd", "yyMMdd", "yMMM", "jmsSSS"};
  static const char *const patterns[] = {"yyyy-MM-dd'T'HH:mm:ssXXX", "EEEE, d MMMM y", "h 'o''clock' a", "GGGG y",
    "QQQ y", "D", "w/YYYY", "zzzz", "z", "VVVV", "O", "Z", "h:mm B", "LLLL", "cccc", "ss.SSS", "''yy''", "d.M.",
    "EEEEE d", "MMMMM", "h b", "yyyyMMddHHmmss", "e", "u", "K:mm a", "kk"};
  for (int skeleton = 0; skeleton < COUNT(skeletons); skeleton++)
    for (int i = 0; i < 7; i++) {
      date_request request = random_request(source, random_locale(source));
      request.skeleton = skeletons[skeleton];
      emit(file, source, request);
    }
  for (int pattern = 0; pattern < COUNT(patterns); pattern++)
    for (int i = 0; i < 4; i++) {
      date_request request = random_request(source, random_locale(source));
      request.pattern = patterns[pattern];
      if (strcmp(request.pattern, "ss.SSS") == 0) request.seconds += 0.125 * (i + 1);
      emit(file, source, request);
    }
}

static void calendars_and_digits(vector_file *file, random_source *source) {
  static const char *const systems[] = {"arab", "arabext", "deva", "thai", "beng", "latn", "hanidec", "mymr",
    "fullwide"};
  static const char *const tags[] = {"ar-SA-u-ca-gregory", "ar-SA-u-ca-islamic-civil-nu-latn", "fa-IR-u-ca-gregory",
    "th-TH-u-ca-gregory", "ja-JP-u-ca-japanese", "zh-Hant-TW-u-ca-roc", "he-IL-u-ca-hebrew", "en-US-u-ca-buddhist",
    "zh-Hans-CN-u-ca-chinese", "am-u-ca-ethiopic", "hi-IN-u-ca-indian-nu-deva", "ar-EG-u-nu-latn", "fr-FR-u-nu-arab",
    "my-u-nu-latn", "en-US-u-rg-thzzzz", "en-US-u-rg-sazzzz", "de-DE-u-cu-usd"};
  for (int calendar = 0; calendar < COUNT(calendars); calendar++)
    for (int i = 0; i < 6; i++) {
      date_request request = random_request(source, random_locale(source));
      request.calendar = calendars[calendar];
      if (i % 3 == 2) request.skeleton = random_one_in(source, 2) ? "GyMMMd" : "yMMMMEEEEd";
      else pick_styles(source, &request);
      emit(file, source, request);
    }
  for (int system = 0; system < COUNT(systems); system++)
    for (int i = 0; i < 4; i++) {
      date_request request = random_request(source, random_locale(source));
      request.numbering_system = systems[system];
      pick_styles(source, &request);
      emit(file, source, request);
    }
  for (int tag = 0; tag < COUNT(tags); tag++)
    for (int i = 0; i < 3; i++) {
      date_request request = random_request(source, tags[tag]);
      if (i == 2) request.skeleton = "yMMMdjm";
      else pick_styles(source, &request);
      emit(file, source, request);
    }
}

static void every_hour_cycle(vector_file *file, random_source *source) {
  static const char *const locales[] = {"en-US", "de-DE", "fr-CA", "zh-Hant-TW", "ja-JP", "ar-SA", "ko-KR", "hi-IN",
    "fi", "bg", "es-MX", "el", "vi", "pt-BR", "en-IN"};
  static const char *const tags[] = {"en-US-u-hc-h23", "de-DE-u-hc-h12", "ja-JP-u-hc-h11", "fr-FR-u-hc-h24",
    "zh-Hant-TW-u-hc-h23", "en-GB-u-hc-h11", "ko-KR-u-hc-h23", "ar-EG-u-hc-h23"};
  static const char *const skeletons[] = {"jm", "jms", "j", "yMMMdjm"};
  for (int cycle = 0; cycle < COUNT(hour_cycles); cycle++)
    for (int locale = 0; locale < COUNT(locales); locale++)
      for (int i = 0; i < 3; i++) {
        date_request request = random_request(source, locales[locale]);
        request.hour_cycle = hour_cycles[cycle];
        if (i == 0) {
          request.skeleton = PICK(source, skeletons);
        } else {
          request.date_style = PICK(source, styles);
          request.time_style = styles[1 + random_below(source, 4)];
        }
        emit(file, source, request);
      }
  for (int tag = 0; tag < COUNT(tags); tag++)
    for (int i = 0; i < 5; i++) {
      date_request request = random_request(source, tags[tag]);
      if (i == 0) request.skeleton = PICK(source, skeletons);
      else pick_styles(source, &request);
      if (i == 4) request.hour_cycle = PICK(source, hour_cycles);
      emit(file, source, request);
    }
}

static void keys_icu_needs_help_with(vector_file *file, random_source *source) {
  static const char *const regions[] = {"en-US-u-rg-gbzzzz", "en-GB-u-rg-uszzzz", "de-DE-u-rg-uszzzz",
    "fr-FR-u-rg-cazzzz", "ja-JP-u-rg-uszzzz"};
  static const char *const first_days[] = {"en-US-u-fw-mon", "de-DE-u-fw-sun", "en-US-u-fw-sat", "ar-EG-u-fw-fri"};
  for (int region = 0; region < COUNT(regions); region++)
    for (int i = 0; i < 2; i++) {
      date_request request = random_request(source, regions[region]);
      request.skeleton = i ? "jm" : "yMMMdjm";
      emit(file, source, request);
    }
  for (int day = 0; day < COUNT(first_days); day++)
    for (int i = 0; i < 3; i++) {
      date_request request = random_request(source, first_days[day]);
      request.pattern = i ? "w/YYYY" : "e";
      emit(file, source, request);
    }
}

/// Days around now, at hours that put the instants on either side of midnight in most zones.
static void relative_days(vector_file *file, random_source *source) {
  for (int i = 0; i < 220; i++) {
    date_request request = random_request(source, random_locale(source));
    // Hawaiian's short date counts months in Roman numerals, which a pattern cannot carry.
    if (token_is(request.locale, "haw")) continue;
    request.relative = true;
    request.date_style = styles[1 + random_below(source, 4)];
    request.time_style = PICK(source, styles);
    int days = (int)random_below(source, 8) - 4, hours = (int)random_below(source, 24) - 12;
    request.now_seconds = request.seconds + days * SECONDS_PER_DAY + hours * 3600;
    emit(file, source, request);
  }
}

static void edges_of_the_calendar(vector_file *file, random_source *source) {
  static const double instants[] = {0, -1, 951782400 /* 2000-02-29 */, 1709164800 /* 2024-02-29 */, 1609459199,
    1609459200, 4102444800 /* 2100 */, 253402300799 /* 9999 */, -12219292800 /* 1582-10-15 */,
    -12219292801 /* the Julian day before */, -62135596801 /* 1 BC */, -99999999999, 0.5, 1234567890.75};
  static const char *const locales[] = {"en-US", "de-DE", "ja-JP", "ar-EG", "zh-Hans-CN"};
  for (int instant = 0; instant < COUNT(instants); instant++)
    for (int i = 0; i < 3; i++) {
      date_request request = {.locale = PICK(source, locales), .seconds = instants[instant], .time_zone = "UTC"};
      if (i == 0) request.skeleton = "GyMMMd";
      else pick_styles(source, &request);
      emit(file, source, request);
    }
}

int generate_date(const char *directory) {
  vector_file file;
  random_source source = random_for("date");
  vector_open(&file, directory, "date");
  every_locale(&file, &source);
  every_pair_of_styles(&file, &source);
  skeletons_and_patterns(&file, &source);
  calendars_and_digits(&file, &source);
  every_hour_cycle(&file, &source);
  keys_icu_needs_help_with(&file, &source);
  relative_days(&file, &source);
  edges_of_the_calendar(&file, &source);
  vector_close(&file);
  return file.count;
}

import CRawICU
import Endonym
import Foundation

/// Making a format and formatting its first value: `cold`, with nothing in Endonym's cache, and `cached`, when there was
/// such a format before; and `compiled`, with nothing in the cache and two values, for the second of which a plan is compiled and
/// proven. ICU opens a formatter, formats one value, and closes it again; Foundation makes a formatter.
struct CreationRaces {
  let repetitions: Int

  func all() throws -> [Race] {
    try ["en_US", "ar_SA"].map(numbers) + [amounts("de_DE")]
      + ["en_US", "ar_SA"].map(dates) + [roads("en_US"), relativeDays("en_US"), plurals("pl"), lists("en_US")]
  }

  private func numbers(_ locale: String) throws -> Race {
    try race("number-double", locale) {
      try NumberFormat.decimal(locale: locale).format(1234.5)
    } icu: {
      let formatter = raw_number_open(".###", locale)
      defer { raw_number_close(formatter) }
      return raw_number_format_double(formatter, 1234.5, $0)
    } foundation: {
      NumberFormatter(.decimal, locale).string(from: 1234.5)
    }
  }

  private func amounts(_ locale: String) throws -> Race {
    try race("number-currency", locale) {
      try NumberFormat.currency("EUR", locale: locale).format(1234.5)
    } icu: {
      let formatter = raw_number_open("currency/EUR", locale)
      defer { raw_number_close(formatter) }
      return raw_number_format_double(formatter, 1234.5, $0)
    } foundation: {
      let formatter = NumberFormatter(.currency, locale)
      formatter.currencyCode = "EUR"
      return formatter.string(from: 1234.5)
    }
  }

  private func dates(_ locale: String) throws -> Race {
    let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    return try race("date-medium-short", locale) {
      try DateFormat(date: .medium, time: .short, locale: locale, timeZone: "Europe/Berlin")
        .format(secondsSince1970: 1_788_301_740)
    } icu: {
      let formatter = raw_date_open(RAW_MEDIUM, RAW_SHORT, locale, "Europe/Berlin")
      defer { raw_date_close(formatter) }
      return raw_date_format(formatter, 1_788_301_740_000, $0)
    } foundation: {
      DateFormatter(.medium, .short, locale, zone).string(from: Date(timeIntervalSince1970: 1_788_301_740))
    }
  }

  private func roads(_ locale: String) throws -> Race {
    try race("measure-road", locale) {
      try MeasurementFormat(.kilometer, usage: "road", locale: locale).format(5.0)
    } icu: {
      let formatter = raw_number_open("unit/kilometer usage/road", locale)
      defer { raw_number_close(formatter) }
      return raw_number_format_double(formatter, 5, $0)
    }
  }

  private func relativeDays(_ locale: String) throws -> Race {
    try race("relative-day", locale) {
      try RelativeDateFormat(locale: locale).format(3, .day)
    } icu: {
      let formatter = raw_relative_open(locale)
      defer { raw_relative_close(formatter) }
      return raw_relative_format(formatter, 3, $0)
    }
  }

  private func plurals(_ locale: String) throws -> Race {
    try race("plural-cardinal", locale) {
      try PluralRules(locale: locale).category(for: 5).rawValue
    } icu: {
      let rules = raw_plural_open(locale)
      defer { raw_plural_close(rules) }
      return raw_plural_format(rules, 5, $0)
    }
  }

  private func lists(_ locale: String) throws -> Race {
    let words = ["red", "green", "blue"]
    let units = StaticUnits(words)
    return try race("list-and", locale) {
      try ListFormat(locale: locale).format(words)
    } icu: {
      let formatter = raw_list_open(locale)
      defer { raw_list_close(formatter) }
      return raw_list_format(formatter, units.pointers, units.lengths, $0)
    }
  }

  private func race(
    _ name: String, _ locale: String, endonym: @escaping () throws -> String,
    icu: @escaping (UnsafeMutablePointer<UInt16>) -> Int32, foundation: (() -> String?)? = nil
  ) throws -> Race {
    let written = try endonym()
    let right = try RawFormatter.text(icu)
    let disqualification = written == right ? nil : "\(written) is not ICU's \(right)"
    let subject = { (sink: String, racer: Racer) in
      Race.Subject(name: "create/\(name)/\(locale)/\(sink)", racer: racer, disqualification: disqualification)
    }
    return Race(
      subjects: [
        subject(
          "cold",
          .repeating("cold", repetitions) {
            FormatCache.removeAll()
            _ = try endonym()
          }),
        subject(
          "compiled",
          .repeating("compiled", repetitions) {
            FormatCache.removeAll()
            _ = try endonym()
            _ = try endonym()
          }),
        subject("cached", .repeating("cached", repetitions) { _ = try endonym() }),
      ],
      icu: .repeating("open", repetitions) {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(RAW_CAPACITY)) { buffer in
          if let start = buffer.baseAddress { _ = icu(start) }
        }
      },
      foundation: foundation.map { make in .repeating("make", repetitions) { _ = make() } },
      meanLength: Double(right.utf8.count))
  }
}

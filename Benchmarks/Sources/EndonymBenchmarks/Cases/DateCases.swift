import CRawICU
import Endonym
import Foundation

/// Instants by styles, in a zone of the locale's country.
struct DateCases {
  let values: SampleValues

  /// A pair of styles in the words of everybody.
  struct Styles {
    let name: String
    let date: DateStyle
    let time: DateStyle
    let raw: (date: raw_date_style, time: raw_date_style)
    let formatter: (date: DateFormatter.Style, time: DateFormatter.Style)
    /// Foundation's format style for the same fields.
    let style: @Sendable (Locale, Calendar, TimeZone) -> Date.FormatStyle

    static let mediumShort = Styles(
      name: "medium-short", date: .medium, time: .short, raw: (RAW_MEDIUM, RAW_SHORT), formatter: (.medium, .short)
    ) { Date.FormatStyle(date: .abbreviated, time: .shortened, locale: $0, calendar: $1, timeZone: $2) }

    static let fullFull = Styles(
      name: "full-full", date: .full, time: .full, raw: (RAW_FULL, RAW_FULL), formatter: (.full, .full)
    ) {
      Date.FormatStyle(locale: $0, calendar: $1, timeZone: $2).weekday(.wide).year().month(.wide).day()
        .hour().minute().second().timeZone(.specificName(.long))
    }
  }

  func all() throws -> [BenchmarkCase] {
    let places = [("en_US", "America/New_York"), ("de_DE", "Europe/Berlin"), ("ja_JP", "Asia/Tokyo")]
    let gregorian = try [Styles.mediumShort, .fullFull].flatMap { styles in
      try places.map { try dates(styles, $0.0, zone: $0.1, .gregorian) }
    }
    return gregorian + [try dates(.mediumShort, "ar_SA", zone: "Asia/Riyadh", .islamicUmmAlQura)]
  }

  private func dates(
    _ styles: Styles, _ locale: String, zone: String, _ calendar: Calendar.Identifier
  ) throws -> BenchmarkCase {
    let milliseconds = values.instants
    let dates = milliseconds.map { Date(timeIntervalSince1970: $0 / 1000) }
    guard let timeZone = TimeZone(identifier: zone) else { throw BenchmarkError("Foundation has no zone \(zone)") }
    let style = styles.style(Locale(identifier: locale), Calendar(identifier: calendar), timeZone)
    return BenchmarkCase(
      name: "date/\(styles.name)/\(locale)", count: dates.count,
      subjects: Dates(
        format: try DateFormat(date: styles.date, time: styles.time, locale: locale, timeZone: zone)
      ).contestants(dates),
      icu: [
        .icu(
          "udat_format", try .date(styles.raw.date, styles.raw.time, locale, zone: zone), milliseconds,
          format: raw_date_format, pass: raw_date_pass)
      ],
      foundation: [
        .dateFormatter(styles.formatter.date, styles.formatter.time, locale, timeZone, dates),
        .strings("Date.FormatStyle", dates) { style.format($0) },
      ], valueTexts: milliseconds.map { "\(Int($0))" }, zone: zone)
  }
}

struct Dates: ValueFormat {
  let format: DateFormat
  func string(_ value: Date) -> String { format.format(value) }
  func append(_ value: Date, to bytes: inout [UInt8]) throws(FormatError) { try format.append(value, to: &bytes) }
}

extension RawFormatter {
  static func date(
    _ date: raw_date_style, _ time: raw_date_style, _ locale: String, zone: String
  ) throws -> RawFormatter {
    try RawFormatter(raw_date_open(date, time, locale, zone), "dates of \(locale)") { raw_date_close($0) }
  }
}

extension Contestant {
  static func dateFormatter(
    _ date: DateFormatter.Style, _ time: DateFormatter.Style, _ locale: String, _ zone: TimeZone, _ dates: [Date]
  ) -> Contestant {
    let formatter = DateFormatter(date, time, locale, zone)
    return .strings("DateFormatter", dates) { formatter.string(from: $0) }
  }
}

extension DateFormatter {
  convenience init(_ date: Style, _ time: Style, _ locale: String, _ zone: TimeZone) {
    self.init()
    self.locale = Locale(identifier: locale)
    timeZone = zone
    dateStyle = date
    timeStyle = time
  }
}

import Endonym
import Foundation
import Testing

@Suite("Cross-check: date fields", .whereLedgerIsWritten)
struct DateFieldCrossCheckTests {
  typealias Style = Date.FormatStyle
  typealias Row = (name: String, foundation: @Sendable (Style) -> Style, endonym: DateComponentsPattern)

  /// Foundation's fields beside Endonym's.
  static let rows: [Row] = [
    ("year", { $0.year() }, .year()),
    ("two-digit-year", { $0.year(.twoDigits) }, .year(.two)),
    ("month", { $0.month() }, .month()),
    ("month-wide", { $0.month(.wide) }, .month(.wide)),
    ("month-narrow", { $0.month(.narrow) }, .month(.narrow)),
    ("day", { $0.day() }, .day()),
    ("weekday-wide", { $0.weekday(.wide) }, .weekday(.wide)),
    ("quarter-wide", { $0.quarter(.wide) }, .quarter(.wide)),
    ("era-year", { $0.era().year() }, .era().year()),
    ("year-month", { $0.year().month() }, .year().month()),
    ("year-month-wide", { $0.year().month(.wide) }, .year().month(.wide)),
    ("year-month-numeric", { $0.year().month(.defaultDigits) }, .year().month(.numeric)),
    ("month-day", { $0.month().day() }, .month().day()),
    ("month-wide-day", { $0.month(.wide).day() }, .month(.wide).day()),
    ("month-numeric-day", { $0.month(.defaultDigits).day() }, .month(.numeric).day()),
    ("year-month-day", { $0.year().month().day() }, .year().month().day()),
    ("year-month-wide-day", { $0.month(.wide).day().year() }, .month(.wide).day().year()),
    ("year-month-numeric-day", { $0.year().month(.defaultDigits).day() }, .year().month(.numeric).day()),
    (
      "year-month-day-two-digits", { $0.year().month(.twoDigits).day(.twoDigits) },
      .year().month(.twoDigits).day(.two)
    ),
    (
      "weekday-year-month-day", { $0.weekday().year().month().day() }, .weekday().year().month().day()
    ),
    (
      "weekday-wide-year-month-wide-day", { $0.weekday(.wide).year().month(.wide).day() },
      .weekday(.wide).year().month(.wide).day()
    ),
    ("era-wide-year-month-day", { $0.era(.wide).year().month(.wide).day() }, .era(.wide).year().month(.wide).day()),
    ("weekday-month-day", { $0.weekday().month().day() }, .weekday().month().day()),
    ("quarter-year", { $0.quarter().year() }, .quarter().year()),
    ("hour", { $0.hour() }, .hour()),
    ("hour-minute", { $0.hour().minute() }, .hour().minute()),
    (
      "hour-two-digits-minute", { $0.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits) }, .hour(.two).minute(.two)
    ),
    ("hour-minute-second", { $0.hour().minute().second() }, .hour().minute().second()),
    (
      "hour-minute-second-fraction", { $0.hour().minute().second().secondFraction(.fractional(3)) },
      .hour().minute().second().secondFraction(3)
    ),
    ("minute-second", { $0.minute().second() }, .minute().second()),
    (
      "hour-minute-zone", { $0.hour().minute().timeZone(.specificName(.short)) },
      .hour().minute().timeZone(.specificShort)
    ),
    (
      "hour-minute-zone-long", { $0.hour().minute().timeZone(.specificName(.long)) },
      .hour().minute().timeZone(.specificLong)
    ),
    ("zone-generic", { $0.timeZone(.genericName(.short)) }, .timeZone(.genericShort)),
    ("zone-generic-long", { $0.timeZone(.genericName(.long)) }, .timeZone(.genericLong)),
    ("zone-offset", { $0.timeZone(.localizedGMT(.long)) }, .timeZone(.localizedGMT)),
    ("zone-location", { $0.timeZone(.genericLocation) }, .timeZone(.location)),
    (
      "year-month-day-hour-minute", { $0.year().month().day().hour().minute() },
      .year().month().day().hour().minute()
    ),
    (
      "year-month-numeric-day-hour-minute", { $0.year().month(.defaultDigits).day().hour().minute() },
      .year().month(.numeric).day().hour().minute()
    ),
    (
      "weekday-wide-year-month-wide-day-hour-minute-second",
      { $0.weekday(.wide).year().month(.wide).day().hour().minute().second() },
      .weekday(.wide).year().month(.wide).day().hour().minute().second()
    ),
  ]

  @Test("Date.FormatStyle, field by field", arguments: CheckedLocale.allCases)
  func fields(locale: CheckedLocale) throws {
    let check = CrossCheck("date-fields", locale.identifier)
    for row in Self.rows {
      try compare(check, row.name, locale) {
        row.foundation($0)
      } endonym: {
        try DateFormat.components(row.endonym, locale: locale.identifier, timeZone: $0)
      }
    }
    check.finish()
  }

  /// Foundation's styles of a date and a time, and the skeletons that they stand for.
  static let dates: [(String, Style.DateStyle, String)] = [
    ("omitted", .omitted, ""), ("numeric", .numeric, "yMd"), ("abbreviated", .abbreviated, "yMMMd"),
    ("long", .long, "yMMMMd"), ("complete", .complete, "yMMMMdEEEE"),
  ]
  static let times: [(String, Style.TimeStyle, String)] = [
    ("omitted", .omitted, ""), ("shortened", .shortened, "jmm"), ("standard", .standard, "jmmss"),
    ("complete", .complete, "jmmssz"),
  ]

  @Test("Date.FormatStyle(date:time:), every style by every style", arguments: CheckedLocale.allCases)
  func styles(locale: CheckedLocale) throws {
    let check = CrossCheck("date-format-style", locale.identifier)
    for date in Self.dates {
      for time in Self.times where date.0 != "omitted" || time.0 != "omitted" {
        try compare(check, "\(date.0)-\(time.0)", locale) {
          Style(
            date: date.1, time: time.1, locale: $0.locale, calendar: $0.calendar, timeZone: $0.timeZone)
        } endonym: {
          try DateFormat.skeleton(date.2 + time.2, locale: locale.identifier, timeZone: $0)
        }
      }
    }
    check.finish()
  }

  private func compare(
    _ check: CrossCheck, _ name: String, _ locale: CheckedLocale, foundation: (Style) -> Style,
    endonym: (String) throws -> DateFormat
  ) throws {
    var styles: [String: Style] = [:]
    var formats: [String: DateFormat] = [:]
    for zone in CheckedZone.all {
      styles[zone] = foundation(
        Style(
          locale: locale.foundation, calendar: locale.calendar(in: zone), timeZone: CheckedZone.foundation(zone)))
      formats[zone] = try endonym(zone)
    }
    var generator = check.generator(name)
    let values = CheckedInstants.fixed + CheckedInstants.random(25, from: &generator)
    check.compare(name, values) {
      styles[$0.zone]?.format($0.date)
    } endonym: {
      formats[$0.zone]?.format($0.date) ?? "no format"
    }
  }
}

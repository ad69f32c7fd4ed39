#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

/// The rule: calendar components of the difference; the largest of them that is not zero is the unit; the rest rounds it,
/// with carry upward. Expected values are worked out by hand from the calendar; reports 53 and 55.
@Suite("The time between two dates")
struct CalendarDifferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: String
    let end: String
    let value: Double
    let unit: RelativeDateUnit
    var zone = "UTC"
    var calendar = CalendarIdentifier.gregorian

    init(
      _ start: String, _ end: String, _ value: Double, _ unit: RelativeDateUnit, zone: String = "UTC",
      calendar: CalendarIdentifier = .gregorian
    ) {
      (self.start, self.end, self.value, self.unit) = (start, end, value, unit)
      (self.zone, self.calendar) = (zone, calendar)
    }

    var testDescription: String { "\(start) to \(end)" }

    func offset(_ rounding: RelativeDateFormat.Rounding = .halfEven) throws -> RelativeDateOffset {
      let zone = try TimeZoneIdentifier(zone)
      let parser = ISO8601DateParser(timeZone: zone)
      return try RelativeDateFormat(locale: "en").timeZone(zone).calendar(calendar).rounded(rounding)
        .offset(of: try parser.parse(end), relativeTo: try parser.parse(start))
    }
  }

  static let dates: [Row] = [
    Row("2021-05-31", "2021-06-01", 1, .day),
    // A month is one of the calendar, never thirty days.
    Row("2021-02-01", "2021-03-01", 1, .month), Row("2021-03-01", "2021-02-01", -1, .month),
    Row("2021-01-31", "2021-02-28", 1, .month), Row("2021-03-31", "2021-02-28", -1, .month),
    Row("2021-01-01", "2021-01-31", 4, .week), Row("2020-02-29", "2021-02-28", 1, .year),
    Row("2021-01-01", "2022-01-01", 1, .year), Row("2022-01-01", "2021-01-01", -1, .year),
    Row("2021-01-01", "2021-01-08", 1, .week), Row("2021-01-08", "2021-01-01", -1, .week),
    Row("2000-01-01", "2024-07-01", 24, .year),
  ]

  static let carries: [Row] = [
    // 59.5 minutes are an hour; 59 minutes and 29 seconds are not.
    Row("2021-01-01T00:00:00", "2021-01-01T00:59:30", 1, .hour),
    Row("2021-01-01T00:59:30", "2021-01-01T00:00:00", -1, .hour),
    Row("2021-01-01T00:00:00", "2021-01-01T00:59:29", 59, .minute),
    Row("2021-01-01T00:00:00", "2021-01-01T23:59:40", 1, .day),
    Row("2021-01-01T00:00:00", "2021-01-01T00:00:59.5", 1, .minute),
    Row("2021-01-01T00:00:00", "2021-01-01T00:00:59.4", 59, .second),
    // 6.6 days are a week, 6.4 are six days.
    Row("2021-01-01T00:00:00", "2021-01-07T14:24:00", 1, .week),
    Row("2021-01-01T00:00:00", "2021-01-07T09:36:00", 6, .day),
    // 11.6 months are a year, 11.4 are eleven months.
    Row("2021-01-01", "2021-12-19", 1, .year), Row("2022-01-01", "2021-01-12", -1, .year),
    Row("2021-01-01", "2021-12-13", 11, .month),
    // Four weeks are a month in a February of 28 days only.
    Row("2021-02-01T00:00:00", "2021-02-28T19:00:00", 1, .month),
    Row("2021-03-01T00:00:00", "2021-03-28T19:00:00", 4, .week),
  ]

  static let halves: [Row] = [
    // 1.5 and 2.5 minutes are both two.
    Row("2021-01-01T00:00:00", "2021-01-01T00:01:30", 2, .minute),
    Row("2021-01-01T00:00:00", "2021-01-01T00:02:30", 2, .minute),
    Row("2021-01-01T00:01:30", "2021-01-01T00:00:00", -2, .minute),
    Row("2021-01-01T00:02:30", "2021-01-01T00:00:00", -2, .minute),
    // 53
    Row("2021-01-01T00:00:00", "2021-01-01T00:01:29", 1, .minute),
    Row("2021-01-01T00:00:00", "2021-01-01T01:30:00", 2, .hour),
    Row("2021-01-01T00:00:00", "2021-01-01T02:30:00", 2, .hour),
    Row("2021-01-01T00:00:00", "2021-01-02T12:00:00", 2, .day),
    Row("2021-01-01T00:00:00", "2021-01-03T12:00:00", 2, .day),
    Row("2021-01-01T00:00:00", "2021-01-01T00:00:00.5", 0, .second),
    Row("2021-01-01T00:00:00", "2021-01-01T00:00:01.5", 2, .second),
    Row("2021-01-01T00:00:00", "2021-01-01T00:00:00", 0, .second),
    Row("2021-01-01T00:00:00", "2021-01-01T00:00:00.6", 1, .second),
    Row("2021-01-01T00:00:00.6", "2021-01-01T00:00:00", -1, .second),
  ]

  static let zones: [Row] = [
    // New York's clocks go forward on 14 March and back on 7 November 2021: days of 23 and 25 hours are days.
    Row("2021-03-13T12:00:00", "2021-03-14T12:00:00", 1, .day, zone: "America/New_York"),
    Row("2021-11-06T12:00:00", "2021-11-07T12:00:00", 1, .day, zone: "America/New_York"),
    Row("2021-11-07T12:00:00", "2021-11-06T12:00:00", -1, .day, zone: "America/New_York"),
    Row("2021-11-06T12:00:00", "2021-11-07T11:00:00", 24, .hour, zone: "America/New_York"),
    Row("2021-03-14T01:30:00", "2021-03-14T03:30:00", 1, .hour, zone: "America/New_York"),
    // The same instants are a day apart there and 23 hours in UTC.
    Row("2021-03-13T17:00:00Z", "2021-03-14T16:00:00Z", 23, .hour),
    Row("2021-03-13T17:00:00Z", "2021-03-14T16:00:00Z", 1, .day, zone: "America/New_York"),
    // Samoa had no 30 December 2011: the day after the 29th is the 31st.
    Row("2011-12-29T12:00:00", "2011-12-31T12:00:00", 1, .day, zone: "Pacific/Apia"),
  ]

  static let calendars: [Row] = [
    // Hebrew 5784 has thirteen months: 1 Tishri 5784 is 16 September 2023, 1 Tishri 5785 is 3 October 2024.
    Row("2023-09-16", "2024-10-03", 1, .year, calendar: .hebrew),
    Row("2023-09-16", "2024-09-04", 12, .month, calendar: .hebrew),
    Row("2023-09-16", "2024-09-04", 1, .year),
    // 1 Muharram 1445 is 19 July 2023, 1 Muharram 1446 is 7 July 2024: twelve months of the Moon, 354 days.
    Row("2023-07-19", "2024-07-07", 1, .year, calendar: .islamicUmmAlQura),
    Row("2023-07-19", "2023-08-17", 1, .month, calendar: .islamicUmmAlQura),
    Row("2023-07-19", "2023-08-17", 4, .week),
    // Nowruz 1402 and 1403.
    Row("2023-03-21", "2024-03-20", 1, .year, calendar: .persian),
  ]

  @Test("the largest unit of which there is a whole one is told", arguments: dates)
  func largest(row: Row) throws { #expect(try row.offset() == RelativeDateOffset(row.value, row.unit)) }

  @Test("what rounds up to a larger unit is told in it", arguments: carries)
  func carry(row: Row) throws { #expect(try row.offset() == RelativeDateOffset(row.value, row.unit)) }

  @Test("half a unit rounds to the even number", arguments: halves)
  func half(row: Row) throws { #expect(try row.offset() == RelativeDateOffset(row.value, row.unit)) }

  @Test("days are those of the zone", arguments: zones)
  func zone(row: Row) throws { #expect(try row.offset() == RelativeDateOffset(row.value, row.unit)) }

  @Test("months and years are those of the calendar", arguments: calendars)
  func calendar(row: Row) throws { #expect(try row.offset() == RelativeDateOffset(row.value, row.unit)) }

  static let truncated: [Row] = [
    Row("2021-01-01T00:00:00", "2021-01-01T00:59:59", 59, .minute),
    Row("2021-01-01T00:59:59", "2021-01-01T00:00:00", -59, .minute),
    Row("2021-01-01T00:00:00", "2021-01-01T23:59:59", 23, .hour), Row("2021-01-01", "2021-12-31", 11, .month),
    Row("2021-12-31", "2021-01-01", -11, .month), Row("2021-01-01T00:00:00", "2021-01-01T00:00:00.9", 0, .second),
    Row("2021-01-01", "2022-12-31", 1, .year),
  ]

  @Test("truncated, the rest is dropped in both directions", arguments: truncated)
  func truncation(row: Row) throws { #expect(try row.offset(.truncate) == RelativeDateOffset(row.value, row.unit)) }

  @Test("a calendar that nobody asks for is the locale's")
  func localeCalendar() throws {
    let parser = ISO8601DateParser(timeZone: .utc)
    let (start, end) = (try parser.parse("2023-07-19"), try parser.parse("2023-08-17"))
    #expect(try RelativeDateFormat(locale: "ar_SA").offset(of: end, relativeTo: start) == RelativeDateOffset(1, .month))
    #expect(try RelativeDateFormat(locale: "ar_EG").offset(of: end, relativeTo: start) == RelativeDateOffset(4, .week))
  }

  @Test("the whole range of dates is counted, and nothing beyond it")
  func limits() throws {
    let format = try RelativeDateFormat(locale: "en")
    let limit = Double(Limits.calendarSeconds)
    // 200,000,000 days of the Julian and Gregorian calendars.
    #expect(try format.offset(from: -limit, to: limit).unit == .year)
    #expect(
      throws: FormatError.outOfRange(
        "\(limit + 1) seconds from 1970", reason: "dates lie within 100,000,000 days of 1970")
    ) {
      try format.offset(from: 0, to: limit + 1)
    }
    #expect(throws: FormatError.invalidDate("nan")) { try format.offset(from: .nan, to: 0) }
    #expect(throws: FormatError.invalidDate("-inf")) { try format.offset(from: 0, to: -.infinity) }
    #expect(
      format.format(Date(timeIntervalSince1970: 1e15), relativeTo: Date(timeIntervalSince1970: 0))
        == "1000000000000000.0 s")
  }
}

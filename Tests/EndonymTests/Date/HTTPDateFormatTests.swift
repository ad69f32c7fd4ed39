import Foundation
import Testing

@testable import Endonym

@Suite("HTTP dates")
struct HTTPDateFormatTests {
  /// The first is RFC 9110's example; the others are from Python's email.utils.formatdate(usegmt=True).
  static let preferredTexts: [(Double, String)] = [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (4_102_444_800, "Fri, 01 Jan 2100 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_693_912_345, "Tue, 05 Sep 2023 11:12:25 GMT"),
    (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
  ]

  @Test("a date is written as IMF-fixdate and read back", arguments: preferredTexts)
  func preferred(seconds: Double, text: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(HTTPDateFormat().format(date) == text)
    #expect(try HTTPDateFormat().parse(text) == date)
    var bytes = Array("Date: ".utf8)
    try HTTPDateFormat().append(date, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "Date: \(text)")
  }

  @Test(
    "all three forms that recipients must accept are read",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      // A weekday that is wrong does no harm.
      "Mon, 06 Nov 1994 08:49:37 GMT", "Saturday, 06-Nov-94 08:49:37 GMT", "Tue Nov  6 08:49:37 1994",
      "Sun Nov 06 08:49:37 1994",
    ])
  func accepted(text: String) throws {
    #expect(
      try HTTPDateFormat().parse(text, now: Date(timeIntervalSince1970: 1_700_000_000)).timeIntervalSince1970
        == 784_111_777)
  }

  /// RFC 9110: what appears to be more than 50 years in the future is the most recent such year in the past. Now is
  /// 2023-11-14T22:13:20Z.
  @Test(
    "a year of two digits is the last that is not more than 50 years ahead",
    arguments: [
      ("14-Nov-73 22:13:20", 2_073), ("14-Nov-73 22:13:21", 1_973), ("15-Nov-73 00:00:00", 1_973),
      ("01-Jan-73 00:00:00", 2_073), ("01-Jan-74 00:00:00", 1_974), ("01-Jan-99 00:00:00", 1_999),
      ("01-Jan-00 00:00:00", 2_000), ("01-Jan-23 00:00:00", 2_023), ("29-Feb-00 00:00:00", 2_000),
    ])
  func shortYears(text: String, year: Int) throws {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let date = try HTTPDateFormat().parse("Monday, \(text) GMT", now: now)
    #expect(CivilDateTime(seconds: Int64(date.timeIntervalSince1970)).date.year == year)
  }

  @Test("near a century's end short years reach into the next")
  func nextCentury() throws {
    // 2090-01-01
    let now = Date(timeIntervalSince1970: 3_786_912_000)
    for (text, year) in [("05", 2_105), ("39", 2_139), ("41", 2_041), ("90", 2_090)] {
      let date = try HTTPDateFormat().parse("Monday, 05-Jan-\(text) 00:00:00 GMT", now: now)
      #expect(CivilDateTime(seconds: Int64(date.timeIntervalSince1970)).date.year == year)
    }
  }

  @Test("a leap second is the midnight after it")
  func leapSecond() throws {
    #expect(try HTTPDateFormat().parse("Sat, 31 Dec 2016 23:59:60 GMT").timeIntervalSince1970 == 1_483_228_800)
  }

  @Test(
    "every other text is refused",
    arguments: [
      "", "Sun", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 +0000",
      "Sun, 06 Nov 1994 08:49:37 GMT ", " Sun, 06 Nov 1994 08:49:37 GMT", "sun, 06 nov 1994 08:49:37 gmt",
      "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
      "Son, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Okt 1994 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT",
      "Sun, 29 Feb 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1994 08:49:60 GMT",
      "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday, 06 Nov 94 08:49:37 GMT", "Sunday, 29-Feb-23 08:49:37 GMT",
      "Sun Nov 6 08:49:37 1994", "Sun Nov  6 08:49:37 1994 GMT", "Sun Nov  6 08:49:37 94", "1994-11-06T08:49:37Z",
    ])
  func refused(text: String) {
    #expect(throws: FormatError.invalidDate(text)) { try HTTPDateFormat().parse(text) }
  }

  @Test(
    "a date outside the years 0 to 9999 is written as no date, and cannot be appended",
    arguments: [-62_167_219_201, 253_402_300_800, .nan, .infinity, -1e300] as [Double])
  func impossible(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(HTTPDateFormat().format(date) == "Invalid Date")
    var bytes: [UInt8] = []
    #expect(throws: FormatError.self) { try HTTPDateFormat().append(date, to: &bytes) }
    #expect(bytes.isEmpty)
  }

  @Test("the format serves as Foundation's FormatStyle and ParseStrategy")
  func formatStyle() throws {
    let date = Date(timeIntervalSince1970: 784_111_777.9)
    #expect(date.formatted(HTTPDateFormat()) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(
      try Date("Sun, 06 Nov 1994 08:49:37 GMT", strategy: HTTPDateFormat()) == Date(timeIntervalSince1970: 784_111_777))
    #expect(
      try JSONDecoder().decode(HTTPDateFormat.self, from: JSONEncoder().encode(HTTPDateFormat())) == HTTPDateFormat())
  }
}

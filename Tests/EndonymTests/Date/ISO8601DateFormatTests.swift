import TestSampling
import Foundation
import Testing

@testable import Endonym

@Suite("ISO 8601 dates, written")
struct ISO8601DateFormatTests {
  /// From Node 20's Date.prototype.toISOString, whose milliseconds are left out.
  static let universalTimes: [(Double, String)] = [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (253_402_300_800, "+010000-01-01T00:00:00Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (-62_167_219_201, "-000001-12-31T23:59:59Z"),
    (8_640_000_000_000, "+275760-09-13T00:00:00Z"), (-8_640_000_000_000, "-271821-04-20T00:00:00Z"),
    (1_693_912_345, "2023-09-05T11:12:25Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (-2_208_988_800, "1900-01-01T00:00:00Z"),
  ]

  @Test(
    "UTC is written as ECMAScript writes it, with six digits for years that four do not hold", arguments: universalTimes
  )
  func universalTime(seconds: Double, text: String) throws {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(ISO8601DateFormat().format(date) == text)
    #expect(try ISO8601DateParser().parse(text) == date)
  }

  struct ZoneSample: Sendable {
    let zone: String
    let seconds: Double
    let text: String
    let week: String
    let ordinal: String

    init(_ zone: String, _ seconds: Double, _ text: String, _ week: String, _ ordinal: String) {
      (self.zone, self.seconds, self.text, self.week, self.ordinal) = (zone, seconds, text, week, ordinal)
    }
  }

  /// From Python 3.11: datetime.isoformat, isocalendar, tm_yday.
  static let zones: [ZoneSample] = [
    ZoneSample("UTC", 1_693_912_345, "2023-09-05T11:12:25Z", "2023-W36-2", "2023-248"),
    ZoneSample("America/New_York", 1_704_067_199, "2023-12-31T18:59:59-05:00", "2023-W52-7", "2023-365"),
    ZoneSample("America/New_York", 1_704_085_200, "2024-01-01T00:00:00-05:00", "2024-W01-1", "2024-001"),
    ZoneSample("Asia/Kolkata", 1_735_680_600, "2025-01-01T03:00:00+05:30", "2025-W01-3", "2025-001"),
    ZoneSample("Australia/Lord_Howe", 1_743_864_300, "2025-04-06T01:45:00+11:00", "2025-W14-7", "2025-096"),
    ZoneSample("Pacific/Apia", 1_325_239_200, "2011-12-31T00:00:00+14:00", "2011-W52-6", "2011-365"),
    ZoneSample("America/St_Johns", 1_262_304_000, "2009-12-31T20:30:00-03:30", "2009-W53-4", "2009-365"),
    ZoneSample("Europe/Berlin", -3_786_825_600, "1850-01-01T00:53:28+00:53:28", "1850-W01-2", "1850-001"),
    ZoneSample("America/Sao_Paulo", 1_009_843_200, "2001-12-31T22:00:00-02:00", "2002-W01-1", "2001-365"),
    ZoneSample("Europe/London", 1_609_459_199, "2020-12-31T23:59:59Z", "2020-W53-4", "2020-366"),
    ZoneSample("Africa/Monrovia", 31_536_000, "1970-12-31T23:15:30-00:44:30", "1970-W53-4", "1970-365"),
    ZoneSample("+09:30", 0, "1970-01-01T09:30:00+09:30", "1970-W01-4", "1970-001"),
  ]

  @Test("a zone's clocks are written, and days in three ways", arguments: zones)
  func inZone(sample: ZoneSample) throws {
    let format = try ISO8601DateFormat(timeZone: TimeZoneIdentifier(sample.zone))
    let date = Date(timeIntervalSince1970: sample.seconds)
    #expect(format.format(date) == sample.text)
    #expect(format.fields(.date).format(date) == String(sample.text.prefix(10)))
    #expect(format.fields(.date).dateForm(.week).format(date) == sample.week)
    #expect(format.fields(.date).dateForm(.ordinal).format(date) == sample.ordinal)
    #expect(format.layout(.basic).format(date) == Self.withoutSeparators(sample.text))
    #expect(format.fields(.time).format(date) == String(sample.text.dropFirst(11)))
    #expect(
      format.zoneDesignator(.none).separator(.space).format(date)
        == "\(sample.text.prefix(10)) \(sample.text.dropFirst(11).prefix(8))")
    #expect(try format.parseStrategy.parse(sample.text) == date)
  }

  /// The hyphen of a negative offset stays.
  private static func withoutSeparators(_ text: String) -> String {
    text.prefix(10).filter { $0 != "-" } + text.dropFirst(10).filter { $0 != ":" }
  }

  @Test(
    "what does not fit is cut off",
    arguments: [
      (0, "2023-09-05T11:12:25Z"), (1, "2023-09-05T11:12:25.6Z"), (2, "2023-09-05T11:12:25.67Z"),
      (3, "2023-09-05T11:12:25.678Z"), (6, "2023-09-05T11:12:25.678000Z"), (9, "2023-09-05T11:12:25.678000000Z"),
    ])
  func fractions(digits: Int, text: String) throws {
    let date = Date(timeIntervalSince1970: 1_693_912_345.678)
    #expect(try ISO8601DateFormat().precision(.fraction(digits: digits)).format(date) == text)
    #expect(try ISO8601DateFormat().precision(.minute).format(date) == "2023-09-05T11:12Z")
  }

  @Test("there is no precision beyond nanoseconds", arguments: [-1, 10, .max])
  func precision(digits: Int) {
    #expect(throws: FormatError.invalidOption("fraction digits \(digits)", reason: "a second has 0 to 9")) {
      try ISO8601DateFormat().precision(.fraction(digits: digits))
    }
  }

  @Test("a decimal fraction of up to six digits comes back as it was, whichever epoch the date was made from")
  func decimalFractions() throws {
    var random = SeededGenerator(seed: 678)
    let format = try ISO8601DateFormat().precision(.fraction(digits: 6))
    for _ in 0..<20_000 {
      let seconds = Int64.random(in: -3_310_000_000...4_290_000_000, using: &random)
      let microseconds = Int64.random(in: 0..<1_000_000, using: &random)
      let digits = String(String(1_000_000 + microseconds).dropFirst())
      let text =
        ISO8601DateFormat().format(Date(timeIntervalSince1970: Double(seconds))).dropLast() + "." + digits + "Z"
      #expect(format.format(try ISO8601DateParser().parse(text)) == text)
      // Correctly rounded quotients of exact numbers are the doubles nearest to the decimals.
      let total = Double(seconds * 1_000_000 + microseconds) / 1e6
      #expect(format.format(Date(timeIntervalSince1970: total)) == text)
      let sinceReference = Double((seconds - 978_307_200) * 1_000_000 + microseconds) / 1e6
      #expect(format.format(Date(timeIntervalSinceReferenceDate: sinceReference)) == text)
    }
  }

  @Test("years beyond six digits keep their separators in the basic layout")
  func longYears() throws {
    let date = Date(timeIntervalSince1970: 100_000_000_000_000)
    // The year is floor(10^14 / (86400 * 365.2425)) + 1970, by Python's integers.
    #expect(ISO8601DateFormat().layout(.basic).format(date) == "+3170843-11-07T094640Z")
    #expect(try ISO8601DateParser().parse("+3170843-11-07T094640Z") == date)
  }

  static let impossibleSeconds: [Double] = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 8.640_000_000_000_001e15, .greatestFiniteMagnitude,
  ]

  @Test("a date that there is not is written as no date, and cannot be appended", arguments: impossibleSeconds)
  func impossible(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(ISO8601DateFormat().format(date) == "Invalid Date")
    var bytes: [UInt8] = [1]
    #expect(throws: FormatError.invalidDate("\(date.timeIntervalSince1970)")) {
      try ISO8601DateFormat().append(date, to: &bytes)
    }
    #expect(bytes == [1])
    #expect(throws: FormatError.invalidDate("Invalid Date")) { try ISO8601DateParser().parse("Invalid Date") }
  }

  @Test("the last instants of all are written and read")
  func extremes() throws {
    for seconds in [8.64e15, -8.64e15] {
      let date = Date(timeIntervalSince1970: seconds)
      let text = ISO8601DateFormat().format(date)
      #expect(text.hasPrefix(seconds < 0 ? "-27378" : "+27379"))
      #expect(try ISO8601DateParser().parse(text).timeIntervalSince1970 == seconds)
    }
  }

  @Test("every format is read back to what it shows", arguments: ISO8601DateFormat.DateForm.allCases)
  func roundTrips(form: ISO8601DateFormat.DateForm) throws {
    var random = SeededGenerator(seed: 8_601)
    for zone in ["UTC", "America/St_Johns", "Europe/Dublin", "Pacific/Apia"] {
      for layout in ISO8601DateFormat.Layout.allCases {
        for separator in ISO8601DateFormat.DateTimeSeparator.allCases {
          let format = try ISO8601DateFormat(timeZone: TimeZoneIdentifier(zone)).dateForm(form).layout(layout)
            .separator(separator)
          for range: ClosedRange<Int64> in [
            -200_000_000_000...400_000_000_000, -30_000_000_000_000...30_000_000_000_000,
          ] {
            for _ in 0..<50 {
              let date = Date(timeIntervalSince1970: Double(Int64.random(in: range, using: &random)))
              let text = format.format(date)
              #expect(try ISO8601DateParser().parse(text) == date, "\(text)")
            }
          }
        }
      }
    }
  }

  @Test("a format is coded by its options")
  func coding() throws {
    let format = try ISO8601DateFormat(timeZone: TimeZoneIdentifier("Asia/Tokyo")).dateForm(.week).layout(.basic)
      .precision(.fraction(digits: 3))
    let data = try JSONEncoder().encode(format)
    let decoded = try JSONDecoder().decode(ISO8601DateFormat.self, from: data)
    #expect(decoded == format)
    #expect(decoded.format(.distantPast) == format.format(.distantPast))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let options =
      #"{"dateForm":"calendar","designator":"offset","fields":"dateTime","layout":"extended","precision":"minute","#
      + #""separator":"t","timeZone":"UTC"}"#
    #expect(String(decoding: try encoder.encode(ISO8601DateFormat().precision(.minute)), as: UTF8.self) == options)
    for wrong in [options.replacing("minute", with: "hour"), options.replacing("UTC", with: "Mars/Olympus")] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(ISO8601DateFormat.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test("the format serves as Foundation's FormatStyle and ParseStrategy")
  func formatStyle() throws {
    let date = Date(timeIntervalSince1970: 1_693_912_345)
    #expect(date.formatted(ISO8601DateFormat()) == "2023-09-05T11:12:25Z")
    #expect(try Date("2023-09-05T11:12:25Z", strategy: ISO8601DateFormat().parseStrategy) == date)
  }
}

import TestSampling
import Foundation
import Testing

@testable import Endonym

@Suite("ISO 8601 dates, read")
struct ISO8601DateParserTests {
  /// 2023-09-05T11:12:25Z, a Tuesday in week 36 and the 248th day of its year.
  static let instant = 1_693_912_345.0
  static let midnight = 1_693_872_000.0

  @Test(
    "one instant in all its spellings",
    arguments: [
      "2023-09-05T11:12:25Z", "2023-09-05t11:12:25z", "2023-09-05 11:12:25Z", "20230905T111225Z",
      "2023-W36-2T11:12:25Z", "2023W362T111225Z", "2023-248T11:12:25Z", "2023248T111225Z", "2023-09-05T111225Z",
      "20230905T11:12:25Z", "2023-09-05T11:12:25+00:00", "2023-09-05T11:12:25-00:00", "2023-09-05T13:12:25+02:00",
      "2023-09-05T13:12:25+0200", "2023-09-05T13:12:25+02", "20230905T131225+0200", "2023-09-05T06:42:25-04:30",
      "2023-09-06T11:11:25+23:59", "2023-09-05T12:05:53+00:53:28", "2023-09-05T12:05:53+005328",
      "+002023-09-05T11:12:25Z", "+0020230905T111225Z", "+002023248T111225Z", "+02023-W36-2T11:12:25Z",
      "2023-09-05T11:12:25.000Z", "2023-09-05T11:12:25,0Z",
    ])
  func spellings(text: String) throws {
    #expect(try ISO8601DateParser().parse(text).timeIntervalSince1970 == Self.instant)
  }

  static let reducedTexts: [(String, Double)] = [
    ("2023-09-05", midnight), ("20230905", midnight), ("2023-W36-2", midnight), ("2023-248", midnight),
    ("2023-W36", midnight - 86_400), ("2023W36", midnight - 86_400), ("2023-09", midnight - 4 * 86_400),
    ("2023", 1_672_531_200), ("+002023", 1_672_531_200), ("-000001", -62_198_755_200),
    ("2023-09-05T11", midnight + 39_600),
    ("2023-09-05T11:12", midnight + 40_320), ("20230905T1112", midnight + 40_320),
    ("2023-09-05T24:00", midnight + 86_400), ("2023-09-05T240000", midnight + 86_400),
    ("2023-09-05T24:00:00.000", midnight + 86_400), ("2023-12-31T24:00", 1_704_067_200),
    // Fractions of an hour, of a minute; the digits after the ninth of a second are cut off.
    ("2023-09-05T11.5", midnight + 41_400), ("2023-09-05T11,25", midnight + 40_500),
    ("2023-09-05T11:12.25", midnight + 40_335), ("2023-09-05T1112.1", midnight + 40_326),
    ("2023-09-05T11.333333333333333", midnight + 40_799.999999999),
  ]

  @Test("what is left out is the first of it, and needs a zone", arguments: reducedTexts)
  func reduced(text: String, seconds: Double) throws {
    #expect(try ISO8601DateParser(timeZone: .utc).parse(text).timeIntervalSince1970 == seconds)
    #expect(throws: FormatError.invalidDate(text)) { try ISO8601DateParser().parse(text) }
  }

  static let exactTexts: [(String, Int32, Double)] = [
    // The doubles are Python's correctly rounded quotients, in seconds since 2001.
    ("2023-09-05T11:12:25.678Z", 678_000_000, 715_605_145.678),
    ("2001-01-01T00:00:00.123456789Z", 123_456_789, 0.123456789),
    ("2001-01-01T00:00:00.1234567899Z", 123_456_789, 0.123456789),
    ("1969-12-31T23:59:59.999999999Z", 999_999_999, -978_307_200.0),
    ("2026-11-30T00:59:00.000001Z", 1_000, 817_693_140.000001),
    ("1970-01-01T00:00:00.1Z", 100_000_000, -978_307_199.9),
    ("2100-01-01T00:00:00.333333333Z", 333_333_333, 3_124_137_600.3333335),
    ("2000-12-31T23:59:59.999999999Z", 999_999_999, -1e-09),
  ]

  @Test("nanoseconds are kept, and a date is the nearest to them", arguments: exactTexts)
  func nanoseconds(text: String, nanoseconds: Int32, seconds: Double) throws {
    #expect(try ISO8601DateParser().instant(text).nanoseconds == nanoseconds)
    #expect(try ISO8601DateParser().parse(text).timeIntervalSinceReferenceDate == seconds)
  }

  @Test("a leap second is the midnight after it, at the end of a month in UTC and nowhere else")
  func leapSeconds() throws {
    for text in ["2016-12-31T23:59:60Z", "2017-01-01T01:59:60+02:00", "20161231T235960Z", "2016-12-31T15:59:60-08:00"] {
      #expect(try ISO8601DateParser().parse(text).timeIntervalSince1970 == 1_483_228_800)
    }
    #expect(try ISO8601DateParser().parse("2016-12-31T23:59:60.5Z").timeIntervalSince1970 == 1_483_228_800.5)
    let berlin = ISO8601DateParser(timeZone: try TimeZoneIdentifier("Europe/Berlin"))
    #expect(try berlin.parse("2017-01-01T00:59:60").timeIntervalSince1970 == 1_483_228_800)
    for text in ["2016-12-30T23:59:60Z", "2016-12-31T23:59:60+02:00", "2016-12-31T12:00:60Z", "2016-12-31T23:59:61Z"] {
      #expect(throws: FormatError.invalidDate(text)) { try ISO8601DateParser().parse(text) }
    }
    #expect(throws: FormatError.invalidDate("2016-12-31T23:59:60")) { try berlin.parse("2016-12-31T23:59:60") }
  }

  /// From Python's zoneinfo, as the rules' own tests.
  static let localTexts: [(String, Double)] = [
    ("2024-03-10T01:59:59", 1_710_053_999), ("2024-03-10T02:00:00", 1_710_054_000),
    ("2024-03-10T02:59:59", 1_710_057_599), ("2024-03-10T03:00:00", 1_710_054_000),
    ("2024-11-03T01:00:00", 1_730_610_000), ("2024-11-03T02:00:00", 1_730_617_200), ("2024-11-03", 1_730_606_400),
    ("2024-11-03T01:00:00-05:00", 1_730_613_600),
  ]

  @Test(
    "a text without an offset is in the parser's zone: the first of two instants, and past a gap", arguments: localTexts
  )
  func localTime(text: String, seconds: Double) throws {
    let newYork = ISO8601DateParser(timeZone: try TimeZoneIdentifier("America/New_York"))
    #expect(try newYork.parse(text).timeIntervalSince1970 == seconds)
  }

  @Test(
    "what ISO 8601 does not know, or what there is not, is refused",
    arguments: [
      "", " ", "now", "2023-09-05T", "2023-09-05 ", " 2023-09-05", "2023-09-05T11:12:25Z ", "2023-09-05T11:12:25ZZ",
      "2023-9-5", "23-09-05", "2023-0905", "202309-05", "2023/09/05", "2023.09.05", "202309", "20", "2023-",
      "2023-13-01", "2023-00-01", "2023-02-29", "1900-02-29", "2023-04-31", "2023-09-00", "2023-000", "2023-366",
      "2024-367", "2023-W00-1", "2023-W53-1", "2020-W54-1", "2023-W36-0", "2023-W36-8", "2023-W362", "2023W36-2",
      "2023-W3", "2023-09T11:12Z", "2023T11:12Z", "2023-W36T11:12Z", "T11:12Z", "11:12:25Z", "2023-09-05T1:12Z",
      "2023-09-05T11:1Z", "2023-09-05T11:12:5Z", "2023-09-05T11:1225Z", "2023-09-05T1112:25Z", "2023-09-05T11:12:Z",
      "2023-09-05T25:00Z", "2023-09-05T24:01Z", "2023-09-05T24:00:01Z", "2023-09-05T24:00:00.1Z", "2023-09-05T24.1Z",
      "2023-09-05T11:60Z", "2023-09-05T11:12:61Z", "2023-09-05T11:12:25.Z", "2023-09-05T11:12:25.5.5Z",
      "2023-09-05T11:12:25+24:00", "2023-09-05T11:12:25+2", "2023-09-05T11:12:25+02:60", "2023-09-05T11:12:25+02:0",
      "2023-09-05T11:12:25 +02:00", "2023-09-05T11:12:25[Europe/Berlin]", "2023-09-05  11:12:25Z",
      "2023-09-05T11:12:25\u{2212}02:00", "-000000-01-01", "-0000-01-01", "+123-01-01", "+1234567890-01-01",
      "+20230905", "+2023", "+00202309051", "2023-09-05T11:12:25GMT", "２０２３-09-05", "2023-09-05\u{0}",
      "+999999999-12-31T23:59:59Z", "1693912345", "P1D", "2023-09-05/2023-09-06",
    ])
  func refused(text: String) {
    #expect(throws: FormatError.invalidDate(text)) { try ISO8601DateParser(timeZone: .utc).parse(text) }
  }

  @Test("a text longer than any date is refused without being repeated")
  func long() {
    let text = "2023-09-05T11:12:25." + String(repeating: "0", count: 1_000_000) + "Z"
    #expect(throws: FormatError.invalidDate(String(text.prefix(64)))) { try ISO8601DateParser().parse(text) }
    let longest = "2023-09-05T11:12:25." + String(repeating: "0", count: Limits.dateTextLength - 21) + "Z"
    #expect(throws: Never.self) { try ISO8601DateParser().parse(longest) }
    #expect(throws: FormatError.self) { try ISO8601DateParser().parse(longest.replacing("Z", with: "0Z")) }
  }

  @Test("a parser is coded by its zone")
  func coding() throws {
    for parser in [ISO8601DateParser(), ISO8601DateParser(timeZone: try TimeZoneIdentifier("Asia/Tokyo"))] {
      #expect(try JSONDecoder().decode(ISO8601DateParser.self, from: JSONEncoder().encode(parser)) == parser)
    }
  }

  @Test("no text makes a reader crash, and what one reads the writer writes back")
  func mutations() throws {
    var random = SeededGenerator(seed: 0x6973_6F38)
    let originals = [
      "2023-09-05T11:12:25.678+02:00", "20230905T111225Z", "2023-W36-2T11:12:25,5-04:30", "+012345-248T24:00",
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ].map { Array($0.utf8) }
    let alphabet = Array("0123456789+-:.,TZW /9\u{0}é".utf8)
    let parser = ISO8601DateParser(timeZone: try TimeZoneIdentifier("Europe/Dublin"))
    let writer = try ISO8601DateFormat().precision(.fraction(digits: 9))
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    var read = 0
    for round in 0..<20_000 {
      var bytes = originals[round % originals.count]
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = alphabet[Int.random(in: alphabet.indices, using: &random)]
        case 1: bytes.insert(alphabet[Int.random(in: alphabet.indices, using: &random)], at: index)
        case 2: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        default: bytes.remove(at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      _ = try? HTTPDateFormat().parse(text, now: now)
      _ = PosixTimeZone(bytes)
      _ = UTCOffset(text)
      guard let instant = try? parser.instant(text) else { continue }
      read += 1
      var written: [UInt8] = []
      writer.append(instant, to: &written)
      #expect(try parser.instant(String(decoding: written, as: UTF8.self)) == instant, "\(text)")
    }
    #expect(read > 500)
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

@Suite("Dates that are refused")
struct DateRefusalTests {
  private static func styled() throws -> DateFormat { try DateFormat(date: .medium, locale: "en", timeZone: "UTC") }
  private static func skeleton(_ skeleton: String) throws {
    _ = try DateFormat.skeleton(skeleton, locale: "en", timeZone: "UTC")
  }
  private static func pattern(_ pattern: String) throws {
    _ = try DateFormat.pattern(pattern, locale: "en", timeZone: "UTC")
  }
  private static func zone(_ zone: String) throws { _ = try DateFormat(locale: "en", timeZone: zone) }

  private static let tooLong = String(repeating: "y", count: 256)

  static let refusals: [Refusal] = [
    Refusal(.invalidTimeZone("Mars/Base")) { try zone("Mars/Base") },
    Refusal(.invalidTimeZone("")) { try zone("") },
    Refusal(.invalidTimeZone("america/new_york")) { try zone("america/new_york") },
    Refusal(.invalidTimeZone("UTC\0")) { try zone("UTC\0") },
    Refusal(.invalidTimeZone("../../etc/passwd")) { try zone("../../etc/passwd") },
    Refusal(.invalidTimeZone("+25:00")) { try zone("+25:00") },
    Refusal(.invalidTimeZone(String(tooLong.prefix(64)))) { try zone(tooLong) },
    Refusal(.invalidCalendar("mayan")) { _ = try CalendarIdentifier("mayan") },
    Refusal(.invalidCalendar("gregory\0")) { _ = try CalendarIdentifier("gregory\0") },
    Refusal(.invalidCalendar(String(tooLong.prefix(64)))) { _ = try CalendarIdentifier(tooLong) },
    Refusal(.invalidLocale("en-u-ca-mayan", reason: .unknownKeywordValue(key: "ca", value: "mayan"))) {
      _ = try DateFormat(locale: "en-u-ca-mayan", timeZone: "UTC")
    },
    Refusal(.invalidOption("dateStyle", reason: "neither a date nor a time is asked for")) {
      _ = try DateFormat(date: .none, time: .none, locale: "en", timeZone: "UTC")
    },
    Refusal(.invalidSkeleton("", offset: 0, reason: "it is empty")) { try skeleton("") },
    Refusal(.invalidSkeleton("!!", offset: 0, reason: "only letters stand in a skeleton")) { try skeleton("!!") },
    Refusal(.invalidSkeleton("yMMMd\0", offset: 5, reason: "only letters stand in a skeleton")) {
      try skeleton("yMMMd\0")
    },
    Refusal(.invalidSkeleton("yné", offset: 1, reason: "\"n\" is not a skeleton letter")) { try skeleton("yné") },
    Refusal(.invalidSkeleton("yMMMMMM", offset: 1, reason: "\"M\" stands 6 times; at most 5")) {
      try skeleton("yMMMMMM")
    },
    Refusal(.invalidSkeleton("ydy", offset: 2, reason: "\"y\" stands in it twice")) { try skeleton("ydy") },
    Refusal(.limitExceeded("the length of a skeleton", limit: 255)) { try skeleton(tooLong) },
    Refusal(.invalidPattern("", offset: 0, reason: "it is empty")) { try pattern("") },
    Refusal(.invalidPattern("yyyy 'open", offset: 5, reason: "this quote is not closed")) { try pattern("yyyy 'open") },
    Refusal(.invalidPattern("yyyy-nn", offset: 5, reason: "\"n\" is not a pattern letter")) { try pattern("yyyy-nn") },
    Refusal(.invalidPattern("é jj", offset: 3, reason: "\"j\" is not a pattern letter")) { try pattern("é jj") },
    Refusal(.invalidPattern("ddd", offset: 0, reason: "\"d\" stands 3 times; at most 2")) { try pattern("ddd") },
    Refusal(.invalidPattern("yy\0", offset: 2, reason: "a NUL stands in it")) { try pattern("yy\0") },
    Refusal(.limitExceeded("the length of a pattern", limit: 1000)) {
      try pattern(String(repeating: "y", count: 1001))
    },
    Refusal(.invalidOption("hourCycle", reason: "a pattern says itself how hours are counted")) {
      _ = try DateFormat.pattern("HH", locale: "en", timeZone: "UTC").hourCycle(.h12)
    },
    Refusal(.invalidOption("relative", reason: "patterns have no relative names; use styles")) {
      _ = try DateFormat.pattern("yy", locale: "en", timeZone: "UTC").relative()
    },
    Refusal(.invalidOption("relative", reason: "skeletons have no relative names; use styles")) {
      _ = try DateFormat.skeleton("y", locale: "en", timeZone: "UTC").relative()
    },
    Refusal(.invalidOption("relative", reason: "only dates have relative names, and no date style is given")) {
      _ = try DateFormat(date: .none, time: .short, locale: "en", timeZone: "UTC").relative()
    },
    Refusal(.invalidOption("join", reason: "only styles have a date and a time to join")) {
      _ = try DateFormat.skeleton("y", locale: "en", timeZone: "UTC").join(.atTime)
    },
    Refusal(.invalidDate("nan")) { _ = try styled().relative(to: Date(timeIntervalSince1970: .nan)) },
  ]

  @Test("what does not exist or does not go together is refused by name and reason", arguments: refusals)
  func refusal(refusal: Refusal) { #expect(throws: refusal.error, performing: refusal.call) }

  @Test("a skeleton, a pattern and an identifier may be as long as the limits say")
  func lengths() throws {
    let pattern = String(repeating: "y", count: Limits.patternLength)
    // ICU pads a year to ten digits at most.
    #expect(try DateFormat.pattern(pattern, locale: "en", timeZone: "UTC").format(secondsSince1970: 0) == "0000001970")
    // Letters that may repeat without end are the only way to a long skeleton, and ICU has no pattern for that many.
    let longest = String(repeating: "y", count: Limits.identifierLength)
    #expect(
      throws: FormatError.invalidSkeleton(longest, offset: 0, reason: "there is no pattern for these fields together")
    ) {
      try Self.skeleton(longest)
    }
  }

  @Test("dates lie within 100,000,000 days of 1970, and what cannot be written is plain text or an error")
  func range() throws {
    let format = try DateFormat(date: .short, locale: "en", timeZone: "UTC")
    let limit = Double(Limits.calendarSeconds)
    #expect(format.format(secondsSince1970: limit) == "9/13/60")
    var bytes: [UInt8] = []
    for seconds in [limit + 1, -limit - 1, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      let error = FormatError.outOfRange(
        "\(date.timeIntervalSince1970) seconds from 1970", reason: "dates lie within 100,000,000 days of 1970")
      #expect(throws: error) { try format.append(date, to: &bytes) }
      #expect(throws: error) { try format.parts(of: date) }
    }
    for seconds in [Double.nan, .infinity, -.infinity] {
      #expect(throws: FormatError.invalidDate("\(seconds)")) {
        try format.append(secondsSince1970: seconds, to: &bytes)
      }
      #expect(throws: FormatError.invalidDate("\(seconds)")) { try format.parts(ofSecondsSince1970: seconds) }
    }
    #expect(bytes.isEmpty)
    // 100,000,000 days and a second, by ECMA-262 in a year of six digits.
    #expect(format.format(secondsSince1970: limit + 1) == "+275760-09-13T00:00:01Z")
    #expect(format.format(secondsSince1970: 1e300) == "1e+300")
    #expect(format.format(secondsSince1970: .nan) == "nan")
  }
}

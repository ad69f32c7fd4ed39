#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

@Suite("Relative dates", .enabled(if: LinkedICU.hasTables))
struct RelativeDateFormatTests {
  private static func numeric(_ locale: String) throws -> RelativeDateFormat { try RelativeDateFormat(locale: locale) }
  private static func named(_ locale: String) throws -> RelativeDateFormat {
    try RelativeDateFormat(.named, locale: locale)
  }
  private static func between(_ format: RelativeDateFormat, _ start: String, _ end: String) throws -> String {
    let parser = ISO8601DateParser(timeZone: .utc)
    return format.format(try parser.parse(end), relativeTo: try parser.parse(start))
  }

  /// From ICU 72.1 in C (`ureldatefmt` over a number format with the locale's minimum grouping) and public reports.
  static let samples: [Sample] = [
    // 53
    Sample("in 1 minute") { try between(numeric("en"), "2021-01-01T00:00:00", "2021-01-01T00:01:29") },
    Sample("in 2 minutes") { try between(numeric("en"), "2021-01-01T00:00:00", "2021-01-01T00:01:30") },
    Sample("in 1 minute") {
      try between(numeric("en").rounded(.truncate), "2021-01-01T00:00:00", "2021-01-01T00:01:59")
    },
    // 55
    Sample("in 1 month") { try between(numeric("en"), "2021-02-01", "2021-03-01") },
    // 59
    Sample("in 3 hours") { try numeric("en_US").format(3, .hour) },
    Sample("in 3 hr.") { try numeric("en_US").width(.abbreviated).format(3, .hour) },
    Sample("in 3h") { try numeric("en_US").width(.narrow).format(3, .hour) },
    // The issue's own.
    Sample("tomorrow") { try between(named("en"), "2021-05-31", "2021-06-01") },
    Sample("za 1000 dni") { try numeric("pl").format(1000, .day) },
    Sample("in 3 Std.") { try numeric("de").width(.abbreviated).format(3, .hour) },
    Sample("gestern") { try named("de").format(-1, .day) },
    Sample("Gestern") { try named("de").capitalization(.beginningOfSentence).format(-1, .day) },
    Sample("vor 1 Tag") { try numeric("de").format(-1, .day) },
    Sample("après-demain") { try named("fr").format(2, .day) },
    Sample("now") { try named("en").format(0, .second) },
    Sample("next quarter") { try named("en").format(1, .quarter) },
    Sample("0 days ago") { try numeric("en").format(-0.0, .day) },
    Sample("in 0 days") { try numeric("en").format(0, .day) },
    Sample("in NaN days") { try numeric("en").format(.nan, .day) },
    Sample("in NaN days") { try numeric("en").format(-.nan, .day) },
    Sample("in 1.234 days") { try numeric("en").format(1.2345, .day) },
    Sample("خلال ٣ أيام") { try numeric("ar_EG").format(3, .day) },
    Sample("خلال 3 أيام") { try numeric("ar_EG").numberingSystem(NumberingSystem("latn")).format(3, .day) },
    Sample("خلال 3 أيام") { try numeric("ar-EG-u-nu-latn").format(3, .day) },
  ]

  @Test("an offset is told in the locale's words", arguments: samples)
  func format(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  @Test("the parts name the unit that they count")
  func parts() throws {
    #expect(
      try Self.numeric("en").parts(of: RelativeDateOffset(1234.5, .hour)) == [
        FormattedPart(.literal, "in "), FormattedPart(.integer, "1", unit: "hour"),
        FormattedPart(.group, ",", unit: "hour"),
        FormattedPart(.integer, "234", unit: "hour"), FormattedPart(.decimal, ".", unit: "hour"),
        FormattedPart(.fraction, "5", unit: "hour"), FormattedPart(.literal, " hours"),
      ])
    #expect(try Self.named("en").parts(of: RelativeDateOffset(-1, .day)) == [FormattedPart(.literal, "yesterday")])
    #expect(
      try Self.numeric("en").capitalization(.beginningOfSentence).parts(of: RelativeDateOffset(2, .hour)) == [
        FormattedPart(.literal, "In "), FormattedPart(.integer, "2", unit: "hour"), FormattedPart(.literal, " hours"),
      ])
    #expect(
      try Self.numeric("en").capitalization(.beginningOfSentence).format(-2, .hour) == "2 hours ago")
  }

  @Test("separators that go with the locale are used in relative dates too")
  func separators() throws {
    let locale = try LocaleIdentifier("en").setting(\.separators, to: NumberSeparators(decimal: ",", grouping: "."))
    #expect(try RelativeDateFormat(locale: locale).format(1234.5, .day) == "in 1.234,5 days")
  }

  @Test("numbering systems that write no digits are refused")
  func refused() throws {
    let roman = try NumberingSystem("roman")
    let refusal = FormatError.invalidNumberingSystem(
      "roman", reason: "it is algorithmic, and relative dates write digits")
    #expect(throws: refusal) { try Self.numeric("en").numberingSystem(roman) }
    #expect(throws: refusal) { try Self.numeric("en-u-nu-roman") }
    #expect(throws: FormatError.invalidLocale("xx", reason: .unknownLanguage("xx"))) { try Self.numeric("xx") }
  }

  @Test("an anchored format is a style of dates")
  func anchored() throws {
    let now = Date(timeIntervalSince1970: 0)
    let style = try Self.named("en").anchored(to: now)
    #expect(now.addingTimeInterval(86_400).formatted(style) == "tomorrow")
    #expect(try JSONDecoder().decode(type(of: style), from: JSONEncoder().encode(style)) == style)
  }

  @Test("a relative format survives JSON, and is written flat under ECMA-402's names")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let plain = try Self.named("de").width(.abbreviated)
    #expect(
      String(decoding: try encoder.encode(plain), as: UTF8.self) == #"{"locale":"de","numeric":"auto","style":"short"}"#
    )
    let full = try Self.numeric("de").rounded(.truncate).calendar(.hebrew).timeZone(TimeZoneIdentifier("Europe/Berlin"))
      .capitalization(.standalone).numberingSystem(NumberingSystem("arab"))
    let json = try encoder.encode(full)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"calendar":"hebrew","capitalization":"standalone","locale":"de","numberingSystem":"arab","#
        + #""numeric":"always","rounding":"trunc","style":"long","timeZone":"Europe/Berlin"}"#)
    #expect(try JSONDecoder().decode(RelativeDateFormat.self, from: json) == full)
  }
}

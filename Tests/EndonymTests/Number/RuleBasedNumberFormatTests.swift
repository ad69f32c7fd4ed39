#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

@Suite("Numbers in words and ordinals", .enabled(if: LinkedICU.hasTables))
struct RuleBasedNumberFormatTests {
  private static func words(_ locale: String, _ ruleSet: String? = nil) throws -> RuleBasedNumberFormat {
    try RuleBasedNumberFormat(.spellOut, locale: locale, ruleSet: ruleSet)
  }

  private static func ordinal(_ locale: String) throws -> RuleBasedNumberFormat {
    try RuleBasedNumberFormat(.ordinal, locale: locale)
  }

  /// From ICU 72.1 in C: `unum_open(UNUM_SPELLOUT)` and `unum_open(UNUM_ORDINAL)`.
  static let samples: [Sample] = [
    Sample("twenty-one") { try words("en").format(21) },
    Sample("minus one") { try words("en").format(-1) },
    Sample("zero") { try words("en").format(-0.0) },
    Sample("one point five") { try words("en").format(1.5) },
    Sample("one point five") { try words("en").format(ExactDecimal("1.50")) },
    Sample("one hundred") { try words("en").format(ExactDecimal("1e2")) },
    Sample("ein\u{AD}und\u{AD}zwanzig") { try words("de").format(21) },
    Sample("une") { try words("fr", "spellout-cardinal-feminine").format(1) },
    Sample("une") { try words("fr", "%spellout-cardinal-feminine").format(1) },
    Sample("二十一") { try words("ja").format(21) },
    Sample("21st") { try ordinal("en").format(21) }, Sample("1er") { try ordinal("fr").format(1) },
    Sample("2e") { try ordinal("fr").format(2) }, Sample("21.") { try ordinal("de").format(21) },
    Sample("\u{2212}1st") { try ordinal("en").format(-1) },
  ]

  @Test("a number has the words of its language", arguments: samples)
  func format(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  @Test("words reach to one below 10^18, and fractions to 2^53")
  func range() throws {
    let english = try Self.words("en")
    #expect(try english.format(999_999_999_999_999_999).hasPrefix("nine hundred ninety-nine quadrillion"))
    #expect(try english.format(-999_999_999_999_999_999).hasPrefix("minus nine hundred ninety-nine quadrillion"))
    for beyond in ["1000000000000000000", "-1000000000000000000", "1e300", "9223372036854775808"] {
      #expect(throws: FormatError.self) { try english.format(ExactDecimal(beyond)) }
    }
    #expect {
      try english.format(UInt64.max)
    } throws: {
      guard case .outOfRange("18446744073709551615", _)? = $0 as? FormatError else { return false }
      return true
    }
    #expect(throws: FormatError.self) { try english.format(ExactDecimal("9007199254740993.5")) }
    #expect(throws: FormatError.self) { try english.format(1e300) }
  }

  @Test("a language without rules of its own is refused, not served in another's")
  func languages() {
    #expect {
      try Self.words("bn")
    } throws: {
      guard case .outOfRange("bn", _)? = $0 as? FormatError else { return false }
      return true
    }
    #expect(throws: FormatError.self) { try Self.ordinal("bn") }
    #expect {
      try Self.words("en", "spellout-klingon")
    } throws: {
      guard case .invalidOption("ruleSet", let reason)? = $0 as? FormatError else { return false }
      return reason.contains("spellout-klingon")
    }
  }

  @Test("the rule sets of a language are told by name")
  func ruleSets() throws {
    let sets = try Self.words("fr").ruleSets()
    #expect(sets.contains("spellout-cardinal-feminine"))
    #expect(!sets.contains { $0.hasPrefix("%") })
    for set in sets { _ = try Self.words("fr", set).format(1) }
  }

  @Test("a format in words survives JSON, and is written flat")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let format = try Self.words("fr", "spellout-cardinal-feminine")
    let json = try encoder.encode(format)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"locale":"fr","ruleSet":"spellout-cardinal-feminine","style":"spellOut"}"#)
    #expect(try JSONDecoder().decode(RuleBasedNumberFormat.self, from: json) == format)
  }
}

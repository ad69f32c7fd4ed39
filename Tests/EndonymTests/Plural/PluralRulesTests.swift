#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

@Suite("Plural rules")
struct PluralRulesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let number: String
    let category: PluralCategory

    init(_ locale: String, _ number: String, _ category: PluralCategory) {
      (self.locale, self.number, self.category) = (locale, number, category)
    }

    var testDescription: String { "\(locale) \(number)" }
  }

  /// From CLDR's own samples; public reports 39, 69 and 73.
  static let cardinals: [Row] = [
    Row("en", "1", .one), Row("en", "1.0", .other), Row("en", "0", .other), Row("en", "-1", .one),
    Row("ar", "0", .zero), Row("ar", "1", .one), Row("ar", "2", .two), Row("ar", "3", .few), Row("ar", "11", .many),
    Row("ar", "100", .other), Row("cs", "1.5", .many), Row("ja", "1", .other), Row("pl", "5", .many),
    Row("pl", "1.5", .other), Row("lv", "0", .zero), Row("sl", "2", .two), Row("pt_PT", "0", .other),
    Row("pt", "0", .one), Row("tlh", "1", .other),
    // 39
    Row("fr", "1000000", .many), Row("fr", "999999", .other),
    // 69
    Row("he", "20", .other),
    // 73
    Row("ru", "21", .one), Row("ru", "11", .many), Row("ru", "1.5", .other),
    Row("en", "NaN", .other), Row("en", "Infinity", .other), Row("en", "-0", .other),
  ]

  @Test("a number as written has its language's category", arguments: cardinals.filter { $0.locale != "tlh" })
  func cardinal(row: Row) throws {
    #expect(try PluralRules(locale: row.locale).category(for: ExactDecimal(row.number)) == row.category)
  }

  /// From CLDR's samples of ordinals.
  static let ordinals: [Row] = [
    Row("en", "1", .one), Row("en", "22", .two), Row("en", "3", .few), Row("en", "11", .other),
    Row("en", "112", .other),
    Row("cy", "0", .zero), Row("cy", "6", .many), Row("it", "8", .many), Row("it", "800", .many),
    Row("it", "9", .other),
    Row("sv", "2", .one), Row("de", "1", .other), Row("fr", "1", .one),
  ]

  @Test("a rank has its language's category", arguments: ordinals)
  func ordinal(row: Row) throws {
    #expect(try PluralRules(.ordinal, locale: row.locale).category(for: ExactDecimal(row.number)) == row.category)
  }

  @Test("every kind of number has the category of its digits")
  func kinds() throws {
    let english = try PluralRules(locale: "en")
    #expect(try english.category(for: 1) == .one)
    #expect(try english.category(for: UInt64.max) == .other)
    #expect(try english.category(for: Int128.max) == .other)
    #expect(try english.category(for: 1.0) == .one)
    #expect(try english.category(for: 1.5) == .other)
    #expect(try english.category(for: Double.nan) == .other)
    #expect(try english.category(for: -Double.infinity) == .other)
  }

  @Test("the format that will show the number decides which digits count")
  func formats() throws {
    let french = try NumberFormat.decimal(locale: "fr")
    // Compact "1 M" is many, and so is 999,999 where it is shown as that (report 39).
    #expect(try PluralRules(format: french.notation(.compactName)).category(for: 1_000_000) == .many)
    #expect(try PluralRules(format: french.notation(.compactName)).category(for: 999_999) == .many)
    #expect(try PluralRules(format: french).category(for: 999_999) == .other)
    let english = try NumberFormat.decimal(locale: "en")
    #expect(try PluralRules(format: english.precision(.fractionLength(1))).category(for: 1) == .other)
    #expect(try PluralRules(format: english.precision(.fractionLength(0))).category(for: 1.2) == .one)
    #expect(try PluralRules(format: english.precision(.fractionLength(0))).category(for: ExactDecimal("1.0")) == .one)
  }

  /// From CLDR's `pluralRanges`.
  @Test(
    "a range has its language's category",
    arguments: [
      ("fr", "0", "1", PluralCategory.one), ("sl", "1", "2", .two), ("ar", "0", "1", .zero), ("lv", "0", "1", .one),
      ("uk", "1", "2", .few), ("en", "0", "1", .other), ("fr", "1", "2", .other),
    ])
  func range(locale: String, start: String, end: String, category: PluralCategory) throws {
    let rules = try PluralRules(locale: locale)
    #expect(try rules.category(from: ExactDecimal(start), to: ExactDecimal(end)) == category)
  }

  @Test("a range whose end is not a number is refused")
  func refusedRange() throws {
    let rules = try PluralRules(locale: "en")
    #expect(throws: FormatError.invalidNumber("NaN")) {
      try rules.category(from: ExactDecimal("1"), to: ExactDecimal("NaN"))
    }
  }

  @Test(
    "a language tells its own categories apart",
    arguments: [
      ("en", [PluralCategory.one, .other]), ("ja", [.other]), ("ar", [.zero, .one, .two, .few, .many, .other]),
      ("pl", [.one, .few, .many, .other]), ("he", [.one, .two, .other]),
    ])
  func categories(locale: String, categories: [PluralCategory]) throws {
    #expect(try PluralRules(locale: locale).categories() == categories)
  }

  @Test("a language without plural rules or data is refused by name")
  func refusedLanguage() {
    #expect(throws: FormatError.invalidLocale("tlh", reason: .noData(language: "tlh"))) {
      try PluralRules(locale: "tlh")
    }
    #expect(throws: FormatError.invalidLocale("xx", reason: .unknownLanguage("xx"))) { try PluralRules(locale: "xx") }
  }

  @Test("more fraction digits than an option can ask for are refused")
  func limit() throws {
    let rules = try PluralRules(locale: "en")
    let zeros = String(repeating: "0", count: Limits.optionDigits - 1)
    #expect(try rules.category(for: ExactDecimal("1.\(zeros)0")) == .other)
    #expect(throws: FormatError.limitExceeded("the number of fraction digits", limit: Limits.optionDigits)) {
      try rules.category(for: ExactDecimal("1.\(zeros)00"))
    }
  }

  @Test("rules survive JSON, and are written flat")
  func coding() throws {
    let formatted = PluralRules(.ordinal, format: try .decimal(locale: "de").precision(.fractionLength(2)))
    for rules in [try PluralRules(locale: "en"), try PluralRules(.ordinal, locale: "en"), formatted] {
      #expect(try JSONDecoder().decode(PluralRules.self, from: JSONEncoder().encode(rules)) == rules)
    }
    #expect(Set([formatted, formatted, try PluralRules(locale: "en")]).count == 2)
  }
}

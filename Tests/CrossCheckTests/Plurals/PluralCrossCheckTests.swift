import CToolchainICU
import Foundation
import Testing

@testable import Endonym

/// A decimal, with the zeros it is written with.
struct WrittenDecimal: LedgerValue {
  let text: String

  var ledgerText: String { text }

  init(_ text: String) { self.text = text }

  init?(ledgerText: String) { text = ledgerText }
}

/// The plural rules of the ICU inside Foundation.
private final class ToolchainPluralRules {
  private let rules: OpaquePointer

  init(_ locale: String, _ type: PluralType, skeleton: String) throws {
    rules = try #require(toolchain_plural_open(locale, type == .ordinal, skeleton), "\(locale) \(skeleton)")
  }

  deinit { toolchain_plural_close(rules) }

  func category(_ decimal: String) throws -> String {
    var category = [CChar](repeating: 0, count: 8)
    try #require(toolchain_plural_select(rules, decimal, &category))
    return Self.text(category)
  }

  func category(from start: String, to end: String) throws -> String {
    var category = [CChar](repeating: 0, count: 8)
    try #require(toolchain_plural_select_range(rules, start, end, &category))
    return Self.text(category)
  }

  private static func text(_ category: [CChar]) -> String {
    String(decoding: category.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

@Suite("Cross-check: plural categories", .whereLedgerIsWritten)
struct PluralCrossCheckTests {
  @Test("cardinal and ordinal, with every number of fraction digits, and ranges", arguments: CheckedLocale.allCases)
  func locales(locale: CheckedLocale) throws {
    let check = CrossCheck("plural", locale.identifier)
    for type in [PluralType.cardinal, .ordinal] {
      try compare(check, "\(type)", locale.identifier, type, count: 500)
    }
    try compareRanges(check, "range", locale.identifier)
    check.finish(atLeast: 1500)
  }

  @Test("every language that CLDR has rules for")
  func languages() throws {
    var values = 0
    for language in try PluralTable.shared().languages.sorted() {
      let check = CrossCheck("plural-language", language)
      for type in [PluralType.cardinal, .ordinal] {
        try compare(check, "\(type)", language, type, count: 40)
      }
      check.checkUnusedEntries()
      values += check.compared
    }
    print("Cross-check plural-language on \(Backend.current.name): \(values) values")
    #expect(values > 500)
  }

  // MARK: Values

  /// Small numbers, powers of ten, and random ones, with up to three fraction digits.
  static func decimals(_ count: Int, from generator: inout some RandomNumberGenerator) -> [WrittenDecimal] {
    let fixed =
      (0...30).map(String.init)
      + [
        "100", "101", "102", "103", "111", "112", "200", "1000", "1000000", "2000000", "1000001", "0.0", "0.1", "0.5",
        "1.0", "1.00", "1.5", "1.31", "2.0", "2.10", "3.0", "10.2", "11.0", "100.0", "1000000.0", "0.02", "21.21",
      ]
    return
      (fixed
      + (0..<count).map { _ in
        let digits = Int.random(in: 0...3, using: &generator)
        let size = pow(10, Double(Int.random(in: 1...9, using: &generator)))
        let integer = Int.random(in: 0...Int(size), using: &generator)
        let fraction = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
        return digits == 0 ? "\(integer)" : "\(integer).\(fraction)"
      }).map(WrittenDecimal.init)
  }

  private func compare(
    _ check: CrossCheck, _ style: String, _ locale: String, _ type: PluralType, count: Int
  ) throws {
    let rules = try PluralRules(type, locale: locale)
    // Zeros count, so that each number of fraction digits has a format of its own.
    let toolchain = try (0...3).map { digits in
      try ToolchainPluralRules(locale, type, skeleton: "." + String(repeating: "0", count: digits))
    }
    var generator = check.generator(style)
    try check.compare(style, Self.decimals(count, from: &generator)) { decimal in
      let digits = decimal.text.split(separator: ".").dropFirst().first?.count ?? 0
      return "\(decimal.text) \(try toolchain[digits].category(decimal.text))"
    } endonym: { decimal in
      "\(decimal.text) \(try rules.category(for: ExactDecimal(decimal.text)))"
    }
  }

  private func compareRanges(_ check: CrossCheck, _ style: String, _ locale: String) throws {
    let rules = try PluralRules(locale: locale)
    let toolchain = try ToolchainPluralRules(locale, .cardinal, skeleton: ".###")
    var generator = check.generator(style)
    let decimals = Self.decimals(500, from: &generator).map(\.text)
    let ranges = zip(decimals, decimals.shuffled(using: &generator)).map { WrittenDecimal("\($0) – \($1)") }
    func ends(_ range: WrittenDecimal) -> (String, String) {
      let ends = range.text.components(separatedBy: " – ")
      return (ends[0], ends[1])
    }
    try check.compare(style, ranges) { range in
      let (start, end) = ends(range)
      return "\(range.text) \(try toolchain.category(from: start, to: end))"
    } endonym: { range in
      let (start, end) = ends(range)
      return "\(range.text) \(try rules.category(from: ExactDecimal(start), to: ExactDecimal(end)))"
    }
  }
}

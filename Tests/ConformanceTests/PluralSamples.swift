import Endonym
import RawICU

/// The samples that stand behind CLDR's plural rules: `@integer 1, 21~24, … @decimal 1.0, 1c6`.
struct PluralSamples {
  /// One number, as CLDR writes it.
  struct Sample: CustomStringConvertible {
    let text: String
    var description: String { text }

    /// Digits before the compact exponent, and that: `1.1c6` is 1.1 million as French writes it in compact notation.
    var mantissa: String { String(text.prefix { $0 != "c" && $0 != "e" }) }
    var exponent: Int? { text.split { $0 == "c" || $0 == "e" }.dropFirst().first.flatMap { Int($0) } }

    /// The value, and how many digits stand after its point, of a sample without compact exponent.
    var value: Double { Double(mantissa) ?? .nan }
    var fractionDigits: Int { mantissa.split(separator: ".").dropFirst().first?.count ?? 0 }

    /// The category by Endonym. A compact exponent is a number format's: it comes from scientific notation, which shows
    /// one integer digit. `nil` where the sample has more.
    func category(_ type: PluralType, locale: LocaleIdentifier) throws -> PluralCategory? {
      guard let exponent else { return try PluralRules(type, locale: locale).category(for: try ExactDecimal(mantissa)) }
      let parts = mantissa.split(separator: ".")
      guard parts.first?.count == 1, parts.first != "0" else { return nil }
      let format = try NumberFormat.decimal(locale: locale).notation(.scientific)
        .precision(.fractionLength(fractionDigits))
      return try PluralRules(type, format: format).category(for: try ExactDecimal("\(mantissa)e\(exponent)"))
    }
  }

  /// The samples of a rule, ranges written out.
  static func read(_ rule: String) -> [Sample] {
    rule.split(separator: "@").dropFirst().flatMap { list in
      // The first word is "integer" or "decimal".
      list.drop { $0 != " " }.split { $0 == "," || $0 == " " || $0 == "…" }.flatMap { expanded(String($0)) }
    }
  }

  private static func expanded(_ text: String) -> [Sample] {
    let ends = text.split(separator: "~").map(String.init)
    guard ends.count == 2 else { return [Sample(text: text)] }
    // Both ends have the same number of fraction digits; without the point they are integers.
    let places = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let numbers = ends.compactMap { Int($0.filter { $0 != "." }) }
    guard numbers.count == 2 else { return [Sample(text: text)] }
    return (numbers[0]...numbers[1]).map { number in
      guard places > 0 else { return Sample(text: "\(number)") }
      let digits = String(repeating: "0", count: max(0, places + 1 - "\(number)".count)) + "\(number)"
      return Sample(text: digits.dropLast(places) + "." + digits.suffix(places))
    }
  }
}

extension Tally {
  /// Compares the categories of a rule's samples with the keyword that the rule is of.
  mutating func rows(of rule: String, keyword: String, _ type: PluralType, locale: String) throws {
    let identifier = try LocaleIdentifier(locale)
    for sample in PluralSamples.read(rule) {
      do {
        guard let category = try sample.category(type, locale: identifier) else {
          skip("a compact exponent behind more than one digit, which no number format writes")
          continue
        }
        row("\(locale) \(type) \(sample)", wanted: keyword, got: category.rawValue)
      } catch FormatError.invalidLocale(_, .noData) {
        skip("a compact exponent in a language without locale data, of which there is no number format")
      }
    }
  }
}

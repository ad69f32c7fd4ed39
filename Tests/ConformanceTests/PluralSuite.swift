import Endonym
import RawICU
import Testing

/// CLDR's files of the linked ICU's version.
@Suite(
  "CLDR's plural rules", .enabled(if: Suites.isGiven, Suites.notGiven),
  .enabled(if: Suites.hasICUVersion, Suites.otherICU))
struct PluralSuite {
  /// Where the files stand: ICU 72's beside CLDR 42's other data too.
  static let folders =
    RawICU.majorVersion == 72
    ? ["cldr-42/common/supplemental", "unicode-conformance/icu72"] : ["unicode-conformance/icu76"]

  /// The `<pluralRules locales="…">` of a file: languages, and keyword by rule.
  private static func rules(_ folder: String, _ file: String) throws -> [(locales: [String], rules: [(String, String)])]
  {
    let text = try Suites.text(folder, file)
    return text.matches(of: /<pluralRules locales="([^"]*)">(.*?)<\/pluralRules>/.dotMatchesNewlines()).map { match in
      let rules = match.2.matches(of: /<pluralRule count="(\w+)">([^<]*)<\/pluralRule>/)
      return (words(match.1), rules.map { (String($0.1), String($0.2)) })
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test("the samples of plurals.xml and ordinals.xml", arguments: folders, ["plurals.xml", "ordinals.xml"])
  func samples(folder: String, file: String) throws {
    let type: PluralType = file == "ordinals.xml" ? .ordinal : .cardinal
    var tally = Tally()
    for (locales, rules) in try Self.rules(folder, file) {
      for locale in locales {
        for (keyword, rule) in rules { try tally.rows(of: rule, keyword: keyword, type, locale: locale) }
      }
    }
    tally.finish("\(folder)/\(file)")
    #expect(tally.compared > 2_000)
  }

  @Test("the results of pluralRanges.xml, for samples of both ends' categories", arguments: folders)
  func ranges(folder: String) throws {
    var samples: [String: [String: [PluralSamples.Sample]]] = [:]
    for (locales, rules) in try Self.rules(folder, "plurals.xml") {
      for locale in locales {
        for (keyword, rule) in rules {
          samples[locale, default: [:]][keyword] = PluralSamples.read(rule).filter { $0.exponent == nil }
        }
      }
    }
    var tally = Tally()
    let text = try Suites.text(folder, "pluralRanges.xml")
    for block in text.matches(of: /<pluralRanges locales="([^"]*)">(.*?)<\/pluralRanges>/.dotMatchesNewlines()) {
      let ranges = block.2.matches(of: /<pluralRange start="(\w+)"\s+end="(\w+)"\s+result="(\w+)"\/>/)
      for locale in Self.words(block.1) {
        for range in ranges {
          try Self.compare(
            locale, (String(range.1), String(range.2)), String(range.3), samples[locale] ?? [:], &tally)
        }
      }
    }
    tally.finish("\(folder)/pluralRanges.xml")
    #expect(tally.compared > 250)
  }

  /// Asks for a range whose ends have the categories. A range has one number of fraction digits for both ends, so that
  /// two samples with as many are taken: integers where there are any.
  private static func compare(
    _ locale: String, _ ends: (String, String), _ result: String, _ samples: [String: [PluralSamples.Sample]],
    _ tally: inout Tally
  ) throws {
    guard try hasData(locale) else {
      tally.skip("a language without locale data, of which there is no number format")
      return
    }
    let starts = samples[ends.0] ?? []
    let later = samples[ends.1] ?? []
    for places in 0...3 {
      let first = starts.first { $0.fractionDigits == places }
      let last = later.last { $0.fractionDigits == places && $0.value > (first?.value ?? .infinity) }
      guard let first, let last else { continue }
      let format = try NumberFormat.decimal(locale: locale).precision(.fractionLength(places))
      let category = try PluralRules(format: format)
        .category(from: try ExactDecimal(first.mantissa), to: try ExactDecimal(last.mantissa))
      tally.row("\(locale) \(first)–\(last)", wanted: result, got: category.rawValue)
      return
    }
    tally.skip("no numbers of the two categories, in this order, with as many fraction digits")
  }

  private static func hasData(_ locale: String) throws -> Bool {
    do { _ = try NumberFormat.decimal(locale: locale) } catch FormatError.invalidLocale(_, .noData) { return false }
    return true
  }
}

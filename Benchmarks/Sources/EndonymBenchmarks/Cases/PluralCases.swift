import CRawICU
import Endonym

/// Plural categories of integers, selected and nothing else.
struct PluralCases {
  let values: SampleValues

  func all() throws -> [BenchmarkCase] { try ["en", "ar", "pl"].map(cardinals) }

  private func cardinals(_ locale: String) throws -> BenchmarkCase {
    let rules = try PluralRules(locale: locale)
    let integers = values.integers
    return BenchmarkCase(
      name: "plural/cardinal/\(locale)", count: integers.count,
      subjects: [
        BenchmarkCase.Subject(
          sink: "category",
          contestant: Contestant(
            name: "category(for:)", count: integers.count, pass: { try othersAmong(integers, rules) },
            texts: { try integers.map { try rules.category(for: $0).rawValue } },
            units: { $0 == PluralCategory.other.rawValue ? 1 : 0 }))
      ],
      icu: [
        .icu(
          "uplrules_select", try .plural(locale), integers.map { Double($0) },
          format: raw_plural_format, pass: raw_plural_pass)
      ], valueTexts: integers.map { "\($0)" })
  }

  private func othersAmong(_ integers: [Int], _ rules: PluralRules) throws(FormatError) -> Int {
    var others = 0
    for integer in integers where try rules.category(for: integer) == .other { others &+= 1 }
    return others
  }
}

extension RawFormatter {
  static func plural(_ locale: String) throws -> RawFormatter {
    try RawFormatter(raw_plural_open(locale), "plural rules of \(locale)") { raw_plural_close($0) }
  }
}

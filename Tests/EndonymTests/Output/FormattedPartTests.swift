#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

/// Expected values: ECMA-402's `PartitionNotationSubPattern` over ICU 72.1's fields.
@Suite("Parts of numbers", .enabled(if: LinkedICU.hasTables))
struct FormattedPartTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let parts: String
    let make: @Sendable () throws -> [FormattedPart]

    init(_ parts: String, _ make: @escaping @Sendable () throws -> [FormattedPart]) {
      (self.parts, self.make) = (parts, make)
    }

    var testDescription: String { parts }
  }

  static let rows: [Row] = [
    Row("minusSign:- integer:1 group:, integer:234 decimal:. fraction:5") {
      try NumberFormat.decimal(locale: "en").parts(of: -1234.5)
    },
    Row("plusSign:+ infinity:∞") {
      try NumberFormat.decimal(locale: "en").sign(strategy: .always()).parts(of: Double.infinity)
    },
    Row("nan:NaN") { try NumberFormat.decimal(locale: "en").parts(of: Double.nan) },
    Row("integer:50 literal:_ percentSign:%") { try NumberFormat.percent(locale: "de").parts(of: 0.5) },
    Row("integer:50 unit:%") { try NumberFormat.unit(MeasurementUnit("percent"), locale: "en").parts(of: 50) },
    Row("currency:$ integer:5 decimal:. fraction:00") {
      try NumberFormat.currency("USD", locale: "en_US").parts(of: 5)
    },
    Row("integer:5 decimal:. fraction:00 literal:_ currency:US_dollars") {
      try NumberFormat.currency("USD", locale: "en_US").presentation(.fullName).parts(of: 5)
    },
    // Accounting's parentheses are no sign.
    Row("literal:( currency:$ integer:5 decimal:. fraction:00 literal:)") {
      try NumberFormat.currency("USD", locale: "en_US").sign(strategy: .accounting).parts(of: -5)
    },
    Row("integer:1 decimal:. fraction:2 compact:M") {
      try NumberFormat.decimal(locale: "en").notation(.compactName).parts(of: 1_200_000)
    },
    Row("integer:1 decimal:. fraction:5 exponentSeparator:E exponentMinusSign:- exponentInteger:7") {
      try NumberFormat.decimal(locale: "en").notation(.scientific).parts(of: 1.5e-7)
    },
    Row("integer:3 literal:_ unit:km") { try NumberFormat.unit(.kilometer, locale: "en").parts(of: 3) },
    Row("startRange.integer:3 shared.literal:– endRange.integer:5") {
      try NumberFormat.decimal(locale: "en").parts(from: ExactDecimal(3), to: ExactDecimal(5))
    },
    Row("shared.approximatelySign:~ shared.integer:3") {
      try NumberFormat.decimal(locale: "en").parts(from: ExactDecimal(3), to: ExactDecimal(3))
    },
    // Separators of one's own are parts like the locale's.
    Row("integer:1 group:' integer:234 decimal:· fraction:5") {
      try NumberFormat.decimal(locale: "en").separators(NumberSeparators(decimal: "·", grouping: "'")).parts(of: 1234.5)
    },
  ]

  private func written(_ parts: [FormattedPart]) -> String {
    parts.map { part in
      let source = part.source.map { "\($0.rawValue)." } ?? ""
      let text = part.text.map { $0.isWhitespace ? "_" : String($0) }.joined()
      return "\(source)\(part.kind.rawValue):\(text)"
    }.joined(separator: " ")
  }

  @Test("each piece of a number has ECMA-402's name", arguments: rows)
  func kinds(row: Row) throws { #expect(written(try row.make()) == row.parts) }

  @Test(
    "joined, the parts are the text, whatever the locale", arguments: ["ar_EG", "fa", "he", "hi_IN", "ja", "my", "ckb"])
  func text(locale: String) throws {
    for format in [
      try NumberFormat.decimal(locale: locale), try .percent(locale: locale), try .currency("USD", locale: locale),
      try .currency("INR", locale: locale).notation(.compact(.long)), try .unit(.celsius, width: .wide, locale: locale),
    ] {
      for value in [0, -0.0, 1, -1234.5, 1_234_567.891, .nan, -.infinity, 1e30] {
        #expect(try format.parts(of: value).text == format.format(value))
      }
    }
  }

  @Test("a part is encoded under ECMA-402's names")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let parts = [FormattedPart(.integer, "5", unit: "foot"), FormattedPart(.literal, "–", source: .shared)]
    let json = try encoder.encode(parts)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"[{"type":"integer","unit":"foot","value":"5"},{"source":"shared","type":"literal","value":"–"}]"#)
    #expect(try JSONDecoder().decode([FormattedPart].self, from: json) == parts)
  }

  @Test("the versions of the data in use can be asked")
  func versions() throws {
    let versions = try DataVersions.current()
    #expect(versions.icu.hasPrefix("\(LinkedICU.major)."))
    #expect(versions.cldr == (LinkedICU.major == 72 ? "42" : "46"))
    #expect(versions.icuTimeZones.wholeMatch(of: /20\d\d[a-z]/) != nil)
    #expect(versions.description.contains("ICU \(versions.icu), CLDR \(versions.cldr)"))
  }
}

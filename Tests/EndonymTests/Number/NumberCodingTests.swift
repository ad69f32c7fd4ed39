#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

@Suite("Number formats as values")
struct NumberCodingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let json: String
    let make: @Sendable () throws -> NumberFormat

    init(_ json: String, _ make: @escaping @Sendable () throws -> NumberFormat) {
      (self.json, self.make) = (json, make)
    }

    var testDescription: String { json }
  }

  private static func german() throws -> NumberFormat { try .decimal(locale: "de") }
  private static func euro() throws -> NumberFormat { try .currency("eur", locale: "de_DE") }

  /// The names are those of ECMA-402's options, the values too where ECMA-402 has them.
  static let rows: [Row] = [
    Row(#"{"locale":"de","style":"decimal"}"#, german),
    Row(#"{"locale":"de","style":"percent"}"#) { try .percent(locale: "de") },
    Row(#"{"currency":"EUR","locale":"de-DE","style":"currency"}"#, euro),
    Row(#"{"currency":"EUR","locale":"de-DE","maximumFractionDigits":0,"minimumFractionDigits":0,"style":"currency"}"#)
    {
      try euro().precision(.fractionLength(0))
    },
    Row(#"{"currency":"EUR","currencyDisplay":"name","locale":"de-DE","style":"currency"}"#) {
      try euro().presentation(.fullName)
    },
    Row(
      #"{"currency":"EUR","currencySign":"accounting","locale":"de-DE","signDisplay":"exceptZero","style":"currency"}"#
    ) {
      try euro().sign(strategy: .accountingAlways(includingZero: false))
    },
    Row(#"{"cash":true,"currency":"EUR","locale":"de-DE","style":"currency"}"#) { try euro().precision(.cash) },
    Row(#"{"locale":"de","style":"unit","unit":"kilometer-per-hour","unitDisplay":"narrow"}"#) {
      try .unit(.kilometerPerHour, width: .narrow, locale: "de")
    },
    Row(#"{"compactDisplay":"long","locale":"de","notation":"compact","style":"decimal"}"#) {
      try german().notation(.compact(.long))
    },
    Row(#"{"locale":"de","notation":"scientific","style":"decimal"}"#) { try german().notation(.scientific) },
    Row(#"{"locale":"de","notation":"engineering","style":"decimal"}"#) { try german().notation(.engineering) },
    Row(#"{"locale":"de","style":"decimal","useGrouping":"min2"}"#) { try german().grouping(.minimumTwo) },
    Row(#"{"locale":"de","minimumIntegerDigits":3,"style":"decimal"}"#) {
      try german().precision(.integerLength(minimum: 3))
    },
    Row(#"{"locale":"de","maximumSignificantDigits":4,"minimumSignificantDigits":2,"style":"decimal"}"#) {
      try german().precision(.significantDigits(2...4))
    },
    Row(
      #"{"locale":"de","maximumFractionDigits":2,"maximumSignificantDigits":3,"minimumFractionDigits":0,"#
        + #""minimumSignificantDigits":1,"roundingPriority":"lessPrecision","style":"decimal"}"#
    ) { try german().precision(.digits(fraction: 0...2, significant: 1...3, priority: .lessPrecision)) },
    Row(#"{"locale":"de","roundingIncrement":"0.05","roundingMode":"halfExpand","style":"decimal"}"#) {
      try german().rounded(.halfExpand, increment: "0.05")
    },
    Row(#"{"locale":"de","style":"decimal","unlimitedPrecision":true}"#) { try german().precision(.unlimited) },
    Row(#"{"decimalSeparator":"always","locale":"de","style":"decimal","trailingZeroDisplay":"strippedIfInteger"}"#) {
      try german().trailingZeros(.strippedIfInteger).decimalSeparator(strategy: .always)
    },
    Row(#"{"locale":"de","numberingSystem":"deva","scale":"1000","style":"decimal"}"#) {
      try german().scale(ExactDecimal("1e3")).numberingSystem(NumberingSystem("deva"))
    },
    Row(#"{"locale":"de","separators":{"decimal":".","grouping":"'"},"style":"decimal"}"#) {
      try german().separators(NumberSeparators(decimal: ".", grouping: "'"))
    },
    Row(#"{"locale":"de","skeleton":"compact-short .00","style":"skeleton"}"#) {
      try .skeleton("compact-short .00", locale: "de")
    },
  ]

  @Test("a number format is written flat under ECMA-402's names, and read back equal", arguments: rows)
  func coding(row: Row) throws {
    let format = try row.make()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(format)
    #expect(String(decoding: json, as: UTF8.self) == row.json)
    let read = try JSONDecoder().decode(NumberFormat.self, from: json)
    #expect(read == format)
    #expect(read.hashValue == format.hashValue)
    #expect(read.format(-1234.5) == format.format(-1234.5))
  }

  @Test("formats with the same options are equal, with other options they are not")
  func equality() throws {
    let all = try Self.rows.map { try $0.make() }
    #expect(Set(all + all).count == all.count)
    #expect(try Self.german() == .decimal(locale: "de"))
    #expect(try Self.german().grouping(.never).grouping(.automatic) == Self.german())
    #expect(try NumberFormat.currency("eur", locale: "de_DE") == .currency("EUR", locale: "de-DE"))
  }

  @Test(
    "what was not written by a format is not read as one",
    arguments: [
      #"{}"#, #"{"locale":"de"}"#, #"{"style":"decimal"}"#, #"{"locale":"xx","style":"decimal"}"#,
      #"{"locale":"de","style":"fraction"}"#, #"{"locale":"de","style":"currency"}"#,
      #"{"currency":"XYZ","locale":"de","style":"currency"}"#, #"{"locale":"de","style":"unit","unit":"parsnip"}"#,
      #"{"locale":"de","style":"decimal","notation":"roman"}"#, #"{"locale":"de","style":"decimal","cash":true}"#,
      #"{"locale":"de","style":"decimal","minimumFractionDigits":5,"maximumFractionDigits":2}"#,
      #"{"locale":"de","style":"decimal","maximumFractionDigits":1000}"#,
      #"{"locale":"de","style":"decimal","maximumFractionDigits":9223372036854775807}"#,
      #"{"locale":"de","style":"decimal","roundingIncrement":"0"}"#,
      #"{"locale":"de","style":"decimal","roundingPriority":"lessPrecision"}"#,
      #"{"locale":"de","style":"decimal","roundingPriority":"lessPrecision","minimumFractionDigits":3,"#
        + #""maximumFractionDigits":2,"minimumSignificantDigits":1,"maximumSignificantDigits":1}"#,
      #"{"locale":"de","style":"decimal","numberingSystem":"roman"}"#,
      #"{"locale":"de","style":"decimal","scale":"NaN"}"#,
      #"{"locale":"de","style":"decimal","separators":{"decimal":""}}"#,
      #"{"locale":"de","style":"skeleton","skeleton":".00\u0000"}"#,
      #"{"locale":"de","style":"skeleton","skeleton":"bogus"}"#,
    ])
  func decoding(json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(NumberFormat.self, from: Data(json.utf8)) }
  }

  @Test("an exact decimal is written as text, and keeps its zeros")
  func decimal() throws {
    let decimals = try ["1.50", "-0", "1e-20", "NaN", "-Infinity"].map { try ExactDecimal($0) }
    let json = try JSONEncoder().encode(decimals)
    #expect(String(decoding: json, as: UTF8.self) == #"["1.50","-0","0.00000000000000000001","NaN","-Infinity"]"#)
    #expect(try JSONDecoder().decode([ExactDecimal].self, from: json) == decimals)
  }

  @Test("decimals are equal when number and written fraction are")
  func equalDecimals() throws {
    let equal = [("1e3", "1000"), ("150e-2", "1.50"), ("0", "0e5"), ("+7", "007"), ("1.5e1", "15"), ("-0", "-0e9")]
    for (left, right) in equal {
      #expect(try ExactDecimal(left) == ExactDecimal(right))
      #expect(try ExactDecimal(left).hashValue == ExactDecimal(right).hashValue)
    }
    for (left, right) in [
      ("1.5", "1.50"), ("0", "-0"), ("0", "0.0"), ("1", "10"), ("Infinity", "-Infinity"), ("0", "NaN"),
    ] {
      #expect(try ExactDecimal(left) != ExactDecimal(right))
    }
  }

  @Test("an adapted style survives JSON with its format")
  func style() throws {
    let style = try Self.euro().style(for: Int.self)
    #expect(try JSONDecoder().decode(NumberFormat.Style<Int>.self, from: JSONEncoder().encode(style)) == style)
  }
}

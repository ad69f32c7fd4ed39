#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

/// Expected values: ICU 72.1 in C (`unumf_formatDecimal` and `unumf_formatDouble` of the same skeletons), and arithmetic.
@Suite("Values of every numeric type", .enabled(if: LinkedICU.hasTables))
struct NumberValueTests {
  private static func english() throws -> NumberFormat { try .decimal(locale: "en") }

  static let integers: [Sample] = [
    Sample("-128") { try english().format(Int8.min) }, Sample("255") { try english().format(UInt8.max) },
    Sample("-32,768") { try english().format(Int16.min) }, Sample("65,535") { try english().format(UInt16.max) },
    Sample("-2,147,483,648") { try english().format(Int32.min) },
    Sample("4,294,967,295") { try english().format(UInt32.max) },
    Sample("9,223,372,036,854,775,807") { try english().format(Int.max) },
    Sample("-9,223,372,036,854,775,808") { try english().format(Int.min) },
    Sample("9,223,372,036,854,775,808") { try english().format(UInt64(1) << 63) },
    Sample("18,446,744,073,709,551,615") { try english().format(UInt64.max) },
    Sample("170,141,183,460,469,231,731,687,303,715,884,105,727") { try english().format(Int128.max) },
    Sample("-170,141,183,460,469,231,731,687,303,715,884,105,728") { try english().format(Int128.min) },
    Sample("340,282,366,920,938,463,463,374,607,431,768,211,455") { try english().format(UInt128.max) },
  ]

  @Test("an integer of any width keeps every digit", arguments: integers)
  func integer(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let doubles: [Sample] = [
    Sample("-0") { try english().format(-0.0) }, Sample("0") { try english().format(0.0) },
    Sample("NaN") { try english().format(Double.nan) },
    Sample("NaN") { try english().format(-Double.nan) },
    Sample("NaN") { try english().format(Double.infinity - .infinity) },
    Sample("∞") { try english().format(Double.infinity) }, Sample("-∞") { try english().format(-Double.infinity) },
    Sample("9,223,372,036,854,775,808") { try english().format(ExactDecimal("9223372036854775808")) },
    Sample("9,223,372,036,854,776,000") { try english().format(9_223_372_036_854_775_808.0) },
    Sample("0") { try english().format(Double.leastNonzeroMagnitude) },
    Sample("5E-324") { try english().notation(.scientific).format(Double.leastNonzeroMagnitude) },
    Sample("1.7976931348623157E308") {
      try english().notation(.scientific).precision(.significantDigits(17)).format(Double.greatestFiniteMagnitude)
    },
    Sample("1E308") { try english().notation(.scientific).format(1e308) },
    Sample("123.456E3") { try english().notation(.engineering).format(123_456) },
    Sample("-0%") { try NumberFormat.percent(locale: "en").format(-0.0) },
    Sample("-0,00\u{A0}€") { try NumberFormat.currency("EUR", locale: "de").format(-0.0) },
    Sample("NaN\u{A0}€") { try NumberFormat.currency("EUR", locale: "de").format(Double.nan) },
    Sample("ليس\u{A0}رقم", icu76: "ليس\u{A0}رقمًا") { try NumberFormat.decimal(locale: "ar_EG").format(Double.nan) },
    Sample("\u{61C}-٠") { try NumberFormat.decimal(locale: "ar_EG").format(-0.0) },
  ]

  @Test("a double is written whatever it is: zeros, infinities, the least and the greatest", arguments: doubles)
  func double(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  @Test("1e308 and 5e-324 keep every digit when all are asked for")
  func extremes() throws {
    let unlimited = try Self.english().precision(.unlimited).grouping(.never)
    #expect(unlimited.format(1e308) == "1" + String(repeating: "0", count: 308))
    #expect(unlimited.format(Double.leastNonzeroMagnitude) == "0." + String(repeating: "0", count: 323) + "5")
  }

  static let others: [Sample] = [
    // A Float is the decimal that names it, not the double next to it.
    Sample("123%") { try NumberFormat.percent(locale: "en").precision(.fractionLength(...9)).format(Float(1.23)) },
    Sample("123%") { try NumberFormat.percent(locale: "en").precision(.fractionLength(...9)).format(1.23) },
    Sample("0.1") { try english().precision(.fractionLength(...15)).format(Float(0.1)) },
    Sample("-0") { try english().format(-Float(0)) }, Sample("NaN") { try english().format(Float.nan) },
    Sample("-∞") { try english().format(-Float.infinity) },
    Sample("16,777,216") { try english().format(Float(16_777_217)) },
    Sample("1234567890123456789012345678.9012345678") {
      let decimal = Decimal(string: "1234567890123456789012345678.9012345678") ?? 0
      return try english().precision(.unlimited).grouping(.never).format(decimal)
    },
    Sample("NaN") { try english().format(Decimal.nan) },
    Sample("0.1") { try english().format(Decimal(string: "0.10") ?? 0) },
    Sample("0.00000000000000000001") { try english().precision(.unlimited).format(ExactDecimal("1e-20")) },
    Sample("-0") { try english().format(ExactDecimal("-0")) },
    Sample("-∞") { try english().format(ExactDecimal("-Infinity")) },
  ]

  @Test("a Float, a Decimal and an exact decimal are their own digits", arguments: others)
  func other(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  @Test("append and parts say what format says")
  func sameText() throws {
    let format = try NumberFormat.currency("EUR", locale: "de_AT")
    func check(_ text: String, _ append: (inout [UInt8]) throws -> Void, _ parts: [FormattedPart]) throws {
      var bytes = Array("> ".utf8)
      try append(&bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "> " + text)
      #expect(parts.text == text)
    }
    let decimal = Decimal(string: "-1234.565") ?? 0
    let exact = try ExactDecimal("1e30")
    try check(format.format(-1234.565), { try format.append(-1234.565, to: &$0) }, format.parts(of: -1234.565))
    try check(format.format(Float(0.5)), { try format.append(Float(0.5), to: &$0) }, format.parts(of: Float(0.5)))
    try check(format.format(decimal), { try format.append(decimal, to: &$0) }, format.parts(of: decimal))
    try check(format.format(exact), { try format.append(exact, to: &$0) }, format.parts(of: exact))
    try check(format.format(Int128.min), { try format.append(Int128.min, to: &$0) }, format.parts(of: Int128.min))
  }
}

/// Expected values: ICU 72.1 in C with the skeletons of the same options.
@Suite("Options of numbers", .enabled(if: LinkedICU.hasTables))
struct NumberOptionTests {
  private static func english() throws -> NumberFormat { try .decimal(locale: "en") }
  private static func dollars(_ locale: String = "en_US") throws -> NumberFormat {
    try .currency("USD", locale: locale)
  }

  static let samples: [Sample] = [
    Sample("1.00 US dollars") { try dollars().presentation(.fullName).format(1) },
    Sample("USD\u{A0}2.00") { try dollars().presentation(.isoCode).format(2) },
    Sample("US$2.00") { try dollars("en_CA").format(2) },
    Sample("US$2.00", icu76: "$2.00") { try dollars("en_CA").presentation(.narrow).format(2) },
    Sample("($0.00)") { try dollars().sign(strategy: .accounting).format(-0.0) },
    Sample("$0.00") { try dollars().sign(strategy: .accountingAlways(includingZero: false)).format(-0.0) },
    Sample("+$1.00") { try dollars().sign(strategy: .accountingAlways(includingZero: false)).format(1) },
    Sample("($1.00)") { try dollars("en-US-u-cf-account").format(-1) },
    Sample("-$1.00") {
      try dollars("en-US-u-cf-account").sign(strategy: .init(display: .automatic, usesAccounting: false)).format(-1)
    },
    Sample("CHF\u{A0}1’234.55") {
      try NumberFormat.currency("CHF", locale: "de_CH").precision(.cash).format(1234.56)
    },
    Sample("￥1,234", icu76: "¥1,234") { try NumberFormat.currency("JPY", locale: "ja").format(1234.5) },
    Sample("KWD\u{A0}1.500") { try NumberFormat.currency("kwd", locale: "en").format(1.5) },
    Sample("1.2 million") { try english().notation(.compact(.long)).format(1_234_567) },
    Sample("1,2\u{A0}Mio.\u{A0}€") {
      try NumberFormat.currency("EUR", locale: "de").notation(.compactName).format(1_234_567)
    },
    Sample("१,२३४.५") { try english().numberingSystem(NumberingSystem("deva")).format(1234.5) },
    Sample("007") { try english().precision(.integerLength(minimum: 3)).format(7) },
    Sample("1,234") { try english().precision(.integerLength(minimum: 3)).format(1234) },
    Sample("007.50") { try english().precision(.integerAndFractionLength(integer: 3, fraction: 2)).format(7.5) },
    Sample("5.") { try english().decimalSeparator(strategy: .always).format(5) },
    Sample("1.234") { try NumberFormat.decimal(locale: "es").grouping(.always).format(1234) },
    Sample("1234") { try english().grouping(.minimumTwo).format(1234) },
    Sample("12,345") { try english().grouping(.minimumTwo).format(12_345) },
    Sample("12345") { try english().grouping(.never).format(12_345) },
    Sample("5,000") { try english().scale(ExactDecimal("1000")).format(5) },
    Sample("5%") { try NumberFormat.percent(locale: "en").scale(ExactDecimal("0.01")).format(5) },
    Sample("$5") { try dollars().trailingZeros(.strippedIfInteger).format(5) },
    Sample("$5.50") { try dollars().trailingZeros(.strippedIfInteger).format(5.5) },
    Sample("0.35") { try english().rounded(increment: "0.05").format(0.34) },
    Sample("1.5K") { try NumberFormat.skeleton("compact-short @@", locale: "en").format(1499) },
    // Only one end of a range: the other is ECMA-402's default, moved out of the way.
    Sample("1.50000") { try english().precision(.fractionLength(5...)).format(1.5) },
    Sample("2") { try english().precision(.fractionLength(...0)).format(1.5) },
    Sample("1.5") { try english().precision(.fractionLength(0..<3)).format(1.5) },
    Sample("1.50") { try english().precision(.significantDigits(3...)).format(1.5) },
    Sample("1,200") { try english().precision(.significantDigits(..<3)).format(1234) },
    Sample("1,234.50") {
      try english().precision(.digits(fraction: 2...2, significant: 3...3, priority: .morePrecision)).format(1234.5)
    },
    Sample("1,230") {
      try english().precision(.digits(fraction: 2...2, significant: 3...3, priority: .lessPrecision)).format(1234.5)
    },
    // Separators chosen with the locale.
    Sample("1'234,5") {
      let locale = try LocaleIdentifier("en").setting(\.separators, to: NumberSeparators(decimal: ",", grouping: "'"))
      return try NumberFormat.decimal(locale: locale).format(1234.5)
    },
    Sample("3–5") { try english().format(3...5) },
    Sample("~3") { try english().format(from: ExactDecimal("3"), to: ExactDecimal("3")) },
    Sample("$3.00 – $5.00") { try dollars().format(3...5) },
    Sample("5–3") { try english().format(from: ExactDecimal("5"), to: ExactDecimal("3")) },
  ]

  @Test("an option does what its name says", arguments: samples)
  func option(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  /// ICU 72's rounding modes, asked from C: `unumf_formatDouble` with `precision-integer`.
  static let modes: [(mode: NumberFormat.RoundingMode, results: String)] = [
    (.ceiling, "1 2 3 -0 -1 -2 2 -1"), (.floor, "0 1 2 -1 -2 -3 1 -2"), (.expand, "1 2 3 -1 -2 -3 2 -2"),
    (.truncate, "0 1 2 -0 -1 -2 1 -1"), (.halfCeiling, "1 2 3 -0 -1 -2 1 -1"), (.halfFloor, "0 1 2 -1 -2 -3 1 -1"),
    (.halfExpand, "1 2 3 -1 -2 -3 1 -1"), (.halfTruncate, "0 1 2 -0 -1 -2 1 -1"),
    (.halfEven, "0 2 2 -0 -2 -2 1 -1"),
  ]

  @Test("a rounding mode rounds ties and the rest its own way", arguments: modes)
  func rounding(mode: NumberFormat.RoundingMode, results: String) throws {
    let format = try Self.english().precision(.fractionLength(0)).rounded(mode)
    let values = [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 1.2, -1.2]
    #expect(values.map { format.format($0) }.joined(separator: " ") == results)
  }

  /// The table of ICU's signs in the same place: 1, -1, 0, -0, -1e-7, NaN, infinity.
  static let signs: [(display: NumberFormat.SignStrategy.Display, results: String)] = [
    (.automatic, "1 -1 0 -0 -0 NaN ∞"), (.always, "+1 -1 +0 -0 -0 +NaN +∞"), (.never, "1 1 0 0 0 NaN ∞"),
    (.exceptZero, "+1 -1 0 0 0 NaN +∞"), (.negative, "1 -1 0 0 0 NaN ∞"),
  ]

  @Test("a sign is shown when its strategy says so", arguments: signs)
  func sign(display: NumberFormat.SignStrategy.Display, results: String) throws {
    let format = try Self.english().sign(strategy: .init(display: display))
    let values = [1, -1, 0, -0.0, -1e-7, .nan, .infinity]
    #expect(values.map { format.format($0) }.joined(separator: " ") == results)
  }
}

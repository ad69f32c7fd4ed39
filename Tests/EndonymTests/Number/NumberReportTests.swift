#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

/// Inputs of public bug reports and of the project's own list of right answers; the report's number stands beside each.
///
/// Expected values: ICU 72.1, as the reports tell them.
@Suite("Numbers of public reports", .enabled(if: LinkedICU.hasTables))
struct NumberReportTests {
  private static func decimal(_ locale: String) throws -> NumberFormat { try .decimal(locale: locale) }
  private static func percent(_ locale: String) throws -> NumberFormat { try .percent(locale: locale) }
  private static func currency(_ code: String, _ locale: String) throws -> NumberFormat {
    try .currency(code, locale: locale)
  }

  static let decimals: [Sample] = [
    Sample("1.234.567,89") { try decimal("de").format(1_234_567.89) },
    Sample("1,23,45,678") { try decimal("hi_IN").format(12_345_678) },
    Sample("1234") { try decimal("es").format(1234) },
    Sample("\u{61C}-١") { try decimal("ar_SA").format(-1) },
    // 1
    Sample("50 000") {
      let separators = NumberSeparators(decimal: ".", grouping: " ")
      return try decimal("en_US").separators(separators).format(Decimal(50_000))
    },
    // 5
    Sample("1,000,000.001") { try decimal("zh_Hans_CN").format(1_000_000.001) },
    // 7
    Sample("1234,5") { try decimal("pl").format(1234.5) },
    Sample("12\u{A0}345,5") { try decimal("pl").format(12_345.5) },
    // 37
    Sample("-1.2") { try decimal("en").precision(.fractionLength(1)).format(-1.25) },
    Sample("-1.3") { try decimal("en").precision(.fractionLength(1)).rounded(.halfExpand).format(-1.25) },
  ]

  @Test("a decimal is written as its locale does", arguments: decimals)
  func decimal(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let compacts: [Sample] = [
    // 13
    Sample("9.9K") { try decimal("en").notation(.compactName).format(9876) },
    Sample("9877만") { try decimal("ko").notation(.compactName).format(98_765_432) },
    Sample("9,877만") { try decimal("ko").notation(.compactName).grouping(.always).format(98_765_432) },
    // 15
    Sample("1,000") { try decimal("zh-Hant").notation(.compactName).grouping(.always).format(1000) },
    // 17
    Sample("3.2K") { try decimal("en").notation(.compactName).precision(.fractionLength(...1)).format(3150) },
  ]

  @Test("a compact number is rounded once, and grouped when asked", arguments: compacts)
  func compact(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let currencies: [Sample] = [
    Sample("29,99\u{A0}$US") { try currency("USD", "fr").format(29.99) },
    Sample("¥1,234,567.89") { try currency("CNY", "zh_CN").format(1_234_567.89) },
    // 9
    Sample("₹1,20,000.00") { try currency("INR", "en_IN").format(120_000) },
    // 19
    Sample("$1234.00") { try currency("USD", "en_US").grouping(.never).format(1234) },
    // 21
    Sample("€30.00") { try currency("EUR", "en_US").format(30) },
    // 23
    Sample("R$\u{A0}1.000.000,00") { try currency("BRL", "pt_BR").format(1_000_000) },
    Sample("1\u{202F}000\u{202F}000,00\u{A0}€") { try currency("EUR", "fr_FR").format(1_000_000) },
    // 25
    Sample("-15,45\u{A0}€") { try currency("EUR", "fr").format(-15.45) },
    Sample("(15,45\u{A0}€)") { try currency("EUR", "fr").sign(strategy: .accounting).format(-15.45) },
    // 27
    Sample("-123,00\u{A0}zł") { try currency("PLN", "pl_PL").format(-123) },
    // 29
    Sample("-$10.00") { try currency("USD", "en_US").format(-10) },
    // 31
    Sample("100,00\u{A0}Kč") { try currency("CZK", "cs_CZ").format(100) },
    // 33
    Sample("1\u{A0}234,50\u{A0}Ft", icu76: "1234,50\u{A0}Ft") { try currency("HUF", "hu_HU").format(1234.5) },
    Sample("1\u{A0}234\u{A0}Ft", icu76: "1234\u{A0}Ft") {
      try currency("HUF", "hu_HU").precision(.cash).format(1234.5)
    },
    // 35
    Sample("3,00\u{A0}€") { try currency("EUR", "pt_PT").format(3) },
    Sample("none") { try LocaleIdentifier("pt").currency() ?? "none" },
    Sample("EUR") { try LocaleIdentifier("pt_PT").currency() ?? "none" },
    // 125
    Sample("\u{61C}-\u{200F}٢٫٠٠\u{A0}US$", icu76: "\u{200F}\u{200E}-2.00\u{A0}US$") {
      try currency("USD", "ar").format(-2)
    },
    Sample("\u{200F}\u{200E}-2.00\u{A0}\u{200F}$") { try currency("USD", "he").format(-2) },
  ]

  @Test("an amount has its currency's digits, and its locale's symbol, place and sign", arguments: currencies)
  func currency(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  static let percents: [Sample] = [
    Sample("85\u{A0}%") { try percent("fr").format(0.85) },
    // 41
    Sample("50\u{A0}%") { try percent("fr").format(0.5) },
    Sample("50\u{A0}%") { try percent("es").format(0.5) },
    Sample("%50") { try percent("tr").format(0.5) },
    Sample("%\u{A0}50") { try percent("eu").format(0.5) },
    Sample("٥٠٪\u{61C}") { try percent("ar_EG").format(0.5) },
  ]

  @Test("the percent sign stands where its locale has it", arguments: percents)
  func percent(sample: Sample) throws { #expect(try sample.write() == sample.expected) }
}

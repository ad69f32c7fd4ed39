import CRawICU
import Endonym
import Foundation

/// Doubles as plain decimals, percents, amounts and in compact notation.
struct NumberCases {
  let values: SampleValues

  func all() throws -> [BenchmarkCase] {
    try ["en_US", "ar_SA", "bn_BD"].map(decimals)
      + ["en_US", "ar_SA", "hi_IN"].map(integers)
      + [("en_US", "USD"), ("de_DE", "EUR")].map(amounts)
      + ["en_US", "de_DE"].map(percents)
      + [foundationDecimals("en_US"), compact("en_US")]
  }

  private func decimals(_ locale: String) throws -> BenchmarkCase {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).precision(.fractionLength(0...3))
    return try doubles(
      "number/double/\(locale)", .decimal(locale: locale), icu: (".###", RAW_DECIMAL),
      foundation: [.numberFormatter(.decimal, locale, values.doubles) { $0.maximumFractionDigits = 3 }]
        + [.strings("FloatingPointFormatStyle", values.doubles) { style.format($0) }], locale)
  }

  private func percents(_ locale: String) throws -> BenchmarkCase {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: locale))
      .precision(.fractionLength(0))
    return try doubles(
      "number/percent/\(locale)", .percent(locale: locale), icu: ("percent scale/100 precision-integer", RAW_PERCENT),
      foundation: [
        .numberFormatter(.percent, locale, values.doubles),
        .strings("FloatingPointFormatStyle.Percent", values.doubles) { style.format($0) },
      ], locale)
  }

  private func amounts(_ locale: String, _ currency: String) throws -> BenchmarkCase {
    let style = FloatingPointFormatStyle<Double>.Currency(code: currency, locale: Locale(identifier: locale))
    return try doubles(
      "number/currency/\(locale)", .currency(currency, locale: locale), icu: ("currency/\(currency)", RAW_CURRENCY),
      foundation: [
        .numberFormatter(.currency, locale, values.doubles) { $0.currencyCode = currency },
        .strings("FloatingPointFormatStyle.Currency", values.doubles) { style.format($0) },
      ], locale)
  }

  private func compact(_ locale: String) throws -> BenchmarkCase {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: locale)).notation(.compactName)
    return try doubles(
      "number/compact/\(locale)", .decimal(locale: locale).notation(.compactName),
      icu: ("compact-short", RAW_COMPACT_SHORT),
      foundation: [.strings("FloatingPointFormatStyle", values.doubles) { style.format($0) }], locale)
  }

  private func doubles(
    _ name: String, _ format: NumberFormat, icu: (skeleton: String, style: raw_classic_style),
    foundation: [Contestant], _ locale: String
  ) throws -> BenchmarkCase {
    let values = values.doubles
    return BenchmarkCase(
      name: name, count: values.count, subjects: DoubleNumbers(format: format).contestants(values),
      icu: [
        .icu(
          "unumf_formatDouble", try .number(icu.skeleton, locale), values,
          format: raw_number_format_double, pass: raw_number_pass_doubles),
        .icu(
          "unum_formatDouble", try .classicNumber(icu.style, locale), values,
          format: raw_classic_number_format_double, pass: raw_classic_number_pass_doubles),
      ],
      foundation: foundation, valueTexts: values.map { "\($0)" })
  }

  private func integers(_ locale: String) throws -> BenchmarkCase {
    let values = values.integers.map { Int64($0) }
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: locale))
    return BenchmarkCase(
      name: "number/int/\(locale)", count: values.count,
      subjects: IntegerNumbers(format: try .decimal(locale: locale)).contestants(self.values.integers),
      icu: [
        .icu(
          "unumf_formatInt", try .number(".###", locale), values,
          format: raw_number_format_int, pass: raw_number_pass_ints),
        .icu(
          "unum_formatInt64", try .classicNumber(RAW_DECIMAL, locale), values,
          format: raw_classic_number_format_int, pass: raw_classic_number_pass_ints),
      ],
      foundation: [
        .integerFormatter(locale, self.values.integers),
        .strings("IntegerFormatStyle", self.values.integers) { style.format($0) },
      ], valueTexts: values.map { "\($0)" })
  }

  private func foundationDecimals(_ locale: String) throws -> BenchmarkCase {
    let decimals = values.decimals.map(\.decimal)
    let texts = StaticTexts(values.decimals.map(\.text))
    let style = Decimal.FormatStyle(locale: Locale(identifier: locale)).precision(.fractionLength(0...3))
    return BenchmarkCase(
      name: "number/decimal/\(locale)", count: decimals.count,
      subjects: DecimalNumbers(format: try .decimal(locale: locale)).contestants(decimals),
      icu: [
        .icu(
          "unumf_formatDecimal", try .number(".###", locale), texts.pointers,
          format: { raw_number_format_decimal($0, $1, $2) }, pass: { raw_number_pass_decimals($0, $1, $2) })
      ],
      foundation: [
        .decimalFormatter(locale, decimals),
        .strings("Decimal.FormatStyle", decimals) { style.format($0) },
      ], valueTexts: values.decimals.map(\.text))
  }
}

/// Texts in C's form, which live as long as the process.
struct StaticTexts {
  let pointers: [UnsafePointer<CChar>?]

  init(_ texts: [String]) { pointers = texts.map { UnsafePointer(strdup($0)) } }
}

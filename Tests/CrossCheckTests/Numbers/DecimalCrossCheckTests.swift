import Endonym
import Foundation
import Testing

@Suite("Cross-check: decimals", .whereLedgerIsWritten)
struct DecimalCrossCheckTests {
  typealias Style = FloatingPointFormatStyle<Double>

  /// Foundation's options beside Endonym's for the same thing.
  typealias Row = (
    name: String, foundation: @Sendable (Style) -> Style, endonym: @Sendable (NumberFormat) throws -> NumberFormat
  )

  static let styles: [Row] = [
    (
      "double-0-6-digits", { $0.precision(.fractionLength(0...6)) }, { try $0.precision(.fractionLength(0...6)) }
    ),
    ("double-2-digits", { $0.precision(.fractionLength(2)) }, { try $0.precision(.fractionLength(2)) }),
    ("double-no-digits", { $0.precision(.fractionLength(0)) }, { try $0.precision(.fractionLength(0)) }),
    (
      "double-1-to-4-significant", { $0.precision(.significantDigits(1...4)) },
      { try $0.precision(.significantDigits(1...4)) }
    ),
    (
      "double-3-significant", { $0.precision(.significantDigits(3)) },
      { try $0.precision(.significantDigits(3)) }
    ),
    (
      "double-5-integer-digits",
      { $0.precision(.integerAndFractionLength(integerLimits: 5..., fractionLimits: 0...3)) },
      { try $0.precision(.fractionLength(0...3).integerLength(minimum: 5)) }
    ),
    (
      "double-no-grouping", { $0.grouping(.never).precision(.fractionLength(0...3)) }, { $0.grouping(.never) }
    ),
    (
      "double-sign-always", { $0.sign(strategy: .always()).precision(.fractionLength(0...3)) },
      { $0.sign(strategy: .always()) }
    ),
    (
      "double-sign-but-for-zero",
      { $0.sign(strategy: .always(includingZero: false)).precision(.fractionLength(0...3)) },
      { $0.sign(strategy: .always(includingZero: false)) }
    ),
    (
      "double-no-sign", { $0.sign(strategy: .never).precision(.fractionLength(0...3)) },
      { $0.sign(strategy: .never) }
    ),
    (
      "double-separator-always",
      { $0.decimalSeparator(strategy: .always).precision(.fractionLength(0...3)) },
      { $0.decimalSeparator(strategy: .always) }
    ),
    (
      "double-scaled", { $0.scale(1000).precision(.fractionLength(0...3)) }, { try $0.scale(ExactDecimal(1000)) }
    ),
    (
      "double-rounded-up", { $0.rounded(rule: .up).precision(.fractionLength(0...1)) },
      { try $0.rounded(.ceiling).precision(.fractionLength(0...1)) }
    ),
    (
      "double-rounded-down", { $0.rounded(rule: .down).precision(.fractionLength(0...1)) },
      { try $0.rounded(.floor).precision(.fractionLength(0...1)) }
    ),
    (
      "double-rounded-to-zero", { $0.rounded(rule: .towardZero).precision(.fractionLength(0...1)) },
      { try $0.rounded(.truncate).precision(.fractionLength(0...1)) }
    ),
    (
      "double-rounded-from-zero", { $0.rounded(rule: .awayFromZero).precision(.fractionLength(0...1)) },
      { try $0.rounded(.expand).precision(.fractionLength(0...1)) }
    ),
    (
      "double-rounded-half-up",
      { $0.rounded(rule: .toNearestOrAwayFromZero).precision(.fractionLength(0...1)) },
      { try $0.rounded(.halfExpand).precision(.fractionLength(0...1)) }
    ),
    (
      "double-in-steps-of-a-quarter", { $0.rounded(rule: .toNearestOrEven, increment: 0.25) },
      { try $0.rounded(increment: "0.25") }
    ),
  ]

  @Test("FloatingPointFormatStyle<Double>", arguments: CheckedLocale.allCases)
  func doubles(locale: CheckedLocale) throws {
    let check = CrossCheck("decimal", locale.identifier)
    let plain = try NumberFormat.decimal(locale: locale.identifier)
    for (name, foundation, endonym) in Self.styles {
      var generator = check.generator(name)
      let values = CheckedNumbers.doubles + CheckedNumbers.specials + CheckedNumbers.doubles(40, from: &generator)
      let style = foundation(Style(locale: locale.foundation))
      let format = try endonym(plain)
      check.compare(name, values) {
        style.format($0)
      } endonym: {
        format.format($0)
      }
    }
    check.finish()
  }
}

@Suite("Cross-check: integers and exact decimals", .whereLedgerIsWritten)
struct ExactDecimalCrossCheckTests {
  @Test("IntegerFormatStyle<Int64>", arguments: CheckedLocale.allCases)
  func integers(locale: CheckedLocale) throws {
    let check = CrossCheck("integer", locale.identifier)
    let format = try NumberFormat.decimal(locale: locale.identifier)
    let style = IntegerFormatStyle<Int64>(locale: locale.foundation)
    var generator = check.generator("plain")
    let values = CheckedNumbers.integers(300, from: &generator)
    check.compare("plain", values) {
      style.format($0)
    } endonym: {
      format.format($0)
    }
    let ungrouped = format.grouping(.never).sign(strategy: .always())
    check.compare("no-grouping-sign-always", values) {
      style.grouping(.never).sign(strategy: .always()).format($0)
    } endonym: {
      ungrouped.format($0)
    }
    check.finish()
  }

  @Test("Decimal.FormatStyle", arguments: CheckedLocale.allCases)
  func decimals(locale: CheckedLocale) throws {
    let check = CrossCheck("exact-decimal", locale.identifier)
    var generator = check.generator("0-12-digits")
    let values = CheckedNumbers.decimals(300, from: &generator)
    for digits in [12, 2] {
      let format = try NumberFormat.decimal(locale: locale.identifier).precision(.fractionLength(0...digits))
      let style = Decimal.FormatStyle(locale: locale.foundation).precision(.fractionLength(0...digits))
      check.compare("0-\(digits)-digits", values) {
        style.format($0)
      } endonym: {
        format.format($0)
      }
    }
    check.finish()
  }

  @Test("NumberFormatter, decimal", arguments: CheckedLocale.allCases)
  func formatter(locale: CheckedLocale) throws {
    let check = CrossCheck("number-formatter", locale.identifier)
    // On Linux a minimum of fraction digits switches the maximum off, so that none is set.
    for (name, digits, grouping) in [
      ("decimal", 3, true), ("decimal-6-digits", 6, true), ("decimal-ungrouped", 3, false),
    ] {
      let formatter = NumberFormatter()
      formatter.locale = locale.foundation
      formatter.numberStyle = .decimal
      formatter.maximumFractionDigits = digits
      formatter.usesGroupingSeparator = grouping
      let format = try NumberFormat.decimal(locale: locale.identifier).precision(.fractionLength(0...digits))
        .grouping(grouping ? .automatic : .never)
      var generator = check.generator(name)
      let values = CheckedNumbers.doubles + CheckedNumbers.specials + CheckedNumbers.doubles(150, from: &generator)
      check.compare(name, values) {
        formatter.string(from: NSNumber(value: $0))
      } endonym: {
        format.format($0)
      }
    }
    check.finish()
  }
}

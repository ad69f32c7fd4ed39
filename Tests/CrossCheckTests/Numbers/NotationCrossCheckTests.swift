import Endonym
import Foundation
import Testing

@Suite("Cross-check: percents and notations", .whereLedgerIsWritten)
struct NotationCrossCheckTests {
  typealias Style = FloatingPointFormatStyle<Double>

  @Test("percents", arguments: CheckedLocale.allCases)
  func percents(locale: CheckedLocale) throws {
    let check = CrossCheck("percent", locale.identifier)
    let plain = try NumberFormat.percent(locale: locale.identifier)
    func values(_ name: String) -> [Double] {
      var generator = check.generator(name)
      return CheckedNumbers.doubles + CheckedNumbers.specials + CheckedNumbers.doubles(110, from: &generator)
    }
    for digits in [0, 2] {
      let style = Style.Percent(locale: locale.foundation).precision(.fractionLength(0...digits))
      let format = try plain.precision(.fractionLength(0...digits))
      check.compare("double-0-\(digits)-digits", values("double-0-\(digits)-digits")) {
        style.format($0)
      } endonym: {
        format.format($0)
      }
    }
    let signed = Style.Percent(locale: locale.foundation).precision(.fractionLength(1)).sign(strategy: .always())
    let format = try plain.precision(.fractionLength(1)).sign(strategy: .always())
    check.compare("double-sign-always", values("double-sign-always")) {
      signed.format($0)
    } endonym: {
      format.format($0)
    }
    let formatter = NumberFormatter()
    formatter.locale = locale.foundation
    formatter.numberStyle = .percent
    // The scale takes back what is multiplied here.
    let product = try plain.scale(ExactDecimal("0.01"))
    check.compare(
      "number-formatter", values("number-formatter"), rules: ["binary-hundredfold": { product.format($0 * 100) }]
    ) {
      formatter.string(from: NSNumber(value: $0))
    } endonym: {
      plain.format($0)
    }
    check.finish()
  }

  @Test("compact numbers", arguments: CheckedLocale.allCases)
  func compact(locale: CheckedLocale) throws {
    let check = CrossCheck("compact", locale.identifier)
    let plain = try NumberFormat.decimal(locale: locale.identifier).notation(.compactName)
    let style = Style(locale: locale.foundation).notation(.compactName)
    func values(_ name: String) -> [Double] {
      var generator = check.generator(name)
      let edges = (2...15).flatMap { power in [0.9995, 0.9949, 1, 1.05, 1.15, 9.95].map { $0 * pow(10, Double(power)) }
      }
      return CheckedNumbers.doubles + CheckedNumbers.specials + edges + CheckedNumbers.doubles(80, from: &generator)
    }
    check.compare("default", values("default")) {
      style.format($0)
    } endonym: {
      plain.format($0)
    }
    let oneDigit = try plain.precision(.fractionLength(0...1))
    check.compare("0-1-digits", values("0-1-digits")) {
      style.precision(.fractionLength(0...1)).format($0)
    } endonym: {
      oneDigit.format($0)
    }
    let significant = try plain.precision(.significantDigits(3)).sign(strategy: .always())
    check.compare("3-significant-sign-always", values("3-significant-sign-always")) {
      style.precision(.significantDigits(3)).sign(strategy: .always()).format($0)
    } endonym: {
      significant.format($0)
    }
    check.finish()
  }

  @Test("scientific notation", arguments: CheckedLocale.allCases)
  func scientific(locale: CheckedLocale) throws {
    let check = CrossCheck("scientific", locale.identifier)
    let plain = try NumberFormat.decimal(locale: locale.identifier).notation(.scientific)
    let style = Style(locale: locale.foundation).notation(.scientific)
    func values(_ name: String) -> [Double] {
      var generator = check.generator(name)
      return CheckedNumbers.doubles + CheckedNumbers.specials + [1e100, 1e308, 2.5e-300]
        + CheckedNumbers.doubles(150, from: &generator)
    }
    for (minimum, maximum) in [(0, 3), (2, 2), (0, 6)] {
      let name = "\(minimum)-\(maximum)-digits"
      let format = try plain.precision(.fractionLength(minimum...maximum))
      check.compare(name, values(name)) {
        style.precision(.fractionLength(minimum...maximum)).format($0)
      } endonym: {
        format.format($0)
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = locale.foundation
    formatter.numberStyle = .scientific
    // NumberFormatter writes all digits of the number.
    let format = try plain.precision(.unlimited)
    check.compare("number-formatter", values("number-formatter")) {
      formatter.string(from: NSNumber(value: $0))
    } endonym: {
      format.format($0)
    }
    check.finish()
  }
}

import CRawICU
import Endonym
import Foundation

struct DoubleNumbers: ValueFormat {
  let format: NumberFormat
  func string(_ value: Double) -> String { format.format(value) }
  func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) { try format.append(value, to: &bytes) }
}

struct IntegerNumbers: ValueFormat {
  let format: NumberFormat
  func string(_ value: Int) -> String { format.format(value) }
  func append(_ value: Int, to bytes: inout [UInt8]) throws(FormatError) { try format.append(value, to: &bytes) }
}

struct DecimalNumbers: ValueFormat {
  let format: NumberFormat
  func string(_ value: Decimal) -> String { format.format(value) }
  func append(_ value: Decimal, to bytes: inout [UInt8]) throws(FormatError) { try format.append(value, to: &bytes) }
}

extension RawFormatter {
  static func number(_ skeleton: String, _ locale: String) throws -> RawFormatter {
    try RawFormatter(raw_number_open(skeleton, locale), "\(skeleton) \(locale)") { raw_number_close($0) }
  }

  static func classicNumber(_ style: raw_classic_style, _ locale: String) throws -> RawFormatter {
    try RawFormatter(raw_classic_number_open(style, locale), "number style \(style) \(locale)") {
      raw_classic_number_close($0)
    }
  }
}

extension Contestant {
  /// `NumberFormatter` on doubles; each goes into an `NSNumber`, as the API wants.
  static func numberFormatter(
    _ style: NumberFormatter.Style, _ locale: String, _ values: [Double],
    _ configure: (NumberFormatter) -> Void = { _ in }
  ) -> Contestant {
    let formatter = NumberFormatter(style, locale)
    configure(formatter)
    return .strings("NumberFormatter", values) { formatter.string(from: NSNumber(value: $0)) ?? "" }
  }

  /// `NumberFormatter` on integers.
  static func integerFormatter(_ locale: String, _ values: [Int]) -> Contestant {
    let formatter = NumberFormatter(.decimal, locale)
    return .strings("NumberFormatter", values) { formatter.string(from: NSNumber(value: $0)) ?? "" }
  }

  /// `NumberFormatter` on decimals.
  static func decimalFormatter(_ locale: String, _ values: [Decimal]) -> Contestant {
    let formatter = NumberFormatter(.decimal, locale)
    formatter.maximumFractionDigits = 3
    return .strings("NumberFormatter", values) { formatter.string(from: NSDecimalNumber(decimal: $0)) ?? "" }
  }
}

extension NumberFormatter {
  convenience init(_ style: Style, _ locale: String) {
    self.init()
    self.locale = Locale(identifier: locale)
    numberStyle = style
  }
}

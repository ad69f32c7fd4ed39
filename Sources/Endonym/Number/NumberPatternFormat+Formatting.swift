#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NumberPatternFormat {
  /// The number as text. A `Float` counts as the shortest decimal that names it.
  public func format(_ value: Float) -> String { text(NumberValue(value)) }

  /// The number as text.
  public func format(_ value: Decimal) -> String { text(NumberValue(value)) }

  /// The number as text, every digit counted.
  public func format(_ value: ExactDecimal) -> String { text(NumberValue(value)) }

  /// The number as text, at any width.
  public func format(_ value: some BinaryInteger) -> String { text(NumberValue(value)) }

  private func text(_ value: NumberValue) -> String {
    var bytes: [UInt8] = []
    do { try box.engine().append(value, to: &bytes) } catch { return value.plainText }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) {
    try box.engine().append(NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: ExactDecimal, to bytes: inout [UInt8]) throws(FormatError) {
    try box.engine().append(NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: some BinaryInteger, to bytes: inout [UInt8]) throws(FormatError) {
    try box.engine().append(NumberValue(value), to: &bytes)
  }

  /// The number in parts. Of a sign or a currency that the pattern has twice, only the first is told from the text around.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: Double) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The number in parts, as of a `Double`.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: ExactDecimal) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The number in parts, as of a `Double`.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: some BinaryInteger) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }
}

extension NumberPatternFormat: FormatStyle {
  /// The input that generic code sees.
  public typealias FormatInput = Double
  /// Text.
  public typealias FormatOutput = String

  /// The number as text.
  public func format(_ value: Double) -> String { text(NumberValue(value)) }

  /// The same format for a Foundation locale; unchanged where the locale cannot be formatted for.
  public func locale(_ locale: Locale) -> NumberPatternFormat { (try? self.locale(locale.identifier)) ?? self }
}

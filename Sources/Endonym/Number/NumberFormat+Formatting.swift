#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NumberFormat {
  /// The number as text.
  public func format(_ value: Double) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in try engine.string(value) }
    } catch { return NumberValue(value).plainText }
  }

  /// The number as text.
  public func format(_ value: Int) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in
        try engine.string(magnitude: UInt64(value.magnitude), isNegative: value < 0)
      }
    } catch { return NumberValue(value).plainText }
  }

  /// The number as text. A `Float` counts as the shortest decimal that names it.
  public func format(_ value: Float) -> String { text(NumberValue(value)) }

  /// The number as text.
  public func format(_ value: Decimal) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in try engine.string(value) }
    } catch { return NumberValue(value).plainText }
  }

  /// The number as text, every digit counted.
  public func format(_ value: ExactDecimal) -> String { text(NumberValue(value)) }

  /// The number as text, at any width.
  public func format(_ value: some BinaryInteger) -> String { text(NumberValue(value)) }

  private func text(_ value: NumberValue) -> String {
    var bytes: [UInt8] = []
    do { try box.engine().append(value, to: &bytes) } catch { return value.plainText }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension NumberFormat {
  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(value, to: &bytes) }
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Int, to bytes: inout [UInt8]) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in
      try engine.append(magnitude: UInt64(value.magnitude), isNegative: value < 0, to: &bytes)
    }
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Float, to bytes: inout [UInt8]) throws(FormatError) {
    try box.engine().append(NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Decimal, to bytes: inout [UInt8]) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(value, to: &bytes) }
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
}

extension NumberFormat {
  /// The number in parts: digits, separators, sign, symbol.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: Double) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The number in parts: digits, separators, sign, symbol.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: Float) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The number in parts: digits, separators, sign, symbol.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: Decimal) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The number in parts: digits, separators, sign, symbol.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: ExactDecimal) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The number in parts: digits, separators, sign, symbol.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: some BinaryInteger) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }
}

extension NumberFormat {
  /// A range of two numbers: `3–5 km`, `$3.00 – $5.00`; `~3` when both round to the same.
  ///
  /// The second may be smaller than the first, as in ECMA-402.
  /// - Throws: ``FormatError/invalidNumber(_:)`` when one end is not a number, and
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func format(from start: ExactDecimal, to end: ExactDecimal) throws(FormatError) -> String {
    try parts(from: start, to: end).text
  }

  /// A range in parts, each with the end that it belongs to.
  /// - Throws: as ``format(from:to:)``.
  public func parts(from start: ExactDecimal, to end: ExactDecimal) throws(FormatError) -> [FormattedPart] {
    for end in [start, end] where end.isNaN { throw .invalidNumber(end.description) }
    return try box.engine().parts(from: NumberValue(start), to: NumberValue(end))
  }

  /// A range of numbers: `3–5`.
  /// - Throws: as ``format(from:to:)``.
  public func format(_ range: ClosedRange<Double>) throws(FormatError) -> String {
    try format(from: ExactDecimal(range.lowerBound), to: ExactDecimal(range.upperBound))
  }
}

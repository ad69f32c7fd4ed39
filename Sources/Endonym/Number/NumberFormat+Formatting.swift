#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension NumberFormat {
  /// Whether numbers are written by a compiled plan, ten times and more as fast as ICU writes them.
  ///
  /// The text is the same either way. ICU writes scientific notation, steps that do not divide a thousand, more than fifteen
  /// digits, and the numbers of locales whose texts a plan cannot hold; then it is `false`, as when ICU fails. Numbers beyond
  /// 10^15, infinities and not-a-number are always ICU's.
  ///
  /// The plan is compiled for the second value, or when this is asked: ask it to have the work done beforehand.
  public var isCompiled: Bool {
    do { return try box.engine().isCompiled } catch { return false }
  }
}

extension NumberFormat {
  /// The number as text.
  public func format(_ value: Double) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in try engine.string(value) }
    } catch { return NumberValue(value).plainText }
  }

  /// The number as text.
  public func format(_ value: Int) -> String { text(PlannedInteger(value), NumberValue(value)) }

  /// The number as text. A `Float` counts as the shortest decimal that names it.
  public func format(_ value: Float) -> String { text(SmallDecimal(value), NumberValue(value)) }

  /// The number as text.
  public func format(_ value: Decimal) -> String { text({ $0.decimals.small(value) }, NumberValue(value)) }

  /// The number as text, every digit counted.
  public func format(_ value: ExactDecimal) -> String { text(SmallDecimal(value), NumberValue(value)) }

  /// The number as text, at any width.
  public func format(_ value: some BinaryInteger) -> String { text(PlannedInteger(value), NumberValue(value)) }

  @inline(__always)
  private func text(_ small: (some PlannedNumber)?, _ value: @autoclosure () -> NumberValue) -> String {
    text({ _ in small }, value())
  }

  @inline(__always)
  private func text(
    _ small: (borrowing NumberEngine) -> (some PlannedNumber)?, _ value: @autoclosure () -> NumberValue
  ) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in
        if let small = small(engine) { return try engine.string(small) }
        return String(decoding: try engine.bytesByICU(value()), as: UTF8.self)
      }
    } catch { return value().plainText }
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
    try append(PlannedInteger(value), NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Float, to bytes: inout [UInt8]) throws(FormatError) {
    try append(SmallDecimal(value), NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Decimal, to bytes: inout [UInt8]) throws(FormatError) {
    try append({ $0.decimals.small(value) }, NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: ExactDecimal, to bytes: inout [UInt8]) throws(FormatError) {
    try append(SmallDecimal(value), NumberValue(value), to: &bytes)
  }

  /// Appends the number as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: some BinaryInteger, to bytes: inout [UInt8]) throws(FormatError) {
    try append(PlannedInteger(value), NumberValue(value), to: &bytes)
  }

  @inline(__always)
  private func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ small: (some PlannedNumber)?, _ value: @autoclosure () -> NumberValue, to destination: inout Destination
  ) throws(FormatError) {
    try append({ _ in small }, value(), to: &destination)
  }

  @inline(__always)
  private func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ small: (borrowing NumberEngine) -> (some PlannedNumber)?, _ value: @autoclosure () -> NumberValue,
    to destination: inout Destination
  ) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in
      if let small = small(engine) {
        try engine.append(small, to: &destination)
      } else {
        try engine.appendByICU(value(), to: &destination)
      }
    }
  }
}

extension NumberFormat {
  /// Appends the number as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Double, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(value, to: &span) }
  }

  /// Appends the number as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Int, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append(PlannedInteger(value), NumberValue(value), to: &span)
  }

  /// Appends the number as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Float, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append(SmallDecimal(value), NumberValue(value), to: &span)
  }

  /// Appends the number as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Decimal, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append({ $0.decimals.small(value) }, NumberValue(value), to: &span)
  }

  /// Appends the number as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: ExactDecimal, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append(SmallDecimal(value), NumberValue(value), to: &span)
  }

  /// Appends the number as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: some BinaryInteger, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try append(PlannedInteger(value), NumberValue(value), to: &span)
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
  /// - Throws: ``FormatError/invalidNumber(_:)`` when one end is not a number; ``FormatError/invalidUnit(_:reason:)``,
  ///   ``FormatError/invalidSkeleton(_:offset:reason:)`` or ``FormatError/invalidOption(_:reason:)`` for a unit in several
  ///   parts, such as `foot-and-inch`, and a usage, of which ICU writes no ranges; ``FormatError/engine(call:code:name:)``
  ///   when ICU fails.
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

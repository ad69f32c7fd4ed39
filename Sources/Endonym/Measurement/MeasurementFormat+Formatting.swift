#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A measurement as it was written: its text, and the unit that the locale's usage chose.
public struct ShownMeasurement: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The unit that the text is in; of several parts for `5 ft, 11 in`.
  public let unit: MeasurementUnit
}

extension MeasurementFormat {
  /// Whether amounts are converted and written by a compiled plan, which costs a comparison and a multiplication more than
  /// writing the number. The text is ICU's either way; when ICU has to write it in one of the usage's units, or fails, it is
  /// `false`.
  ///
  /// The plan is compiled for the second value, or when this is asked: ask it to have the work done beforehand.
  public var isCompiled: Bool {
    do { return try box.engine().isCompiled } catch { return false }
  }

  /// The measurement as text.
  public func format(_ value: Decimal) -> String { text(NumberValue(value)) }

  /// The measurement as text.
  public func format(_ value: ExactDecimal) -> String { text(NumberValue(value)) }

  /// The measurement as text.
  public func format(_ value: some BinaryInteger) -> String { text(NumberValue(value)) }

  /// The measurement as text, and the unit it is in.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func shown(_ value: Double) throws(FormatError) -> ShownMeasurement { try shown(NumberValue(value)) }

  /// The measurement as text, and the unit it is in.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func shown(_ value: ExactDecimal) throws(FormatError) -> ShownMeasurement { try shown(NumberValue(value)) }

  /// Appends the measurement as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Double, to bytes: inout [UInt8]) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(value, to: &bytes) }
  }

  /// Appends the measurement as UTF-8.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: ExactDecimal, to bytes: inout [UInt8]) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(NumberValue(value), to: &bytes) }
  }

  /// Appends the measurement as UTF-8 to a span.
  /// - Throws: ``FormatError/limitExceeded(_:limit:)`` when the span has too little room, and is left as it was;
  ///   ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func append(_ value: Double, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    try box.withEngine { engine throws(FormatError) in try engine.append(value, to: &span) }
  }

  /// The measurement in parts: the number's and `unit`. Of several units each part names the one that it counts.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: Double) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  /// The measurement in parts: the number's and `unit`. Of several units each part names the one that it counts.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func parts(of value: ExactDecimal) throws(FormatError) -> [FormattedPart] {
    try box.engine().parts(of: NumberValue(value))
  }

  private func shown(_ value: NumberValue) throws(FormatError) -> ShownMeasurement {
    try box.withEngine { engine throws(FormatError) in
      var bytes: [UInt8] = []
      try engine.append(value, to: &bytes)
      return ShownMeasurement(text: String(decoding: bytes, as: UTF8.self), unit: try engine.shownUnit(for: value))
    }
  }

  private func text(_ value: NumberValue) -> String {
    var bytes: [UInt8] = []
    do {
      try box.withEngine { engine throws(FormatError) in try engine.append(value, to: &bytes) }
    } catch { return "\(value.plainText) \(unit.identifier)" }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension MeasurementFormat: FormatStyle {
  /// An amount of the format's unit.
  public typealias FormatInput = Double
  /// Text.
  public typealias FormatOutput = String

  /// The measurement as text; should ICU fail, the plain number and the unit's identifier.
  public func format(_ value: Double) -> String {
    do {
      return try box.withEngine { engine throws(FormatError) in try engine.string(value) }
    } catch { return "\(value) \(unit.identifier)" }
  }

  /// The same format for a Foundation locale; unchanged where the locale cannot be formatted for.
  public func locale(_ locale: Locale) -> MeasurementFormat {
    guard let identifier = try? LocaleIdentifier(locale.identifier) else { return self }
    var options = options
    options.number.locale = identifier
    return (try? MeasurementFormat(options)) ?? self
  }
}

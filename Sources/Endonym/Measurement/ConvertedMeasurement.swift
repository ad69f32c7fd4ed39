/// What a conversion came to: one decimal, or one for each part of a mixed unit.
///
/// ```swift
/// let height = try MeasurementConverter(from: .meter, to: .footAndInch).convert(ExactDecimal("1.8"))
/// height.parts.map { "\($0.value) \($0.unit)" }
/// // ["5 foot", "10.86614173228346456692913385826772 inch"]
/// height.decimal  // 5.905511811023622047244094488188976
/// ```
///
/// A decimal is exact when it ends within 34 significant digits, those of IEEE 754's decimal128; else it has 34,
/// rounded half-even.
public struct ConvertedMeasurement: Hashable, Sendable {
  /// The amount of one unit.
  public struct Part: Hashable, Sendable {
    /// The unit.
    public let unit: MeasurementUnit
    /// How many of it.
    public let value: ExactDecimal
    /// Whether ``value`` was not rounded.
    public let isExact: Bool
  }

  /// The whole amount in the unit converted to; for a mixed unit, in the largest of its parts.
  public let decimal: ExactDecimal
  /// Whether ``decimal`` was not rounded.
  public let isExact: Bool
  /// The amount of each part of the unit converted to, in the order of its identifier; one when it is not mixed. All
  /// but the smallest are whole, and all have the sign of the whole. An amount that is not finite cannot be split: the
  /// largest part has it, the others are zero.
  public let parts: [Part]
}

extension ConvertedMeasurement {
  /// An amount that is not split.
  init(_ decimal: ExactDecimal, isExact: Bool, of unit: MeasurementUnit) {
    self.init(decimal: decimal, isExact: isExact, parts: [Part(unit: unit, value: decimal, isExact: isExact)])
  }
}

/// Rounds numbers to a fixed range of fraction digits.
struct FixedRounding: BitwiseCopyable {
  /// Fraction digits shown at least and at most.
  let minimum: Int
  let maximum: Int
  /// The power of ten that a value is multiplied by first: 2 for percents, -3 for compact thousands.
  let power: Int
  let mode: NumberFormat.RoundingMode

  private let ruler: DecimalRuler
  /// How many marks one is long.
  private let unit: PowerOfTen

  /// - Returns: `nil` where the arithmetic would not be exact.
  init?(minimum: Int, maximum: Int, power: Int, mode: NumberFormat.RoundingMode) {
    guard 0 <= minimum, minimum <= maximum, maximum <= 15, let ruler = DecimalRuler(places: maximum + power) else {
      return nil
    }
    self.minimum = minimum
    self.maximum = maximum
    self.power = power
    self.mode = mode
    self.ruler = ruler
    unit = PowerOfTen(maximum)
  }

  /// `nil` for what ICU has to write: NaN, infinities, and numbers too large for the arithmetic.
  @inline(__always)
  func round(_ value: Double) -> RoundedDecimal? {
    let isNegative = value.hasMinusSign
    guard let count = ruler.count(value.magnitude, mode: mode, isNegative: isNegative) else { return nil }
    return RoundedDecimal(isNegative: isNegative, count: count, unit: unit, minimum: minimum)
  }

  /// Rounds `digits` times 10^`exponent`; `nil` when the result does not fit.
  @inline(__always)
  func round(digits: UInt64, exponent: Int, isNegative: Bool) -> RoundedDecimal? {
    if exponent == 0, power == 0 { return RoundedDecimal(isNegative: isNegative, integer: digits, zeros: minimum) }
    guard let count = ruler.count(digits: digits, exponent: exponent, mode: mode, isNegative: isNegative) else {
      return nil
    }
    return RoundedDecimal(isNegative: isNegative, count: count, unit: unit, minimum: minimum)
  }
}

extension Double {
  /// Whether there is a minus sign; -0 has one. To ask for the `sign` is a branch, which random signs make costly.
  @inline(__always) var hasMinusSign: Bool { Int64(bitPattern: bitPattern) < 0 }
}

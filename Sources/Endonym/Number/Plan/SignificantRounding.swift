/// Rounds numbers to a range of significant digits, or to whole numbers where that keeps more.
struct SignificantRounding: BitwiseCopyable {
  let minimum: Int
  let maximum: Int
  /// Whether whole numbers keep all their digits: compact notation's 1,235 million, 1.2 million.
  let keepsIntegers: Bool
  let power: Int
  let mode: NumberFormat.RoundingMode

  private let table: PlaceTable

  /// - Returns: `nil` where the arithmetic would not be exact.
  init?(minimum: Int, maximum: Int, keepsIntegers: Bool, power: Int, mode: NumberFormat.RoundingMode) {
    guard 1 <= minimum, minimum <= maximum, maximum <= 15 else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    self.keepsIntegers = keepsIntegers
    self.power = power
    self.mode = mode
    table = PlaceTable.shared
  }

  /// `nil` for what ICU has to write.
  func round(_ value: Double) -> RoundedDecimal? {
    let isNegative = value.hasMinusSign
    let magnitude = value.magnitude
    guard magnitude < 1e15 else { return nil }
    if magnitude == 0 { return zero(isNegative) }
    guard let exponent = table.exponent(of: magnitude) else { return nil }
    let places = places(exponent: exponent + power)
    guard let place = table[places + power],
      let count = place.pointee.ruler.count(magnitude, mode: mode, isNegative: isNegative)
    else { return nil }
    return decimal(count, places: places, exponent: exponent + power, isNegative)
  }

  /// Rounds `digits` times 10^`exponent`.
  func round(digits: UInt64, exponent: Int, isNegative: Bool) -> RoundedDecimal? {
    if digits == 0 { return zero(isNegative) }
    let leading = digits.decimalDigitCount - 1 + exponent + power
    let places = places(exponent: leading)
    guard let place = table[places + power],
      let count = place.pointee.ruler.count(digits: digits, exponent: exponent, mode: mode, isNegative: isNegative)
    else { return nil }
    return decimal(count, places: places, exponent: leading, isNegative)
  }

  /// The places that numbers of one magnitude show, at least and at most; `nil` where these are not the same for all of them, or
  /// not after the separator.
  func places(ofMagnitude exponent: Int) -> ClosedRange<Int>? {
    let most = places(exponent: exponent)
    return minimum == 1 && most >= 0 ? 0...most : nil
  }

  private func zero(_ isNegative: Bool) -> RoundedDecimal {
    RoundedDecimal(isNegative: isNegative, integer: 0, zeros: minimum - 1)
  }

  /// How many places after the separator are kept of a number whose first digit counts 10^`exponent`.
  private func places(exponent: Int) -> Int {
    let places = maximum - 1 - exponent
    return keepsIntegers ? max(places, 0) : places
  }

  private func decimal(_ count: UInt64, places: Int, exponent: Int, _ isNegative: Bool) -> RoundedDecimal? {
    // Rounding may have carried into one digit more.
    let leading = count == 0 ? exponent : count.decimalDigitCount - 1 - places
    let least = count == 0 ? minimum - 1 : max(0, minimum - 1 - leading)
    guard places > 0 else {
      let (integer, overflow) = count.multipliedReportingOverflow(by: PowersOfTen.integer(-places))
      guard !overflow, -places <= 19 else { return nil }
      return RoundedDecimal(isNegative: isNegative, integer: integer, zeros: least)
    }
    guard places <= 19, let place = table[places] else { return nil }
    return RoundedDecimal(
      isNegative: isNegative, count: count, unit: place.pointee.unit, minimum: min(least, places))
  }
}

extension UInt64 {
  /// How many decimal digits it has; 1 for zero.
  var decimalDigitCount: Int {
    var count = 1
    var limit: UInt64 = 10
    while self >= limit {
      count += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { break }
      limit = next
    }
    return count
  }
}

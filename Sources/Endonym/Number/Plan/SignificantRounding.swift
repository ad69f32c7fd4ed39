/// Rounds numbers to a range of significant digits, or to whole numbers where that keeps more.
struct SignificantRounding: BitwiseCopyable {
  let minimum: Int
  let maximum: Int
  /// Whether whole numbers keep all their digits: compact notation's 1,235 million, 1.2 million.
  let keepsIntegers: Bool
  let power: Int
  let mode: NumberFormat.RoundingMode

  private let rulers: UnsafePointer<DecimalRuler>

  /// - Returns: `nil` where the arithmetic would not be exact.
  init?(minimum: Int, maximum: Int, keepsIntegers: Bool, power: Int, mode: NumberFormat.RoundingMode) {
    guard 1 <= minimum, minimum <= maximum, maximum <= 15 else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    self.keepsIntegers = keepsIntegers
    self.power = power
    self.mode = mode
    rulers = Rulers.shared.first
  }

  /// `nil` for what ICU has to write.
  func round(_ value: Double) -> RoundedDecimal? {
    let isNegative = value.sign == .minus
    let magnitude = value.magnitude
    guard magnitude < 1e15 else { return nil }
    if magnitude == 0 { return zero(isNegative) }
    guard let exponent = Self.exponent(of: magnitude) else { return nil }
    let places = places(exponent: exponent + power)
    guard let ruler = ruler(places + power),
      let count = ruler.count(magnitude, mode: mode, isNegative: isNegative)
    else { return nil }
    return decimal(count, places: places, exponent: exponent + power, isNegative)
  }

  /// Rounds `digits` times 10^`exponent`.
  func round(digits: UInt64, exponent: Int, isNegative: Bool) -> RoundedDecimal? {
    if digits == 0 { return zero(isNegative) }
    let leading = digits.decimalDigitCount - 1 + exponent + power
    let places = places(exponent: leading)
    guard let ruler = ruler(places + power),
      let count = ruler.count(digits: digits, exponent: exponent, mode: mode, isNegative: isNegative)
    else { return nil }
    return decimal(count, places: places, exponent: leading, isNegative)
  }

  private func zero(_ isNegative: Bool) -> RoundedDecimal {
    RoundedDecimal(isNegative: isNegative, integer: 0, zeros: minimum - 1)
  }

  /// How many places after the separator are kept of a number whose first digit counts 10^`exponent`.
  private func places(exponent: Int) -> Int {
    let places = maximum - 1 - exponent
    return keepsIntegers ? max(places, 0) : places
  }

  private func ruler(_ places: Int) -> DecimalRuler? {
    Rulers.places.contains(places) ? rulers[places - Rulers.places.lowerBound] : nil
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
    guard places <= 19 else { return nil }
    return RoundedDecimal(
      isNegative: isNegative, count: count, unit: PowerOfTen(places), minimum: min(least, places))
  }

  /// The power of ten of a positive magnitude's first digit, by its shortest decimal; `nil` for what ICU has to write.
  ///
  /// ICU takes the digits to keep from an approximation of about sixteen digits, which may be the power of ten above:
  /// of 0.09999999999999999 it keeps seven digits as of 0.1, writing 0.0999999. Numbers that close below a power are left to it.
  static func exponent(of magnitude: Double) -> Int? {
    // log10(2) is 1233 / 4096, nearly; the estimate is right or one too small.
    var exponent = (Int(magnitude.exponent) * 1233) >> 12
    if magnitude >= powerOfTen(exponent + 1) { exponent += 1 }
    if magnitude < powerOfTen(exponent) { exponent -= 1 }
    return magnitude < powerOfTen(exponent + 1) * (1 - approximation) ? exponent : nil
  }

  /// The error of ICU's approximation, relative to the number: at most half of 10^-14.65, and what scaling it errs by.
  private static let approximation = 0x1p-48

  /// The double nearest to 10^`exponent`.
  private static func powerOfTen(_ exponent: Int) -> Double {
    exponent >= 0 ? PowersOfTen.double(exponent) : 1 / PowersOfTen.double(-exponent)
  }
}

/// Rulers of every place, once for the process.
///
/// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
struct Rulers: @unchecked Sendable {
  static let places = -18...21
  static let shared = Rulers()

  /// The ruler of the first of ``places``; the others follow.
  let first: UnsafePointer<DecimalRuler>

  private init() {
    let rulers = Self.places.compactMap { DecimalRuler(places: $0) }
    let memory = UnsafeMutablePointer<DecimalRuler>.allocate(capacity: rulers.count)
    for (index, ruler) in rulers.enumerated() { (memory + index).initialize(to: ruler) }
    first = UnsafePointer(memory)
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

import Foundation

/// A decimal of 1 to 15 significant digits and of either sign, its size between 1e-3 and 1e12, sizes and lengths equally
/// likely: what all the number cases draw from.
struct SampleDecimal {
  private let isNegative: Bool
  private let digits: UInt64
  private let exponent: Int

  init(using generator: inout SeededGenerator) {
    let count = Int.random(in: 1...15, using: &generator)
    // The place of the first digit: 10^-3 to 10^11.
    let place = Int.random(in: -3...11, using: &generator)
    let least = (1..<count).reduce(UInt64(1)) { power, _ in power * 10 }
    digits = UInt64.random(in: least..<least * 10, using: &generator)
    exponent = place - count + 1
    isNegative = Bool.random(using: &generator)
  }

  /// The nearest double.
  var double: Double { Double("\(isNegative ? "-" : "")\(digits)e\(exponent)") ?? .nan }

  /// The decimal itself.
  var decimal: Decimal { Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(digits)) }

  /// The decimal in plain ASCII, such as `-1234.5`.
  var text: String {
    let written = String(digits)
    let sign = isNegative ? "-" : ""
    if exponent >= 0 { return sign + written + String(repeating: "0", count: exponent) }
    let padded = String(repeating: "0", count: max(0, 1 - exponent - written.count)) + written
    return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
  }
}

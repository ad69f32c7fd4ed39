extension Rational {
  /// The exact value of a binary number; `nil` when it is infinite or not a number.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let isSubnormal = value.exponentBitPattern == 0
    let significand = value.significandBitPattern | (isSubnormal ? 0 : 1 << UInt64(Double.significandBitCount))
    let exponent = Int(max(value.exponentBitPattern, 1)) - 1023 - Double.significandBitCount
    self.init(BigNatural(significand), isNegative: value.sign == .minus, times: BigNatural(2), power: exponent)
  }

  /// The nearest binary number, ties to the even one: rounded once, subnormal numbers included. Infinite when it is
  /// beyond the greatest.
  var nearestDouble: Double {
    guard !isZero else { return 0 }
    // At least 55 bits of quotient: 53 to keep, one to decide, and the remainder to tell a tie from more than a tie.
    let leastExponent = -1074
    let exponent = max(numerator.bitWidth - denominator.bitWidth - 56, leastExponent - 2)
    let (quotient, remainder) =
      exponent < 0
      ? (numerator << -exponent).quotientAndRemainder(dividingBy: denominator)
      : numerator.quotientAndRemainder(dividingBy: denominator << exponent)
    let dropped = max(quotient.bitWidth - 53, leastExponent - exponent)
    let kept = (quotient >> dropped).lowWord
    let rest = quotient.distance(to: BigNatural(kept) << dropped)
    let half = BigNatural.one << (dropped - 1)
    let isAboveHalf = rest > half || (rest == half && (!remainder.isZero || kept & 1 == 1))
    let significand = isAboveHalf ? kept + 1 : kept
    // A significand below 2^53 at least, and an exponent of at least -1074: the product is exact or overflows.
    let magnitude = Double(sign: .plus, exponent: exponent + dropped, significand: Double(significand))
    return isNegative ? -magnitude : magnitude
  }
}

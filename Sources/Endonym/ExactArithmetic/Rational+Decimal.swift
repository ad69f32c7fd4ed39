extension Rational {
  /// How many digits a result keeps that does not end: those of IEEE 754's decimal128.
  static let significantDigits = 34

  /// The value of a decimal; `nil` when it is infinite or not a number.
  init?(_ decimal: ExactDecimal) {
    guard decimal.isFinite else { return nil }
    self.init(
      BigNatural(digits: decimal.digits), isNegative: decimal.isNegative, times: BigNatural(10),
      power: decimal.exponent)
  }

  /// The number as a decimal: exactly when it ends within ``significantDigits``, else rounded half-even to that many.
  ///
  /// A rounded result keeps the zeros at its end, for they are digits that were computed; an exact one has none after
  /// the point. Whole numbers of at most ``significantDigits`` have no exponent.
  func decimal() -> (value: ExactDecimal, isExact: Bool) {
    guard !isZero else {
      return (ExactDecimal(form: .finite, isNegative: false, digits: [UInt8(ascii: "0")], exponent: 0), true)
    }
    // log10(2) is 0.30103, and the bit widths bound the number to a factor of two: the quotient has one to four digits
    // more than are kept, and those tell on which side of a half the rest is.
    var exponent = (numerator.bitWidth - denominator.bitWidth) * 30_103 / 100_000 - Self.significantDigits - 2
    let scale = BigNatural.powerOfTen(abs(exponent))
    let (quotient, remainder) =
      exponent < 0
      ? (numerator * scale).quotientAndRemainder(dividingBy: denominator)
      : numerator.quotientAndRemainder(dividingBy: denominator * scale)
    let dropped = quotient.digits.count - Self.significantDigits
    exponent += dropped
    var (kept, rest) = quotient.quotientAndRemainder(dividingBy: BigNatural.powerOfTen(dropped))
    let isExact = rest.isZero && remainder.isZero
    let half = BigNatural.powerOfTen(dropped) >> 1
    if rest > half || (rest == half && (!remainder.isZero || kept.lowWord & 1 == 1)) { kept = kept + .one }
    var digits = kept.digits
    if digits.count > Self.significantDigits {
      digits.removeLast()
      exponent += 1
    }
    if isExact { Self.shorten(&digits, &exponent) }
    return (ExactDecimal(form: .finite, isNegative: isNegative, digits: digits, exponent: exponent), isExact)
  }

  /// Drops zeros at the end, and writes a short whole number out.
  private static func shorten(_ digits: inout [UInt8], _ exponent: inout Int) {
    let zero = UInt8(ascii: "0")
    while digits.count > 1, digits.last == zero {
      digits.removeLast()
      exponent += 1
    }
    if exponent > 0, digits.count + exponent <= significantDigits {
      digits += repeatElement(zero, count: exponent)
      exponent = 0
    }
  }
}

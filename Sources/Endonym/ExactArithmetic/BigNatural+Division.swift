extension BigNatural {
  /// Divides: `self == quotient * divisor + remainder`, with a remainder below the divisor.
  ///
  /// By zero the quotient is zero and the remainder `self`, which keeps the first half of that promise.
  func quotientAndRemainder(dividingBy divisor: BigNatural) -> (quotient: BigNatural, remainder: BigNatural) {
    guard let top = divisor.limbs.last, self >= divisor else { return (.zero, self) }
    if divisor.limbs.count == 1 {
      let (quotient, remainder) = quotientAndRemainder(dividingByWord: top)
      return (quotient, BigNatural(remainder))
    }
    // With the divisor's top bit set, an estimate from the top two words is at most two too large.
    let shift = top.leadingZeroBitCount
    var rest = (self << shift).limbs
    if rest.count == limbs.count { rest.append(0) }
    let scaled = (divisor << shift).limbs
    var quotient = [UInt64](repeating: 0, count: rest.count - scaled.count)
    for place in quotient.indices.reversed() {
      var estimate = Self.estimate(rest, scaled, place)
      if Self.subtract(scaled, times: estimate, from: &rest, at: place) {
        Self.add(scaled, to: &rest, at: place)
        estimate -= 1
      }
      quotient[place] = estimate
    }
    return (BigNatural(limbs: quotient), BigNatural(limbs: rest) >> shift)
  }

  /// Divides by a number that is not zero and fits one word.
  func quotientAndRemainder(dividingByWord divisor: UInt64) -> (quotient: BigNatural, remainder: UInt64) {
    var quotient = limbs
    var remainder: UInt64 = 0
    for index in quotient.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, quotient[index]))
    }
    return (BigNatural(limbs: quotient), remainder)
  }

  /// The quotient's digit at `place`, or one more: step D3 of Knuth's algorithm D.
  private static func estimate(_ rest: [UInt64], _ divisor: [UInt64], _ place: Int) -> UInt64 {
    let count = divisor.count
    let top = divisor[count - 1]
    let high = rest[place + count]
    let middle = rest[place + count - 1]
    guard high < top else { return .max }
    var (estimate, remainder) = top.dividingFullWidth((high, middle))
    while true {
      let (productHigh, productLow) = estimate.multipliedFullWidth(by: divisor[count - 2])
      let isTooLarge = (productHigh, productLow) > (remainder, rest[place + count - 2])
      guard isTooLarge else { return estimate }
      estimate -= 1
      let (sum, overflow) = remainder.addingReportingOverflow(top)
      if overflow { return estimate }
      remainder = sum
    }
  }

  /// Takes a multiple of the divisor from the rest; whether that went below zero. Step D4.
  private static func subtract(
    _ divisor: [UInt64], times factor: UInt64, from rest: inout [UInt64], at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow = false
    for (index, limb) in divisor.enumerated() {
      let (high, low) = factor.multipliedFullWidth(by: limb)
      let (product, overflow) = low.addingReportingOverflow(carry)
      carry = high &+ (overflow ? 1 : 0)
      borrow = take(product, borrow, from: &rest[place + index])
    }
    return take(carry, borrow, from: &rest[place + divisor.count])
  }

  /// Puts the divisor back once. Step D6.
  private static func add(_ divisor: [UInt64], to rest: inout [UInt64], at place: Int) {
    var carry: UInt64 = 0
    for (index, limb) in divisor.enumerated() {
      let (first, overflow) = rest[place + index].addingReportingOverflow(limb)
      let (second, carried) = first.addingReportingOverflow(carry)
      rest[place + index] = second
      carry = overflow || carried ? 1 : 0
    }
    rest[place + divisor.count] &+= carry
  }

  /// Subtracts with a borrow; whether one is needed from the next word.
  private static func take(_ amount: UInt64, _ borrow: Bool, from limb: inout UInt64) -> Bool {
    let (first, overflow) = limb.subtractingReportingOverflow(amount)
    let (second, borrowed) = first.subtractingReportingOverflow(borrow ? 1 : 0)
    limb = second
    return overflow || borrowed
  }

  /// The greatest common divisor. Zero divides by nothing: `gcd(0, a)` is `a`.
  func greatestCommonDivisor(with other: BigNatural) -> BigNatural {
    var (large, small) = (self, other)
    while !small.isZero {
      (large, small) = (small, large.quotientAndRemainder(dividingBy: small).remainder)
    }
    return large
  }
}

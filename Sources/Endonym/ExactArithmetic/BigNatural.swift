/// A natural number of any size.
///
/// Unit conversion is exact, and its numbers do not fit a machine word: a value may have ten thousand digits, a mole
/// has 24. The algorithms are the schoolbook ones, which serve up to some ten thousand digits in milliseconds; each
/// is Knuth's of The Art of Computer Programming, volume 2, section 4.3.1.
struct BigNatural: Hashable, Sendable {
  /// The digits in base 2^64, the least significant first. The last is not zero; zero has none.
  private(set) var limbs: [UInt64]

  static let zero = BigNatural(limbs: [])
  static let one = BigNatural(1)

  init(_ value: UInt64) { limbs = value == 0 ? [] : [value] }

  /// The number with these digits in base 2^64, the least significant first.
  init(limbs: [UInt64]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }

  var isZero: Bool { limbs.isEmpty }

  /// How many bits it has: 0 for 0, 3 for 4.
  var bitWidth: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count * 64 - top.leadingZeroBitCount
  }

  /// Its lowest 64 bits.
  var lowWord: UInt64 { limbs.first ?? 0 }
}

extension BigNatural: Comparable {
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
    for (a, b) in zip(left.limbs.reversed(), right.limbs.reversed()) where a != b { return a < b }
    return false
  }
}

extension BigNatural {
  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    let (long, short) =
      left.limbs.count >= right.limbs.count ? (left.limbs, right.limbs) : (right.limbs, left.limbs)
    var sum = long
    var carry = false
    for index in sum.indices {
      guard index < short.count || carry else { break }
      let (first, overflow) = sum[index].addingReportingOverflow(index < short.count ? short[index] : 0)
      let (second, carried) = first.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = second
      carry = overflow || carried
    }
    if carry { sum.append(1) }
    return BigNatural(limbs: sum)
  }

  /// The distance between two numbers: the larger less the smaller.
  func distance(to other: BigNatural) -> BigNatural {
    let (large, small) = self < other ? (other.limbs, limbs) : (limbs, other.limbs)
    var difference = large
    var borrow = false
    for index in difference.indices {
      guard index < small.count || borrow else { break }
      let (first, overflow) = difference[index].subtractingReportingOverflow(index < small.count ? small[index] : 0)
      let (second, borrowed) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      difference[index] = second
      borrow = overflow || borrowed
    }
    return BigNatural(limbs: difference)
  }

  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    guard !left.isZero, !right.isZero else { return .zero }
    if left == .one { return right }
    if right == .one { return left }
    var product = [UInt64](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (row, factor) in left.limbs.enumerated() where factor != 0 {
      var carry: UInt64 = 0
      for (column, other) in right.limbs.enumerated() {
        let (high, low) = factor.multipliedFullWidth(by: other)
        let (first, overflow) = low.addingReportingOverflow(product[row + column])
        let (second, carried) = first.addingReportingOverflow(carry)
        product[row + column] = second
        // The whole step is at most (2^64 - 1)^2 + 2 (2^64 - 1) = 2^128 - 1: the high word cannot overflow.
        carry = high &+ (overflow ? 1 : 0) &+ (carried ? 1 : 0)
      }
      product[row + right.limbs.count] = carry
    }
    return BigNatural(limbs: product)
  }

  /// Multiplied by 2^`count`.
  static func << (number: BigNatural, count: Int) -> BigNatural {
    guard !number.isZero, count > 0 else { return number }
    let (words, bits) = count.quotientAndRemainder(dividingBy: 64)
    var shifted = [UInt64](repeating: 0, count: words)
    shifted.reserveCapacity(words + number.limbs.count + 1)
    var carry: UInt64 = 0
    for limb in number.limbs {
      shifted.append(limb &<< UInt64(bits) | carry)
      carry = bits == 0 ? 0 : limb &>> UInt64(64 - bits)
    }
    shifted.append(carry)
    return BigNatural(limbs: shifted)
  }

  /// Divided by 2^`count`, without the remainder.
  static func >> (number: BigNatural, count: Int) -> BigNatural {
    guard count > 0 else { return number }
    let (words, bits) = count.quotientAndRemainder(dividingBy: 64)
    guard words < number.limbs.count else { return .zero }
    var shifted = Array(number.limbs[words...])
    guard bits > 0 else { return BigNatural(limbs: shifted) }
    for index in shifted.indices {
      let above = index + 1 < shifted.count ? shifted[index + 1] : 0
      shifted[index] = shifted[index] &>> UInt64(bits) | above &<< UInt64(64 - bits)
    }
    return BigNatural(limbs: shifted)
  }

  /// Raised to a power of at least 0.
  func power(_ exponent: Int) -> BigNatural {
    var result = BigNatural.one
    var square = self
    var rest = max(0, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }
}

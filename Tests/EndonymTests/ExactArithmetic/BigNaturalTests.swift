import Testing

@testable import Endonym

@Suite("Big natural numbers")
struct BigNaturalTests {
  static let rows = ArithmeticVectors.naturals.split(separator: "\n").map { row in
    row.split(separator: " ").map { BigNatural(digits: $0.utf8) }
  }

  @Test("sums, products, quotients and divisors are Python's", arguments: rows)
  func operations(row: [BigNatural]) throws {
    try #require(row.count == 8)
    let (a, b) = (row[0], row[1])
    #expect(a + b == row[2])
    #expect(b + a == row[2])
    #expect(a.distance(to: b) == row[3])
    #expect(b.distance(to: a) == row[3])
    #expect(a * b == row[4])
    #expect(b * a == row[4])
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    #expect(quotient == row[5])
    #expect(remainder == row[6])
    #expect(a.greatestCommonDivisor(with: b) == row[7])
  }

  @Test("digits read back as they were written")
  func digits() {
    for line in ArithmeticVectors.naturals.split(separator: "\n") {
      for text in line.split(separator: " ") {
        #expect(BigNatural(digits: text.utf8).description == text)
      }
    }
    #expect(BigNatural(digits: "000".utf8) == .zero)
    #expect(BigNatural(digits: "".utf8) == .zero)
    #expect(BigNatural(digits: "0000000000000000000000012".utf8) == BigNatural(12))
  }

  @Test(
    "a number's bits are counted from the highest that is set",
    arguments: [
      (digits: "0", bits: 0), ("1", 1), ("4", 3), ("18446744073709551615", 64), ("18446744073709551616", 65),
    ])
  func bitWidth(row: (digits: String, bits: Int)) {
    #expect(BigNatural(digits: row.digits.utf8).bitWidth == row.bits)
  }

  @Test("a power of ten has its zeros", arguments: [0, 1, 18, 19, 20, 38, 1_000])
  func powerOfTen(exponent: Int) {
    #expect(BigNatural.powerOfTen(exponent).description == "1" + String(repeating: "0", count: exponent))
  }

  @Test("random numbers obey the laws of arithmetic", arguments: [1, 2, 3, 4] as [UInt64])
  func laws(seed: UInt64) {
    var random = SplitMix64(state: seed)
    for round in 0..<200 {
      let (a, b, c) = (random.natural(), random.natural(), random.natural())
      let context: Comment = "seed \(seed), round \(round): \(a) \(b) \(c)"
      #expect((a + b) * c == a * c + b * c, context)
      #expect((a + b).distance(to: b) == a, context)
      #expect((a < b) == (b > a) && (a == b) == (a <= b && b <= a), context)
      let (quotient, remainder) = (a * b + c).quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a * b + c, context)
      #expect(b.isZero || remainder < b, context)
      let shift = Int(random.next() % 200)
      #expect((a << shift) >> shift == a, context)
      #expect(a << shift == a * BigNatural(2).power(shift), context)
      #expect(BigNatural(digits: a.digits) == a, context)
      let divisor = a.greatestCommonDivisor(with: b)
      #expect((a * c).greatestCommonDivisor(with: b * c) == divisor * c, context)
    }
  }
}

/// A repeatable source of numbers, Steele, Lea and Flood's SplitMix64.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to eight limbs, many of them at the borders of what a limb holds.
  mutating func natural() -> BigNatural {
    let count = Int(next() % 9)
    return BigNatural(
      limbs: (0..<count).map { _ in
        switch next() % 6 {
        case 0: 0
        case 1: .max
        case 2: 1 << 63
        default: next()
        }
      })
  }
}

import Foundation

/// Numbers at the places where formats break, and random ones.
enum CheckedNumbers {
  /// Ties, powers of ten, limits of grouping, both zeros, what is not a number.
  static let doubles: [Double] = [
    0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.575, 0.0005, 1.0015, 0.125, 12, 999, 999.5, 1000, 1234, -1234.5, 9999.5,
    12_345,
    99_999, 123_456.789, 999_999, 1_000_000, 1_234_567.891, 9_999_999.5, 1e9, 1.5e12, 1e15, 123_456_789_012_345_680,
    1e-7,
    -1e-7, .leastNonzeroMagnitude, 9_007_199_254_740_992, -98_765.432_1,
  ]

  /// What has no digits.
  static let specials: [Double] = [.nan, .infinity, -.infinity]

  /// So many numbers of every size, among them ties and whole numbers.
  static func doubles(_ count: Int, from generator: inout some RandomNumberGenerator) -> [Double] {
    (0..<count).map { _ in
      let sign = Bool.random(using: &generator) ? 1.0 : -1.0
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return sign * Double(Int.random(in: 0..<100_000, using: &generator))
      case 1: return sign * Double(Int64.random(in: 0..<1_000_000_000_000_000, using: &generator))
      case 2:  // a tie of one to five digits
        let digits = Int.random(in: 1...5, using: &generator)
        return sign * Double(Int.random(in: 0..<1_000_000, using: &generator) * 10 + 5) / pow(10, Double(digits))
      case 3: return sign * Double(Int.random(in: 0..<100_000_000, using: &generator)) / 100
      default:
        let magnitude = Double(Int.random(in: -8...14, using: &generator))
        return sign * Double.random(in: 1..<10, using: &generator) * pow(10, magnitude)
      }
    }
  }

  /// Amounts of money.
  static func amounts(_ count: Int, from generator: inout some RandomNumberGenerator) -> [Double] {
    [0, -0.0, 1, -1, 0.005, 0.999, -0.001, 1234.5, -1234.565, 999_999.995, 12_345_678.9]
      + doubles(count, from: &generator)
  }

  /// Integers, both ends of their range among them.
  static func integers(_ count: Int, from generator: inout some RandomNumberGenerator) -> [Int64] {
    [0, 1, -1, 9, 10, 999, 1000, -1234, 12_345, 1_000_000, .max, .min]
      + (0..<count).map { _ in
        let bits = Int.random(in: 1...63, using: &generator)
        return Int64.random(in: .min ... .max, using: &generator) >> (64 - bits - 1)
      }
  }

  /// Decimals of up to 38 digits.
  static func decimals(_ count: Int, from generator: inout some RandomNumberGenerator) -> [Decimal] {
    let fixed = [
      "0", "1.10", "-1.005", "12345678901234567890.123456789", "0.000000000000000001", "99999999999999999999.5",
    ]
    return fixed.compactMap { Decimal(string: $0) }
      + (0..<count).compactMap { _ in
        let count = Int.random(in: 1...38, using: &generator)
        let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
        let sign = Bool.random(using: &generator) ? "" : "-"
        return Decimal(string: "\(sign)\(digits)e-\(Int.random(in: 0...12, using: &generator))")
      }
  }
}

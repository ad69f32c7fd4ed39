import TestSampling
import Foundation

@testable import Endonym

/// Numbers around the places where rounding, grouping and magnitudes change.
enum DrawnNumber {
  /// A double of either sign.
  static func double(_ random: inout SeededGenerator) -> Double {
    let magnitude = magnitude(&random)
    return random.once(in: 3) ? -magnitude : magnitude
  }

  private static func magnitude(_ random: inout SeededGenerator) -> Double {
    switch random.integer(1...12) {
    case 1: return Double(random.integer(0...2000))
    case 2, 3: return number(digits(random.integer(1...17), &random), exponent: random.integer(-20...12))
    case 4, 5: return near(tie(&random), &random)
    case 6: return near(power(random.integer(-20...22)), &random)
    case 7: return near(carry(&random), &random)
    case 8: return near(random.pick(limits) / power(random.integer(0...7)), &random)
    case 9: return random.pick(extremes)
    // An exact tie in binary.
    case 10: return Double(random.integer(0...40_000) * 2 + 1) / Double(1 << random.integer(1...8))
    case 11: return group(&random)
    default:
      let any = Double(bitPattern: random.next())
      return any.isFinite ? any.magnitude : 0
    }
  }

  /// An integer of any width.
  static func integer(_ random: inout SeededGenerator) -> Int {
    let magnitude: UInt64 =
      switch random.integer(1...4) {
      case 1: UInt64(random.integer(0...130))
      case 2: UInt64(group(&random))
      case 3: (UInt64(digits(random.integer(1...19), &random)) ?? 0) &+ UInt64(random.integer(0...1)) &- 1
      default: random.next() >> UInt64(random.integer(0...63))
      }
    let value = Int(truncatingIfNeeded: magnitude)
    return random.once(in: 3) ? 0 &- value : value
  }

  /// A decimal of up to twenty-two digits, with the zeros that it was written with.
  static func text(_ random: inout SeededGenerator) -> String {
    let sign = random.once(in: 3) ? "-" : ""
    switch random.integer(1...8) {
    case 1: return sign + random.pick(["0", "0.0", "0.000", "0e5"])
    case 2:
      let five = digits(random.integer(1...10), &random) + "5"
      return sign + "\(five)e\(random.integer(-12...3))"
    case 3: return sign + "9" + String(repeating: "9", count: random.integer(0...16)) + "e\(random.integer(-17...2))"
    case 4: return sign + digits(random.integer(1...22), &random)
    default: return sign + "\(digits(random.integer(1...22), &random))e\(random.integer(-25...6))"
    }
  }

  // MARK: Pieces

  /// Random digits, the first not zero, the last ones often zeros.
  private static func digits(_ count: Int, _ random: inout SeededGenerator) -> String {
    let zeros = random.once(in: 4) ? random.integer(0...count - 1) : 0
    return "\(random.integer(1...9))"
      + (1..<max(1, count - zeros)).map { _ in "\(random.integer(0...9))" }.joined()
      + String(repeating: "0", count: min(zeros, count - 1))
  }

  private static func number(_ digits: String, exponent: Int) -> Double { Double("\(digits)e\(exponent)") ?? 0 }

  private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }

  /// A number or one of the doubles beside it.
  private static func near(_ value: Double, _ random: inout SeededGenerator) -> Double {
    var value = value
    let steps = random.integer(-4...4)
    if abs(steps) == 4 { return value * (1 + Double(random.integer(-40...40)) * 0x1p-52) }
    for _ in 0..<abs(steps) { value = steps < 0 ? value.nextDown : value.nextUp }
    return abs(value)
  }

  /// A tie as it is written, which binary misses by a little.
  private static func tie(_ random: inout SeededGenerator) -> Double {
    number(digits(random.integer(1...15), &random) + "5", exponent: random.integer(-19...4))
  }

  /// Nines, which rounding carries through.
  private static func carry(_ random: inout SeededGenerator) -> Double {
    let nines = String(repeating: "9", count: random.integer(1...14))
    let last = random.pick(["", "4", "5", "49", "51", "499999", "6"])
    return number(nines + last, exponent: random.integer(-16...10))
  }

  /// A number beside a power of ten where groups begin.
  private static func group(_ random: inout SeededGenerator) -> Double {
    let power = power(random.integer(0...15))
    return max(0, power * Double(random.integer(1...12)) + random.pick([-1, -0.5, 0, 0.5, 1, -0.005, 0.25]))
  }

  private static let limits: [Double] = [
    0x1p53, 0x1p52, 0x1p51, 1e15, 9e14, 999_999_999_999_999, 9e15, 0x1p63, 0x1p64, 1e16, 8_999_999_999_999_999,
  ]

  private static let extremes: [Double] = [
    0, 0, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .infinity, .nan, 1e-300, 1e300,
    1e-19, 1e-18, 1e-17, 0.1, 0.3, 1.005, 2.675, 1.15, 123456789.123456789, 1e21, 1e22, 1e23,
    0.09999999999999999, 0.9999999999999999, 999.9999999999999, 0.5, 0.05, 0.005, 0.0005, 1.5, 2.5,
  ]
}

import Testing

@testable import Endonym

@Suite("Exact fractions")
struct RationalTests {
  /// A number of ``ArithmeticVectors``, `-5` or `3*2^70`.
  static func number(_ text: Substring) -> Rational {
    let parts = text.split(separator: "*2^")
    let isNegative = text.hasPrefix("-")
    let digits = BigNatural(digits: parts[0].drop { $0 == "-" }.utf8)
    return Rational(digits, isNegative: isNegative)
      * Rational(BigNatural(2).power(parts.count > 1 ? Int(parts[1]) ?? 0 : 0))
  }

  static func fraction(_ row: [Substring]) throws -> Rational {
    Self.number(row[0]) * (try #require(Self.number(row[1]).reciprocal))
  }

  static let decimals = ArithmeticVectors.decimals.split(separator: "\n").map { $0.split(separator: " ") }
  static let doubles = ArithmeticVectors.doubles.split(separator: "\n").map { $0.split(separator: " ") }

  @Test("a decimal ends within 34 digits or is rounded half-even to them, as in Python", arguments: decimals)
  func decimal(row: [Substring]) throws {
    let (value, isExact) = try Self.fraction(row).decimal()
    let digits = String(decoding: value.digits, as: UTF8.self)
    #expect("\(value.isNegative ? "-" : "")\(digits)E\(value.exponent)" == row[2])
    #expect(isExact == (row[3] == "exact"))
  }

  @Test("the nearest binary number is Python's, down to subnormals and up to infinity", arguments: doubles)
  func nearestDouble(row: [Substring]) throws {
    let expected = try #require(UInt64(row[2], radix: 16))
    #expect(try Self.fraction(row).nearestDouble.bitPattern == expected)
  }

  @Test(
    "a binary number is its exact fraction, and that fraction's nearest number",
    arguments: [
      1, -1, 0.1, -2.5, .pi, .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
      .greatestFiniteMagnitude, 0x1p1023, 1e23, 9_007_199_254_740_991,
    ])
  func roundTrip(value: Double) throws {
    #expect(try #require(Rational(value)).nearestDouble == value)
  }

  @Test("what is not finite is no fraction")
  func notFinite() throws {
    #expect(Rational(Double.nan) == nil)
    #expect(Rational(-Double.infinity) == nil)
    #expect(Rational(try ExactDecimal("NaN")) == nil)
    #expect(Rational(try ExactDecimal("-Infinity")) == nil)
    #expect(Rational.zero.reciprocal == nil)
    #expect(Rational.zero.power(-1) == nil)
  }

  @Test(
    "fractions compare by value",
    arguments: [
      (less: "-1", more: "1"), ("-0.5", "-0.25"), ("0", "1e-9999"), ("-1e-9999", "0"),
      ("0.3", "0.30000000000000000000001"),
      ("-3", "-2"),
    ])
  func order(row: (less: String, more: String)) throws {
    let less = try #require(Rational(try ExactDecimal(row.less)))
    let more = try #require(Rational(try ExactDecimal(row.more)))
    #expect(less < more)
    #expect(!(more < less))
    #expect(less != more)
    #expect(less - more < .zero)
    #expect(more - less + less == more)
  }

  @Test("lowest terms are the same number")
  func reduced() throws {
    let fraction = Rational(84) * (try #require(Rational(-126).reciprocal))
    #expect(fraction.reduced().description == "-2/3")
    #expect(fraction.reduced() == fraction)
    #expect(Rational.zero.reduced().description == "0/1")
  }
}

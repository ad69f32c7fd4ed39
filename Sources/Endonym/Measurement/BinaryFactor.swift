/// A factor in the making: two products of numbers, and the constants that ICU multiplies in at the end.
struct BinaryFactor: Sendable {
  var numerator = 1.0
  var denominator = 1.0
  var offset = 0.0
  /// Powers of constants by name.
  var constants: [String: Int] = [:]

  init() {}

  /// How many base units a product of units is; `nil` when one of them is a scale.
  init?(of factors: [UnitFactor], in table: UnitTable) {
    for factor in factors {
      guard var unit = table.definitions[factor.name]?.binaryFactor else { return nil }
      if let prefix = factor.prefix {
        let scale = Self.power(Double(prefix.base), abs(prefix.power))
        if prefix.power < 0 { unit.denominator *= scale } else { unit.numerator *= scale }
      }
      multiply(by: unit.raised(to: factor.power))
    }
  }

  mutating func multiply(by other: BinaryFactor) {
    numerator *= other.numerator
    denominator *= other.denominator
    for (name, power) in other.constants { constants[name, default: 0] += power }
    offset = max(offset, other.offset)
  }

  func inverted() -> BinaryFactor {
    var inverse = self
    (inverse.numerator, inverse.denominator) = (denominator, numerator)
    inverse.constants = constants.mapValues { -$0 }
    return inverse
  }

  func raised(to exponent: Int) -> BinaryFactor {
    var power = exponent < 0 ? inverted() : self
    power.numerator = Self.power(power.numerator, abs(exponent))
    power.denominator = Self.power(power.denominator, abs(exponent))
    power.constants = power.constants.mapValues { $0 * abs(exponent) }
    return power
  }

  /// A power rounded once, as the C library's `pow` gives it.
  static func power(_ base: Double, _ exponent: Int) -> Double {
    exponent == 1 ? base : Rational(base)?.power(exponent)?.nearestDouble ?? base
  }
}

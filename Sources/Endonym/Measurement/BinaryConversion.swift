/// A conversion as ICU's number formatter computes it: in binary numbers, rounding at every step.
///
/// It is less exact than ``UnitConversion``, by a unit or two in the last place, and there for one purpose: to choose
/// and show what ICU shows. 66.787776 km are exactly 41.5 miles, but ICU multiplies by 0.621371192237334 and rounds to
/// 41. The order of the operations is ICU's, for with it the roundings are.
struct BinaryConversion: Sendable {
  private let sourceOffset: Double
  private let factor: Double
  private let targetOffset: Double
  private let isInverse: Bool

  /// The conversion between two products of units that convert into each other; `nil` when one of them is a scale.
  init?(from source: [UnitFactor], to target: [UnitFactor], isInverse: Bool, in table: UnitTable) {
    guard let first = BinaryFactor(of: source, in: table), let second = BinaryFactor(of: target, in: table) else {
      return nil
    }
    var merged = BinaryFactor()
    merged.multiply(by: first)
    merged.multiply(by: isInverse ? second : second.inverted())
    factor = table.binaryConstants.substitute(in: merged)
    self.isInverse = isInverse
    // Only units without prefix and power have their offsets.
    let isSimple = [source, target].allSatisfy { $0.count == 1 && $0.first?.power == 1 && $0.first?.prefix == nil }
    sourceOffset = isSimple ? first.offset * first.denominator / first.numerator : 0
    targetOffset = isSimple ? second.offset * second.denominator / second.numerator : 0
  }

  /// Converts an amount.
  func convert(_ amount: Double) -> Double {
    let result = (amount + sourceOffset) * factor
    return (isInverse ? 1 / result : result) - targetOffset
  }
}

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

/// The constants of CLDR's factors as binary numbers.
struct BinaryConstants: Sendable {
  /// Those that ICU multiplies in last, in its order.
  private static let order = [
    "ft_to_m", "PI", "gravity", "G", "gal_imp_to_m3", "lb_to_kg", "glucose_molar_mass", "item_per_mole",
    "meters_per_AU", "sec_per_julian_year", "speed_of_light_meters_per_second", "sho_to_m3", "tsubo_to_m2",
    "shaku_to_m", "AMU",
  ]

  private let expressions: [String: String]
  private let values: [(name: String, value: Double)]

  init(_ expressions: [String: String]) {
    self.expressions = expressions
    let exact = UnitFactorExpression(constants: expressions)
    values = Self.order.compactMap { name in
      guard let text = expressions[name], let value = exact.value(of: text) else { return nil }
      return (name, value.nearestDouble)
    }
  }

  /// The factor with the constants multiplied in.
  func substitute(in factor: BinaryFactor) -> Double {
    var (numerator, denominator) = (factor.numerator, factor.denominator)
    for (name, value) in values {
      guard let exponent = factor.constants[name], exponent != 0 else { continue }
      let power = BinaryFactor.power(value, abs(exponent))
      if exponent < 0 { denominator *= power } else { numerator *= power }
    }
    return numerator / denominator
  }

  /// Reads a factor such as `gal_to_m3/16*128`; `nil` when the text is none.
  func factor(_ text: String) -> BinaryFactor? {
    var factor = BinaryFactor()
    for (index, side) in text.split(separator: "/").enumerated() {
      for part in side.split(separator: "*") {
        let word = part.filter { $0 != " " }
        if values.contains(where: { $0.name == word }) {
          factor.constants[word, default: 0] += index == 0 ? 1 : -1
        } else if let expression = expressions[word], expression != text, let constant = self.factor(expression) {
          factor.multiply(by: index == 0 ? constant : constant.inverted())
        } else if let number = Double(word) {
          if index == 0 { factor.numerator *= number } else { factor.denominator *= number }
        } else {
          return nil
        }
      }
    }
    return factor
  }
}

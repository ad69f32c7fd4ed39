/// What a unit measures, as powers of CLDR's base units: metres per second for a speed.
struct UnitDimension: Hashable, Sendable {
  /// Powers of base units above and below the line, not cancelled against each other: litres per 100 kilometres are
  /// cubic metres per metre, which is a consumption and not an area.
  private(set) var numerator: [String: Int] = [:]
  private(set) var denominator: [String: Int] = [:]

  init() {}

  /// The dimension of a product of base units.
  init(base factors: [UnitFactor]) { multiply(by: factors, power: 1) }

  /// Takes in a power of a product of base units.
  mutating func multiply(by factors: [UnitFactor], power: Int) {
    for factor in factors {
      let total = factor.power * power
      if total > 0 {
        numerator[factor.prefixedName, default: 0] += total
      } else {
        denominator[factor.prefixedName, default: 0] -= total
      }
    }
  }

  var inverse: UnitDimension {
    var inverse = UnitDimension()
    inverse.numerator = denominator
    inverse.denominator = numerator
    return inverse
  }

  /// What is left when the two sides are cancelled. Two units convert into each other when these are equal.
  var cancelled: UnitDimension {
    var cancelled = UnitDimension()
    for (base, power) in numerator {
      let rest = power - (denominator[base] ?? 0)
      if rest > 0 { cancelled.numerator[base] = rest }
      if rest < 0 { cancelled.denominator[base] = -rest }
    }
    for (base, power) in denominator where numerator[base] == nil { cancelled.denominator[base] = power }
    return cancelled
  }
}

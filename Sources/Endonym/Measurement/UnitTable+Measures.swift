/// What a unit is in base units.
struct UnitMeasure: Sendable {
  /// The unit.
  let factors: [UnitFactor]
  /// How many base units it is; `nil` for a scale.
  let factor: Rational?
  /// What is added, in base units, after multiplying.
  let offset: Rational
  let scale: UnitScale?
  let dimension: UnitDimension
}

extension UnitTable {
  /// A product of units in base units; `nil` when one of them cannot be multiplied, or is not known how to convert.
  ///
  /// An offset counts only for a unit that stands alone: a watt per degree Celsius is one per kelvin.
  func measure(of factors: [UnitFactor]) -> UnitMeasure? {
    var product = Rational.one
    var dimension = UnitDimension()
    for factor in factors {
      guard let definition = definitions[factor.name] else { return nil }
      dimension.multiply(by: definition.target, power: factor.power)
      guard let unit = definition.factor else {
        guard factors.count == 1, factor.power == 1, factor.prefix == nil,
          let scale = definition.special.flatMap({ UnitScale(rawValue: $0) })
        else { return nil }
        return UnitMeasure(factors: factors, factor: nil, offset: .zero, scale: scale, dimension: dimension)
      }
      guard let power = (unit * (factor.prefix?.factor ?? .one)).power(factor.power) else { return nil }
      product = product * power
    }
    let isAlone = factors.count == 1 && factors.first?.power == 1
    let offset = isAlone ? definitions[factors.first?.name ?? ""]?.offset ?? .zero : .zero
    return UnitMeasure(factors: factors, factor: product.reduced(), offset: offset, scale: nil, dimension: dimension)
  }

  /// CLDR's name of what a unit measures. Of a mixed unit, what all its parts measure.
  ///
  /// The unit's own dimension is looked up first, then its inverse; then both once more with what stands above and
  /// below the line cancelled: a kilowatt-hour is an energy only then.
  func quantity(of structure: UnitStructure) -> String? {
    let quantities = structure.components.map { quantity(of: $0) }
    guard let first = quantities.first else { return nil }
    return quantities.allSatisfy { $0 == first } ? first : nil
  }

  private func quantity(of factors: [UnitFactor]) -> String? {
    var dimension = UnitDimension()
    for factor in factors {
      guard let definition = definitions[factor.name] else { return nil }
      dimension.multiply(by: definition.target, power: factor.power)
    }
    let cancelled = dimension.cancelled
    for candidate in [dimension, dimension.inverse, cancelled, cancelled.inverse] {
      if let quantity = quantities[candidate] { return quantity }
    }
    return nil
  }
}

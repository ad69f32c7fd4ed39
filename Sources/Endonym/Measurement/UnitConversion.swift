/// The arithmetic from one unit to another.
struct UnitConversion: Sendable {
  private enum Rule: Sendable {
    /// Multiply, then add.
    case linear(factor: Rational, offset: Rational)
    /// Divide the factor by the amount.
    case inverse(factor: Rational)
  }

  private let rule: Rule
  private let sourceScale: UnitScale?
  private let targetScale: UnitScale?

  /// The conversion between two units; `nil` when they measure different things, and not each other's inverse either.
  init?(from source: UnitMeasure, to target: UnitMeasure) {
    let dimension = source.dimension.cancelled
    let isSameScale = source.scale == target.scale
    sourceScale = isSameScale ? nil : source.scale
    targetScale = isSameScale ? nil : target.scale
    let factor = source.factor ?? .one
    guard let divisor = (target.factor ?? .one).reciprocal else { return nil }
    if target.dimension.cancelled == dimension {
      rule = .linear(
        factor: (factor * divisor).reduced(), offset: ((source.offset - target.offset) * divisor).reduced())
    } else if target.dimension.cancelled == dimension.inverse, source.scale == nil, target.scale == nil,
      let inverse = (factor * (target.factor ?? .one)).reciprocal
    {
      rule = .inverse(factor: inverse.reduced())
    } else {
      return nil
    }
  }

  /// Whether it divides by the amount.
  var isInverse: Bool {
    if case .inverse = rule { true } else { false }
  }

  /// Whether zero of the one is zero of the other, so that the sign of a negative zero means something.
  var keepsZero: Bool {
    guard sourceScale == nil, targetScale == nil, case .linear(_, let offset) = rule else { return false }
    return offset.isZero
  }

  /// Converts an amount; `nil` for the inverse of zero.
  func convert(_ amount: Rational) -> Rational? {
    let base = sourceScale?.base(of: amount) ?? amount
    let result: Rational
    switch rule {
    case .linear(let factor, let offset): result = base * factor + offset
    case .inverse(let factor):
      guard let reciprocal = base.reciprocal else { return nil }
      result = factor * reciprocal
    }
    return targetScale?.step(of: result) ?? result
  }
}

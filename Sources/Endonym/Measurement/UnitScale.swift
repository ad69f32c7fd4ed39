/// A scale of steps, which no factor converts: CLDR 45 and later mark such a unit `special`.
enum UnitScale: String, Hashable, Sendable {
  /// Wind force, in steps of wind speed.
  case beaufort

  /// Where each step begins, in tenths of a base unit, and where the last one ends: ICU's table of wind speeds in
  /// tenths of a metre per second. The end of force 17 is ICU's own, to give it a middle.
  private var limits: [Int] {
    switch self {
    case .beaufort:
      [
        0, 3, 16, 34, 55, 80, 108, 139, 172, 208, 245, 285, 327, 369, 414, 461, 511, 558, 614,
      ]
    }
  }

  /// The middle of the step nearest to `step`, in base units. The sign does not count.
  func base(of step: Rational) -> Rational {
    let limits = limits
    let nearest = (step.magnitude + Rational(BigNatural.one, times: BigNatural(2), power: -1)).wholePart
    let last = limits.count - 2
    let index = nearest > BigNatural(UInt64(last)) ? last : Int(nearest.lowWord)
    return Rational(BigNatural(UInt64(limits[index] + limits[index + 1])), times: BigNatural(20), power: -1)
  }

  /// The step that an amount of base units falls into. The sign does not count.
  func step(of base: Rational) -> Rational {
    let tenths = base.magnitude * Rational(10)
    let index = limits.dropLast().lastIndex { Rational($0) <= tenths } ?? 0
    return Rational(index)
  }
}

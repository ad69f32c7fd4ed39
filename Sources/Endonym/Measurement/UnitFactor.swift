/// One unit of a product, with its prefix and power: `square-kilometer` in `person-per-square-kilometer`.
struct UnitFactor: Hashable, Sendable {
  /// The simple unit, a key of CLDR's conversions: `meter`.
  let name: String
  let prefix: UnitPrefix?
  /// Not zero; below zero for what stands after `per`.
  var power: Int

  /// The name with its prefix, without the power: `kilometer`.
  var prefixedName: String { (prefix?.name ?? "") + name }

  /// Whether the two make one factor when they are multiplied. A numerator does not cancel a denominator.
  func merges(with other: UnitFactor) -> Bool {
    name == other.name && prefix == other.prefix && (power < 0) == (other.power < 0)
  }

  /// The greatest power that an identifier can write.
  static let greatestPower = 15

  /// How an identifier writes it, regardless of its sign: `square-kilometer`, `pow4-second`.
  var identifier: String {
    switch abs(power) {
    case 1: prefixedName
    case 2: "square-" + prefixedName
    case 3: "cubic-" + prefixedName
    case let power: "pow\(power)-" + prefixedName
    }
  }
}

/// What a unit identifier says: a product of units, or several units side by side.
struct UnitStructure: Hashable, Sendable {
  /// At least one. Merged, and in the order of their identifier.
  var factors: [UnitFactor]
  /// Whether the units stand side by side, as in `foot-and-inch`, and are not multiplied.
  var isMixed: Bool

  /// Each unit of a mixed one by itself, or the whole.
  var components: [[UnitFactor]] { isMixed ? factors.map { [$0] } : [factors] }

  /// The identifier. The factors must be in order.
  var identifier: String {
    if isMixed { return factors.map(\.identifier).joined(separator: "-and-") }
    let numerator = factors.filter { $0.power > 0 }.map(\.identifier).joined(separator: "-")
    let denominator = factors.filter { $0.power < 0 }.map(\.identifier).joined(separator: "-")
    if denominator.isEmpty { return numerator }
    return numerator.isEmpty ? "per-" + denominator : numerator + "-per-" + denominator
  }
}

/// One simple unit.
struct UnitDefinition: Sendable {
  /// The place of its quantity among CLDR's.
  let quantityOrder: Int
  /// Its place among the units, by name.
  let unitOrder: Int
  /// The product of base units that it is a multiple of.
  let target: [UnitFactor]
  /// How many of the base unit it is. `nil` for a scale that is not a multiple.
  let factor: Rational?
  /// What is added, in base units, after multiplying: 273.15 for degrees Celsius.
  let offset: Rational
  /// The same two as ICU's number formatter has them.
  let binaryFactor: BinaryFactor?
  /// The name of a scale that no factor describes: `beaufort`.
  let special: String?
}

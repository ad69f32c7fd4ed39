import EndonymICU

/// ICU's facts about units: which there are, how they convert, and what they measure.
///
/// Read once from the `units` bundle of the ICU that is linked, so that a newer ICU brings its own units.
struct UnitTable: Sendable {
  /// The words of identifiers.
  let tokens: UnitTokens
  /// Simple units by name.
  private(set) var definitions: [String: UnitDefinition] = [:]
  /// The constants of the factors, as ICU's number formatter has them.
  let binaryConstants: BinaryConstants
  /// CLDR's quantities by dimension.
  private(set) var quantities: [UnitDimension: String] = [:]

  /// The table of the ICU that is linked.
  static func shared() throws(FormatError) -> UnitTable {
    try SharedTables.table(UnitTable.self) { () throws(FormatError) in try UnitTable() }
  }

  /// Reads ICU's data. ``shared()`` does so once.
  init() throws(FormatError) {
    let source = try FormatError.wrapping { () throws(ICUError) in try UnitSource.read() }
    // "kilogram" is among the conversions for being the base unit of mass. In identifiers it is a kilo and a gram.
    tokens = UnitTokens(prefixes: source.prefixes, units: source.units.map(\.name).filter { $0 != "kilogram" })
    binaryConstants = BinaryConstants(source.constants)
    let expression = UnitFactorExpression(constants: source.constants)
    var order: [String: Int] = [:]
    for (index, quantity) in source.quantities.enumerated() {
      order[quantity.base] = index
      quantities[UnitDimension(base: try factors(of: quantity.base))] = quantity.name
    }
    for (index, unit) in source.units.enumerated() {
      let offset = unit.offset.flatMap { expression.value(of: $0) } ?? .zero
      var binaryFactor = unit.factor.flatMap { binaryConstants.factor($0) }
      binaryFactor?.offset = offset.nearestDouble
      definitions[unit.name] = UnitDefinition(
        quantityOrder: order[unit.target] ?? source.quantities.count, unitOrder: index,
        target: try factors(of: unit.target), factor: unit.factor.flatMap { expression.value(of: $0) },
        offset: offset, binaryFactor: binaryFactor, special: unit.special)
    }
  }

  private func factors(of identifier: String) throws(FormatError) -> [UnitFactor] {
    var parser = UnitIdentifierParser(identifier, tokens: tokens)
    return try parser.parse().factors
  }

  /// What an identifier says, with its factors in canonical order.
  /// - Throws: ``FormatError/invalidUnit(_:reason:)``.
  func structure(of identifier: some StringProtocol) throws(FormatError) -> UnitStructure {
    var parser = UnitIdentifierParser(identifier, tokens: tokens)
    var structure = try parser.parse()
    // The units of a mixed one keep the order in which they were written.
    if !structure.isMixed { structure.factors.sort { precedes($0, $1) } }
    return structure
  }

  /// ICU's order in a product: what is multiplied before what divides, then by quantity as CLDR lists them, then by
  /// name, then the larger prefix.
  private func precedes(_ left: UnitFactor, _ right: UnitFactor) -> Bool {
    guard (left.power < 0) == (right.power < 0) else { return left.power > 0 }
    guard left.name == right.name else { return place(left) < place(right) }
    return UnitPrefix.order(left.prefix) < UnitPrefix.order(right.prefix)
  }

  private func place(_ factor: UnitFactor) -> (Int, Int) {
    guard let definition = definitions[factor.name] else { return (.max, .max) }
    return (definition.quantityOrder, definition.unitOrder)
  }
}

import EndonymICU

/// The text of the `units` bundle, before it is understood.
struct UnitSource {
  var prefixes: [UnitPrefix] = []
  var constants: [String: String] = [:]
  /// In CLDR's order, which is the order of units in a product.
  var quantities: [(base: String, name: String)] = []
  var units: [(name: String, target: String, factor: String?, offset: String?, special: String?)] = []

  static func read() throws(ICUError) -> UnitSource {
    let bundle = try ICUResourceBundle(name: "units")
    var source = UnitSource()
    source.prefixes = try UnitPrefix.read(from: bundle)
    for constant in try bundle.child("unitConstants")?.children() ?? [] {
      source.constants[constant.key] = try constant.string()
    }
    for row in try bundle.child("unitQuantities")?.children() ?? [] {
      for quantity in try row.children() {
        source.quantities.append((quantity.key, try quantity.string()))
      }
    }
    for unit in try bundle.child("convertUnits")?.children() ?? [] {
      guard let target = try unit.string("target") else { continue }
      source.units.append(
        (
          unit.key, target, try unit.string("factor"), try unit.string("offset"), try unit.string("special")
        ))
    }
    return source
  }
}

import EndonymICU

/// A prefix that scales a unit: `kilo`, `kibi`.
struct UnitPrefix: Hashable, Sendable {
  let name: String
  /// 10 for the prefixes of the SI, 1024 for the binary ones.
  let base: Int
  let power: Int

  /// What it multiplies a unit by.
  var factor: Rational { Rational(.one, times: BigNatural(UInt64(base)), power: power) }

  /// The place in ICU's order, in which larger prefixes come first and a binary one before the decimal one next to it.
  /// A unit without prefix has the order of 10^0.
  static func order(_ prefix: UnitPrefix?) -> (Int, Int) {
    guard let prefix else { return (0, -10) }
    return (-prefix.power * (prefix.base == 1024 ? 3 : 1), -prefix.base)
  }

  /// The prefixes that every ICU knows.
  static let builtIn: [UnitPrefix] =
    [
      ("yotta", 24), ("zetta", 21), ("exa", 18), ("peta", 15), ("tera", 12), ("giga", 9), ("mega", 6), ("kilo", 3),
      ("hecto", 2), ("deka", 1), ("deci", -1), ("centi", -2), ("milli", -3), ("micro", -6), ("nano", -9),
      ("pico", -12), ("femto", -15), ("atto", -18), ("zepto", -21), ("yocto", -24),
    ].map { UnitPrefix(name: $0.0, base: 10, power: $0.1) }
    + ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"].enumerated().map {
      UnitPrefix(name: $0.element, base: 1024, power: $0.offset + 1)
    }

  /// The built-in prefixes and those that a `units` bundle adds: newer ones have the ronna and quetta of 2022. CLDR 46
  /// lists all prefixes but micro, so the list alone is not enough.
  static func read(from bundle: ICUResourceBundle) throws(ICUError) -> [UnitPrefix] {
    var prefixes = builtIn
    for row in try bundle.child("unitPrefixes")?.children() ?? [] {
      guard let power = Int(try row.string("power10") ?? ""), !prefixes.contains(where: { $0.name == row.key }) else {
        continue
      }
      prefixes.append(UnitPrefix(name: row.key, base: 10, power: power))
    }
    return prefixes
  }
}

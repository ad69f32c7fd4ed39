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

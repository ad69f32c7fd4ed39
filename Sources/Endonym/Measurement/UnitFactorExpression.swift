/// Evaluates the factors of CLDR's conversions: `ft_to_m * 5280`, `1/360*60`, `411557987 / 131002976`.
///
/// A factor is numbers and names of constants joined by `*`, with at most one `/`. **Everything after the `/` is
/// denominator**: `1/360*60` is 1/21600.
struct UnitFactorExpression {
  /// The constants' own expressions.
  let constants: [String: String]

  /// Constants of constants beyond this depth are a circle.
  private static let depth = 8

  /// The value; `nil` when the text is no factor.
  func value(of text: String) -> Rational? { value(of: text, depth: 0)?.reduced() }

  private func value(of text: String, depth: Int) -> Rational? {
    guard depth < Self.depth else { return nil }
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let top = sides.first, let numerator = product(of: top, depth: depth) else { return nil }
    switch sides.count {
    case 1: return numerator
    case 2: return product(of: sides[1], depth: depth)?.reciprocal.map { numerator * $0 }
    default: return nil
    }
  }

  private func product(of text: Substring, depth: Int) -> Rational? {
    var product = Rational.one
    for part in text.split(separator: "*", omittingEmptySubsequences: false) {
      let word = part.filter { $0 != " " }
      let factor: Rational?
      if let constant = constants[word] {
        factor = value(of: constant, depth: depth + 1)
      } else {
        factor = (try? ExactDecimal(word)).flatMap { Rational($0) }
      }
      guard let factor else { return nil }
      product = product * factor
    }
    return product
  }
}

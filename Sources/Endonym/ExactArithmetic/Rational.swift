/// A fraction of whole numbers: what unit conversion counts with.
///
/// Nothing is rounded, and nothing is reduced to lowest terms before ``reduced()`` is asked for: a value takes part in
/// one multiplication and one addition, for which reducing would cost more than it saves.
struct Rational: Sendable {
  /// Whether it is below zero.
  let isNegative: Bool
  let numerator: BigNatural
  /// Never zero.
  let denominator: BigNatural

  static let zero = Rational(BigNatural.zero)
  static let one = Rational(BigNatural.one)

  private init(isNegative: Bool, _ numerator: BigNatural, over denominator: BigNatural) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A whole number.
  init(_ number: BigNatural, isNegative: Bool = false) {
    self.init(isNegative: isNegative, number, over: .one)
  }

  /// A small whole number.
  init(_ number: Int) {
    self.init(BigNatural(UInt64(number.magnitude)), isNegative: number < 0)
  }

  /// A whole number times a power of a base that is not zero.
  init(_ number: BigNatural, isNegative: Bool = false, times base: BigNatural, power: Int) {
    let scale = base.power(abs(power))
    self =
      power < 0
      ? Rational(isNegative: isNegative, number, over: scale)
      : Rational(isNegative: isNegative, number * scale, over: .one)
  }

  var isZero: Bool { numerator.isZero }

  /// Without its sign.
  var magnitude: Rational { Rational(isNegative: false, numerator, over: denominator) }

  /// 1 divided by it; `nil` for zero.
  var reciprocal: Rational? {
    isZero ? nil : Rational(isNegative: isNegative, denominator, over: numerator)
  }

  /// The same number in lowest terms.
  func reduced() -> Rational {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    if divisor == .one { return self }
    return Rational(
      isNegative: isNegative, numerator.quotientAndRemainder(dividingBy: divisor).quotient,
      over: denominator.quotientAndRemainder(dividingBy: divisor).quotient)
  }

  /// The whole number at or below its magnitude.
  var wholePart: BigNatural { numerator.quotientAndRemainder(dividingBy: denominator).quotient }

  /// Raised to a power; `nil` for zero to a negative power.
  func power(_ exponent: Int) -> Rational? {
    guard let base = exponent < 0 ? reciprocal : self else { return nil }
    let count = abs(exponent)
    return Rational(
      isNegative: base.isNegative && count & 1 == 1, base.numerator.power(count), over: base.denominator.power(count))
  }
}

extension Rational {
  static func * (left: Rational, right: Rational) -> Rational {
    Rational(
      isNegative: left.isNegative != right.isNegative, left.numerator * right.numerator,
      over: left.denominator * right.denominator)
  }

  static func + (left: Rational, right: Rational) -> Rational {
    if right.isZero { return left }
    if left.isZero { return right }
    let (first, second, denominator) =
      left.denominator == right.denominator
      ? (left.numerator, right.numerator, left.denominator)
      : (
        left.numerator * right.denominator, right.numerator * left.denominator, left.denominator * right.denominator
      )
    if left.isNegative == right.isNegative {
      return Rational(isNegative: left.isNegative, first + second, over: denominator)
    }
    let isNegative = first > second ? left.isNegative : right.isNegative
    return Rational(isNegative: isNegative, first.distance(to: second), over: denominator)
  }

  static prefix func - (number: Rational) -> Rational {
    Rational(isNegative: !number.isNegative, number.numerator, over: number.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + -right }
}

extension Rational: Comparable {
  static func == (left: Rational, right: Rational) -> Bool {
    left.isNegative == right.isNegative
      && left.numerator * right.denominator == right.numerator * left.denominator
  }

  static func < (left: Rational, right: Rational) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let first = left.numerator * right.denominator
    let second = right.numerator * left.denominator
    return left.isNegative ? second < first : first < second
  }
}

extension Rational: CustomStringConvertible {
  var description: String { "\(isNegative ? "-" : "")\(numerator)/\(denominator)" }
}

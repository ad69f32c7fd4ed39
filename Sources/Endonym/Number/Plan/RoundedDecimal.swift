/// A number rounded to what will be shown: the digits before the decimal separator, and those after it.
///
/// -1234.50, rounded to at most three places of which two are shown: `isNegative`, `integer` 1234, `fraction` 500, `places` 3,
/// `shownPlaces` 2.
struct RoundedDecimal: BitwiseCopyable {
  var isNegative: Bool
  /// The integer part.
  var integer: UInt64
  /// The fraction as an integer of `places` digits.
  var fraction: UInt64
  /// How many places were kept in rounding.
  var places: Int
  /// How many of them are shown: the zeros at the end that need not be are left out.
  var shownPlaces: Int

  /// Whether nothing but zeros will be shown.
  @inline(__always) var isZero: Bool { integer | fraction == 0 }

  /// Whether ICU's plural operands, which are doubles, may be other numbers than these.
  @inline(__always) var exceedsPluralOperands: Bool { integer >= 1_000_000_000_000_000 }

  /// The nearest double.
  @inline(__always) var doubleValue: Double {
    places == 0 ? Double(integer) : Double(integer) + Double(fraction) / PowersOfTen.double(places)
  }

  /// Whether a shortest decimal, without zeros after its last digit, is what will be shown.
  var isShortest: Bool {
    shownPlaces == 0 || fraction / PowersOfTen.integer(places - shownPlaces) % 10 != 0
  }

  /// An integer, with zeros after it.
  @inline(__always)
  init(isNegative: Bool, integer: UInt64, zeros: Int = 0) {
    self.isNegative = isNegative
    self.integer = integer
    fraction = 0
    places = zeros
    shownPlaces = zeros
  }

  /// Cuts a count of marks into integer and fraction.
  /// - Parameters:
  ///   - isNegative: Whether it has a minus sign.
  ///   - count: How many marks of 10^-`places`.
  ///   - unit: 10^`places`.
  ///   - minimum: How many places are shown though they are zeros.
  @inline(__always)
  init(isNegative: Bool, count: UInt64, unit: PowerOfTen, minimum: Int) {
    self.isNegative = isNegative
    places = unit.exponent
    if places == 0 {
      integer = count
      fraction = 0
      shownPlaces = 0
      return
    }
    (integer, fraction) = unit.divide(count)
    // Looked up, without a branch: how many zeros a number has at its end cannot be foreseen.
    let needed =
      places <= FractionTable.places
      ? unit.fractions.neededPlaces(FractionTable.thousandths(fraction, places: places))
      : fraction == 0 ? 0 : places &- Self.trailingZeros(fraction)
    shownPlaces = max(minimum, needed)
  }

  @inline(never)
  private static func trailingZeros(_ fraction: UInt64) -> Int {
    var rest = fraction
    var count = 0
    while rest % 10 == 0 {
      rest /= 10
      count += 1
    }
    return count
  }
}

/// A power of ten to divide by, without a division instruction.
///
/// Dividing by a constant is multiplying by its reciprocal: with 2^(63+shift) / 10^exponent, rounded up, the quotient is right
/// for every count below 2^53, which is all that doubles are scaled to; larger counts are divided.
struct PowerOfTen: BitwiseCopyable {
  let exponent: Int
  let value: UInt64
  private let reciprocal: UInt64
  private let shift: UInt64
  /// What remains, in its last places.
  fileprivate let fractions: FractionTable

  init(_ exponent: Int) {
    self.exponent = exponent
    value = PowersOfTen.integer(exponent)
    // The largest shift whose reciprocal still has 63 bits: then it errs by less than 2^-62 of itself.
    shift = UInt64(63 - value.leadingZeroBitCount)
    fractions = .shared
    reciprocal = exponent == 0 ? 1 << 63 : value.dividingFullWidth((1 << (shift - 1), 0)).quotient + 1
  }

  /// The count divided by the power, and what remains.
  @inline(__always)
  func divide(_ count: UInt64) -> (quotient: UInt64, remainder: UInt64) {
    guard count < 1 << 53 else { return count.quotientAndRemainder(dividingBy: value) }
    let quotient = (count &<< 1).multipliedFullWidth(by: reciprocal).high &>> shift
    return (quotient, count &- quotient &* value)
  }

  /// 10^0 ... 10^19.
  static var all: UnsafePointer<PowerOfTen> { table.powers }

  /// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
  private struct Table: @unchecked Sendable {
    let powers: UnsafePointer<PowerOfTen>

    init() {
      let powers = UnsafeMutablePointer<PowerOfTen>.allocate(capacity: 20)
      for exponent in 0..<20 { (powers + exponent).initialize(to: PowerOfTen(exponent)) }
      self.powers = UnsafePointer(powers)
    }
  }

  private static let table = Table()
}

/// Powers of ten that fit their type exactly.
enum PowersOfTen {
  /// 10^0 ... 10^19.
  @inline(__always)
  static func integer(_ exponent: Int) -> UInt64 { table.integers[min(max(exponent, 0), 19)] }

  /// 10^0 ... 10^22: the powers that a `Double` holds exactly.
  @inline(__always)
  static func double(_ exponent: Int) -> Double { table.doubles[min(max(exponent, 0), 22)] }

  /// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
  private struct Table: @unchecked Sendable {
    let integers: UnsafePointer<UInt64>
    let doubles: UnsafePointer<Double>

    init() {
      let integers = UnsafeMutablePointer<UInt64>.allocate(capacity: 20)
      let doubles = UnsafeMutablePointer<Double>.allocate(capacity: 23)
      integers[0] = 1
      doubles[0] = 1
      for exponent in 1..<20 { integers[exponent] = integers[exponent - 1] * 10 }
      for exponent in 1..<23 { doubles[exponent] = doubles[exponent - 1] * 10 }
      self.integers = UnsafePointer(integers)
      self.doubles = UnsafePointer(doubles)
    }
  }

  private static let table = Table()
}

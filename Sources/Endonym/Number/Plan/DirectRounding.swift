/// Rounds numbers to what ``DecimalWriter`` writes, in one step: the way of nearly all of them.
///
/// It serves formats that round half even, to at most six places or to multiples of a whole number, and whose numbers stand between
/// short texts that no plural category decides; of their numbers those that are not near a tie and not larger than the arithmetic
/// is exact for. The others go through ``RoundedDecimal``.
struct DirectRounding: BitwiseCopyable {
  /// What numbers are multiplied by to be counted in marks: of the last place, or multiples of the step.
  private let scale: Double
  /// By how much of itself a number in marks errs at most.
  private let error: Double
  /// What they are divided by: one of the two is 1.
  private let divisor: Double
  /// Shown numbers from here on have more groups than usual ones.
  private let shownLimit: UInt64
  /// Numbers in marks from here on are not usual ones: ``shownLimit``, but for what may be rounded up to it.
  private let usualLimit: Double
  private let powers: UnsafePointer<PowerOfTen>
  /// The power of ten that numbers are scaled by. Compact plans have many of these: small numbers are stored small.
  private let scalePower: Int16
  /// Places shown at least.
  private let places: Int16
  /// Whether there are more than three places.
  let isLong: Bool
  /// How many thousandths a mark is, or millionths of a long fraction.
  private let parts: UInt64
  /// What integers are multiplied by to be shown: 100 for percents; 0 where they are divided.
  private let integerScale: UInt64
  /// Integers from here on are not usual ones: 0 where places are shown.
  private let usualIntegerLimit: UInt64
  private let fractionLengths: FractionLengths
  /// Of positive and negative numbers, and of zero and negative zero.
  private let affixes: UnsafePointer<DirectAffixes>

  /// - Parameters:
  ///   - step: What numbers are rounded to multiples of, where neither places are shown nor decimals taken: ``StepRounding/step``.
  ///   - places: Places shown at least and at most.
  ///   - power: The power of ten that numbers are multiplied by to be shown: 2 for percents, -3 for compact thousands.
  ///   - limit: Shown numbers from here on are not usual ones: they have more groups than are stored for those.
  ///   - mode: How they are rounded.
  ///   - affixes: What stands around them.
  ///   - writer: Writes their digits.
  ///   - memory: Of the plan.
  ///
  /// It is `nil` for other formats than it serves.
  init?(
    step: UInt64 = 1, places: ClosedRange<Int>, power: Int, limit: UInt64 = DecimalWriter.usualLimit,
    mode: NumberFormat.RoundingMode, affixes: DirectAffixTable,
    writer: UnsafePointer<DecimalWriter>, in memory: PlanMemory
  ) {
    let most = places.upperBound
    guard mode == .halfEven, 0 <= most, most <= 2 * FractionTable.places else { return nil }
    let scalePower = most + power
    self.scalePower = Int16(truncatingIfNeeded: scalePower)
    scale = PowersOfTen.double(max(scalePower, 0)) / Double(step)
    // The shortest decimal, and each operation, err by 2^-53. Of steps ICU's approximation errs most.
    error = step == 1 ? 0x1p-51 : 2 * StepRounding.approximation
    divisor = PowersOfTen.double(max(-scalePower, 0))
    powers = PowerOfTen.all
    isLong = most > FractionTable.places
    shownLimit = limit
    // A mark less than the limit, which none below is rounded up to.
    usualLimit = (Double(shownLimit) - Double(step)) * PowersOfTen.double(most) / Double(step)
    parts = PowersOfTen.integer(FractionTable.places * (isLong ? 2 : 1) - most) * step
    integerScale = power >= 0 ? PowersOfTen.integer(power) : 0
    usualIntegerLimit = power >= 0 && places.lowerBound == 0 ? shownLimit / integerScale : 0
    self.places = Int16(truncatingIfNeeded: places.lowerBound)
    fractionLengths = writer.pointee.fractionLengths(places: places.lowerBound, in: memory)
    self.affixes = affixes.pairs
  }

  // MARK: Numbers of at most three places

  /// Rounds a number that is not divided; `nil` for what cannot be rounded in one step.
  @inline(__always)
  func round(_ value: Double) -> DirectNumber? {
    guard let count = count(value.magnitude * scale) else { return nil }
    return number(thousandths: count, sign: Self.sign(value))
  }

  /// Rounds a number that may be divided; `nil` for what cannot be rounded in one step. Which formats divide cannot be foreseen
  /// where there is one for each magnitude.
  @inline(__always)
  func roundScaled(_ value: Double) -> DirectNumber? {
    guard let count = count(value.magnitude * scale / divisor) else { return nil }
    return number(thousandths: count, sign: Self.sign(value))
  }

  /// Whether numbers are divided.
  var isDivided: Bool { scalePower < 0 }

  /// Takes an integer; `nil` for one that is too large.
  @inline(__always)
  func round(integer: UInt64, isNegative: Bool) -> DirectNumber? {
    guard integerScale > 0 else { return nil }
    let (shown, isTooLarge) = integer.multipliedReportingOverflow(by: integerScale)
    if isTooLarge { return nil }
    return number(shown, FractionGroups(thousandths: 0), isZero: shown == 0, sign: isNegative ? 1 : 0)
  }

  /// Rounds a decimal; `nil` for what cannot be rounded in one step.
  @inline(__always)
  func round(_ value: SmallDecimal) -> DirectNumber? {
    // How many places are too many, or how many zeros are to be added.
    let dropped = -value.exponent &- Int(scalePower)
    // Differences of what is compared below keep their sign.
    guard value.digits < 1 << 53, (-18...18).contains(dropped) else { return nil }
    // One of the two powers is 1: whether a number has too many places cannot be foreseen.
    let divisor = powers + max(dropped, 0)
    let (below, rest) = divisor.pointee.divide(value.digits)
    // The sign of a difference: a condition would become a branch.
    let roundedUp = (divisor.pointee.value &- 2 &* rest &- (below & 1)) &>> 63
    let factor = (powers + max(-dropped, 0)).pointee.value
    let (marks, isTooLarge) = (below &+ roundedUp).multipliedReportingOverflow(by: factor)
    guard !isTooLarge, marks < 1 << 53 else { return nil }
    return number(thousandths: marks &* parts, sign: value.isNegative ? 1 : 0)
  }

  @inline(__always)
  private func number(thousandths count: UInt64, sign: Int) -> DirectNumber {
    let (integer, thousandths) = Self.cut(thousandths: count)
    return number(integer, FractionGroups(thousandths: thousandths), isZero: count == 0, sign: sign)
  }

  @inline(__always)
  private static func cut(thousandths count: UInt64) -> (integer: UInt64, thousandths: Int) {
    let integer = count / 1000
    return (integer, Int(truncatingIfNeeded: count &- integer &* 1000))
  }

  @inline(__always)
  private func number(_ integer: UInt64, _ fraction: FractionGroups, isZero: Bool, sign: Int) -> DirectNumber {
    DirectNumber(
      integer: integer, fraction: fraction, places: Int(places), affixes: affixes + (sign | (isZero ? 2 : 0)))
  }

  // MARK: Usual numbers: below ``shownLimit``, of at most three places, with no sign of zero

  /// ``round(_:)`` for usual numbers.
  @inline(__always)
  func roundUsual(_ value: Double) -> UsualNumber? {
    let scaled = value.magnitude * scale
    guard let count = count(scaled), !(scaled >= usualLimit) else { return nil }
    let (integer, thousandths) = Self.cut(thousandths: count)
    return usual(integer, thousandths, affixes + Self.sign(value))
  }

  /// ``round(_:)`` for usual numbers of formats without places.
  @inline(__always)
  func roundWhole(_ value: Double) -> UsualNumber? {
    let scaled = value.magnitude * scale
    guard let integer = marks(scaled), !(scaled >= usualLimit) else { return nil }
    return UsualNumber(
      integer: integer, thousandths: 0, fractionLength: 0, affixes: affixes + Self.sign(value))
  }

  /// ``round(_:)`` for usual numbers.
  @inline(__always)
  func roundUsual(_ value: SmallDecimal) -> UsualNumber? {
    guard let number = round(value), number.integer < shownLimit else { return nil }
    return usual(number.integer, number.fraction.thousandths, number.affixes)
  }

  @inline(__always)
  private func usual(_ integer: UInt64, _ thousandths: Int, _ affixes: UnsafePointer<DirectAffixes>) -> UsualNumber {
    UsualNumber(
      integer: integer, thousandths: thousandths, fractionLength: fractionLengths[thousandths], affixes: affixes)
  }

  /// ``round(integer:isNegative:)`` for usual numbers of which no places are shown.
  @inline(__always)
  func roundUsual(integer: UInt64, isNegative: Bool) -> UsualNumber? {
    guard integer < usualIntegerLimit else { return nil }
    return UsualNumber(
      integer: integer &* integerScale, thousandths: 0, fractionLength: 0, affixes: affixes + (isNegative ? 1 : 0))
  }

  // MARK: Numbers of four to six places

  /// Rounds a number that is not divided; `nil` for what cannot be rounded in one step.
  @inline(__always)
  func roundLong(_ value: Double) -> DirectNumber? {
    guard let count = count(value.magnitude * scale) else { return nil }
    let integer = count / 1_000_000
    let fraction = FractionGroups(millionths: Int(truncatingIfNeeded: count &- integer &* 1_000_000))
    return number(integer, fraction, isZero: count == 0, sign: Self.sign(value))
  }

  // MARK: Steps

  /// How many thousandths or millionths a number in marks of the last place has when it is rounded; `nil` near a tie, and for what is
  /// too large.
  @inline(__always)
  private func count(_ scaled: Double) -> UInt64? { marks(scaled).map { $0 &* parts } }

  /// A number in marks of the last place, rounded; `nil` near a tie, and for what is too large.
  @inline(__always)
  private func marks(_ scaled: Double) -> UInt64? {
    // As in ``DecimalRuler``: adding 1.5 * 2^52 rounds to the nearest integer, which the last bits of the sum are.
    let shift = 0x1.8p52
    let shifted = scaled + shift
    // Not-a-number compares as false, and so do numbers from 2^50 on, where the error is a half.
    guard abs(scaled - (shifted - shift)) + scaled * error < 0.5 else { return nil }
    return shifted.bitPattern &- shift.bitPattern
  }

  @inline(__always)
  private static func sign(_ value: Double) -> Int { Int(truncatingIfNeeded: value.bitPattern &>> 63) }
}

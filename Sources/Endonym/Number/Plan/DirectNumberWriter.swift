/// Writes numbers without a stop between rounding and writing: the way of nearly all of them.
///
/// It serves formats that round half even to at most six places, whose numbers stand between short texts that no plural category
/// decides, and of their numbers those that are not near a tie and not larger than the arithmetic is exact for. The others go
/// through ``RoundedDecimal``.
struct DirectNumberWriter: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// What numbers are multiplied by to be counted in marks of the last place, or divided by.
  private let scale: Double
  private let isDivided: Bool
  /// The power of ten that this is.
  private let scalePower: Int
  private let powers: UnsafePointer<PowerOfTen>
  /// Whether there are more than three places.
  private let isLong: Bool
  /// Whether there are not, and numbers are multiplied.
  private let isUsual: Bool
  /// How many thousandths a mark is, or millionths of a long fraction.
  private let parts: UInt64
  /// What integers are multiplied by to be shown: 100 for percents; `nil` where they are divided.
  private let integerScale: UInt64?
  /// Places shown at least.
  private let places: Int
  /// Of positive and negative numbers, and of zero and negative zero.
  private let affixes: UnsafePointer<Affixes>

  /// The texts before and after a number, and how long they are. One store writes each.
  private struct Affixes: BitwiseCopyable {
    let prefix: SIMD16<UInt8>
    let suffix: SIMD16<UInt8>
    let prefixCount: Int
    let suffixCount: Int

    init?(_ prefix: [UInt8], _ suffix: [UInt8]) {
      guard max(prefix.count, suffix.count) <= SIMD16<UInt8>.scalarCount else { return nil }
      self.prefix = Self.padded(prefix)
      self.suffix = Self.padded(suffix)
      prefixCount = prefix.count
      suffixCount = suffix.count
    }

    private static func padded(_ bytes: [UInt8]) -> SIMD16<UInt8> {
      var padded = SIMD16<UInt8>.zero
      for (index, byte) in bytes.enumerated() { padded[index] = byte }
      return padded
    }
  }

  /// - Parameters:
  ///   - places: Places shown at least and at most.
  ///   - power: The power of ten that numbers are multiplied by to be shown: 2 for percents, -3 for compact thousands.
  ///   - mode: How they are rounded.
  ///   - affixes: What stands around them, in the order of ``NumberPlan/AffixIndex``, of all plural categories.
  ///   - memory: Where the writer's tables lie.
  ///
  /// The writer is `nil` for other formats than it serves.
  init?(
    places: ClosedRange<Int>, power: Int, mode: NumberFormat.RoundingMode, affixes: [[UInt8]], in memory: PlanMemory
  ) {
    let most = places.upperBound
    guard mode == .halfEven, 0 <= most, most <= 2 * FractionTable.places, NumberPlan.AffixIndex.areSame(affixes) else {
      return nil
    }
    let pairs = stride(from: 0, to: NumberPlan.AffixIndex.perCategory, by: 2).compactMap {
      Affixes(affixes[$0], affixes[$0 + 1])
    }
    guard pairs.count * 2 == NumberPlan.AffixIndex.perCategory else { return nil }
    isDivided = most + power < 0
    scalePower = most + power
    scale = PowersOfTen.double(abs(scalePower))
    powers = PowerOfTen.all
    isLong = most > FractionTable.places
    isUsual = !isLong && !isDivided
    parts = PowersOfTen.integer(FractionTable.places * (isLong ? 2 : 1) - most)
    integerScale = power >= 0 ? PowersOfTen.integer(power) : nil
    self.places = places.lowerBound
    self.affixes = memory.store(pairs)
  }

  /// Writes a number of at most three places from `start` on, which is not divided; gives where it ends, or `nil` for what it cannot
  /// write.
  @inline(__always)
  func write(_ value: Double, by writer: UnsafePointer<DecimalWriter>, at start: Cursor) -> Cursor? {
    guard isUsual, let count = count(value.magnitude * scale) else { return nil }
    let integer = count / 1000
    let fraction = FractionGroups(thousandths: Int(truncatingIfNeeded: count &- integer &* 1000))
    return write(integer, fraction, isZero: count == 0, sign: Self.sign(value), by: writer, at: start)
  }

  /// Writes a number of at most three places.
  /// - Parameters:
  ///   - value: The number.
  ///   - limit: Integer parts from here on are not written.
  ///   - writer: Writes its digits.
  ///   - start: Where it is written.
  /// - Returns: Where it ends; `nil` for what cannot be written.
  @inline(__always)
  func write(
    _ value: Double, below limit: UInt64, by writer: UnsafePointer<DecimalWriter>, at start: Cursor
  ) -> Cursor? {
    guard !isLong, let count = count(isDivided ? value.magnitude / scale : value.magnitude * scale) else { return nil }
    let integer = count / 1000
    if integer >= limit { return nil }
    let fraction = FractionGroups(thousandths: Int(truncatingIfNeeded: count &- integer &* 1000))
    return write(integer, fraction, isZero: count == 0, sign: Self.sign(value), by: writer, at: start)
  }

  /// Writes a number of four to six places from `start` on; gives where it ends, or `nil` for what it cannot write.
  @inline(__always)
  func writeLong(_ value: Double, by writer: UnsafePointer<DecimalWriter>, at start: Cursor) -> Cursor? {
    guard isLong, !isDivided, let count = count(value.magnitude * scale) else { return nil }
    let integer = count / 1_000_000
    let fraction = FractionGroups(millionths: Int(truncatingIfNeeded: count &- integer &* 1_000_000))
    return write(integer, fraction, isZero: count == 0, sign: Self.sign(value), by: writer, at: start)
  }

  @inline(__always)
  private func write(
    integer: UInt64, isNegative: Bool, by writer: UnsafePointer<DecimalWriter>, at start: Cursor
  ) -> Cursor? {
    guard !isLong, let integerScale else { return nil }
    let (shown, isTooLarge) = integer.multipliedReportingOverflow(by: integerScale)
    if isTooLarge { return nil }
    let fraction = FractionGroups(thousandths: 0)
    return write(shown, fraction, isZero: shown == 0, sign: isNegative ? 1 : 0, by: writer, at: start)
  }

  /// Writes a decimal of at most three places from `start` on; gives where it ends, or `nil` for what it cannot write.
  @inline(__always)
  func write(_ value: SmallDecimal, by writer: UnsafePointer<DecimalWriter>, at start: Cursor) -> Cursor? {
    if value.exponent == 0 {
      return write(integer: value.digits, isNegative: value.isNegative, by: writer, at: start)
    }
    // How many places are too many, or how many zeros are to be added.
    let dropped = -value.exponent &- scalePower
    guard !isLong, value.digits < 1 << 53, (-19...19).contains(dropped) else { return nil }
    // One of the two powers is 1: whether a number has too many places cannot be foreseen.
    let divisor = powers + max(dropped, 0)
    let (below, rest) = divisor.pointee.divide(value.digits)
    let isRoundedUp = 2 &* rest &+ (below & 1) > divisor.pointee.value
    let factor = (powers + max(-dropped, 0)).pointee.value
    let (marks, isTooLarge) = (below &+ (isRoundedUp ? 1 : 0)).multipliedReportingOverflow(by: factor)
    guard !isTooLarge, marks < 1 << 53 else { return nil }
    let count = marks &* parts
    let integer = count / 1000
    let fraction = FractionGroups(thousandths: Int(truncatingIfNeeded: count &- integer &* 1000))
    return write(integer, fraction, isZero: count == 0, sign: value.isNegative ? 1 : 0, by: writer, at: start)
  }

  /// How many thousandths or millionths a number in marks of the last place has when it is rounded; `nil` near a tie, and for what is
  /// too large.
  @inline(__always)
  private func count(_ scaled: Double) -> UInt64? {
    // As in ``DecimalRuler``: adding 1.5 * 2^52 rounds to the nearest integer, which the last bits of the sum are.
    let shift = 0x1.8p52
    let shifted = scaled + shift
    // Scaling, and the way from the shortest decimal to the double, each err by at most 2^-53 of the number. Not-a-number compares
    // as false, and so do numbers from 2^50 on, where twice the error is a half.
    guard abs(scaled - (shifted - shift)) + scaled * 0x1p-51 < 0.5 else { return nil }
    return (shifted.bitPattern &- shift.bitPattern) &* parts
  }

  @inline(__always)
  private static func sign(_ value: Double) -> Int { Int(truncatingIfNeeded: value.bitPattern &>> 63) }

  @inline(__always)
  private func write(
    _ integer: UInt64, _ fraction: FractionGroups, isZero: Bool, sign: Int, by writer: UnsafePointer<DecimalWriter>,
    at start: Cursor
  ) -> Cursor {
    let around = affixes + (sign | (isZero ? 2 : 0))
    UnsafeMutableRawPointer(start).storeBytes(of: around.pointee.prefix, as: SIMD16<UInt8>.self)
    let end = writer.write(integer, fraction, places: places, at: start + around.pointee.prefixCount)
    UnsafeMutableRawPointer(end).storeBytes(of: around.pointee.suffix, as: SIMD16<UInt8>.self)
    return end + around.pointee.suffixCount
  }
}

/// Writes numbers in compact notation: `1.2K`, `1.2 Millionen`.
///
/// ## One value's way
/// 999999 in short English:
/// 1. Its magnitude is 5, a hundred thousand: numbers of it are shown in thousands, so it is rounded as 999.999.
/// 2. To two significant digits but at least whole that is 1000, of a magnitude more: it is shown as a number of magnitude 6,
///    where 10^6 is 1 million.
/// 3. The plural category of the 1 chooses `M` among the texts of magnitude 6.
///
/// Source: UTS 35 part 3, "Compact Number Formats"; the order of rounding and choosing is that of ICU's `CompactHandler`.
struct CompactPlan: Plan {
  /// How numbers of one magnitude are shown.
  struct Magnitude: BitwiseCopyable {
    let rounding: NumberPlan.Rounding
    /// The power of ten by which numbers are multiplied to be shown: -3 for thousands.
    let power: Int
    /// From this integer on, a rounded number is of the next magnitude: 10^3 for hundreds of thousands.
    let limit: UInt64
    /// Where its texts stand: by category, in the order of ``NumberPlan/AffixIndex``.
    let firstText: Int

    /// - Parameters:
    ///   - exponent: The magnitude: that of a number from 10^`exponent` on.
    ///   - power: The power of ten by which numbers are multiplied to be shown.
    ///   - rounding: How they are rounded.
    ///   - firstText: Where their texts stand in the plan's table.
    init(_ exponent: Int, power: Int, rounding: NumberPlan.Rounding, firstText: Int) {
      self.rounding = rounding
      self.power = power
      limit = PowersOfTen.integer(exponent + power + 1)
      self.firstText = firstText
    }

    /// Rounds in one step those numbers of the magnitude, or of one below it, whose first digit counts 10^`exponent`; `nil` where all
    /// take more steps.
    func direct(
      _ exponent: Int, affixes: DirectAffixTable, writer: UnsafePointer<DecimalWriter>, in memory: PlanMemory
    ) -> DirectRounding? {
      let digits: (places: ClosedRange<Int>, mode: NumberFormat.RoundingMode)? =
        switch rounding {
        case .fixed(let fixed): (fixed.minimum...fixed.maximum, fixed.mode)
        case .significant(let rounding):
          rounding.places(ofMagnitude: exponent + power).map { ($0, rounding.mode) }
        case .step: nil
        }
      return digits.flatMap {
        DirectRounding(
          places: $0.places, power: power, mode: $0.mode, affixes: affixes, writer: writer, in: memory)
      }
    }
  }

  /// Magnitudes 0 ... 14; those below zero are shown as 0.
  static let magnitudes = 0...14
  /// The magnitudes of which numbers are rounded in one step.
  @inline(__always) static var directMagnitudes: ClosedRange<Int> { -5...14 }

  private let magnitudes: UnsafePointer<Magnitude>
  /// Of ``directMagnitudes``; `nil` where every number takes more steps.
  private let directs: UnsafePointer<DirectRounding?>
  private let writer: UnsafePointer<DecimalWriter>
  private let texts: TextTable
  private let plural: PluralProgram
  private let table = PlaceTable.shared
  /// Whether all that is written is ASCII.
  let isASCII: Bool
  /// Free bytes that writing any number needs.
  let capacity: Int

  init(
    magnitudes: UnsafePointer<Magnitude>, directs: UnsafePointer<DirectRounding?>,
    writer: UnsafePointer<DecimalWriter>, texts: TextTable, plural: PluralProgram, places: Int
  ) {
    self.magnitudes = magnitudes
    self.directs = directs
    self.writer = writer
    self.texts = texts
    self.plural = plural
    isASCII = writer.pointee.isASCII && texts.isASCII
    capacity = writer.pointee.capacity(places: places) + 2 * texts.longest + TextTable.spill
  }

  /// A number as it will be shown, and the magnitude that it is shown in.
  struct Shown {
    let number: RoundedDecimal
    let magnitude: Int
  }

  /// `nil` for what ICU has to write.
  @inline(__always)
  func round(_ value: Double) -> Shown? {
    let size = value.magnitude
    guard size < 1e15 else { return nil }
    let exponent: Int
    if size < 0.5 {
      exponent = 0
    } else {
      guard let first = table.exponent(of: size) else { return nil }
      exponent = max(0, first)
    }
    guard let number = magnitudes[exponent].rounding.round(value) else { return nil }
    return carried(number, exponent)
  }

  /// `nil` for what ICU has to write.
  @inline(__always)
  func round(_ value: SmallDecimal) -> Shown? {
    let exponent = value.digits == 0 ? 0 : max(0, value.digits.decimalDigitCount - 1 + value.exponent)
    guard exponent <= Self.magnitudes.upperBound, !value.exceedsPluralOperands,
      let number = magnitudes[exponent].rounding.round(
        digits: value.digits, exponent: value.exponent, isNegative: value.isNegative)
    else { return nil }
    return carried(number, exponent)
  }

  /// Moves a number that was rounded up to the next magnitude there.
  @inline(__always)
  private func carried(_ number: RoundedDecimal, _ exponent: Int) -> Shown? {
    if number.integer < magnitudes[exponent].limit { return Shown(number: number, magnitude: exponent) }
    guard exponent < Self.magnitudes.upperBound else { return nil }
    let next = magnitudes[exponent &+ 1]
    if next.power == magnitudes[exponent].power { return Shown(number: number, magnitude: exponent &+ 1) }
    // A number rounded up into a magnitude is its first one: a power of ten.
    let first = next.rounding.round(digits: 1, exponent: exponent &+ 1, isNegative: number.isNegative)
    return first.map { Shown(number: $0, magnitude: exponent &+ 1) }
  }

  /// Rounds a number and writes it from `start` on, where ``capacity`` bytes are free, in one step; gives where it ends, or `nil` for
  /// numbers that take the long way.
  @inline(__always)
  func writeDirectly(_ value: Double, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    let lowest = Self.directMagnitudes.lowerBound
    guard let exponent = table.exponent(of: value.magnitude), exponent >= lowest,
      let direct = directs[exponent &- lowest],
      let number = direct.isLong ? direct.roundLong(value) : direct.roundScaled(value),
      number.integer < magnitudes[max(exponent, 0)].limit
    else { return nil }
    return number.write(by: writer, at: start)
  }

  /// Writes a number from `start` on, where ``capacity`` bytes are free; gives where it ends.
  @inline(__always)
  func write(_ shown: Shown, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    let number = shown.number
    let category = plural.category(PluralOperands(number)).index
    let prefix =
      magnitudes[shown.magnitude].firstText
      &+ NumberPlan.AffixIndex.prefix(isNegative: number.isNegative, isZero: number.isZero, category: category)
    var cursor = texts.copy(prefix, to: start)
    cursor = writer.pointee.write(number, at: cursor)
    cursor = texts.copy(prefix &+ 1, to: cursor)
    assert(cursor - start + TextTable.spill <= capacity, "a plan's capacity was computed too small")
    return cursor
  }
}

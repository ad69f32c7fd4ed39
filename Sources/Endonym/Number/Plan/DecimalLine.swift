/// Writes integers of up to twelve digits, and the decimal separator behind them, with one store of sixteen bytes.
///
/// `1,234,567.` is cut from `000,001,234,567.`: four groups of three digits from a table, with the separators between them, in a
/// register of 128 bits, from which the bytes before the first digit are shifted out. So no branch depends on how long a number
/// is, which no processor foresees.
///
/// It serves digits and separators of one byte, groups of three, and numbers that are either all grouped or never.
struct DecimalLine: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Integers from here on have more groups.
  static let limit: UInt64 = 1_000_000_000_000

  /// 0 ... 999 as three digits and a byte of zero.
  private let digits: UnsafePointer<UInt32>
  private let lengths: LineLengths
  /// The separators of groups, each behind the groups that are in the lower and in the upper half.
  private let lowerSeparators: UInt64
  private let upperSeparators: UInt64
  /// Whether groups follow each other without a separator.
  private let isContinuous: Bool

  /// - Parameters:
  ///   - table: The digits.
  ///   - decimal: The decimal separator; none when no number has a fraction.
  ///   - group: What stands between groups; `nil` when numbers are not grouped.
  ///
  /// The line is `nil` where digits or separators take more than a byte.
  init?(digits table: DigitTable, decimal: [UInt8], group: [UInt8]?) {
    guard table.width == 1, decimal.count <= 1, (group ?? [0]).count == 1 else { return nil }
    digits = table.entries.assumingMemoryBound(to: UInt32.self)
    isContinuous = group == nil
    let separator = UInt64(group?.first ?? 0) << 24
    let point = UInt64(decimal.first ?? 0)
    lowerSeparators = separator | separator << 32
    // Without separators, twelve digits and the point take thirteen bytes.
    upperSeparators = isContinuous ? point << 32 : separator | point << 56
    lengths = isContinuous ? LineLengths.continuous : LineLengths.grouped
  }

  /// Writes a number below ``limit`` of at most three places from `start` on, where 24 bytes are free; gives where it ends.
  @inline(__always)
  func write(_ number: RoundedDecimal, at start: Cursor) -> Cursor {
    let integer = number.integer
    let millions = UInt32(truncatingIfNeeded: integer / 1_000_000)
    let units = UInt32(truncatingIfNeeded: integer &- UInt64(millions) &* 1_000_000)
    let billions = millions / 1000
    let thousands = units / 1000
    let first = UInt64(digits[Int(billions)])
    let second = UInt64(digits[Int(millions &- billions &* 1000)])
    let third = UInt64(digits[Int(thousands)])
    let fourth = UInt64(digits[Int(units &- thousands &* 1000)])

    let shift = lengths.shift(of: integer)
    let line: UInt128
    if isContinuous {
      let upper = third | fourth << 24
      let lower = first | second << 24 | upper << 48
      line = UInt128(_low: lower, _high: upper >> 16 | upperSeparators)
    } else {
      line = UInt128(
        _low: first | second << 32 | lowerSeparators, _high: third | fourth << 32 | upperSeparators)
    }
    let shown = line &>> UInt128(truncatingIfNeeded: shift)
    let memory = UnsafeMutableRawPointer(start)
    memory.storeBytes(of: shown._low, as: UInt64.self)
    memory.storeBytes(of: shown._high, toByteOffset: 8, as: UInt64.self)

    let point = start + Int(lengths.whole &- shift) / 8
    let fraction = FractionTable.index(of: number.fraction, places: number.places)
    UnsafeMutableRawPointer(point + 1).storeBytes(of: digits[fraction], as: UInt32.self)
    return point + (number.shownPlaces &+ (number.shownPlaces > 0 ? 1 : 0))
  }
}

/// How long the lines of numbers are, and with them how much is cut off the longest one.
///
/// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
private struct LineLengths: BitwiseCopyable, @unchecked Sendable {
  /// The bits before the decimal separator in a line that is not cut.
  let whole: UInt8
  /// For numbers of 0 to 12 digits, the bits to shift out.
  private let shifts: UnsafePointer<UInt8>
  /// 10^0 ... 10^19.
  private let powers: UnsafePointer<UInt64>

  private init(isGrouped: Bool) {
    let bytes = isGrouped ? 15 : 12
    whole = UInt8(bytes * 8)
    let shifts = UnsafeMutablePointer<UInt8>.allocate(capacity: 13)
    for count in 0...12 {
      // Zero has a digit.
      let digits = max(1, count)
      shifts[count] = UInt8((bytes - digits - (isGrouped ? (digits - 1) / 3 : 0)) * 8)
    }
    self.shifts = UnsafePointer(shifts)
    powers = PowersOfTen.integers
  }

  static let grouped = LineLengths(isGrouped: true)
  static let continuous = LineLengths(isGrouped: false)

  /// The bits to shift out for an integer below ``DecimalLine/limit``.
  @inline(__always)
  func shift(of integer: UInt64) -> UInt8 {
    // log10(2) is 1233 / 4096, nearly: the estimate is right, or one too small.
    let estimate = ((64 &- (integer | 1).leadingZeroBitCount) &* 1233) &>> 12
    return shifts[estimate &+ (integer >= powers[estimate] ? 1 : 0)]
  }
}

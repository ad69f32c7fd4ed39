/// Writes integers of up to twelve digits, and the decimal separator behind them, with one store of sixteen bytes.
///
/// `1,234,567.` is cut from `000,001,234,567.`: groups of digits from a table, with the separators between them, in a register of
/// 128 bits, from which the bytes before the first digit are shifted out. So no branch depends on how long a number is, which no
/// processor foresees. In the table digits are the numbers 0 ... 9: the first digit is the first byte that is not zero.
///
/// It serves digits and separators of one byte, and numbers that are either all grouped or never.
struct DecimalLine: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// How digits stand in the line.
  private enum Shape: UInt8 {
    /// `000,001,234,567.`
    case thousands
    /// `00,01,23,45,678.`, as in India.
    case hundreds
    /// `000001234567.`
    case continuous
  }

  /// Integers from here on are longer than the line.
  let limit: UInt64
  private let shape: Shape
  /// The bits before the decimal separator in a line that is not cut.
  private let bitCount: UInt8
  private let digits: UnsafePointer<UInt32>
  private let fractions: FractionTable
  /// What makes the lower and the upper half text: separators, and what lies between the numbers 0 ... 9 and their digits.
  private let lowerText: UInt64
  private let upperText: UInt64

  /// - Parameters:
  ///   - table: The digits.
  ///   - decimal: The decimal separator; none when no number has a fraction.
  ///   - grouping: How integers are grouped; `nil` when they are not.
  ///
  /// The line is `nil` where digits or separators take more than a byte, or where it depends on a number's length whether it is
  /// grouped.
  init?(digits table: DigitTable, decimal: [UInt8], grouping: DecimalWriter.Grouping?) {
    guard table.isASCII, decimal.count <= 1 else { return nil }
    if let grouping { guard grouping.separator.count == 1, grouping.shortest == 4 else { return nil } }
    let zero = UInt8(ascii: "0")
    let group = grouping?.separator ?? []
    var line: [UInt8] = []
    switch grouping?.secondary {
    case nil:
      shape = .continuous
      line = Array(repeating: zero, count: 12)
    case 2:
      shape = .hundreds
      for _ in 0..<4 { line += [zero, zero] + group }
      line += [zero, zero, zero]
    default:
      shape = .thousands
      for _ in 0..<4 { line += (line.isEmpty ? [] : group) + [zero, zero, zero] }
    }
    limit = PowersOfTen.integer(shape == .hundreds ? 11 : 12)
    bitCount = UInt8(line.count * 8)
    line += decimal
    line += repeatElement(0, count: 16 - line.count)
    lowerText = Self.word(line[..<8])
    upperText = Self.word(line[8...])
    digits = LineDigits.shared.entries
    fractions = .shared
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Writes an integer below ``limit`` from `start` on, and the decimal separator behind it; gives where that stands. Sixteen bytes
  /// have to be free.
  @inline(__always)
  func write(_ integer: UInt64, at start: Cursor) -> Cursor {
    let (lower, upper) = numbers(of: integer)
    // Zero has a digit too: the mark is in its byte.
    let mark: UInt64 = 1 &<< UInt64(truncatingIfNeeded: bitCount &- 72)
    // The bits of zero before the first digit: the upper half's count where the lower one is zero, which is 64 of them. A condition
    // would become a branch.
    let lowerZeros = lower.trailingZeroBitCount
    let upperZeros = (upper | mark).trailingZeroBitCount
    let shift = (lowerZeros &+ upperZeros & (0 &- lowerZeros &>> 6)) & 0x78
    let shown = UInt128(_low: lower | lowerText, _high: upper | upperText) &>> UInt128(truncatingIfNeeded: shift)
    let memory = UnsafeMutableRawPointer(start)
    memory.storeBytes(of: shown._low.littleEndian, as: UInt64.self)
    memory.storeBytes(of: shown._high.littleEndian, toByteOffset: 8, as: UInt64.self)
    return start + (Int(bitCount) &- shift) &>> 3
  }

  /// Writes a fraction of up to six places behind the decimal separator.
  /// - Parameters:
  ///   - fraction: The fraction.
  ///   - places: How many of its places are shown at least.
  ///   - point: Where the separator stands.
  /// - Returns: Where the number ends, which is at the separator when no place is shown.
  @inline(__always)
  func write(_ fraction: FractionGroups, places: Int, after point: Cursor) -> Cursor {
    store(fraction.thousandths, at: point + 1)
    if fraction.isLong { store(fraction.millionths, at: point + 4) }
    let shownPlaces = max(places, fractions.neededPlaces(fraction))
    return point + (shownPlaces &+ (shownPlaces > 0 ? 1 : 0))
  }

  @inline(__always)
  private func store(_ number: Int, at cursor: Cursor) {
    UnsafeMutableRawPointer(cursor).storeBytes(of: (digits[number] | LineDigits.text).littleEndian, as: UInt32.self)
  }

  /// The numbers 0 ... 9 of an integer's digits, where they stand in the line.
  @inline(__always)
  private func numbers(of integer: UInt64) -> (lower: UInt64, upper: UInt64) {
    if shape == .hundreds { return hundreds(of: integer) }
    let millions = UInt32(truncatingIfNeeded: integer / 1_000_000)
    let units = UInt32(truncatingIfNeeded: integer &- UInt64(millions) &* 1_000_000)
    let billions = millions / 1000
    let thousands = units / 1000
    let first = UInt64(digits[Int(billions)])
    let second = UInt64(digits[Int(millions &- billions &* 1000)])
    let third = UInt64(digits[Int(thousands)])
    let fourth = UInt64(digits[Int(units &- thousands &* 1000)])
    if shape == .thousands { return (first | second << 32, third | fourth << 32) }
    return (first | second << 24 | third << 48, third >> 16 | fourth << 8)
  }

  @inline(__always)
  private func hundreds(of integer: UInt64) -> (lower: UInt64, upper: UInt64) {
    let thousands = UInt32(truncatingIfNeeded: integer / 1000)
    let lakhs = thousands / 100
    let crores = lakhs / 100
    let hundredCrores = crores / 100
    // A number below a hundred has its two digits behind one of zero.
    let first = UInt64(digits[Int(hundredCrores)]) >> 8
    let second = UInt64(digits[Int(crores &- hundredCrores &* 100)]) >> 8
    let third = UInt64(digits[Int(lakhs &- crores &* 100)]) >> 8
    let fourth = UInt64(digits[Int(thousands &- lakhs &* 100)]) >> 8
    let fifth = UInt64(digits[Int(truncatingIfNeeded: integer &- UInt64(thousands) &* 1000)])
    return (first | second << 24 | third << 48, fourth << 8 | fifth << 32)
  }
}

/// 0 ... 999 as three bytes of 0 ... 9, and one of zero.
///
/// `@unchecked Sendable`: the memory is written in `init` only, and never freed.
private struct LineDigits: BitwiseCopyable, @unchecked Sendable {
  let entries: UnsafePointer<UInt32>

  /// What makes three numbers 0 ... 9 their digits.
  static var text: UInt32 { 0x30_3030 }

  static let shared = LineDigits()

  private init() {
    let entries = UnsafeMutablePointer<UInt32>.allocate(capacity: 1000)
    for number: UInt32 in 0..<1000 {
      entries[Int(number)] = (number / 100) | (number / 10 % 10) << 8 | (number % 10) << 16
    }
    self.entries = UnsafePointer(entries)
  }
}

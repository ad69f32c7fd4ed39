/// Writes numbers group by group: digits and separators of any width, grouped or not, from some length on or always, in threes or as
/// in India.
///
/// How long a number is decides where its groups are stored (``GroupPositions``), never whether: no branch depends on it, which no
/// processor foresees. All groups are stored from the first to the last, those that a number does not have too.
struct GroupWriter: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  private let entries: UnsafeRawPointer
  private let stride: Int
  private let positions: GroupPositions
  private let isIndian: Bool
  private let width: Int
  private let decimal: Separator
  private let fractions: FractionTable

  /// Up to eight bytes that one store writes.
  struct Separator: BitwiseCopyable {
    let word: UInt64
    let count: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.count <= 8 else { return nil }
      word = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }.littleEndian
      count = bytes.count
    }
  }

  /// - Returns: `nil` when a separator is too long.
  init?(
    digits: DigitTable, decimal: [UInt8], grouping: DecimalWriter.Grouping?, minimumIntegerDigits: Int,
    in memory: PlanMemory
  ) {
    guard let table = GroupTable.shared(digits, separator: grouping?.separator ?? []), let decimal = Separator(decimal)
    else { return nil }
    memory.keep(table)
    entries = table.entries
    stride = table.stride
    positions = GroupPositions(grouping, width: digits.width, minimum: minimumIntegerDigits, in: memory)
    isIndian = grouping?.secondary == 2
    width = digits.width
    self.decimal = decimal
    fractions = .shared
  }

  /// Bytes that a number takes at most, and that are written behind it.
  func capacity(places: Int) -> Int {
    positions.longest + decimal.count + max(places, 0) * width + GroupTable.longest
  }

  /// Writes an integer from `start` on, and the decimal separator behind it; gives where that stands.
  @inline(__always)
  func write(_ integer: UInt64, at start: Cursor) -> Cursor {
    let row = positions.row(of: integer)
    // These are the same for all numbers of one format, so that they are foreseen.
    switch stride {
    case 4: write(integer, row, at: start, as: UInt32.self)
    case 8: write(integer, row, at: start, as: UInt64.self)
    default: write(integer, row, at: start, as: SIMD16<UInt8>.self)
    }
    let point = start + row.length
    UnsafeMutableRawPointer(point).storeBytes(of: decimal.word, as: UInt64.self)
    return point
  }

  @inline(__always)
  private func write<Word: BitwiseCopyable>(
    _ integer: UInt64, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    if isIndian {
      storeIndian(integer, row, at: start, as: word)
    } else {
      store(integer, row, at: start, as: word)
    }
  }

  /// Writes a fraction of up to six places behind the decimal separator.
  /// - Parameters:
  ///   - fraction: The fraction.
  ///   - places: How many of its places are shown at least.
  ///   - point: Where the separator stands.
  /// - Returns: Where the number ends, which is at the separator when no place is shown.
  @inline(__always)
  func write(_ fraction: FractionGroups, places: Int, after point: Cursor) -> Cursor {
    let first = point + decimal.count
    switch stride {
    case 4: store(fraction, at: first, as: UInt32.self)
    case 8: store(fraction, at: first, as: UInt64.self)
    default: store(fraction, at: first, as: SIMD16<UInt8>.self)
    }
    let shownPlaces = max(places, fractions.neededPlaces(fraction))
    return point + (shownPlaces &* width &+ (shownPlaces > 0 ? decimal.count : 0))
  }

  @inline(__always)
  private func store<Word: BitwiseCopyable>(_ fraction: FractionGroups, at first: Cursor, as word: Word.Type) {
    copy(fraction.thousandths, omitting: 0, to: first, as: word)
    if fraction.isLong { copy(fraction.millionths, omitting: 0, to: first + 3 &* width, as: word) }
  }

  // MARK: Groups

  /// The groups of a number in thousands.
  @inline(__always)
  private func store<Word: BitwiseCopyable>(
    _ integer: UInt64, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    let rest = storeLarge(of: integer, above: 1_000_000_000_000, firstGroup: 4, size: 1000, row, at: start)
    let millions = UInt32(truncatingIfNeeded: rest / 1_000_000)
    let units = UInt32(truncatingIfNeeded: rest &- UInt64(millions) &* 1_000_000)
    let billions = millions / 1000
    let thousands = units / 1000
    store(billions, 3, row, at: start, as: word)
    store(millions &- billions &* 1000, 2, row, at: start, as: word)
    store(thousands, 1, row, at: start, as: word)
    store(units &- thousands &* 1000, 0, row, at: start, as: word)
  }

  /// The groups of a number in thousands, lakhs and crores.
  @inline(__always)
  private func storeIndian<Word: BitwiseCopyable>(
    _ integer: UInt64, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    let rest = storeLarge(of: integer, above: 10_000_000_000_000, firstGroup: 6, size: 100, row, at: start)
    let tens = rest / 100_000
    let units = UInt32(truncatingIfNeeded: rest &- tens &* 100_000)
    let lakhs = UInt32(truncatingIfNeeded: tens)
    let crores = lakhs / 100
    let second = crores / 100
    let third = second / 100
    let thousands = units / 1000
    store(third, 5, row, at: start, as: word)
    store(second &- third &* 100, 4, row, at: start, as: word)
    store(crores &- second &* 100, 3, row, at: start, as: word)
    store(lakhs &- crores &* 100, 2, row, at: start, as: word)
    store(thousands, 1, row, at: start, as: word)
    store(units &- thousands &* 1000, 0, row, at: start, as: word)
  }

  /// Stores the groups of a number from `limit` on that stand before the usual ones; gives what is left.
  @inline(__always)
  private func storeLarge(
    of integer: UInt64, above limit: UInt64, firstGroup: Int, size: UInt64, _ row: GroupPositions.Row,
    at start: Cursor
  ) -> UInt64 {
    let large = integer / limit
    if large != 0 {
      Self.storeLarge(large, firstGroup: firstGroup, size: size, row, entries: entries, stride: stride, at: start)
    }
    return integer &- large &* limit
  }

  /// The groups of a large number that stand before the usual ones: `number` in groups of `size`, the last of which is
  /// `firstGroup`.
  ///
  /// Static: a method would have the writer copied for it before every number.
  @inline(never)
  private static func storeLarge(
    _ number: UInt64, firstGroup: Int, size: UInt64, _ row: GroupPositions.Row, entries: UnsafeRawPointer, stride: Int,
    at start: Cursor
  ) {
    // At most eight of twenty digits are left.
    var divisor = size * size * size
    var rest = number
    var group = firstGroup + 3
    while group >= firstGroup {
      let entry = entries + (Int(rest / divisor) * stride + row.omitted(group))
      UnsafeMutableRawPointer(start + row.start(group))
        .storeBytes(of: entry.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      rest %= divisor
      divisor /= size
      group -= 1
    }
  }

  @inline(__always)
  private func store<Word: BitwiseCopyable>(
    _ number: UInt32, _ group: Int, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    copy(Int(number), omitting: row.omitted(group), to: start + row.start(group), as: word)
  }

  @inline(__always)
  private func copy<Word: BitwiseCopyable>(_ number: Int, omitting count: Int, to cursor: Cursor, as word: Word.Type) {
    let entry = entries + (number &* MemoryLayout<Word>.size &+ count)
    UnsafeMutableRawPointer(cursor).storeBytes(of: entry.loadUnaligned(as: Word.self), as: Word.self)
  }

  // MARK: Long fractions

  /// Writes a fraction of any length behind the decimal separator at `point`; gives where the number ends.
  @inline(__always)
  func writeFraction(of number: RoundedDecimal, after point: Cursor) -> Cursor {
    guard number.shownPlaces > 0 else { return point }
    // Three places at a time, with zeros behind the last: at most 21 of 17 digits.
    var group = (number.places &+ 2) / 3
    var rest = number.fraction &* PowersOfTen.integer(group &* 3 &- number.places)
    let first = point + decimal.count
    var cursor = first
    while group > 0 {
      group &-= 1
      let unit = PowersOfTen.integer(group &* 3)
      let entry = entries + Int(rest / unit) &* stride
      UnsafeMutableRawPointer(cursor)
        .storeBytes(of: entry.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      rest %= unit
      cursor += 3 &* width
    }
    return first + number.shownPlaces &* width
  }
}

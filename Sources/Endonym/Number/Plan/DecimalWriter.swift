/// Writes the digits of numbers, with separators, as UTF-8: digits and separators of any width, grouped or not, from some length on or
/// always, in threes or as in India.
///
/// Random numbers make branches that no processor foresees, and each wrong guess costs as much as writing ten digits. So how long a
/// number is decides where its groups are stored (``GroupPositions``), never whether: all groups are stored from the first to the
/// last, those that a number does not have too.
///
/// It is read through pointers: a copy would be read whole before the first byte is written.
struct DecimalWriter: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  /// Groups of digits, ``stride`` bytes each.
  private let entries: UnsafeRawPointer
  /// How large a word holds a group of digits: 4, 8 or 16 bytes.
  private let stride: Int
  private let positions: GroupPositions
  private let isIndian: Bool
  /// Whether digits and separators are ASCII.
  let isASCII: Bool
  private let width: Int
  private let decimal: Separator
  private let fractions: FractionTable

  /// Integers from here on have more groups than a few words hold, and cost more.
  @inline(__always) static var usualLimit: UInt64 { 1_000_000_000_000 }

  /// Integers from here on have more groups than are stored for formats without places: percents of usual numbers are shorter.
  var wholeLimit: UInt64 { isIndian ? Self.largeLakhs : 1_000_000_000_000_000 }

  /// How integers are grouped.
  struct Grouping: Equatable {
    let separator: [UInt8]
    /// Digits in the group next to the decimal separator, and in the others: 3 and 2 in India.
    let primary: Int
    let secondary: Int
    /// Integers of so many digits are the shortest that are grouped.
    let shortest: Int
  }

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

  /// - Returns: `nil` when a separator is too long, groups are neither of three digits nor India's, or more than twenty digits are
  ///   to be written.
  init?(
    digits: DigitTable, decimal decimalBytes: [UInt8], grouping: Grouping?, minimumIntegerDigits: Int,
    in memory: PlanMemory
  ) {
    if let grouping {
      guard grouping.primary == 3, (2...3).contains(grouping.secondary) else { return nil }
    }
    guard minimumIntegerDigits <= GroupPositions.mostDigits, let decimal = Separator(decimalBytes),
      let table = GroupTable.shared(digits, separator: grouping?.separator ?? [])
    else { return nil }
    memory.keep(table)
    entries = table.entries
    stride = table.stride
    positions = GroupPositions(grouping, width: digits.width, minimum: max(1, minimumIntegerDigits), in: memory)
    isIndian = grouping?.secondary == 2
    width = digits.width
    isASCII = digits.text.isASCII && (grouping?.separator.isASCII ?? true) && decimalBytes.isASCII
    self.decimal = decimal
    fractions = .shared
  }

  /// How numbers are grouped.
  var groups: DigitGroupsKind { DigitGroupsKind(stride: stride, isIndian: isIndian) }

  /// Bytes that a number takes at most, and that are written behind it.
  func capacity(places: Int) -> Int {
    positions.longest + decimal.count + max(places, 0) * width + GroupTable.longest
  }

  // MARK: Numbers

  /// Writes an integer from `start` on; gives where it ends. What is written behind that is not part of it.
  @inline(__always)
  func write(_ integer: UInt64, at start: Cursor) -> Cursor {
    let row = positions.row(of: integer)
    // This is the same for all numbers of one format, so that it is foreseen.
    switch stride {
    case 4: store(integer, row, at: start, as: UInt32.self)
    case 8: store(integer, row, at: start, as: UInt64.self)
    default: store(integer, row, at: start, as: SIMD16<UInt8>.self)
    }
    return start + row.length
  }

  /// Writes a number of up to six places.
  /// - Parameters:
  ///   - integer: The integer part.
  ///   - fraction: The fraction.
  ///   - places: How many of its places are shown at least.
  ///   - start: Where it is written.
  /// - Returns: Where it ends.
  @inline(__always)
  func write(_ integer: UInt64, _ fraction: FractionGroups, places: Int, at start: Cursor) -> Cursor {
    let point = write(integer, at: start)
    return switch stride {
    case 4: write(fraction, places: places, at: point, as: UInt32.self)
    case 8: write(fraction, places: places, at: point, as: UInt64.self)
    default: write(fraction, places: places, at: point, as: SIMD16<UInt8>.self)
    }
  }

  /// Writes a number from `start` on; gives where it ends.
  @inline(__always)
  func write(_ number: RoundedDecimal, at start: Cursor) -> Cursor {
    if number.places > FractionTable.places { return writeLong(number, at: start) }
    let thousandths = FractionTable.thousandths(number.fraction, places: number.places)
    return write(number.integer, FractionGroups(thousandths: thousandths), places: number.shownPlaces, at: start)
  }

  // MARK: Usual numbers

  /// ``write(_:at:)`` for an integer below ``usualLimit``, where the groups are known.
  @inline(__always)
  func writeUsual<Groups: DigitGroups>(_ integer: UInt64, at start: Cursor, in groups: Groups.Type) -> Cursor {
    assert(integer < Self.usualLimit, "a number that is no usual one")
    let row = positions.row(of: integer)
    if Groups.isIndian {
      storeLakhs(integer, row, at: start, as: Groups.Word.self)
    } else {
      storeThousands(integer, row, at: start, as: Groups.Word.self)
    }
    return start + row.length
  }

  /// ``write(_:at:)`` for an integer below ``wholeLimit``, where the groups are known.
  @inline(__always)
  func writeWhole<Groups: DigitGroups>(_ integer: UInt64, at start: Cursor, in groups: Groups.Type) -> Cursor {
    assert(integer < wholeLimit, "a number that is no usual one")
    let row = positions.row(of: integer)
    if Groups.isIndian {
      storeLakhs(integer, row, at: start, as: Groups.Word.self)
    } else {
      let trillions = UInt32(truncatingIfNeeded: integer / Self.usualLimit)
      store(trillions, 4, row, at: start, as: Groups.Word.self)
      storeThousands(integer &- UInt64(trillions) &* Self.usualLimit, row, at: start, as: Groups.Word.self)
    }
    return start + row.length
  }

  /// Writes the decimal separator and all places of a fraction at `point`.
  @inline(__always)
  func writeUsual<Groups: DigitGroups>(thousandths: Int, at point: Cursor, in groups: Groups.Type) {
    UnsafeMutableRawPointer(point).storeBytes(of: decimal.word, as: UInt64.self)
    copy(thousandths, omitting: 0, to: point + decimal.count, as: Groups.Word.self)
  }

  /// How long fractions of usual numbers are, of which so many places are shown at least.
  func fractionLengths(places: Int, in memory: PlanMemory) -> FractionLengths {
    FractionLengths(places: places, separator: decimal.count, width: width, in: memory)
  }

  // MARK: Fractions

  /// Writes the decimal separator and a fraction at `point`; gives where the number ends, which is there when no place is shown.
  @inline(__always)
  private func write<Word: BitwiseCopyable>(
    _ fraction: FractionGroups, places: Int, at point: Cursor, as word: Word.Type
  ) -> Cursor {
    UnsafeMutableRawPointer(point).storeBytes(of: decimal.word, as: UInt64.self)
    let first = point + decimal.count
    copy(fraction.thousandths, omitting: 0, to: first, as: word)
    if fraction.isLong { copy(fraction.millionths, omitting: 0, to: first + 3 &* width, as: word) }
    let shownPlaces = max(places, fractions.neededPlaces(fraction))
    return point + (shownPlaces &* width &+ (shownPlaces > 0 ? decimal.count : 0))
  }

  // MARK: Groups

  @inline(__always)
  private func store<Word: BitwiseCopyable>(
    _ integer: UInt64, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    if isIndian {
      let large = UInt32(truncatingIfNeeded: integer / Self.largeLakhs)
      if large > 0 { Self.storeLarge(large, row, from: entries, stride, isIndian: true, at: start) }
      storeLakhs(integer &- UInt64(large) &* Self.largeLakhs, row, at: start, as: word)
    } else {
      let large = UInt32(truncatingIfNeeded: integer / Self.usualLimit)
      if large > 0 { Self.storeLarge(large, row, from: entries, stride, isIndian: false, at: start) }
      storeThousands(integer &- UInt64(large) &* Self.usualLimit, row, at: start, as: word)
    }
  }

  /// The groups of a number in thousands.
  @inline(__always)
  private func storeThousands<Word: BitwiseCopyable>(
    _ integer: UInt64, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    let millions = UInt32(truncatingIfNeeded: integer / 1_000_000)
    let units = UInt32(truncatingIfNeeded: integer &- UInt64(millions) &* 1_000_000)
    let billions = millions / 1000
    let thousands = units / 1000
    store(billions, 3, row, at: start, as: word)
    store(millions &- billions &* 1000, 2, row, at: start, as: word)
    store(thousands, 1, row, at: start, as: word)
    store(units &- thousands &* 1000, 0, row, at: start, as: word)
  }

  /// The groups of a number in thousands, lakhs and crores.
  @inline(__always)
  private func storeLakhs<Word: BitwiseCopyable>(
    _ integer: UInt64, _ row: GroupPositions.Row, at start: Cursor, as word: Word.Type
  ) {
    let tens = integer / 100_000
    let units = UInt32(truncatingIfNeeded: integer &- tens &* 100_000)
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

  /// Integers from here on have more groups than ``storeLakhs(_:_:at:as:)`` stores.
  @inline(__always) private static var largeLakhs: UInt64 { 10_000_000_000_000 }

  /// Stores the groups that stand before the usual ones: what is left of twenty digits.
  ///
  /// Static: a method would have the writer copied for it before every number.
  @inline(never)
  private static func storeLarge(
    _ number: UInt32, _ row: GroupPositions.Row, from entries: UnsafeRawPointer, _ stride: Int, isIndian: Bool,
    at start: Cursor
  ) {
    func store(_ number: UInt32, _ group: Int) {
      let entry = entries + (Int(number) &* stride &+ row.omitted(group))
      UnsafeMutableRawPointer(start + row.start(group))
        .storeBytes(of: entry.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
    }
    if isIndian {
      store(number / 1_000_000, 9)
      store(number / 10_000 % 100, 8)
      store(number / 100 % 100, 7)
      store(number % 100, 6)
    } else {
      store(number / 1_000_000, 6)
      store(number / 1000 % 1000, 5)
      store(number % 1000, 4)
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

  /// Writes a number with a fraction of any length from `start` on; gives where it ends.
  @inline(never)
  private func writeLong(_ number: RoundedDecimal, at start: Cursor) -> Cursor {
    let point = write(number.integer, at: start)
    guard number.shownPlaces > 0 else { return point }
    UnsafeMutableRawPointer(point).storeBytes(of: decimal.word, as: UInt64.self)
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

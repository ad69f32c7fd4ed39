/// Writes the digits of a rounded number, with separators, as UTF-8.
///
/// Random numbers make branches that no processor foresees, and each wrong guess costs as much as writing ten digits. So an
/// integer is not asked how long it is: five groups of three digits are always written, from the first to the last, and
/// groups that do not exist are written to no length. What a store writes beyond its own bytes, the next one overwrites;
/// ``TextTable/spill`` free bytes are needed behind the number.
struct DecimalWriter: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  private let digits: UnsafeRawPointer
  private let counts: UnsafePointer<UInt8>
  private let stride: Int
  private let width: Int

  private let decimal: Separator
  private let group: Separator
  /// Integers from here on are grouped.
  private let groupedFrom: UInt64
  /// Whether all integers are left to ``rare``.
  private let isRare: Bool
  /// Writes what this writer does not.
  private let rare: UnsafePointer<RareDecimalWriter>
  /// Writes most numbers, where digits and separators take one byte each.
  fileprivate let line: DecimalLine?

  /// Up to eight bytes that one store writes.
  struct Separator: BitwiseCopyable {
    let word: UInt64
    let count: Int

    init?(_ bytes: [UInt8]) {
      guard bytes.count <= 8 else { return nil }
      var word: UInt64 = 0
      for (index, byte) in bytes.enumerated() { word |= UInt64(byte) << (8 * UInt64(index)) }
      self.word = word.littleEndian
      count = bytes.count
    }
  }

  /// How integers are grouped.
  struct Grouping: Equatable {
    let separator: [UInt8]
    /// Digits in the group next to the decimal separator, and in the others: 3 and 2 in India.
    let primary: Int
    let secondary: Int
    /// Integers of so many digits are the shortest that are grouped.
    let shortest: Int
  }

  /// - Returns: `nil` when a separator is too long, or groups are neither of three digits nor India's.
  init?(
    digits table: DigitTable, decimal: [UInt8], grouping: Grouping?, minimumIntegerDigits: Int,
    in memory: PlanMemory
  ) {
    let decimalBytes = decimal
    guard let decimal = Separator(decimal), let group = Separator(grouping?.separator ?? []) else { return nil }
    if let grouping {
      guard grouping.primary == 3, (2...3).contains(grouping.secondary) else { return nil }
    }
    memory.keep(table)
    digits = table.entries
    counts = table.counts
    stride = table.stride
    width = table.width
    self.decimal = decimal
    self.group = group
    groupedFrom =
      if let grouping, grouping.shortest <= 19 { PowersOfTen.integer(grouping.shortest - 1) } else { UInt64.max }
    isRare = minimumIntegerDigits > 1 || grouping?.secondary == 2
    let rare = RareDecimalWriter(
      digits: table.entries, stride: table.stride, width: table.width, group: group, groupedFrom: groupedFrom,
      isIndian: grouping?.secondary == 2, minimumIntegerDigits: minimumIntegerDigits)
    self.rare = memory.store([rare])
    let isAlwaysOrNeverGrouped = grouping == nil || grouping?.shortest == 4
    line =
      isAlwaysOrNeverGrouped && !isRare
      ? DecimalLine(digits: table, decimal: decimalBytes, group: grouping?.separator) : nil
  }

  /// Bytes that a number takes at most, with the spill behind it.
  func capacity(places: Int) -> Int {
    let integerDigits = max(20, rare.pointee.minimumIntegerDigits)
    return (integerDigits + max(places, 0)) * width + integerDigits * group.count + decimal.count + TextTable.spill
  }

  /// Writes a number group by group.
  ///
  /// The writer is read through its pointer: a copy would be read whole before the first byte is written.
  @inline(never)
  fileprivate static func writeGroups(
    _ number: RoundedDecimal, by writer: UnsafePointer<DecimalWriter>, at start: Cursor
  ) -> Cursor {
    let end: Cursor
    // These are the same for all numbers of one format, so that they are foreseen.
    if writer.pointee.isRare {
      end = writer.pointee.rare.pointee.writeInteger(number.integer, at: start)
    } else if writer.pointee.stride == 4 {
      end = writer.pointee.writeInteger(number.integer, at: start, as: UInt32.self, width: 1)
    } else if writer.pointee.stride == 8 {
      end = writer.pointee.writeInteger(number.integer, at: start, as: UInt64.self, width: 2)
    } else {
      end = writer.pointee.writeInteger(
        number.integer, at: start, as: SIMD16<UInt8>.self, width: writer.pointee.width)
    }
    return number.places == 0 ? end : writer.pointee.writeFraction(number, at: end)
  }

  // MARK: Digits

  /// The last `count` of the three digits of a number below a thousand; `count` is at most three.
  @inline(__always)
  private func store<Word: BitwiseCopyable>(_ number: UInt64, last count: Int, at cursor: Cursor, as type: Word.Type) {
    let entry = digits + (Int(truncatingIfNeeded: number) &* MemoryLayout<Word>.size &+ (3 &- count) &* width)
    UnsafeMutableRawPointer(cursor).storeBytes(of: entry.loadUnaligned(as: Word.self), as: Word.self)
  }

  @inline(__always)
  private func store(_ separator: Separator, at cursor: Cursor) {
    UnsafeMutableRawPointer(cursor).storeBytes(of: separator.word, as: UInt64.self)
  }

  // MARK: Integers

  @inline(__always)
  private func writeInteger<Word: BitwiseCopyable>(
    _ value: UInt64, at start: Cursor, as type: Word.Type, width: Int
  ) -> Cursor {
    // Groups that are not separated are groups with nothing between them.
    let gap = value >= groupedFrom ? group.count : 0
    // The numbers that the first groups make: of 1234567 these are 1, 1234, and 1234567.
    let thousands = value / 1000
    var cursor = start
    if thousands >= 1000 {
      let millions = thousands / 1000
      let billions = millions / 1000
      let trillions = billions / 1000
      if trillions >= 1000 { return rare.pointee.writeInteger(value, at: start) }
      cursor = writeGroup(trillions, above: 0, gap: gap, at: cursor, as: type, width: width)
      cursor = writeGroup(billions, above: trillions, gap: gap, at: cursor, as: type, width: width)
      cursor = writeGroup(millions, above: billions, gap: gap, at: cursor, as: type, width: width)
      cursor = writeGroup(thousands, above: millions, gap: gap, at: cursor, as: type, width: width)
    } else {
      cursor = writeGroup(thousands, above: 0, gap: gap, at: cursor, as: type, width: width)
    }
    return writeGroup(value, above: thousands, least: 1, gap: gap, at: cursor, as: type, width: width)
  }

  /// Writes the last three digits of `number`: all of them after other groups, which `above` is made of; else those that it
  /// has, and at least so many, which is one or none.
  @inline(__always)
  private func writeGroup<Word: BitwiseCopyable>(
    _ number: UInt64, above: UInt64, least: Int = 0, gap: Int, at start: Cursor, as type: Word.Type, width: Int
  ) -> Cursor {
    let three = Int(truncatingIfNeeded: number &- above &* 1000)
    // All bits where there are groups before, else none: said in arithmetic, since compilers make branches of conditions.
    let follows = Int(truncatingIfNeeded: 0 &- above) &>> 63
    let isEmpty = Int(truncatingIfNeeded: ((number &- 1) & ~number) &>> 63)
    let count = Int(counts[three]) | follows & 3 | isEmpty & least
    let separation = follows & gap
    store(group, at: start)
    let entry = digits + (three &* MemoryLayout<Word>.size &+ (3 &- count) &* width)
    UnsafeMutableRawPointer(start + separation).storeBytes(of: entry.loadUnaligned(as: Word.self), as: Word.self)
    return start + separation + count &* width
  }

  // MARK: Fractions

  /// Writes all places of a fraction, and counts those that are shown; without any, not even the separator.
  @inline(__always)
  private func writeFraction(_ number: RoundedDecimal, at start: Cursor) -> Cursor {
    store(decimal, at: start)
    let first = start + decimal.count
    if number.places > 3 {
      rare.pointee.writeFraction(number.fraction, places: number.places, at: first)
    } else if stride == 4 {
      store(number.fraction, last: number.places, at: first, as: UInt32.self)
    } else if stride == 8 {
      store(number.fraction, last: number.places, at: first, as: UInt64.self)
    } else {
      store(number.fraction, last: number.places, at: first, as: SIMD16<UInt8>.self)
    }
    let separation = number.shownPlaces > 0 ? decimal.count : 0
    return start + separation + number.shownPlaces &* width
  }
}

extension UnsafePointer<DecimalWriter> {
  /// Writes a number from `start` on; gives where it ends.
  @inline(__always)
  func write(_ number: RoundedDecimal, at start: DecimalWriter.Cursor) -> DecimalWriter.Cursor {
    // Nearly all numbers of one format go the same way, so that it is foreseen.
    if let line = pointee.line, number.integer < DecimalLine.limit, number.places <= 3 {
      return line.write(number, at: start)
    }
    return DecimalWriter.writeGroups(number, by: self, at: start)
  }
}

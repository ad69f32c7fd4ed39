/// Writes the digits that ``DecimalWriter`` has no short way for: integers of more than fifteen digits, groups of two digits as
/// in India, zeros up to a minimum, fractions of more than three places.
///
/// It lies apart, behind a pointer, so that the short way does not carry it along.
struct RareDecimalWriter: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  let digits: UnsafeRawPointer
  let stride: Int
  let width: Int
  let group: DecimalWriter.Separator
  let groupedFrom: UInt64
  /// Whether groups beyond the first have two digits.
  let isIndian: Bool
  /// The least number of integer digits.
  let minimumIntegerDigits: Int

  /// Writes an integer from `start` on; gives where it ends.
  @inline(never)
  func writeInteger(_ value: UInt64, at start: Cursor) -> Cursor {
    if minimumIntegerDigits > 1 { return writePadded(value, at: start) }
    let isGrouped = value >= groupedFrom
    if value < 1000 { return writeLeading(value, at: start) }
    let thousands = value / 1000
    let cursor = isIndian && isGrouped ? writePairs(thousands, at: start) : writeThrees(thousands, isGrouped, at: start)
    return writeGroup(value &- thousands &* 1000, of: 3, isGrouped, at: cursor)
  }

  private func writeThrees(_ value: UInt64, _ isGrouped: Bool, at start: Cursor) -> Cursor {
    if value < 1000 { return writeLeading(value, at: start) }
    let thousands = value / 1000
    let cursor = writeThrees(thousands, isGrouped, at: start)
    return writeGroup(value &- thousands &* 1000, of: 3, isGrouped, at: cursor)
  }

  /// Groups of two digits, as lakhs and crores are.
  private func writePairs(_ value: UInt64, at start: Cursor) -> Cursor {
    if value < 100 { return writeLeading(value, at: start) }
    let hundreds = value / 100
    let cursor = writePairs(hundreds, at: start)
    return writeGroup(value &- hundreds &* 100, of: 2, true, at: cursor)
  }

  /// A separator and digits behind it.
  @inline(__always)
  private func writeGroup(_ value: UInt64, of count: Int, _ isGrouped: Bool, at start: Cursor) -> Cursor {
    var cursor = start
    if isGrouped {
      store(group, at: cursor)
      cursor += group.count
    }
    store(value, last: count, at: cursor)
    return cursor + count &* width
  }

  /// Up to three digits, without zeros before them.
  @inline(__always)
  private func writeLeading(_ value: UInt64, at start: Cursor) -> Cursor {
    let count = value >= 100 ? 3 : value >= 10 ? 2 : 1
    store(value, last: count, at: start)
    return start + count &* width
  }

  /// Zeros up to a minimum of digits: digit by digit.
  private func writePadded(_ value: UInt64, at start: Cursor) -> Cursor {
    let count = max(value.decimalDigitCount, minimumIntegerDigits)
    let isGrouped = groupedFrom != .max && count >= groupedFrom.decimalDigitCount
    let size = isIndian ? 2 : 3
    var divisor = PowersOfTen.integer(min(count, 20) - 1)
    var cursor = start
    for position in (0..<count).reversed() {
      // Places beyond the twentieth hold no digit of the value.
      let digit = position >= 20 ? 0 : value / divisor % 10
      store(digit, last: 1, at: cursor)
      cursor += width
      if position < 20 { divisor = max(divisor / 10, 1) }
      if isGrouped, position >= 3, (position - 3) % size == 0 {
        store(group, at: cursor)
        cursor += group.count
      }
    }
    return cursor
  }

  /// Writes a fraction of so many places from `start` on.
  @inline(never)
  func writeFraction(_ fraction: UInt64, places: Int, at start: Cursor) {
    var divisor = PowersOfTen.integer(places)
    var rest = fraction
    var cursor = start
    var left = places
    while left > 0 {
      let count = min(left, 3)
      divisor /= count == 3 ? 1000 : count == 2 ? 100 : 10
      store(rest / divisor, last: count, at: cursor)
      rest %= divisor
      cursor += count &* width
      left -= count
    }
  }

  /// The last `count` of the three digits of a number below a thousand.
  @inline(__always)
  private func store(_ number: UInt64, last count: Int, at cursor: Cursor) {
    let entry = digits + (Int(truncatingIfNeeded: number) &* stride &+ (3 &- count) &* width)
    let word = entry.loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(cursor).storeBytes(of: word, as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private func store(_ separator: DecimalWriter.Separator, at cursor: Cursor) {
    UnsafeMutableRawPointer(cursor).storeBytes(of: separator.word, as: UInt64.self)
  }
}

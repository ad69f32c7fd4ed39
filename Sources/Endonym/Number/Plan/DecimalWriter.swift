/// Writes the digits of a rounded number, with separators, as UTF-8.
///
/// Random numbers make branches that no processor foresees, and each wrong guess costs as much as writing ten digits. So nothing
/// here asks how long a number is: ``DecimalLine`` writes the whole number with two stores, where its characters have a byte each;
/// ``GroupWriter`` writes any other group by group. Both are read through their pointers: a copy would be read whole before the first
/// byte is written.
struct DecimalWriter: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  fileprivate let line: DecimalLine?
  fileprivate let groups: GroupWriter

  /// How integers are grouped.
  struct Grouping: Equatable {
    let separator: [UInt8]
    /// Digits in the group next to the decimal separator, and in the others: 3 and 2 in India.
    let primary: Int
    let secondary: Int
    /// Integers of so many digits are the shortest that are grouped.
    let shortest: Int
  }

  /// - Returns: `nil` when a separator is too long, groups are neither of three digits nor India's, or more than twenty digits are
  ///   to be written.
  init?(
    digits: DigitTable, decimal: [UInt8], grouping: Grouping?, minimumIntegerDigits: Int, in memory: PlanMemory
  ) {
    if let grouping {
      guard grouping.primary == 3, (2...3).contains(grouping.secondary) else { return nil }
    }
    guard minimumIntegerDigits <= GroupPositions.mostDigits,
      let groups = GroupWriter(
        digits: digits, decimal: decimal, grouping: grouping, minimumIntegerDigits: max(1, minimumIntegerDigits),
        in: memory)
    else { return nil }
    self.groups = groups
    line = minimumIntegerDigits <= 1 ? DecimalLine(digits: digits, decimal: decimal, grouping: grouping) : nil
  }

  /// Bytes that a number takes at most, and that are written behind it.
  func capacity(places: Int) -> Int { groups.capacity(places: places) }

  /// Writes a number of more than three places.
  @inline(never)
  fileprivate static func writeLong(
    _ number: RoundedDecimal, by writer: UnsafePointer<DecimalWriter>, at start: Cursor
  ) -> Cursor {
    writer.pointee.groups.writeFraction(of: number, after: writer.pointee.groups.write(number.integer, at: start))
  }
}

extension UnsafePointer<DecimalWriter> {
  /// Writes a number.
  /// - Parameters:
  ///   - integer: The integer part.
  ///   - fraction: The fraction.
  ///   - places: How many of its places are shown at least.
  ///   - start: Where it is written.
  /// - Returns: Where it ends.
  @inline(__always)
  func write(
    _ integer: UInt64, _ fraction: FractionGroups, places: Int, at start: DecimalWriter.Cursor
  ) -> DecimalWriter.Cursor {
    // Nearly all numbers of one format go the same way, so that it is foreseen.
    if let line = pointee.line, integer < line.limit {
      return line.write(fraction, places: places, after: line.write(integer, at: start))
    }
    return pointee.groups.write(fraction, places: places, after: pointee.groups.write(integer, at: start))
  }

  /// Writes a number from `start` on; gives where it ends.
  @inline(__always)
  func write(_ number: RoundedDecimal, at start: DecimalWriter.Cursor) -> DecimalWriter.Cursor {
    if number.places > FractionTable.places { return DecimalWriter.writeLong(number, by: self, at: start) }
    let thousandths = FractionTable.thousandths(number.fraction, places: number.places)
    return write(
      number.integer, FractionGroups(thousandths: thousandths), places: number.shownPlaces, at: start)
  }
}

/// A number that was rounded in one step, and what stands around it.
struct DirectNumber: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  let integer: UInt64
  let fraction: FractionGroups
  /// How many places are shown at least.
  let places: Int
  let affixes: UnsafePointer<DirectAffixes>

  /// Writes the number from `start` on, its digits by `writer`; gives where it ends.
  @inline(__always)
  func write(by writer: UnsafePointer<DecimalWriter>, at start: Cursor) -> Cursor {
    affixes.write(at: start) { writer.pointee.write(integer, fraction, places: places, at: $0) }
  }
}

/// A number of at most three places and not too many groups, that was rounded in one step.
struct UsualNumber: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  let integer: UInt64
  let thousandths: Int
  /// The bytes of the decimal separator and the fraction.
  let fractionLength: Int
  let affixes: UnsafePointer<DirectAffixes>

  /// Writes the number from `start` on, its digits by `writer`, whose groups are known; gives where it ends.
  @inline(__always)
  func write<Groups: DigitGroups>(
    by writer: UnsafePointer<DecimalWriter>, at start: Cursor, in groups: Groups.Type
  ) -> Cursor {
    affixes.write(at: start) { cursor in
      let point = writer.pointee.writeUsual(integer, at: cursor, in: groups)
      writer.pointee.writeUsual(thousandths: thousandths, at: point, in: groups)
      return point + fractionLength
    }
  }

  /// Writes a number below ``DecimalWriter/wholeLimit`` of a format without places.
  @inline(__always)
  func writeWhole<Groups: DigitGroups>(
    by writer: UnsafePointer<DecimalWriter>, at start: Cursor, in groups: Groups.Type
  ) -> Cursor {
    affixes.write(at: start) { writer.pointee.writeWhole(integer, at: $0, in: groups) }
  }

  /// Writes the number, of which no place is shown.
  @inline(__always)
  func writeInteger<Groups: DigitGroups>(
    by writer: UnsafePointer<DecimalWriter>, at start: Cursor, in groups: Groups.Type
  ) -> Cursor {
    affixes.write(at: start) { writer.pointee.writeUsual(integer, at: $0, in: groups) }
  }
}

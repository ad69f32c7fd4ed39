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

  /// Writes the number from `start` on, its digits by `writer`, whose groups are these; gives where it ends.
  @inline(__always)
  func write<Digits: UsualDigits>(
    _ digits: Digits.Type, by writer: UnsafePointer<DecimalWriter>, in groups: DigitGroupsKind, at start: Cursor
  ) -> Cursor {
    affixes.write(at: start) { cursor in
      // This is the same for all numbers of one format, so that it is foreseen.
      switch groups {
      case .thousands4: Digits.write(self, by: writer, in: Thousands<UInt32>.self, at: cursor)
      case .thousands8: Digits.write(self, by: writer, in: Thousands<UInt64>.self, at: cursor)
      case .thousands16: Digits.write(self, by: writer, in: Thousands<SIMD16<UInt8>>.self, at: cursor)
      case .lakhs4: Digits.write(self, by: writer, in: Lakhs<UInt32>.self, at: cursor)
      case .lakhs8: Digits.write(self, by: writer, in: Lakhs<UInt64>.self, at: cursor)
      case .lakhs16: Digits.write(self, by: writer, in: Lakhs<SIMD16<UInt8>>.self, at: cursor)
      }
    }
  }
}

/// What of a usual number is written, and how many groups: known when compiled.
protocol UsualDigits {
  /// Writes the digits from `start` on; gives where they end.
  static func write<Groups: DigitGroups>(
    _ number: UsualNumber, by writer: UnsafePointer<DecimalWriter>, in groups: Groups.Type,
    at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>
}

/// The digits of a number below ``DecimalWriter/usualLimit``, and a fraction of some length.
enum DecimalDigits: UsualDigits {
  @inline(__always)
  static func write<Groups: DigitGroups>(
    _ number: UsualNumber, by writer: UnsafePointer<DecimalWriter>, in groups: Groups.Type,
    at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let point = writer.pointee.writeUsual(number.integer, at: start, in: groups)
    writer.pointee.writeUsual(thousandths: number.thousandths, at: point, in: groups)
    return point + number.fractionLength
  }
}

/// The digits of an integer below ``DecimalWriter/usualLimit``, of which no place is shown.
enum IntegerDigits: UsualDigits {
  @inline(__always)
  static func write<Groups: DigitGroups>(
    _ number: UsualNumber, by writer: UnsafePointer<DecimalWriter>, in groups: Groups.Type,
    at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    writer.pointee.writeUsual(number.integer, at: start, in: groups)
  }
}

/// The digits of a number below ``DecimalWriter/wholeLimit``, in a format without places.
enum WholeDigits: UsualDigits {
  @inline(__always)
  static func write<Groups: DigitGroups>(
    _ number: UsualNumber, by writer: UnsafePointer<DecimalWriter>, in groups: Groups.Type,
    at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    writer.pointee.writeWhole(number.integer, at: start, in: groups)
  }
}

/// Where the groups of an integer stand in its text: for integers of 0 to 20 digits, a row of bytes each.
///
/// `12,345` has a group of three digits that begins at byte 3, and one of two that begins at 0, for which the first digit of its
/// three, a zero, is left out. All groups that a number does not have begin at 0, where the first one it has overwrites them.
struct GroupPositions: BitwiseCopyable {
  /// The digits of the longest integer of 64 bits.
  @inline(__always) static var mostDigits: Int { 20 }
  /// The groups that so many digits make in India.
  @inline(__always) static var mostGroups: Int { 10 }
  /// Bytes from one row to the next: two for each group, and the length.
  @inline(__always) private static var stride: Int { 32 }
  @inline(__always) private static var lengthOffset: Int { 2 * mostGroups }

  private let lengths: UnsafePointer<Length>

  /// Integers of so many bits: two numbers of digits are possible.
  private struct Length: BitwiseCopyable {
    /// The least integer of the greater number of digits.
    let power: UInt64
    /// The row of that.
    let row: UnsafePointer<UInt8>
  }

  /// The groups of an integer, counted from its end.
  struct Row: BitwiseCopyable {
    fileprivate let bytes: UnsafePointer<UInt8>

    /// How many bytes of a group's three digits are left out.
    @inline(__always) func omitted(_ group: Int) -> Int { Int(bytes[group &* 2]) }

    /// Where a group begins.
    @inline(__always) func start(_ group: Int) -> Int { Int(bytes[group &* 2 &+ 1]) }

    /// The length of the integer's text in bytes.
    @inline(__always) var length: Int { Int(bytes[GroupPositions.lengthOffset]) }
  }

  /// The positions of a way of grouping, one table for the process: 1.7 kB.
  /// - Parameters:
  ///   - grouping: How integers are grouped; `nil` when they are not.
  ///   - width: Bytes of a digit.
  ///   - minimum: The least number of digits, 1 ... ``mostDigits``.
  ///   - memory: Of the plan that uses them.
  init(_ grouping: DecimalWriter.Grouping?, width: Int, minimum: Int, in memory: PlanMemory) {
    let separator = grouping?.separator.count ?? 0
    let name = "\(separator) \(grouping?.secondary ?? 0) \(grouping?.shortest ?? 0) \(width) \(minimum)"
    let table = SharedTables.table(Table.self, named: name) { Table(grouping, width: width, minimum: minimum) }
    memory.keep(table)
    lengths = table.lengths
  }

  /// Where the groups of an integer of so many digits stand.
  private static func row(_ count: Int, _ grouping: DecimalWriter.Grouping?, width: Int) -> [UInt8] {
    let separator = if let grouping, count >= grouping.shortest { grouping.separator.count } else { 0 }
    var left = count
    var sizes: [Int] = []
    while sizes.count < mostGroups {
      sizes.append(min(left, sizes.isEmpty ? 3 : grouping?.secondary ?? 3))
      left -= sizes[sizes.count - 1]
    }
    var row = Array(repeating: UInt8(0), count: stride)
    var end = 0
    for (group, size) in sizes.enumerated().reversed() where size > 0 {
      if end > 0 { end += separator }
      row[group * 2] = UInt8((3 - size) * width)
      row[group * 2 + 1] = UInt8(end)
      end += size * width
    }
    row[lengthOffset] = UInt8(end)
    return row
  }

  /// The length of the longest text in bytes.
  var longest: Int { row(of: .max).length }

  /// The groups of an integer.
  @inline(__always)
  func row(of integer: UInt64) -> Row {
    let length = lengths + (63 &- (integer | 1).leadingZeroBitCount)
    return Row(bytes: length.pointee.row - (integer < length.pointee.power ? Self.stride : 0))
  }
}

extension GroupPositions {
  /// The rows of one way of grouping.
  ///
  /// `@unchecked Sendable`: the memory is written in `init` only.
  private final class Table: @unchecked Sendable {
    let lengths: UnsafePointer<Length>
    private let memory = PlanMemory()

    init(_ grouping: DecimalWriter.Grouping?, width: Int, minimum: Int) {
      let rows = memory.store((0...mostDigits).flatMap { row(max($0, minimum), grouping, width: width) })
      lengths = memory.store(
        (0..<UInt64.bitWidth).map { bit in
          // The number of digits of the least integer with this highest bit.
          let digits = (UInt64(1) << UInt64(bit)).decimalDigitCount
          return Length(power: PowersOfTen.integer(digits), row: rows + (digits + 1) * stride)
        })
    }
  }
}

/// The numbers 0 ... 999 with three digits each and a separator behind them, as UTF-8: what integers are put together from.
///
/// One load and one store write a group. A load that begins one or two digits further into an entry gives the number without its
/// first digits; so zeros before a number are left out without a branch. What a store writes beyond its group, the next one
/// overwrites.
///
/// One table serves every plan with the same digits and separator: 5 to 17 KB.
///
/// `@unchecked Sendable`: the memory is written in `init` only.
final class GroupTable: @unchecked Sendable {
  /// Entries of ``stride`` bytes, readable for sixteen bytes beyond the last.
  let entries: UnsafeRawPointer
  /// Bytes from one entry to the next: 4, 8, or 16.
  let stride: Int
  private let memory = PlanMemory()

  /// The longest entry.
  static let longest = 16

  /// - Returns: `nil` for a separator so long that an entry would be longer than ``longest``.
  private init?(_ digits: DigitTable, separator: [UInt8]) {
    let count = 3 * digits.width + separator.count
    guard count <= Self.longest else { return nil }
    stride = count <= 4 ? 4 : count <= 8 ? 8 : Self.longest
    var bytes: [UInt8] = []
    for number in 0..<1000 {
      bytes += UnsafeRawBufferPointer(start: digits.entries + number * digits.stride, count: 3 * digits.width)
      bytes += separator
      bytes += repeatElement(0, count: stride - count)
    }
    bytes += repeatElement(0, count: Self.longest)
    entries = UnsafeRawPointer(memory.store(bytes))
  }

  /// The table of some digits and a separator, one for the process; `nil` for a separator that is too long.
  static func shared(_ digits: DigitTable, separator: [UInt8]) -> GroupTable? {
    let name = String(decoding: digits.text + separator, as: UTF8.self)
    return try? SharedTables.table(GroupTable.self, named: name) { () throws(FormatError) in
      guard let table = GroupTable(digits, separator: separator) else {
        throw .limitExceeded("the length of a group of digits", limit: longest)
      }
      return table
    }
  }
}

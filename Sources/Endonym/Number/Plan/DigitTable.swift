/// The digits of a numbering system as UTF-8, laid out for fast writing: the numbers 0 ... 999 with three digits each.
///
/// One load and one store write three digits. A load that begins one or two digits further into an entry gives the number
/// without its first digits; so zeros before a number are left out without a branch. What a store writes beyond its digits is
/// overwritten by the next one.
///
/// One table serves every plan with the same digits: 4 KB for ASCII, 8 KB for digits of two bytes, 16 KB for wider ones.
///
/// `@unchecked Sendable`: the memory is written in `init` only.
final class DigitTable: @unchecked Sendable {
  /// The ten digits in a row.
  let text: [UInt8]
  /// Bytes of one digit, the same for all ten.
  let width: Int
  /// Entries of ``stride`` bytes, readable for sixteen bytes beyond the last.
  let entries: UnsafeRawPointer
  /// Bytes from one entry to the next.
  let stride: Int
  private let memory = PlanMemory()

  /// - Parameter digits: The ten digits from zero on; `nil` when they are not ten, or not of one width of at most four.
  init?(_ digits: [[UInt8]]) {
    guard digits.count == 10, let width = digits.first?.count, (1...4).contains(width),
      digits.allSatisfy({ $0.count == width })
    else { return nil }
    self.width = width
    text = Array(digits.joined())
    stride = width == 1 ? 4 : width == 2 ? 8 : 16
    var bytes: [UInt8] = []
    for number in 0..<1000 {
      let entry = digits[number / 100] + digits[number / 10 % 10] + digits[number % 10]
      bytes += entry + repeatElement(0, count: stride - entry.count)
    }
    bytes += repeatElement(0, count: 16)
    entries = UnsafeRawPointer(memory.store(bytes))
  }

  /// The bytes that the table takes.
  var memorySize: Int { memory.size }

  /// The table of the digits that most of the world writes.
  static let ascii = DigitTable((0...9).map { [UInt8(ascii: "0") + $0] })

  /// The table of some digits, one for the process.
  static func shared(_ digits: [[UInt8]]) -> DigitTable? {
    let table = try? SharedTables.table(DigitTable.self, named: String(decoding: digits.joined(), as: UTF8.self)) {
      () throws(FormatError) in
      guard let table = DigitTable(digits) else {
        throw .invalidNumberingSystem("", reason: "its digits have several widths")
      }
      return table
    }
    return table
  }
}

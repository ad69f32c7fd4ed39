/// One stretch of a formatted date: a text for every value of a field, with whatever follows the field.
///
/// The column of `d` in `MMM d, y` has 31 texts, `1, ` to `31, `. So writing a date is looking up a few texts and copying
/// them one behind the other, without a decision: which way a digit count or a name goes cannot be foreseen for dates in
/// no order, and each wrong guess of the processor costs as much as three texts.
///
/// An entry is a byte that counts, and the text. All entries of a column have the same size, a power of two, and are copied
/// whole: what is copied beyond the text, the next column overwrites.
struct TextColumn: BitwiseCopyable {
  typealias Cursor = UnsafeMutablePointer<UInt8>

  private let entries: UnsafeRawPointer
  private let field: UInt32
  /// The logarithm of the size of an entry.
  private let shift: UInt32

  /// The longest text, with its count, that a column can have.
  static let longestEntry = 256

  /// Copies the text for the value that `values` have of the column's field, and gives where it ends.
  @inline(__always)
  func copy(_ values: borrowing DateFieldValues, to start: Cursor) -> Cursor {
    let size = 1 << Int(shift)
    let entry = entries + Int(values[unchecked: Int(field)]) << Int(shift)
    copySixteen(from: entry + 1, to: start)
    var offset = 16
    while offset < size {
      copySixteen(from: entry + 1 + offset, to: start + offset)
      offset &+= 16
    }
    return start + Int(entry.load(as: UInt8.self))
  }

  @inline(__always)
  private func copySixteen(from source: UnsafeRawPointer, to target: Cursor) {
    let chunk = source.loadUnaligned(as: SIMD16<UInt8>.self)
    UnsafeMutableRawPointer(target).storeBytes(of: chunk, as: SIMD16<UInt8>.self)
  }
}

extension TextColumn {
  /// The texts of a column while they are collected.
  struct Texts {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    /// The longest text.
    private(set) var longest = 0

    init(capacity: Int) {
      bytes.reserveCapacity(capacity * 8)
      ends.reserveCapacity(capacity)
    }

    /// Adds the text of the next value.
    mutating func add(_ write: (inout [UInt8]) -> Void) {
      let start = bytes.count
      write(&bytes)
      longest = max(longest, bytes.count - start)
      ends.append(bytes.count)
    }

    /// The size of an entry that has room for the longest text and its count.
    var entrySize: Int {
      var size = 8
      while size < longest + 1 { size *= 2 }
      return size
    }

    /// Bytes that copying one of them writes at most.
    var copySize: Int { max(16, entrySize) }

    /// - Returns: `nil` when a text is too long.
    func column(by field: DateField, in memory: PlanMemory) -> TextColumn? {
      guard longest < TextColumn.longestEntry else { return nil }
      let size = entrySize
      // Entries are read sixteen bytes at a time, from behind their counts.
      var block = [UInt8](repeating: 0, count: ends.count * size + 16)
      var start = 0
      for (index, end) in ends.enumerated() {
        let entry = index * size
        block[entry] = UInt8(truncatingIfNeeded: end - start)
        block.replaceSubrange(entry + 1..<entry + 1 + end - start, with: bytes[start..<end])
        start = end
      }
      return TextColumn(
        entries: UnsafeRawPointer(memory.store(block)), field: UInt32(field.rawValue),
        shift: UInt32(size.trailingZeroBitCount))
    }
  }
}

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
  /// Where the value of the column's field lies among the values.
  private let valueOffset: UInt32
  /// The logarithm of the size of an entry.
  private let shift: UInt32

  /// The most bytes that a text of a column can have: a byte counts them.
  static let longestText = 255

  /// Copies the text for the value that `values`, the memory of ``DateFieldValues``, have of the column's field, and gives
  /// where it ends.
  @inline(__always)
  func copy(_ values: UnsafeRawPointer, to start: Cursor) -> Cursor {
    let value = values.load(fromByteOffset: Int(valueOffset), as: UInt32.self)
    let entry = entries + Int(value) &<< Int(shift)
    copySixteen(from: entry + 1, to: start)
    if shift > 4 {
      let size = 1 &<< Int(shift)
      var offset = 16
      repeat {
        copySixteen(from: entry + 1 + offset, to: start + offset)
        offset &+= 16
      } while offset < size
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
  /// - Parameters:
  ///   - entries: The entries, readable for sixteen bytes behind the last.
  ///   - field: The field that chooses among them.
  ///   - size: The size of an entry.
  init(entries: UnsafeRawPointer, by field: DateField, size: Int) {
    self.entries = entries
    valueOffset = UInt32(field.rawValue * MemoryLayout<UInt32>.stride)
    shift = UInt32(size.trailingZeroBitCount)
  }

  /// The size of entries with texts of at most so many bytes.
  static func entrySize(longest: Int) -> Int {
    var size = 8
    while size < longest + 1 { size *= 2 }
    return size
  }

  /// Bytes that are written when an entry is copied.
  static func copySize(entrySize: Int) -> Int { max(16, entrySize) }
}

/// Where the lines of a text begin: turns byte offsets into places.
package struct TextLines: Sendable {
  private let text: [UInt8]
  private let origin: SourcePosition
  private var starts: [UInt32] = [0]
  /// How many characters begin before each block of the text: a text of one line costs no more than others.
  private let counts: [UInt32]
  private static let blockSize = 1024

  /// The lines of a UTF-8 text, or of a part of one that begins at a place. A carriage return, a line feed and the two together each end
  /// one.
  package init(_ text: [UInt8], from origin: SourcePosition = .start) {
    self.text = text
    self.origin = origin
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
      starts.append(UInt32(truncatingIfNeeded: index))
    }
    var counts: [UInt32] = []
    var count = 0
    for block in stride(from: 0, through: text.count, by: Self.blockSize) {
      counts.append(UInt32(truncatingIfNeeded: count))
      count += Self.characters(text[block..<min(block + Self.blockSize, text.count)])
    }
    self.counts = counts
  }

  /// The place of a byte.
  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(starts[low])
    let end = max(start, min(offset, text.count))
    let passed =
      end - start <= Self.blockSize
      ? Self.characters(text[start..<end]) : characters(before: end) - characters(before: start)
    let column = passed + 1
    return SourcePosition(line: low + origin.line, column: low == 0 ? column + origin.column - 1 : column)
  }

  /// How many characters begin before a byte.
  private func characters(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return Int(counts[block]) + Self.characters(text[block * Self.blockSize..<offset])
  }

  /// How many characters begin in a stretch. A byte that continues a UTF-8 sequence is no character of its own.
  private static func characters(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The byte of a place; `nil` when the text has no such line, or the line no such column. The end of a line is a place of it.
  package func offset(of position: SourcePosition) -> Int? {
    guard position.line >= 1, position.line <= starts.count, position.column >= 1 else { return nil }
    var offset = Int(starts[position.line - 1])
    for _ in 1..<position.column {
      guard offset < text.count else { return nil }
      repeat { offset += 1 } while offset < text.count && text[offset] & 0xC0 == 0x80
    }
    return offset
  }
}

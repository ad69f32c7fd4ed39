/// Where the lines of a text begin: turns byte offsets into places.
package struct TextLines: Sendable {
  private let text: [UInt8]
  private let origin: SourcePosition
  private var starts: [UInt32] = [0]

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
  }

  /// The place of a byte.
  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let line = text[Int(starts[low])..<max(Int(starts[low]), min(offset, text.count))]
    // A byte that continues a UTF-8 sequence is no character of its own.
    let column = line.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return SourcePosition(line: low + origin.line, column: low == 0 ? column + origin.column - 1 : column)
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

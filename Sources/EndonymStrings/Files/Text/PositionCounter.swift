/// Counts lines and columns of a text, forward only: asking for a whole file's places costs one walk over it.
struct PositionCounter {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Begins at the start of a text.
  init() {}

  /// Begins at an offset whose place is known.
  init(offset: Int, position: SourcePosition) {
    self.offset = offset
    line = position.line
    column = position.column
  }

  /// The place of an offset that is not before the one asked last. A carriage return, a line feed and the two together each end a line.
  mutating func position(at target: Int, in utf8: [UInt8]) -> SourcePosition {
    let end = min(target, utf8.count)
    while offset < end {
      let byte = utf8[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D {
        if byte == 0x0D, utf8.byte(at: offset) == 0x0A {
          guard offset < end else { break }
          offset += 1
        }
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}

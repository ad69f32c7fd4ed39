extension OldStyleScanner {
  /// Goes on after an error: behind the next `;` of the line, or at the next line that looks like an entry or a comment.
  ///
  /// A quote that is not closed in its line is none, so that one forgotten quote costs a line and not the file.
  mutating func recover(from start: Int) {
    offset = start
    var quote: UInt8?
    while let byte = utf8.byte(at: offset) {
      if byte == 0x0A || byte == 0x0D {
        quote = nil
        offset += 1
        if startsEntry(at: offset) { return }
        continue
      }
      if byte == UInt8(ascii: "\\") {
        // The character after it means nothing; a line's end still ends the line.
        offset += 1
        if let next = utf8.byte(at: offset), next != 0x0A, next != 0x0D { offset += 1 }
        continue
      }
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ";") {
        return
      }
    }
  }

  /// The start of the next line after an offset that looks like an entry or a comment, inside a range if one is given.
  func nextLineOfEntry(after start: Int, before end: Int = .max) -> Int? {
    var line = endOfLine(from: start)
    while line < min(end, utf8.count) {
      line += 1
      if startsEntry(at: line) { return line }
      line = endOfLine(from: line)
    }
    return nil
  }

  /// Whether a line begins with a comment, with a closing brace, or with a key and `=` or `;`; or at a place in a line, with a key and
  /// `=` alone.
  func startsEntry(at line: Int, withValue: Bool = false) -> Bool {
    var index = skipSpaces(from: line)
    guard let first = utf8.byte(at: index) else { return false }
    if first == UInt8(ascii: "}") { return !withValue }
    if first == UInt8(ascii: "/"), !withValue {
      let second = utf8.byte(at: index + 1)
      if second == UInt8(ascii: "/") || second == UInt8(ascii: "*") { return true }
    }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      while let byte = utf8.byte(at: index), byte != first {
        if byte == 0x0A || byte == 0x0D { return false }
        index += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    } else if Self.isUnquoted(first) {
      while let byte = utf8.byte(at: index), Self.isUnquoted(byte) { index += 1 }
    } else {
      return false
    }
    index = skipSpaces(from: index)
    guard index < utf8.count else { return false }
    let (codePoint, _) = utf8.codePoint(at: index)
    let meant = Lookalike(codePoint)?.meant ?? Unicode.Scalar(codePoint)
    return meant == "=" || meant == ";" && !withValue
  }

  /// Whether a range holds a line end.
  func hasLineEnd(in range: Range<Int>) -> Bool { utf8[range].contains { $0 == 0x0A || $0 == 0x0D } }

  /// Whether only blanks stand before an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    var index = offset - 1
    while let byte = utf8.byte(at: index), byte == 0x20 || byte == 0x09 { index -= 1 }
    return utf8.byte(at: index).map { $0 == 0x0A || $0 == 0x0D } ?? true
  }

  private func skipSpaces(from start: Int) -> Int {
    var index = start
    while let byte = utf8.byte(at: index), byte == 0x20 || byte == 0x09 { index += 1 }
    return index
  }
}

/// Cuts an old-style property list into tokens, and keeps the comments between them.
///
/// Source: CoreFoundation's CFOldStylePList.c.
struct OldStyleScanner {
  /// A comment between tokens.
  struct Comment {
    var range: Range<Int>
    /// The text between the marks.
    var text: Range<Int>
  }

  let utf8: [UInt8]
  var collector: DiagnosticCollector
  /// Where the next token is sought.
  var offset = 0
  var counter = PositionCounter()
  /// The comments passed since they were taken last.
  var comments: [Comment] = []
  /// From where on no `*/` stands in the file.
  private var commentsCannotCloseFrom = Int.max

  init(_ utf8: [UInt8], collector: DiagnosticCollector) {
    self.utf8 = utf8
    self.collector = collector
  }

  /// The next token, after white space and comments.
  mutating func next() -> OldStyleToken {
    skipBlanksAndComments()
    let start = offset
    let position = counter.position(at: start, in: utf8)
    guard let byte = utf8.byte(at: start) else {
      return OldStyleToken(kind: .endOfFile, range: start..<start, position: position)
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte, from: start, at: position) }
    if Self.isUnquoted(byte) {
      repeat { offset += 1 } while utf8.byte(at: offset).map(Self.isUnquoted) ?? false
      return OldStyleToken(kind: .unquoted, range: start..<offset, position: position)
    }
    let (codePoint, length) = utf8.codePoint(at: start)
    offset += length
    let kind = Lookalike(codePoint).map(OldStyleToken.Kind.lookalike) ?? .symbol(codePoint)
    return OldStyleToken(kind: kind, range: start..<offset, position: position)
  }

  /// Goes back to before a token that was the last one read.
  mutating func putBack(_ token: OldStyleToken) { offset = token.range.lowerBound }

  private mutating func quoted(_ quote: UInt8, from start: Int, at position: SourcePosition) -> OldStyleToken {
    var hasEscapes = false
    offset += 1
    while let byte = utf8.byte(at: offset) {
      offset += 1
      if byte == quote {
        return OldStyleToken(
          kind: .quoted(isClosed: true), range: start..<offset, position: position, hasEscapes: hasEscapes)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        if offset < utf8.count { offset += 1 }
      }
    }
    return OldStyleToken(
      kind: .quoted(isClosed: false), range: start..<offset, position: position, hasEscapes: hasEscapes)
  }

  private mutating func skipBlanksAndComments() {
    while let byte = utf8.byte(at: offset) {
      let blank = blankLength(at: offset)
      if blank > 0 {
        offset += blank
      } else if byte == UInt8(ascii: "/"), utf8.byte(at: offset + 1) == UInt8(ascii: "/") {
        let start = offset
        offset = endOfLine(from: start)
        comments.append(Comment(range: start..<offset, text: start + 2..<offset))
      } else if byte == UInt8(ascii: "/"), utf8.byte(at: offset + 1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = offset
    if start < commentsCannotCloseFrom {
      var end = start + 2
      while end < utf8.count {
        if utf8[end] == UInt8(ascii: "*"), utf8.byte(at: end + 1) == UInt8(ascii: "/") {
          comments.append(Comment(range: start..<end + 2, text: start + 2..<end))
          offset = end + 2
          return
        }
        end += 1
      }
      commentsCannotCloseFrom = start
    }
    // Apple's reader takes the rest of the file for the comment and says nothing.
    let position = counter.position(at: start, in: utf8)
    collector.report(
      .error, "unterminated-comment", "expected '*/' after the comment, found the end of the file", at: position)
    offset = nextLineOfEntry(after: start) ?? utf8.count
  }

  /// The number of bytes of the white space at an offset: U+0009 to U+000D, the space, U+2028 and U+2029.
  func blankLength(at offset: Int) -> Int {
    switch utf8.byte(at: offset) {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: return 1
    case 0xE2 where utf8.byte(at: offset + 1) == 0x80:
      let last = utf8.byte(at: offset + 2)
      return last == 0xA8 || last == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// Where the line of an offset ends: at its CR or LF, or with the file.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while let byte = utf8.byte(at: end), byte != 0x0A, byte != 0x0D { end += 1 }
    return end
  }

  /// Whether a byte can stand in a text without quotes: `[A-Za-z0-9_$/:.-]`.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}

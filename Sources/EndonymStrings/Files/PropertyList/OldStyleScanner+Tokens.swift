extension OldStyleScanner {
  /// Reads a text whose opening quote only looks like one, up to the quote of any kind in its line that can close it, or else to the next
  /// one.
  mutating func readLookalikeQuoted(_ opening: OldStyleToken) -> OldStyleToken? {
    let quotes = Array(
      LookalikeQuotes(utf8, after: opening.range, isSingle: opening.stands(for: "'"))
        .prefix(LookalikeQuotes.greatestCount))
    guard let closing = (quotes.first(where: \.canClose) ?? quotes.first)?.range else { return nil }
    var token = opening
    token.kind = .quoted(isClosed: true)
    token.openingLength = opening.range.count
    token.closingLength = closing.count
    token.hasEscapes = utf8[opening.range.upperBound..<closing.lowerBound].contains(UInt8(ascii: "\\"))
    offset = closing.upperBound
    token.range = opening.range.lowerBound..<offset
    return token
  }

  /// Passes characters that begin nothing, up to one that may.
  mutating func skipStray() {
    while let byte = utf8.byte(at: offset) {
      if blankLength(at: offset) > 0 || Self.isUnquoted(byte) { return }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "}"): return
      default: offset += utf8.codePoint(at: offset).length
      }
    }
  }

  /// The character at the offset as a token, not passed.
  mutating func peekSymbol() -> OldStyleToken {
    let position = counter.position(at: offset, in: utf8)
    guard offset < utf8.count else {
      return OldStyleToken(kind: .endOfFile, range: offset..<offset, position: position)
    }
    let (codePoint, length) = utf8.codePoint(at: offset)
    return OldStyleToken(kind: .symbol(codePoint), range: offset..<offset + length, position: position)
  }

  /// The comments behind an entry that end its line, passed; none if something else follows in the line.
  mutating func trailingComments() -> [Comment] {
    let start = offset
    var found: [Comment] = []
    while let byte = utf8.byte(at: offset), byte != 0x0A, byte != 0x0D {
      if byte == 0x20 || byte == 0x09 {
        offset += 1
        continue
      }
      guard let comment = comment(at: offset) else {
        offset = start
        return []
      }
      found.append(comment)
      offset = comment.range.upperBound
    }
    if found.isEmpty { offset = start }
    return found
  }

  /// The comment at an offset, if there is one that ends in its line. Nothing else is followed to the end of its line: a file may be one.
  private func comment(at start: Int) -> Comment? {
    guard utf8.byte(at: start) == UInt8(ascii: "/") else { return nil }
    if utf8.byte(at: start + 1) == UInt8(ascii: "/") {
      let end = endOfLine(from: start)
      return Comment(range: start..<end, text: start + 2..<end)
    }
    guard utf8.byte(at: start + 1) == UInt8(ascii: "*") else { return nil }
    var end = start + 2
    while let byte = utf8.byte(at: end), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "*"), utf8.byte(at: end + 1) == UInt8(ascii: "/") {
        return Comment(range: start..<end + 2, text: start + 2..<end)
      }
      end += 1
    }
    return nil
  }

  /// What a token is, for messages.
  func describe(_ token: OldStyleToken) -> String {
    switch token.kind {
    case .endOfFile: return "the end of the file"
    case .quoted, .unquoted:
      let bytes = utf8[token.range]
      let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? token.range.upperBound
      let line = token.range.lowerBound..<end
      let text = utf8.text(line).unicodeScalars
      let isShort = text.count <= 24 && line == token.range
      return isShort ? String(text) : String(text.prefix(24)) + "\u{2026}"
    case .symbol(let codePoint): return CharacterDescription.of(codePoint)
    case .lookalike(let lookalike): return CharacterDescription.of(lookalike.scalar.value, name: lookalike.name)
    }
  }
}

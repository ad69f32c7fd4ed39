extension OldStyleScanner {
  /// Reads a text whose opening quote only looks like one, up to the next quote of any kind in its line.
  mutating func readLookalikeQuoted(_ opening: OldStyleToken) -> OldStyleToken? {
    var token = opening
    token.kind = .quoted(isClosed: true)
    token.openingLength = opening.range.count
    var index = opening.range.upperBound
    while let byte = utf8.byte(at: index), byte != 0x0A, byte != 0x0D {
      let (codePoint, length) = utf8.codePoint(at: index)
      let character = Lookalike(codePoint)?.meant ?? Unicode.Scalar(codePoint)
      if character == "\"" || character == "'" && opening.stands(for: "'") {
        offset = index + length
        token.range = opening.range.lowerBound..<offset
        token.closingLength = length
        return token
      }
      if codePoint == UInt32(UInt8(ascii: "\\")) {
        token.hasEscapes = true
        index += 1
      }
      index += length
    }
    return nil
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
      // Only a comment is followed to the end of its line: a file may be one line.
      guard byte == UInt8(ascii: "/") else {
        offset = start
        return []
      }
      let end = endOfLine(from: offset)
      if utf8.byte(at: offset + 1) == UInt8(ascii: "/") {
        found.append(Comment(range: offset..<end, text: offset + 2..<end))
        offset = end
        break
      }
      guard utf8.byte(at: offset + 1) == UInt8(ascii: "*"),
        let close = (offset + 2..<max(end, offset + 2)).first(where: {
          utf8[$0] == UInt8(ascii: "*") && utf8.byte(at: $0 + 1) == UInt8(ascii: "/")
        })
      else {
        offset = start
        return []
      }
      found.append(Comment(range: offset..<close + 2, text: offset + 2..<close))
      offset = close + 2
    }
    if found.isEmpty { offset = start }
    return found
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

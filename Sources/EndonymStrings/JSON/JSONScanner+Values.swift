extension JSONScanner {
  /// Begins a value, and reads it whole unless it is an object or array. `nil` when none stands there, which is told.
  mutating func beginValue(isRoot: Bool) -> Expectation? {
    switch peek {
    case UInt8(ascii: "{"): return begin(.object) ? .key(isFirst: true) : .separator
    case UInt8(ascii: "["): return begin(.array) ? .element(isFirst: true) : .separator
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): guard word("true", .true) else { return nil }
    case UInt8(ascii: "f"): guard word("false", .false) else { return nil }
    case UInt8(ascii: "n"): guard word("null", .null) else { return nil }
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      guard number() else { return nil }
    default:
      problem("syntax", "expected \(isRoot ? "a JSON value" : "a value"), found \(found)")
      return nil
    }
    return .separator
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    let next = UInt32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(
      JSONNode(
        kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position), next: next))
  }

  /// Opens an object or array; `false` when it nests too deep, and is passed by.
  private mutating func begin(_ kind: JSONNode.Kind) -> Bool {
    let start = position
    guard open.count < JSONDocument.greatestDepth else {
      problem("too-deep", "expected at most \(JSONDocument.greatestDepth) levels of objects and arrays, found more")
      skipNested()
      append(.null, from: start)
      return false
    }
    position += 1
    open.append(nodes.count)
    append(kind, from: start)
    return true
  }

  private mutating func word(_ word: StaticString, _ kind: JSONNode.Kind) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<end]) }) else {
      problem("syntax", "expected a value, found \(found)")
      return false
    }
    position = end
    append(kind, from: end - word.utf8CodeUnitCount)
    return true
  }

  private mutating func number() -> Bool {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    var isSound = true
    if peek == UInt8(ascii: "0") { position += 1 } else { isSound = digits() }
    if isSound, peek == UInt8(ascii: ".") {
      position += 1
      isSound = digits()
    }
    if isSound, peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      isSound = digits()
    }
    if isSound { append(.number, from: start) }
    return isSound
  }

  /// At least one digit; tells when there is none.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    if position == start { problem("syntax", "expected a digit, found \(found)") }
    return position > start
  }

  // MARK: Strings

  /// A string. One that is not closed ends with its line: no writer of JSON leaves a line's end in a string.
  mutating func string() {
    let start = position
    var isEscaped = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        append(.string, from: start)
        nodes[nodes.count - 1].isEscaped = isEscaped
        return
      case UInt8(ascii: "\\"):
        isEscaped = true
        escape()
      case 0x0A, 0x0D:
        problem("unclosed-string", "expected '\"' before the end of the line, found \(found)")
        finishCut(start, isEscaped)
        return
      case 0..<0x20:
        problem("control-character", "expected an escape, found \(found) in a string")
        position += 1
      default: position += 1
      }
    }
    problem("unexpected-end", "expected '\"', found the end of the file")
    finishCut(start, isEscaped)
  }

  private mutating func finishCut(_ start: Int, _ isEscaped: Bool) {
    append(.string, from: start)
    nodes[nodes.count - 1].isEscaped = isEscaped
    nodes[nodes.count - 1].isCut = true
  }

  /// A backslash and what belongs to it.
  private mutating func escape() {
    let start = position
    position += 1
    guard let letter = peek, letter != 0x0A, letter != 0x0D else { return }
    guard letter == UInt8(ascii: "u") else {
      if JSONString.escaped(letter) == nil {
        problem("invalid-escape", "expected an escape of JSON, found '\\' and \(found)", at: start)
        // What follows may be any character, and is read as such.
        if letter >= 0x80 || letter < 0x20 { return }
      }
      position += 1
      return
    }
    position += 1
    guard let unit = JSONString.unit(bytes[position...]) else {
      problem("invalid-escape", "expected four hexadecimal digits after '\\u', found \(found)", at: start)
      return
    }
    position += 4
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let trail = JSONString.unit(bytes[(position + 2)...]), UTF16.isTrailSurrogate(trail)
    {
      position += 6
      return
    }
    let digits = String(unit, radix: 16, uppercase: true)
    problem("unpaired-surrogate", "expected both halves of a surrogate pair, found U+\(digits) alone", at: start)
  }
}

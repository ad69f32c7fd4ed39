/// Finds the values of a JSON text (RFC 8259), and goes on behind whatever is wrong.
///
/// It keeps its own stack: no text makes it recurse.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var nodes: [JSONNode] = []
  private(set) var problems: [JSONProblem] = []
  /// The nodes of the objects and arrays that are open.
  private var open: [Int] = []

  /// What may stand next.
  private enum Expectation {
    /// A value: behind a colon, or as an array's next element.
    case value
    /// A key, or the end of an object that has just begun or that a comma ended wrongly.
    case key(isFirst: Bool)
    /// An element, or the end of an array.
    case element(isFirst: Bool)
    /// A comma or the end of the object or array.
    case separator
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 24)
  }

  /// Reads the whole text.
  mutating func scan() {
    guard bytes.count < Int(UInt32.max) else {
      problem("file-too-large", "expected less than 4 GB, found \(bytes.count) bytes")
      return
    }
    skipSpace()
    guard var expectation = beginValue(isRoot: true) else { return }
    while !open.isEmpty {
      skipSpace()
      guard position < bytes.count else {
        endOfText(expectation)
        return
      }
      expectation = step(expectation)
    }
    skipSpace()
    if position < bytes.count { problem("syntax", "expected the end of the file, found \(found)") }
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// What stands at the position, for a message.
  private var found: String {
    guard position < bytes.count else { return "the end of the file" }
    return CharacterDescription.of(bytes.codePoint(at: position).0)
  }

  private mutating func problem(_ rule: String, _ message: String, at offset: Int? = nil) {
    guard problems.count < JSONDocument.greatestProblemCount else { return }
    problems.append(JSONProblem(rule: rule, message: message, offset: offset ?? position))
  }

  // MARK: Structure

  private mutating func step(_ expectation: Expectation) -> Expectation {
    let isObject = nodes[open[open.count - 1]].kind == .object
    let byte = bytes[position]
    switch expectation {
    case .value:
      if let next = beginValue(isRoot: false) { return next }
      return isObject ? dropKey() : recover(.element(isFirst: false))
    case .key(let isFirst):
      if byte == UInt8(ascii: "\"") { return key() }
      if byte == UInt8(ascii: "}") {
        if !isFirst { problem("syntax", "expected a key after ',', found '}'") }
        return close()
      }
      problem("syntax", "expected a key\(isFirst ? " or '}'" : ""), found \(found)")
      return recover(expectation)
    case .element(let isFirst):
      if byte == UInt8(ascii: "]") {
        if !isFirst { problem("syntax", "expected a value after ',', found ']'") }
        return close()
      }
      return beginValue(isRoot: false) ?? recover(expectation)
    case .separator:
      if byte == UInt8(ascii: ",") {
        position += 1
        return isObject ? .key(isFirst: false) : .element(isFirst: false)
      }
      if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return close() }
      problem("syntax", "expected ',' or '\(isObject ? "}" : "]")', found \(found)")
      if byte == UInt8(ascii: "\"") { return isObject ? .key(isFirst: false) : .element(isFirst: false) }
      return recover(expectation)
    }
  }

  /// A key and its colon.
  private mutating func key() -> Expectation {
    let start = position
    string()
    skipSpace()
    if peek == UInt8(ascii: ":") {
      position += 1
      return .value
    }
    // A string without a colon: the colon is missing when a value stands there, else the value.
    problem("syntax", "expected ':' after the key, found \(found)")
    switch peek {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): return .value
    default:
      nodes.removeLast()
      if position == start { position += 1 }
      return .separator
    }
  }

  /// Forgets a key that has no value.
  private mutating func dropKey() -> Expectation {
    nodes.removeLast()
    switch peek {
    case UInt8(ascii: ","), UInt8(ascii: "}"): return .separator
    default: return recover(.separator)
    }
  }

  /// Goes on to the next byte that can mean something where an object or array goes on.
  private mutating func recover(_ expectation: Expectation) -> Expectation {
    let isObject = nodes[open[open.count - 1]].kind == .object
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): return isObject ? .key(isFirst: true) : .element(isFirst: true)
      case UInt8(ascii: ","):
        position += 1
        return isObject ? .key(isFirst: true) : .element(isFirst: true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        let ends: JSONNode.Kind = bytes[position] == UInt8(ascii: "}") ? .object : .array
        if nodes[open[open.count - 1]].kind == ends { return close() }
        // The bracket of an outer one: this one was not closed.
        if open.contains(where: { nodes[$0].kind == ends }) {
          finish(end: position)
          return .separator
        }
        position += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): skipNested()
      default: position += 1
      }
    }
    return expectation
  }

  /// Passes an object or array by without looking at what is in it, but for strings.
  private mutating func skipNested() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 0x0A {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position = min(position + 1, bytes.count)
      if depth == 0 { return }
    }
  }

  private mutating func close() -> Expectation {
    position += 1
    finish(end: position)
    return .separator
  }

  private mutating func finish(end: Int) {
    let node = open.removeLast()
    nodes[node].end = UInt32(truncatingIfNeeded: end)
    nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// The text ends inside an object or array.
  private mutating func endOfText(_ expectation: Expectation) {
    let isObject = nodes[open[open.count - 1]].kind == .object
    switch expectation {
    case .value where isObject:
      problem("unexpected-end", "expected a value, found the end of the file")
      nodes.removeLast()
    case .value: problem("unexpected-end", "expected a value, found the end of the file")
    case .key: problem("unexpected-end", "expected a key or '}', found the end of the file")
    case .element: problem("unexpected-end", "expected a value or ']', found the end of the file")
    case .separator:
      problem("unexpected-end", "expected ',' or '\(isObject ? "}" : "]")', found the end of the file")
    }
    while let node = open.last {
      nodes[node].isCut = true
      finish(end: position)
    }
  }

  // MARK: Values

  /// Begins a value, and reads it whole unless it is an object or array. `nil` when none stands there, which is told.
  private mutating func beginValue(isRoot: Bool) -> Expectation? {
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
  private mutating func string() {
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

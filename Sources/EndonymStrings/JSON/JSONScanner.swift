/// Finds the values of a JSON text (RFC 8259), and goes on behind whatever is wrong.
///
/// It keeps its own stack: no text makes it recurse.
struct JSONScanner {
  let bytes: [UInt8]
  var position = 0
  var nodes: [JSONNode] = []
  private(set) var problems: [JSONProblem] = []
  /// The nodes of the objects and arrays that are open.
  var open: [Int] = []

  /// What may stand next.
  enum Expectation {
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

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// What stands at the position, for a message.
  var found: String {
    guard position < bytes.count else { return "the end of the file" }
    return CharacterDescription.of(bytes.codePoint(at: position).0)
  }

  mutating func problem(_ rule: String, _ message: String, at offset: Int? = nil) {
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
  mutating func skipNested() {
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
}

/// A JSON text, taken apart once: where every value stands, and everything that is wrong.
///
/// Nothing is decoded before it is asked for. `FoundationEssentials` has a JSON decoder, but it knows no positions, loses the text of
/// numbers, the order of keys and keys given twice, and gives nothing at all of a text with one error.
///
/// A value is named by the index of its node. An object's nodes are its keys, each with its value behind it.
package struct JSONDocument: Sendable {
  /// Objects and arrays may nest so deep. A catalog nests ten levels; a value's own recursion stays far from the end of the stack.
  package static let greatestDepth = 64
  /// So many problems are told of one text; what comes after them is read, and not told.
  package static let greatestProblemCount = 1_000

  /// The text, UTF-8.
  package let text: [UInt8]
  /// The values in the order of the text. The first is the text's own.
  package let nodes: [JSONNode]
  /// What is wrong, in the order of the text.
  package let problems: [JSONProblem]

  /// Takes a text apart. It never fails: what is wrong is left out and told.
  package init(_ text: [UInt8]) {
    var scanner = JSONScanner(text)
    scanner.scan()
    self.text = text
    nodes = scanner.nodes
    problems = scanner.problems
  }

  /// The index of the text's value; `nil` when there is none.
  package var root: Int? { nodes.isEmpty ? nil : 0 }

  /// The keys and values of an object, in the order of the text; nothing for another value.
  package func members(of node: Int) -> [(key: Int, value: Int)] {
    guard nodes[node].kind == .object else { return [] }
    var members: [(key: Int, value: Int)] = []
    var key = node + 1
    let end = Int(nodes[node].next)
    while key + 1 < end {
      members.append((key, key + 1))
      key = Int(nodes[key + 1].next)
    }
    return members
  }

  /// The elements of an array; nothing for another value.
  package func elements(of node: Int) -> [Int] {
    guard nodes[node].kind == .array else { return [] }
    var elements: [Int] = []
    var element = node + 1
    let end = Int(nodes[node].next)
    while element < end {
      elements.append(element)
      element = Int(nodes[element].next)
    }
    return elements
  }

  /// The content of a string; `nil` for another value.
  package func string(_ node: Int) -> String? {
    let node = nodes[node]
    guard node.kind == .string else { return nil }
    let content = contentRange(node)
    if !node.isEscaped { return String(decoding: text[content], as: UTF8.self) }
    return JSONString.content(of: text[content])
  }

  /// Whether a string's content is a word of ASCII letters.
  package func string(_ node: Int, is word: StaticString) -> Bool {
    let node = nodes[node]
    guard node.kind == .string else { return false }
    let content = contentRange(node)
    guard !node.isEscaped else { return JSONString.content(of: text[content]) == word.description }
    guard content.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(text[content]) }
  }

  /// The bytes between the quotes.
  private func contentRange(_ node: JSONNode) -> Range<Int> {
    let end = node.isCut ? Int(node.end) : Int(node.end) - 1
    return Int(node.start) + 1..<max(Int(node.start) + 1, end)
  }

  /// The value of a node with everything in it.
  package func value(_ node: Int) -> JSONValue {
    switch nodes[node].kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(String(decoding: text[nodes[node].range], as: UTF8.self))
    case .string: .string(string(node) ?? "")
    case .array: .array(elements(of: node).map(value))
    case .object: .object(members(of: node).map { JSONMember(string($0.key) ?? "", value($0.value)) })
    }
  }
}

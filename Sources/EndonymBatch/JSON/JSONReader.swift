import EndonymStrings

/// Reads one JSON text of UTF-8 bytes (RFC 8259), nothing more lenient.
enum JSONReader {
  /// Objects and arrays may nest so deep: far deeper than any batch line, far from the end of the stack.
  static let greatestDepth = JSONDocument.greatestDepth

  /// Reads a whole text.
  static func read(_ bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    let document = JSONDocument(Array(bytes))
    if let problem = document.problems.first { throw problem }
    return document.root.map(document.value) ?? .null
  }

  /// Reads an object, and tells where each member's value stands.
  static func readObject(
    _ bytes: ArraySlice<UInt8>
  ) throws(JSONProblem) -> [(member: JSONMember, source: ArraySlice<UInt8>)] {
    let document = JSONDocument(Array(bytes))
    if let problem = document.problems.first { throw problem }
    guard let root = document.root, document.nodes[root].kind == .object else {
      throw JSONProblem(rule: "unexpected-type", message: "a JSON object was expected", offset: 0)
    }
    return document.members(of: root).map { key, value in
      let range = document.nodes[value].range
      let source = bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)]
      return (JSONMember(document.string(key) ?? "", document.value(value)), source)
    }
  }
}

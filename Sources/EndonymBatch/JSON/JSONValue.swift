/// A JSON value as a batch line spells it.
///
/// Numbers keep their text, since the protocol tells integers of any length from doubles. Objects keep their order and
/// every member, so that a key given twice can be seen.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's text, well-formed by RFC 8259.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of a key in an object; `nil` for other values and when there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// What kind of value it is, in words for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key with its value in a JSON object.
package struct JSONMember: Hashable, Sendable {
  /// The key, unescaped.
  package var key: String
  /// The value.
  package var value: JSONValue

  /// Makes a member.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

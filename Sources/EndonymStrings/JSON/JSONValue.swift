/// A JSON value as a text spells it.
///
/// Numbers keep their text. Objects keep their order and every member, so that a key given twice can be seen.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's text.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The value of a key in an object, the last one when it is given twice; `nil` for other values and when there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key.isIdentical(to: key) }?.value
  }

  /// Whether two values say the same: strings byte for byte, numbers as they are spelled, objects whatever the order of their members.
  package func isEquivalent(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): left.isIdentical(to: right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isEquivalent(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count && left.allSatisfy { other[$0.key]?.isEquivalent(to: $0.value) == true }
    default: self == other
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

extension String {
  /// Whether two strings have the same bytes. `==` also takes "é" for "e" with an accent after it, which are two keys of a table.
  package func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

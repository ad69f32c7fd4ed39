/// A value of a property list, whichever of the three forms it was written in.
public enum PropertyListValue: Hashable, Sendable {
  /// A text. The old-style form has no other scalars.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// `<true/>` or `<false/>`.
  case boolean(Bool)
  /// A moment, in seconds since 2001-01-01 00:00 UTC.
  case date(Double)
  /// Bytes.
  case data([UInt8])
  /// Several values.
  case array([PropertyListNode])
  /// Values by keys, in the order of the file. A key may stand there more than once: the last counts.
  case dictionary([PropertyListMember])

  /// What a value is, for messages: `a dictionary`.
  public var kind: String {
    switch self {
    case .string: "a text"
    case .integer, .real: "a number"
    case .boolean: "a truth value"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A value and where it stands.
public struct PropertyListNode: Hashable, Sendable {
  /// The value.
  public var value: PropertyListValue
  /// Where it begins: its quote, bracket or tag. `nil` in a binary file.
  public var position: SourcePosition?
  /// Where it stands in the text, as bytes of its UTF-8 form.
  package var range: Range<Int>

  package init(_ value: PropertyListValue, position: SourcePosition? = nil, range: Range<Int> = 0..<0) {
    self.value = value
    self.position = position
    self.range = range
  }

  /// The text, if the value is one.
  public var text: String? { if case .string(let text) = value { text } else { nil } }

  /// The members, if the value is a dictionary.
  public var members: [PropertyListMember]? { if case .dictionary(let members) = value { members } else { nil } }

  /// The value of a key, if the value is a dictionary: the last one.
  public subscript(key: String) -> PropertyListNode? {
    members?.last { ExactText($0.key) == ExactText(key) }?.node
  }
}

/// A key of a dictionary with its value.
public struct PropertyListMember: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value. For a key that stands alone it is the key.
  public var node: PropertyListNode
  /// Where the key begins. `nil` in a binary file.
  public var keyPosition: SourcePosition?
  /// The text of the comments that stand with it, without their marks.
  public var comment: String?
  /// Whether the key stands alone, `"key";`.
  public var isKeyOnly = false
  /// Where the key stands in the text.
  package var keyRange = 0..<0
  /// Where the member stands, with its comments and up to its end.
  package var range = 0..<0

  package init(_ key: String, _ node: PropertyListNode) {
    self.key = key
    self.node = node
  }
}

/// A value of a ``JSONDocument``, or a key of one of its objects: a kind and a range of the text.
package struct JSONNode: Sendable {
  /// What stands there.
  package enum Kind: UInt8, Sendable { case object, array, string, number, `true`, `false`, null }

  package let kind: Kind
  /// Whether a string has escapes, or bytes that are not UTF-8: its content is not its bytes.
  var isEscaped = false
  /// Whether the text ended inside it: what a string says is not all it was to say.
  package var isCut = false
  /// The first byte: the quote of a string, the bracket of an object.
  package let start: UInt32
  /// Behind the last byte.
  package var end: UInt32
  /// The index of the node that follows it and everything in it.
  package var next: UInt32

  /// The bytes of the text that it takes.
  package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// Something that is wrong in a JSON text.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The name of the rule, in lower case with hyphens.
  package let rule: String
  /// What was expected and what stood there.
  package let message: String
  /// Where, in bytes from the start of the text.
  package let offset: Int

  /// Something wrong at a place.
  package init(rule: String, message: String, offset: Int) {
    self.rule = rule
    self.message = message
    self.offset = offset
  }
}

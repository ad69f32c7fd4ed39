/// A text that equals another only when both have the same code points, as keys of string tables do.
///
/// `String` holds é and e with a combining accent for equal; Apple's tables hold them for two keys.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// A text as a key.
  package init(_ text: String) { self.text = text }

  /// Whether two texts have the same code points.
  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Feeds the code points.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

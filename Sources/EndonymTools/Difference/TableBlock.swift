/// A part of what a table says of a key that is a whole: texts of two sides may stand side by side in it only where both have one shape.
///
/// In a catalog it is what a key says in a language, and in that the text of a device.
struct TableBlock: Hashable {
  /// The language.
  let language: String
  /// The way to it: none for all that is said in the language.
  var path: [String] = []

  /// Whether a subject is of it.
  func contains(_ subject: TableSubject) -> Bool {
    switch subject {
    case .text(let language, let path), .state(let language, let path), .textField(let language, let path, _):
      language == self.language && path.starts(with: self.path)
    case .substitution(let language, _, _): language == self.language && path.isEmpty
    case .comment, .field: false
    }
  }
}

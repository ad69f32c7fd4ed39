/// One thing that a table says of a key, and that can differ between two tables.
public enum TableSubject: Hashable, Sendable {
  /// The comment for translators.
  case comment
  /// A field of a catalog's entry: `extractionState`, `shouldTranslate`, `generatesSymbol`.
  case field(String)
  /// A text in a language, and the way to it: `["device.mac", "plural.other"]` in a catalog, the keys of the dictionaries around it in a
  /// `.stringsdict`; none for the text itself. A table of one language has an empty language.
  case text(language: String, path: [String])
  /// How far a text is.
  case state(language: String, path: [String])
  /// A property of a substitution: `argNum`, `formatSpecifier`.
  case substitution(language: String, name: String, property: String)

  /// Its place in reports: fields first, then languages, each text followed by its state.
  private var order: (Int, String, String, Int) {
    switch self {
    case .comment: (0, "", "", 0)
    case .field(let name): (1, name, "", 0)
    case .text(let language, let path): (2, language, path.joined(separator: "."), 0)
    case .state(let language, let path): (2, language, path.joined(separator: "."), 1)
    case .substitution(let language, let name, let property): (2, language, "substitutions.\(name)", property.count)
    }
  }

  static func precedes(_ left: TableSubject, _ right: TableSubject) -> Bool { left.order < right.order }
}

extension TableSubject: CustomStringConvertible {
  /// What it is, in words: `comment`, `de plural.one`, `de plural.one state`.
  public var description: String {
    let words: [String] =
      switch self {
      case .comment: ["comment"]
      case .field(let name): [name]
      case .text(let language, let path): [language] + path
      case .state(let language, let path): [language] + path + ["state"]
      case .substitution(let language, let name, let property): [language, "substitutions.\(name)", property]
      }
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? "text" : text
  }
}

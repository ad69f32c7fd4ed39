import EndonymStrings

/// Looks for terms in texts.
enum TermSearch {
  /// Whether a term stands in a text as words of its own: "file" is in "Open file…", not in "profile".
  static func contains(_ text: String, _ term: String, isCaseSensitive: Bool) -> Bool {
    guard !term.isEmpty else { return false }
    let (text, term) = isCaseSensitive ? (text, term) : (text.lowercased(), term.lowercased())
    var rest = text[...]
    while let range = rest.firstRange(of: term) {
      let isStart = text[..<range.lowerBound].last.map { !isWord($0) } ?? true
      let isEnd = text[range.upperBound...].first.map { !isWord($0) } ?? true
      if isStart && isEnd { return true }
      rest = text[text.index(after: range.lowerBound)...]
    }
    return false
  }

  /// Whether a term stands in a text, also as a part of a word: languages inflect and compound.
  static func occurs(_ term: String, in text: String) -> Bool { text.lowercased().contains(term.lowercased()) }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

extension MessageDefinition {
  /// All of its texts, one a line.
  var allText: String {
    if case .text(let text) = self { return text }
    var texts: [String] = []
    forEachText(at: nil) { text, _, _ in texts.append(text) }
    return texts.joined(separator: "\n")
  }
}

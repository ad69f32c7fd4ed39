import EndonymStrings

/// The part of a review that is about the strings themselves: comments and the spelling of keys.
public struct StringReview: Sendable {
  /// The style that keys are to have; `nil` for that of most keys of a table.
  public var keyStyle: KeyStyle?

  /// A table with fewer keys has no style of its own.
  static let fewestKeysForStyle = 5
  /// So many of a hundred keys make a table's style.
  static let shareForStyle = 70
  /// A text of fewer words needs a comment.
  static let fewestWords = 2

  /// A review.
  public init(keyStyle: KeyStyle? = nil) { self.keyStyle = keyStyle }

  /// The findings of all readings: their own, and those of this review, each file's in order, without those that a line silences,
  /// and as severe as the project wants them.
  public func findings(
    _ readings: [SourceReading], configuration: ToolConfiguration = ToolConfiguration()
  ) -> [Diagnostic] {
    let styles = Dictionary(grouping: readings.flatMap(\.strings), by: \.tableName).mapValues(style)
    return readings.flatMap { reading in
      let own = reading.strings.flatMap { findings($0, file: reading.file, style: styles[$0.tableName] ?? nil) }
      return reading.audible(reading.diagnostics + own, configuration: configuration)
        .sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    }
  }

  private func findings(_ string: ExtractedString, file: String, style: KeyStyle?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if string.comment == nil, let reason = Self.reasonForComment(string.sourceText) {
      found.append(
        Diagnostic(
          ReviewRules.missingComment,
          "\"\(string.sourceText)\" has no comment, and \(reason): tell translators where it stands and what it does",
          file: file, position: string.position))
    }
    if let style, let own = KeyStyle(of: string.key), own != style {
      found.append(
        Diagnostic(
          ReviewRules.keyStyle,
          "the key \"\(string.key)\" is spelled \(own.name); other keys of \(string.tableName) are spelled \(style.name)",
          file: file, position: string.position))
    }
    return found
  }

  /// Why a text needs a comment; `nil` when it speaks for itself.
  static func reasonForComment(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.filter { !isSpecifier($0, in: text) }
    if words.isEmpty { return text.contains("%") ? "is made of placeholders" : nil }
    if words.count == 1, ambiguousWords.contains(words[0].lowercased()) { return "its one word has several meanings" }
    return words.count < fewestWords ? "is one word" : nil
  }

  /// Whether letters are those of a specifier: `lld` of `%lld`.
  private static func isSpecifier(_ word: Substring, in text: String) -> Bool {
    let before = text[..<word.startIndex].reversed().drop { $0.isNumber || "$.#@-+".contains($0) }
    return before.first == "%" && specifierLetters.isSuperset(of: word)
  }

  private static let specifierLetters: Set<Character> = Set("hlqztjLdiuoxXfFeEgGaAcCsSp@")

  /// English words that are verbs and nouns or adjectives at once, or mean different things.
  private static let ambiguousWords: Set<String> = [
    "address", "archive", "back", "book", "call", "change", "charge", "check", "clear", "close", "contact", "copy",
    "display", "draft", "edit", "export", "file", "filter", "fine", "free", "home", "import", "increase", "left",
    "light",
    "like", "link", "load", "log", "mark", "match", "may", "mine", "name", "none", "open", "order", "pin", "place",
    "plan",
    "play", "post", "preview", "print", "read", "record", "reply", "report", "request", "reset", "rest", "return",
    "right",
    "save", "second", "search", "set", "share", "sort", "start", "stop", "tap", "test", "time", "update", "upload",
    "view",
    "watch", "work",
  ]

  /// The style of most keys of a table.
  private func style(_ strings: [ExtractedString]) -> KeyStyle? {
    if let keyStyle { return keyStyle }
    let keys = Set(strings.map(\.key))
    let styles = keys.compactMap { KeyStyle(of: $0) }
    guard styles.count >= Self.fewestKeysForStyle else { return nil }
    let counts = Dictionary(grouping: styles) { $0 }.mapValues(\.count)
    guard let most = counts.max(by: { $0.value < $1.value }), most.value * 100 >= styles.count * Self.shareForStyle
    else {
      return nil
    }
    return most.key
  }
}

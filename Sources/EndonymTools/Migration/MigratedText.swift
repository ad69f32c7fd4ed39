import EndonymStrings

/// What a file of one language says of a key, on its way into a catalog.
struct MigratedText {
  let key: String
  let language: String
  let definition: MessageDefinition
  let comment: String?
  /// The path of the file.
  let file: String
  /// Where the key stands in it.
  let position: SourcePosition?

  /// The localization; `nil` when a catalog has no place for it. Devices whose substitutions would differ keep their plurals.
  func localization(usesSubstitutions: Bool) -> StringCatalog.Localization? {
    let plural = StringCatalog.Localization(language, definition)
    guard usesSubstitutions else { return plural }
    return StringCatalog.Localization(language, definition, usesSubstitutions: true) ?? plural
  }

  /// Whether the plurals of a key have to be written as substitutions, in all of its languages: a key that is a plural in one language and
  /// has substitutions in another is not what Xcode makes, nor what the key was before.
  ///
  /// One language needs it when its text is more than a plural, and when a plural would take another argument for its number: in a catalog
  /// that is the number in the source language's forms, with a variable the argument that it is given.
  ///
  /// - Parameters:
  ///   - texts: What the languages say of the key, the source language first.
  ///   - source: The source language.
  /// - Returns: Whether one language needs it.
  static func needSubstitutions(_ texts: [MigratedText], source: String) -> Bool {
    var languages: Set<String> = []
    let plurals = texts.filter { languages.insert($0.language).inserted }.compactMap { text in
      text.localization(usesSubstitutions: false).map { (text: text, localization: $0) }
    }
    let source = plurals.first { $0.text.language == source }?.localization
    return plurals.contains { text, localization in
      guard localization.substitutions.isEmpty else { return true }
      let numbers = text.definition.numbers
      return [localization.definition, localization.definition(forKey: text.key, source: source)].contains {
        $0?.numbers != numbers
      }
    }
  }
}

extension MessageDefinition {
  /// The arguments that choose the forms of texts that are one variable.
  fileprivate var numbers: [Int] {
    switch self {
    case .text: return []
    case .variables(let format, let variables):
      guard let reference = FormatString(format).placeholders.first, case .variable(let name) = reference.conversion
      else { return [] }
      return [variables.last { $0.name == name }?.argument ?? reference.argument()]
    case .devices(let variants): return variants.flatMap(\.definition.numbers)
    case .widths(let variants): return variants.flatMap(\.definition.numbers)
    }
  }
}

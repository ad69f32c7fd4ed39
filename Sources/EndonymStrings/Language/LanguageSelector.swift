import Endonym

/// Makes selections out of an app's languages.
struct LanguageSelector {
  let supported: [String]
  let development: String?
  let fallback: String
  let mode: LanguageChain.Mode
  let formattingLocale: FormattingLocale
  let allowsPseudoLanguages: Bool

  /// The selection that fits a user best; that of the fallback when none does.
  func selection(for preferences: LanguagePreferences) throws(LanguageError) -> LanguageSelection {
    if allowsPseudoLanguages, let pseudo = preferences.languages.first.flatMap(PseudoLanguage.init) {
      return try selection(of: pseudo, spelling: pseudo.identifier, preferences)
    }
    let chain = try chain(for: preferences.languages)
    guard let match = chain.match else { return try selection(of: fallback, for: preferences) }
    return try selection(of: match, chain: chain, preferences)
  }

  /// The selection of one of the languages, or of a pseudo-language.
  func selection(of language: String, for preferences: LanguagePreferences) throws(LanguageError) -> LanguageSelection {
    try selection(of: language, chain: try chain(for: [language]), preferences)
  }

  private func selection(
    of language: String, chain: LanguageChain, _ preferences: LanguagePreferences
  ) throws(LanguageError) -> LanguageSelection {
    if let pseudo = PseudoLanguage(language) { return try selection(of: pseudo, spelling: language, preferences) }
    let identifier = try identifier(of: language)
    let chain =
      chain.match == language ? chain : LanguageChain(languages: [language] + chain.languages.filter { $0 != language })
    return LanguageSelection(
      language: language, chain: chain, locale: try locale(identifier, preferences),
      direction: identifier.writingDirection)
  }

  /// The selection of a pseudo-language: its texts, and what they are formatted in, are those of the app's language that serves a reader of
  /// the language that it is made of.
  private func selection(
    of pseudo: PseudoLanguage, spelling: String, _ preferences: LanguagePreferences
  ) throws(LanguageError) -> LanguageSelection {
    let chain = try chain(for: [pseudo.sourceLanguage ?? development ?? fallback])
    // Of an app that lists pseudo-languages only, the language that it is made of.
    let spoken = [chain.match, fallback, pseudo.sourceLanguage].compactMap { $0 }.first { PseudoLanguage($0) == nil }
    return LanguageSelection(
      language: spelling, chain: LanguageChain(languages: [spelling] + chain.languages.filter { $0 != spelling }),
      locale: try locale(try identifier(of: spoken ?? spelling), preferences), direction: pseudo.writingDirection)
  }

  private func chain(for preferred: [String]) throws(LanguageError) -> LanguageChain {
    try LanguageError.wrapping { () throws(FormatError) in
      try LanguageChain.best(preferred: preferred, available: supported, development: development, mode: mode)
    }
  }

  private func identifier(of language: String) throws(LanguageError) -> LocaleIdentifier {
    guard let identifier = LocalizationName(language).identifier else { throw .invalidLanguage(language) }
    return identifier
  }

  private func locale(
    _ language: LocaleIdentifier, _ preferences: LanguagePreferences
  ) throws(LanguageError) -> LocaleIdentifier {
    try LanguageError.wrapping { () throws(FormatError) in
      try formattingLocale.locale(for: language, user: preferences.locale)
    }
  }
}

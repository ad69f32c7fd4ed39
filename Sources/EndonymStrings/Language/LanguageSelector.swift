import Endonym

/// Makes selections out of an app's languages.
struct LanguageSelector {
  let supported: [String]
  let development: String?
  let fallback: String
  let mode: LanguageChain.Mode
  let formattingLocale: FormattingLocale

  /// The selection that fits a user best; that of the fallback when none does.
  func selection(for preferences: LanguagePreferences) throws(LanguageError) -> LanguageSelection {
    let chain = try LanguageError.wrapping { () throws(FormatError) in
      try LanguageChain.best(
        preferred: preferences.languages, available: supported, development: development, mode: mode)
    }
    guard let match = chain.match else { return try selection(of: fallback, for: preferences) }
    return try selection(of: match, chain: chain, preferences)
  }

  /// The selection of one of the languages.
  func selection(of language: String, for preferences: LanguagePreferences) throws(LanguageError) -> LanguageSelection {
    let chain = try LanguageError.wrapping { () throws(FormatError) in
      try LanguageChain.best(preferred: [language], available: supported, development: development, mode: mode)
    }
    return try selection(of: language, chain: chain, preferences)
  }

  private func selection(
    of language: String, chain: LanguageChain, _ preferences: LanguagePreferences
  ) throws(LanguageError) -> LanguageSelection {
    guard let identifier = LocalizationName(language).identifier else { throw .invalidLanguage(language) }
    let chain =
      chain.match == language ? chain : LanguageChain(languages: [language] + chain.languages.filter { $0 != language })
    let locale = try LanguageError.wrapping { () throws(FormatError) in
      try formattingLocale.locale(for: identifier, user: preferences.locale)
    }
    return LanguageSelection(
      language: language, chain: chain, locale: locale, direction: identifier.writingDirection)
  }
}

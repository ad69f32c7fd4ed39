import Endonym

/// A language that was chosen, with everything that depends on it: a value that never changes.
///
/// ``LanguageManager`` swaps one for another whole, so that whoever holds one never mixes two languages. It names a locale to
/// every format:
///
/// ```swift
/// let selection = manager.selection                            // German, for a user in the United States
/// selection.chain.languages                                    // ["de", "en"]
/// try NumberFormat.decimal(locale: selection).format(1234.5)   // 1.234,5
/// selection.locale.bcp47                                       // de-US
/// ```
public struct LanguageSelection: Hashable, Sendable {
  /// The language, as the app spells it.
  public let language: String
  /// The languages in which texts are sought.
  public let chain: LanguageChain
  /// What numbers, dates and plurals of the user's are written in.
  public let locale: LocaleIdentifier
  /// The direction in which the language is read.
  public let direction: WritingDirection

  /// A selection that is put together by hand.
  public init(language: String, chain: LanguageChain, locale: LocaleIdentifier, direction: WritingDirection) {
    self.language = language
    self.chain = chain
    self.locale = locale
    self.direction = direction
  }
}

extension LanguageSelection: LocaleIdentifierConvertible {
  /// ``locale``.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { locale }
}

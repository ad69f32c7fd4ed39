import Endonym

/// What messages of one language share: its plural rules and direction, the formats of numbers, the options.
///
/// Making one asks for formats, which is worth keeping; messages made in the same context share them.
///
/// ```swift
/// let german = try MessageContext(language: "de")
/// Message("%lld Dateien", in: german).format(12345)   // 12.345 Dateien
/// ```
public struct MessageContext: Sendable {
  /// The languages of text and numbers.
  public let locales: MessageLocales
  /// How messages are shown.
  public let options: MessageOptions
  /// What is wrong with the languages: ``MessageIssue/unsupportedLocale(_:reason:)``.
  public let issues: [MessageIssue]
  /// The direction of the language's text.
  public let direction: WritingDirection
  /// Plain numbers; `nil` when ICU has no memory.
  let numbers: NumberFormat?
  /// The plural rules of the language.
  let rules: PluralRules?

  /// A context for a language.
  ///
  /// A locale without data is reported in ``issues``, and the root's customs hold for it.
  public init(_ locales: MessageLocales, options: MessageOptions = MessageOptions()) {
    self.locales = locales
    self.options = options
    direction = locales.language.writingDirection
    var issues: [MessageIssue] = []
    numbers = Self.orRoot(locales.formatting, &issues) { locale throws(FormatError) in
      try NumberFormat.decimal(locale: locale)
    }
    rules = Self.orRoot(locales.language, &issues) { locale throws(FormatError) in try PluralRules(locale: locale) }
    self.issues = issues
  }

  /// A context for a language, named in any spelling.
  /// - Parameters:
  ///   - language: The language of text.
  ///   - formatting: The locale of numbers, where it is not the language's.
  ///   - options: How messages are shown.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` for a name that is none.
  public init(
    language: some LocaleIdentifierConvertible, formatting: LocaleIdentifier? = nil,
    options: MessageOptions = MessageOptions()
  ) throws(FormatError) {
    self.init(MessageLocales(language: try language.localeIdentifier(), formatting: formatting), options: options)
  }

  private static func orRoot<Format>(
    _ locale: LocaleIdentifier, _ issues: inout [MessageIssue],
    _ make: (LocaleIdentifier) throws(FormatError) -> Format
  ) -> Format? {
    do {
      return try make(locale)
    } catch {
      issues.append(.unsupportedLocale(locale.bcp47, reason: error.description))
      return try? make(.root)
    }
  }
}

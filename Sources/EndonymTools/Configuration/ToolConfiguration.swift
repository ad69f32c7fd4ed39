import EndonymStrings

/// What a project asks of the tools: the content of its `.endonym.json`.
///
/// ```json
/// {
///   "sourceLanguage": "en",
///   "languages": ["de", "fr"],
///   "ignore": ["Vendor", "Sources/**/Fixtures"],
///   "rules": { "empty-value": "off", "placeholder-missing": "error" },
///   "doNotTranslate": ["Endonym"],
///   "glossary": [{ "term": "file", "translations": { "de": ["Datei", "Dateien"], "fr": "fichier" } }]
/// }
/// ```
public struct ToolConfiguration: Hashable, Sendable {
  /// What becomes of a rule's findings.
  public enum RuleSetting: String, CaseIterable, Hashable, Sendable {
    /// They are left out.
    case off
    /// They are notes.
    case note
    /// They are warnings.
    case warning
    /// They are errors.
    case error

    /// The severity; `nil` when the findings are left out.
    public var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
  }

  /// A term and its translations.
  public struct GlossaryTerm: Hashable, Sendable {
    /// The term in the source language, found as words of its own in any case.
    public var term: String
    /// Translations by language, any of which will do, found in any case and as parts of words.
    public var translations: [String: [String]]

    /// A term and its translations.
    public init(_ term: String, translations: [String: [String]]) {
      self.term = term
      self.translations = translations
    }

    /// The translations into a language: those of its own spelling, or of its language without region.
    func translations(for language: String) -> [String]? {
      if let exact = translations[language] { return exact }
      let base = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language
      return translations[base]
    }
  }

  /// The name of the file that holds it, in the folder where a tool runs.
  public static let fileName = ".endonym.json"

  /// The language that others are translated from, for tables that do not tell; `nil` to go by what is there.
  public var sourceLanguage: String?
  /// Languages that every table is to have, beside those that are there.
  public var languages: [String]
  /// Files and folders that tools leave out.
  public var ignoredPaths: [PathPattern]
  /// What becomes of the findings of rules, by their names; the rest are as severe as they come.
  public var rules: [String: RuleSetting]
  /// Terms that stay as they are in every language, found as words of their own in this case.
  public var untranslatedTerms: [String]
  /// Terms with their translations.
  public var glossary: [GlossaryTerm]

  /// A configuration; without arguments, what holds where there is none.
  public init(
    sourceLanguage: String? = nil, languages: [String] = [], ignoredPaths: [PathPattern] = [],
    rules: [String: RuleSetting] = [:],
    untranslatedTerms: [String] = [], glossary: [GlossaryTerm] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.ignoredPaths = ignoredPaths
    self.rules = rules
    self.untranslatedTerms = untranslatedTerms
    self.glossary = glossary
  }

  /// A finding as the project wants it; `nil` when it wants none of the rule.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard let setting = rules[diagnostic.rule] else { return diagnostic }
    guard let severity = setting.severity else { return nil }
    var changed = diagnostic
    changed.severity = severity
    return changed
  }
}

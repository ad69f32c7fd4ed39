import EndonymStrings

/// What a project asks of the tools: the content of its `.endonym.json`.
///
/// ```json
/// {
///   "sourceLanguage": "en",
///   "languages": ["de", "fr"],
///   "ignore": ["Vendor", "Sources/**/Fixtures"],
///   "rules": { "empty-value": "off", "placeholder-missing": "error" },
///   "sources": ["Sources"],
///   "routines": ["L10n"],
///   "symbols": { "keys": "all", "access": "public" },
///   "extract": { "output": "Sources/App/Resources", "format": "xcstrings", "skipTables": ["Debug"] },
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

  /// Where the strings of the sources go.
  public struct Extraction: Hashable, Sendable {
    /// The folder of the tables; `nil` for the current one.
    public var output: String?
    /// What tables are written to.
    public var format: TableOutput.Format?
    /// Tables that are left out.
    public var skippedTables: [String]

    /// What an extraction is asked for; without arguments, nothing.
    public init(output: String? = nil, format: TableOutput.Format? = nil, skippedTables: [String] = []) {
      self.output = output
      self.format = format
      self.skippedTables = skippedTables
    }
  }

  /// Which symbols are made of keys.
  public struct Symbols: Hashable, Sendable {
    /// The keys that have symbols.
    public enum Keys: String, CaseIterable, Hashable, Sendable {
      /// Those that are managed by hand.
      case manual
      /// Every one.
      case all
    }

    /// The keys that have symbols; `nil` for those that are managed by hand.
    public var keys: Keys?
    /// Who sees the symbols; `nil` for the module.
    public var access: SymbolGenerator.Access?

    /// What symbols are asked for; without arguments, nothing.
    public init(keys: Keys? = nil, access: SymbolGenerator.Access? = nil) {
      self.keys = keys
      self.access = access
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
  /// Files and folders of source code, for tools that are told none.
  public var sources: [String]
  /// Routines that look strings up, beside Apple's.
  public var routines: [String]
  /// Where the strings of the sources go.
  public var extraction: Extraction
  /// Which symbols are made of keys.
  public var symbols: Symbols

  /// A configuration; without arguments, what holds where there is none.
  public init(
    sourceLanguage: String? = nil, languages: [String] = [], ignoredPaths: [PathPattern] = [],
    rules: [String: RuleSetting] = [:], untranslatedTerms: [String] = [], glossary: [GlossaryTerm] = [],
    sources: [String] = [], routines: [String] = [], extraction: Extraction = Extraction(),
    symbols: Symbols = Symbols()
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.ignoredPaths = ignoredPaths
    self.rules = rules
    self.untranslatedTerms = untranslatedTerms
    self.glossary = glossary
    self.sources = sources
    self.routines = routines
    self.extraction = extraction
    self.symbols = symbols
  }

  /// A finding as the project wants it; `nil` when it wants none of the rule.
  public func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard let setting = rules[diagnostic.rule] else { return diagnostic }
    guard let severity = setting.severity else { return nil }
    var changed = diagnostic
    changed.severity = severity
    return changed
  }
}

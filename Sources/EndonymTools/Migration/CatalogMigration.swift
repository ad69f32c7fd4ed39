import EndonymStrings

/// Puts the `.strings` and `.stringsdict` files of a table, in all languages, into one catalog.
///
/// ```swift
/// let migration = CatalogMigration(sourceLanguage: "en")
/// let result = migration.catalog(of: [english, german], file: "Localizable.xcstrings")
/// result.content.languages   // ["de", "en"]
/// result.diagnostics         // what a catalog has no place for, key by key
/// ```
///
/// Every text is `translated`, every entry `migrated`, as Xcode's migration marks them. A comment is taken from the source language,
/// else from the first language that has one. What `Base.lproj` holds is the source language's.
public struct CatalogMigration: Sendable {
  /// The language of the source texts.
  public var sourceLanguage: String

  /// A migration.
  public init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// The language that others are most likely translated from: English where there is English, else what stands in `Base.lproj`, else the
  /// first one.
  public static func likelySourceLanguage(of languages: some Sequence<String>) -> String {
    let languages = Array(languages)
    if languages.contains("en") { return "en" }
    return languages.first { $0 != "Base" } ?? "en"
  }

  /// The catalog of a table.
  ///
  /// - Parameters:
  ///   - tables: The table in each language.
  ///   - file: The catalog's path.
  /// - Returns: The catalog, and as diagnostics what of the tables is not in it.
  public func catalog(of tables: [LanguageTables], file: String = "") -> FileReading<StringCatalog> {
    var builder = CatalogBuilder(StringCatalog(sourceLanguage: sourceLanguage, file: file))
    // The source language comes first: its comments and its texts count, where Base has the same key.
    let order = [sourceLanguage, "Base"]
    func rank(_ table: LanguageTables) -> Int { order.firstIndex(of: table.language) ?? order.count }
    for table in tables.sorted(by: { (rank($0), $0.language) < (rank($1), $1.language) }) {
      builder.add(table, as: table.language == "Base" ? sourceLanguage : table.language)
    }
    builder.finish()
    return FileReading(builder.catalog, diagnostics: builder.diagnostics)
  }
}

private struct CatalogBuilder {
  private(set) var catalog: StringCatalog
  private(set) var diagnostics: [Diagnostic] = []
  /// What is to be put into the catalog, the source language's first.
  private var texts: [MigratedText] = []

  init(_ catalog: StringCatalog) { self.catalog = catalog }

  mutating func add(_ table: LanguageTables, as language: String) {
    for entry in table.dictionary?.entries ?? [] {
      guard let last = table.dictionary?[entry.key], last == entry else {
        report(.warning, "duplicate-key", "\"\(entry.key)\" is there again: the last one counts", table, entry)
        continue
      }
      guard let definition = entry.definition else { continue }
      add(entry.key, definition, entry.comment, language, file: table.dictionaryPath, at: entry.keyPosition)
    }
    for entry in table.strings?.entries ?? [] {
      let path = table.stringsPath
      func report(_ severity: Diagnostic.Severity, _ rule: String, _ message: String) {
        diagnostics.append(Diagnostic(severity, rule: rule, message, file: path, position: entry.keyPosition))
      }
      guard table.strings?[entry.key] == entry else {
        report(.warning, "duplicate-key", "\"\(entry.key)\" is there again: the last one counts")
        continue
      }
      guard let value = entry.value else {
        report(.error, "not-carried", "the value of \"\(entry.key)\" is no text, and not carried")
        continue
      }
      if let definition = table.dictionary?[entry.key]?.definition {
        if value.isIdentical(to: definition.fallback) { continue }
        report(
          .warning, "not-carried",
          "the text of \"\(entry.key)\" is not carried: the .stringsdict file has the key, too, and comes first")
        continue
      }
      add(entry.key, .text(value), entry.comment, language, file: path, at: entry.keyPosition)
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, _ table: LanguageTables,
    _ entry: StringsDictionary.Entry
  ) {
    diagnostics.append(
      Diagnostic(severity, rule: rule, message, file: table.dictionaryPath, position: entry.keyPosition))
  }

  private mutating func add(
    _ key: String, _ definition: MessageDefinition, _ comment: String?, _ language: String, file: String,
    at position: SourcePosition?
  ) {
    texts.append(
      MigratedText(
        key: key, language: language, definition: definition.withPositions, comment: comment, file: file,
        position: position))
  }

  /// Puts into the catalog what was gathered, now that all languages of a key are known.
  mutating func finish() {
    let keys = Dictionary(grouping: texts) { ExactText($0.key) }
    let substituted = keys.filter { MigratedText.needSubstitutions($0.value, source: catalog.sourceLanguage) }
    for text in texts { put(text, usesSubstitutions: substituted[ExactText(text.key)] != nil) }
  }

  private mutating func put(_ text: MigratedText, usesSubstitutions: Bool) {
    let (key, language, definition) = (text.key, text.language, text.definition)
    func report(_ severity: Diagnostic.Severity, _ message: String) {
      diagnostics.append(
        Diagnostic(severity, rule: "not-carried", message, file: text.file, position: text.position))
    }
    var localization = text.localization(usesSubstitutions: usesSubstitutions)
    if localization == nil {
      report(.error, "a catalog has no place for \"\(key)\": \(definition.obstacle)")
      if let text = definition.fallback { localization = StringCatalog.Localization(language, text) }
    }
    guard let localization else { return }
    if catalog[key] == nil {
      catalog.setEntry(StringCatalog.Entry(key, comment: text.comment, extractionState: .migrated))
    }
    if let earlier = catalog[key]?[language] {
      if earlier.definition != localization.definition {
        report(.warning, "the text of \"\(key)\" in Base.lproj is not carried: the source language has the key, too")
      }
      return
    }
    catalog.setLocalization(localization, forKey: key)
    guard let comment = text.comment, !comment.isEmpty, let known = catalog[key]?.comment, !known.isEmpty else {
      if let comment = text.comment, !comment.isEmpty { catalog.setComment(comment, forKey: key) }
      return
    }
    if known != comment { report(.note, "the comment of \"\(key)\" is not carried: another language's is") }
  }
}

extension MessageDefinition {
  /// The text that is shown where nothing can be chosen: for other devices, at the greatest width.
  fileprivate var fallback: String? {
    switch self {
    case .text(let text): text
    case .variables: nil
    case .devices(let variants): variants.last { $0.selector == "other" }?.definition.fallback
    case .widths(let variants): variants.max { $0.selector < $1.selector }?.definition.fallback
    }
  }

  /// Why there is no localization for it.
  fileprivate var obstacle: String {
    switch self {
    case .text: "it is a text"
    case .widths: "it varies by width; the text for the greatest width is kept"
    case .variables: "it has variables that are no plurals"
    case .devices: "its devices vary in a way that catalogs do not know; the text for other devices is kept"
    }
  }
}

extension MessageDefinition {
  /// The definition with all arguments of a format numbered where some are, so that a substitution's number takes none of the others'.
  fileprivate var withPositions: MessageDefinition {
    guard case .variables(let text, let variables) = self else { return self }
    let format = FormatString(text)
    let numbered = format.placeholders.filter { $0.position != nil }
    guard !numbered.isEmpty, numbered.count < format.placeholders.count else { return self }
    return .variables(format: format.numbered(), variables)
  }
}

extension String {
  fileprivate func isIdentical(to other: String?) -> Bool { other.map { utf8.elementsEqual($0.utf8) } ?? false }
}

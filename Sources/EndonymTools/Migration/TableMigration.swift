import EndonymStrings

/// Puts a catalog into `.strings` and `.stringsdict` files, a pair for each language.
///
/// ```swift
/// let migration = TableMigration.tables(of: catalog)
/// migration.content.map(\.language)   // ["de", "en"]
/// migration.diagnostics               // states and other things that the files do not tell
/// ```
///
/// Unlike ``CatalogCompiler`` it writes files for people: with comments, in the order of the catalog, and with every text that the catalog
/// has, whatever its state.
public enum TableMigration {
  /// The tables of a catalog, by the order of the languages' codes.
  public static func tables(of catalog: StringCatalog) -> FileReading<[LanguageTables]> {
    var report = LossReport(catalog)
    var tables: [LanguageTables] = []
    for language in catalog.languages {
      guard LprojName.isSafe(language) else {
        report.add(.error, "expected a language code as the name of a folder, found '\(language)'", nil)
        continue
      }
      var strings = StringsFile()
      var dictionary = StringsDictionary()
      for entry in catalog.entries {
        guard let definition = definition(entry, language, source: catalog.sourceLanguage, &report) else { continue }
        switch definition {
        case .text(let text): strings.append(entry.key, text, comment: entry.comment)
        case .devices(let variants):
          if case .text(let text)? = variants.last(where: { $0.selector == "other" })?.definition {
            strings.append(entry.key, text, comment: entry.comment)
          }
          dictionary.append(entry.key, definition, comment: entry.comment)
        default: dictionary.append(entry.key, definition, comment: entry.comment)
        }
      }
      tables.append(
        LanguageTables(
          language: language, strings: strings.entries.isEmpty ? nil : strings,
          dictionary: dictionary.entries.isEmpty ? nil : dictionary))
    }
    report.addStates()
    return FileReading(tables.filter { $0.strings != nil || $0.dictionary != nil }, diagnostics: report.diagnostics)
  }

  private static func definition(
    _ entry: StringCatalog.Entry, _ language: String, source: String, _ report: inout LossReport
  ) -> MessageDefinition? {
    guard let localization = entry[language] else {
      // A key that is managed by hand is its own source text.
      return language == source && entry.extractionState == .manual ? .text(entry.key) : nil
    }
    report.count(localization)
    if let set = localization.stringSet, set.values.count > 1 {
      report.add(
        .error, "only the first of \(set.values.count) texts of \"\(entry.key)\" in \(language) is carried",
        set.position)
    }
    guard let definition = entry.definition(in: language, sourceLanguage: source) else {
      report.add(
        .warning, "there is no text of \"\(entry.key)\" in \(language) to carry", localization.position)
      return nil
    }
    return definition
  }
}

/// What the files do not tell.
private struct LossReport {
  private(set) var diagnostics: [Diagnostic] = []
  private let catalog: StringCatalog
  private var states: [String: [String: Int]] = [:]

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    for entry in catalog.entries {
      if !entry.shouldTranslate {
        add(.note, "that \"\(entry.key)\" is not to be translated is not carried", entry.keyPosition)
      }
      if let generatesSymbol = entry.generatesSymbol {
        let what = generatesSymbol ? "a symbol" : "no symbol"
        add(.note, "that there is \(what) of \"\(entry.key)\" is not carried", entry.keyPosition)
      }
      if let state = entry.extractionState, state == .stale || state == .extractedWithValue {
        add(.note, "that \"\(entry.key)\" is \(state.rawValue) is not carried", entry.keyPosition)
      }
    }
  }

  mutating func add(_ severity: Diagnostic.Severity, _ message: String, _ position: SourcePosition?) {
    diagnostics.append(Diagnostic(severity, rule: "not-carried", message, file: catalog.file, position: position))
  }

  mutating func count(_ localization: StringCatalog.Localization) {
    for (_, unit) in localization.units {
      if let state = unit.state, state != .translated {
        states[localization.language, default: [:]][state.rawValue, default: 0] += 1
      }
    }
  }

  /// How many texts have a state that is worth knowing, by language.
  mutating func addStates() {
    for (language, counts) in states.sorted(by: { $0.key < $1.key }) {
      let list = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      add(.note, "the states of texts in \(language) are not carried: \(list)", nil)
    }
  }
}

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
/// has, whatever its state. All that such files have no place for is listed: key by key where it is of one key, counted where it is of many.
public enum TableMigration {
  /// The tables of a catalog, by the order of the languages' codes.
  public static func tables(of catalog: StringCatalog) -> FileReading<[LanguageTables]> {
    var report = TableLossReport(catalog)
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
    report.addCounts()
    return FileReading(tables.filter { $0.strings != nil || $0.dictionary != nil }, diagnostics: report.diagnostics)
  }

  private static func definition(
    _ entry: StringCatalog.Entry, _ language: String, source: String, _ report: inout TableLossReport
  ) -> MessageDefinition? {
    guard let localization = entry[language] else {
      // A key that is managed by hand is its own source text.
      return language == source && entry.extractionState == .manual ? .text(entry.key) : nil
    }
    report.add(localization, of: entry.key)
    guard let definition = entry.definition(in: language, sourceLanguage: source) else {
      report.add(
        .warning, "there is no text of \"\(entry.key)\" in \(language) to carry", localization.position)
      return nil
    }
    return definition
  }
}

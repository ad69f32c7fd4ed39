import EndonymStrings

/// Counts how far translations are.
///
/// ```swift
/// let report = Auditor().audit(try LocalizationProject(paths: ["Sources"])).report
/// report.languages.map { "\($0.language) \($0.coverage)" }  // ["de 98.5", "en 100.0"]
/// ```
public struct Auditor: Sendable {
  private let configuration: ToolConfiguration
  private let greatestGrowth: Double?
  private let usedKeys: UsedKeys?

  /// An auditor.
  ///
  /// - Parameters:
  ///   - configuration: What the project asks for.
  ///   - greatestGrowth: How much longer than the source a translation may be, in hundredths: 50 allows half as long again.
  ///   - usedKeys: The keys that the sources use, for finding those that they do not.
  public init(
    configuration: ToolConfiguration = ToolConfiguration(), greatestGrowth: Double? = nil, usedKeys: UsedKeys? = nil
  ) {
    self.configuration = configuration
    self.greatestGrowth = greatestGrowth
    self.usedKeys = usedKeys
  }

  /// Looks at every table of a project.
  ///
  /// - Returns: The report, the tables it was made of, and what the readers found wrong.
  public func audit(
    _ project: LocalizationProject
  ) -> (report: AuditReport, tables: [LocalizedTable], diagnostics: DiagnosticReport) {
    var diagnostics = DiagnosticReport()
    var tables: [LocalizedTable] = []
    for files in project.tables {
      let read = TableReader.read(files, configuration: configuration)
      diagnostics.add(contentsOf: read.diagnostics.compactMap(configuration.applied))
      tables.append(read.table)
    }
    // A language that has one table of a folder is to have all of them.
    var languages: [String: Set<String>] = [:]
    for table in tables { languages[table.folder, default: []].formUnion(table.languages) }
    let audited = tables.map { table in
      let known = languages[table.folder, default: []].union(configuration.languages)
      return audit(table, in: known.sorted(), of: project)
    }
    let names = Set(audited.flatMap { $0.languages.map(\.language) }).sorted()
    let sums = names.map { name in
      LanguageCount.sum(name, audited.flatMap { $0.languages.filter { $0.language == name } })
    }
    let report = AuditReport(tables: audited, languages: sums, resources: ResourceAudit.resources(of: project))
    return (report, tables, diagnostics)
  }

  private func audit(
    _ table: LocalizedTable, in languages: [String], of project: LocalizationProject
  ) -> AuditReport.Table {
    let stale = table.keys.filter { $0.extractionState == .stale }
    let keys = table.keys.filter { $0.isTranslated && $0.extractionState != .stale && !$0.key.isEmpty }
    let lengths = keys.map { key in
      LanguageCount.length(table.sourceLanguage.flatMap { key[$0] }?.message.definition.sample ?? key.key)
    }
    var counts: [String: LanguageCount] = [:]
    for language in languages {
      counts[language] = LanguageCount(language, isSource: language == table.sourceLanguage)
    }
    for (key, length) in zip(keys, lengths) {
      let isEmptyInSource = table.sourceLanguage.flatMap { key[$0] }?.message.definition.isEmpty ?? false
      var told: Set<String> = []
      for translation in key.translations.reversed() where told.insert(translation.language).inserted {
        counts[translation.language]?.add(
          translation, of: key.key, sourceLength: length, isEmptyInSource: isEmptyInSource,
          greatestGrowth: greatestGrowth)
      }
      for language in languages where !told.contains(language) {
        counts[language]?.addMissing(key.key, isCatalogSource: table.isKeyShown(in: language, key))
      }
    }
    let unused = usedKeys.flatMap { used in
      used.isToldOf(table, in: project) ? keys.filter { !used.contains($0, in: table.name) }.map(\.key) : nil
    }
    return AuditReport.Table(
      name: table.name, folder: table.folder, sourceLanguage: table.sourceLanguage, keyCount: keys.count,
      stale: stale.map(\.key), unused: unused,
      languages: languages.compactMap { counts[$0]?.result(keyCount: keys.count) })
  }
}

extension LocalizedTable {
  /// Whether a language that says nothing of a key shows the key itself, and is meant to: a catalog's source language.
  fileprivate func isKeyShown(in language: String, _ key: LocalizedKey) -> Bool {
    language == sourceLanguage && LocalizedFile(path: key.file)?.format == .catalog
  }
}

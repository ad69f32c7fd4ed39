import EndonymStrings

/// Finds what is wrong, and what is likely to be, in tables of strings.
///
/// ```swift
/// let project = try LocalizationProject(paths: ["Sources"])
/// for diagnostic in Linter().lint(project).diagnostics { print(diagnostic) }
/// // Sources/App/de.lproj/Menu.strings:2:11: error: argument 1 is %lld in en, found %@ [placeholder-type]
/// ```
///
/// Errors lose texts or read memory wrongly. What Apple's tools accept, and shows what it says, is at most a warning.
public struct Linter: Sendable {
  private let configuration: ToolConfiguration

  /// A linter.
  /// - Parameter configuration: What the project asks for.
  public init(configuration: ToolConfiguration = ToolConfiguration()) { self.configuration = configuration }

  /// The rules, those of the readers of files first.
  public static var rules: [RuleDescription] { LintRules.descriptions }

  /// Looks at every table of a project.
  ///
  /// - Returns: All findings, file by file in the order of the project, each file's from its top. A file that cannot be read is an
  ///   error of the rule `file-unreadable`.
  public func lint(_ project: LocalizationProject) -> DiagnosticReport {
    var facts: [String: LanguageFacts] = [:]
    var byFile: [String: [Diagnostic]] = [:]
    for files in project.tables {
      let read = TableReader.read(files, configuration: configuration)
      for diagnostic in check(read, &facts) { byFile[diagnostic.file, default: []].append(diagnostic) }
    }
    var report = DiagnosticReport()
    for file in project.files {
      let found = byFile.removeValue(forKey: file.path) ?? []
      let sorted = found.enumerated().sorted { left, right in
        (left.element.position ?? .start, left.offset) < (right.element.position ?? .start, right.offset)
      }
      report.add(contentsOf: sorted.map(\.element))
    }
    return report
  }

  /// Looks whether there is anything to look at: silence would say that all is well.
  ///
  /// - Returns: A warning of the rule `no-tables` for each path of a project without a table.
  public func checkForTables(_ project: LocalizationProject) -> [Diagnostic] {
    NoTablesRule.check(project).compactMap(configuration.applied)
  }

  private func check(_ read: ReadTable, _ facts: inout [String: LanguageFacts]) -> [Diagnostic] {
    var languages: [String: LanguageFacts] = [:]
    for name in read.table.languages {
      let known = facts[name] ?? LanguageFacts(name)
      facts[name] = known
      languages[name] = known
    }
    let undecodable = read.diagnostics.filter { $0.rule == "encoding" }.map(\.file)
    let context = LintContext(
      table: read.table, languages: languages, undecodableFiles: Set(undecodable), configuration: configuration)
    let rules = LintRules.checked.filter { configuration.rules[$0.description.name] != .off }
    var findings = LintFindings()
    for rule in rules {
      rule.check(read.files, &findings)
      rule.check(read.layouts, &findings)
      for catalog in read.catalogs { rule.check(catalog, &findings) }
      rule.check(read.table, context, &findings)
    }
    for key in read.table.keys {
      let silent = key.comment.map(Suppressions.rules) ?? []
      let start = findings.diagnostics.count
      let key = KeyUnderLint(key, in: read.table)
      for rule in rules { rule.check(key, context, &findings) }
      if !silent.isEmpty { findings.remove(from: start) { Suppressions.silences(silent, $0) } }
    }
    let refused = read.catalogs.flatMap { $0.check() }
    return (read.diagnostics + refused + findings.diagnostics).compactMap { diagnostic in
      read.suppressions.silences(diagnostic) ? nil : configuration.applied(to: diagnostic)
    }
  }
}

import EndonymStrings

/// A rule of the linter. Each is told every table and every key, and reports what it finds.
protocol LintRule: Sendable {
  /// The rule's name, severity and advice.
  var description: RuleDescription { get }

  /// Looks at which files make a table.
  func check(_ files: TableFiles, _ findings: inout LintFindings)

  /// Looks at how the table's files are laid out.
  func check(_ layouts: [FileLayout], _ findings: inout LintFindings)

  /// Looks at a catalog of the table, for what is only said in catalogs.
  func check(_ catalog: StringCatalog, _ findings: inout LintFindings)

  /// Looks at a table as a whole.
  func check(_ table: LocalizedTable, _ context: LintContext, _ findings: inout LintFindings)

  /// Looks at a key in all its languages.
  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings)
}

extension LintRule {
  func check(_ files: TableFiles, _ findings: inout LintFindings) {}
  func check(_ layouts: [FileLayout], _ findings: inout LintFindings) {}
  func check(_ catalog: StringCatalog, _ findings: inout LintFindings) {}
  func check(_ table: LocalizedTable, _ context: LintContext, _ findings: inout LintFindings) {}
  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {}
}

/// What rules may know beside the key they look at.
struct LintContext: Sendable {
  /// The table.
  let table: LocalizedTable
  /// What is known of its languages, by their spellings.
  let languages: [String: LanguageFacts]
  /// The paths of files with bytes that are no text: readers put a replacement character in their place.
  let undecodableFiles: Set<String>
  /// What the project asks for.
  let configuration: ToolConfiguration
}

/// Where rules put what they find.
struct LintFindings {
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes a finding about a file as a whole or at a place.
  mutating func add(
    _ rule: some LintRule, _ message: String, severity: Diagnostic.Severity? = nil, file: String,
    at position: SourcePosition?
  ) {
    diagnostics.append(
      Diagnostic(
        severity ?? rule.description.severity, rule: rule.description.name, message, file: file, position: position))
  }

  /// Takes a finding about a translation.
  mutating func add(
    _ rule: some LintRule, _ message: String, severity: Diagnostic.Severity? = nil, in translation: Translation,
    at position: SourcePosition? = nil
  ) {
    add(
      rule, message, severity: severity, file: translation.message.file,
      at: position ?? translation.message.position)
  }

  /// Takes back findings since there were so many.
  mutating func remove(from start: Int, where isUnwanted: (Diagnostic) -> Bool) {
    let kept = diagnostics[start...].filter { !isUnwanted($0) }
    diagnostics.replaceSubrange(start..., with: kept)
  }
}

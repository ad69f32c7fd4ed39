import EndonymStrings

/// `table-conflict`: a catalog beside other files of the same table.
///
/// Source: swift-build, `XCStringsCompiler`, which refuses it in these words.
struct TableConflictRule: LintRule {
  let description = RuleDescription(
    "table-conflict", .error, summary: "A catalog stands beside .strings or .stringsdict files of the same name.",
    advice: "Move their texts into the catalog, and remove them.")

  func check(_ files: TableFiles, _ findings: inout LintFindings) {
    guard let catalog = files.files.first(where: { $0.format == .catalog }),
      files.files.contains(where: { $0.format != .catalog })
    else { return }
    findings.add(
      self, "\(files.name).xcstrings cannot co-exist with other .strings or .stringsdict tables with the same name.",
      file: catalog.path, at: nil)
  }
}

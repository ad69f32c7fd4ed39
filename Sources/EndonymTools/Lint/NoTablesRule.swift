import EndonymStrings

/// `no-tables`: paths without a table of strings.
enum NoTablesRule {
  static let description = RuleDescription(
    "no-tables", .warning, summary: "There are no tables of strings in the paths that are looked at.",
    advice: "Name the folder or the files of the tables.")

  /// A finding for each path, if there is no table at all.
  static func check(_ project: LocalizationProject) -> [Diagnostic] {
    guard project.files.isEmpty else { return [] }
    return project.paths.map { path in
      Diagnostic(
        description.severity, rule: description.name, "there are no tables of strings", file: path, position: nil)
    }
  }
}

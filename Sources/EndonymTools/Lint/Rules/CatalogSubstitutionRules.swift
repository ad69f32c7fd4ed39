import EndonymStrings

/// `undefined-substitution`: a text of a catalog refers to a substitution that its localization does not have.
///
/// Apple's compiler refuses it in these words.
struct UndefinedSubstitutionRule: LintRule {
  let description = RuleDescription(
    "undefined-substitution", .error, summary: "A catalog's text refers to a substitution that is not defined.",
    advice: "Define the substitution for this language, or correct its name.")

  func check(_ entry: StringCatalog.Entry, of catalog: StringCatalog, _ findings: inout LintFindings) {
    for localization in entry.localizations {
      let defined = Set(localization.substitutions.map(\.name))
      var told: Set<String> = []
      localization.forEachUnit { unit in
        for name in unit.references where !defined.contains(name) && told.insert(name).inserted {
          findings.add(
            self, "Referencing undefined substitution '\(name)' (\(localization.language): \(entry.key))",
            file: catalog.file, at: unit.position)
        }
      }
    }
  }
}

/// `unused-substitution`: a substitution that no text of its localization refers to.
///
/// Apple's compiler warns of it in these words.
struct UnusedSubstitutionRule: LintRule {
  let description = RuleDescription(
    "unused-substitution", .warning, summary: "A catalog's substitution is defined, and no text refers to it.",
    advice: "Refer to it as %#@name@, or remove it.")

  func check(_ entry: StringCatalog.Entry, of catalog: StringCatalog, _ findings: inout LintFindings) {
    for localization in entry.localizations where !localization.substitutions.isEmpty {
      var used: Set<String> = []
      localization.forEachUnit { used.formUnion($0.references) }
      for substitution in localization.substitutions where !used.contains(substitution.name) {
        let name = substitution.name
        findings.add(
          self,
          "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string "
            + "(\(localization.language): \(entry.key)|==|substitutions.\(name))",
          file: catalog.file, at: substitution.position)
      }
    }
  }
}

extension StringCatalog.Unit {
  /// The names of the substitutions that the text refers to, in its order.
  fileprivate var references: [String] {
    guard value.hasPercentSign else { return [] }
    return FormatString(value).placeholders.compactMap { placeholder in
      if case .variable(let name) = placeholder.conversion { name } else { nil }
    }
  }
}

import EndonymStrings

/// `missing-other`: a catalog's plural has no form for numbers that have none of their own.
///
/// Apple's documentation demands `other`, but the compiler of catalogs accepts a plural without it. In a `.stringsdict`, where it is an
/// error, the reader finds it.
struct MissingOtherFormRule: LintRule {
  let description = RuleDescription(
    "missing-other", .warning, summary: "A plural has no form `other`.",
    advice: "Add `other`: it is shown wherever no other form applies.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for translation in key.key.translations where translation.isInCatalog {
      translation.message.definition.forEachVariable { variable in
        guard variable.rule == .plural, !variable.forms.contains(where: { $0.category == "other" }) else { return }
        findings.add(self, "the plural has no form \"other\"", in: translation, at: variable.position)
      }
    }
  }
}

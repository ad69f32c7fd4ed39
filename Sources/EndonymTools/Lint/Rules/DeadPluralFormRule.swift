import EndonymStrings

/// `dead-plural-form`: a form that no number of the language has.
struct DeadPluralFormRule: LintRule {
  let description = RuleDescription(
    "dead-plural-form", .warning, summary: "A plural has a form that the language never uses.",
    advice: "Remove the form, or keep it knowing that it is not shown. `zero` is used for 0 in every language.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for translation in key.key.translations {
      guard let language = context.languages[translation.language], !language.categories.isEmpty else { continue }
      let used = language.categories.map(\.rawValue)
      translation.message.definition.forEachVariable { variable in
        guard variable.rule == .plural else { return }
        for form in variable.forms where form.category != "zero" && !used.contains(form.category) {
          let names = used.map { "\"\($0)\"" }.joined(separator: ", ")
          findings.add(
            self, "\(language.spelling) never uses the plural form \"\(form.category)\"; it has \(names)",
            in: translation, at: form.position ?? variable.position)
        }
      }
    }
  }
}

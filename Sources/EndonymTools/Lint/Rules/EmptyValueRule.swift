import EndonymStrings

/// `empty-value`: nothing is shown.
struct EmptyValueRule: LintRule {
  let description = RuleDescription(
    "empty-value", .warning, summary: "A value is empty.",
    advice: "Translate it, or remove the entry: then the source text is shown.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    // What is empty in the source, or has an empty key, is meant to be.
    guard !key.key.key.isEmpty else { return }
    let isMeant = key.source.map { $0.message.definition.isEmpty } ?? false
    for translation in key.key.translations where translation.state != .new {
      let isSource = translation.language == key.source?.language
      guard isSource || !isMeant, translation.message.definition.isEmpty else { continue }
      findings.add(self, "the value of \"\(key.key.key)\" is empty", in: translation)
    }
  }
}

import EndonymStrings

/// `do-not-translate`: a name that is to stay as it is does not.
struct UntranslatedTermRule: LintRule {
  let description = RuleDescription(
    "do-not-translate", .warning, summary: "A term that is not to be translated is missing in a translation.",
    advice: "Write the term as it stands in the source text.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard !context.configuration.untranslatedTerms.isEmpty, context.table.sourceLanguage != nil else { return }
    let source = key.source?.message.definition.allText ?? key.key.key
    for term in context.configuration.untranslatedTerms
    where TermSearch.contains(source, term, isCaseSensitive: true) {
      for translation in key.key.translations
      where translation.language != context.table.sourceLanguage && translation.state != .new {
        let text = translation.message.definition.allText
        guard !text.isEmpty, !text.contains(term) else { continue }
        findings.add(self, "expected \"\(term)\" as it is, found none", in: translation)
      }
    }
  }
}

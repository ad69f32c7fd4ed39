import EndonymStrings

/// `glossary`: a term is not translated as the project has decided.
struct GlossaryRule: LintRule {
  let description = RuleDescription(
    "glossary", .warning, summary: "A term is not translated as the glossary has it.",
    advice: "Use a translation of the glossary, or add this one to it.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard !context.configuration.glossary.isEmpty, context.table.sourceLanguage != nil else { return }
    let source = key.source?.message.definition.allText ?? key.key.key
    for term in context.configuration.glossary where TermSearch.contains(source, term.term, isCaseSensitive: false) {
      for translation in key.key.translations where translation.language != context.table.sourceLanguage {
        guard let wanted = term.translations(for: translation.language), translation.state != .new else { continue }
        let text = translation.message.definition.allText
        guard !text.isEmpty, !wanted.contains(where: { TermSearch.occurs($0, in: text) }) else { continue }
        let names = wanted.map { "\"\($0)\"" }.joined(separator: " or ")
        findings.add(self, "expected \(names) for \"\(term.term)\", found none", in: translation)
      }
    }
  }
}

import EndonymStrings

/// `prose-placeholder`: a percent sign of running text is read as a placeholder.
struct ProsePlaceholderRule: LintRule {
  let description = RuleDescription(
    "prose-placeholder", .warning, summary: "A percent sign in running text is read as a placeholder.",
    advice: "Write %% where the text is a format; elsewhere, nothing is wrong.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard key.hasFormats else { return }
    for translation in key.key.translations {
      translation.message.definition.forEachText(at: translation.message.position) { text, place, position in
        guard text.hasPercentSign else { return }
        for issue in FormatString(text, in: place).issues where issue.problem == .likelyProse {
          findings.add(self, issue.description, in: translation, at: position)
        }
      }
    }
  }
}

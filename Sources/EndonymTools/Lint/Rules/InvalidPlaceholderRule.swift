import EndonymStrings

/// `invalid-placeholder`: what looks like a placeholder in a format is none.
struct InvalidPlaceholderRule: LintRule {
  let description = RuleDescription(
    "invalid-placeholder", .warning,
    summary: "A percent sign in a text with placeholders is not followed by a placeholder.",
    advice: "Correct the placeholder, or write %% for a percent sign.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard key.hasFormats else { return }
    for translation in key.key.translations {
      translation.message.definition.forEachText(at: translation.message.position) { text, place, position in
        guard text.hasPercentSign else { return }
        let format = FormatString(text, in: place)
        // A text without any placeholder is hardly a format: its percent signs are what they look like.
        guard place == .variableForm || format.placeholders.contains(where: { !$0.isLikelyProse }) else { return }
        for issue in format.issues where issue.problem != .likelyProse {
          findings.add(self, issue.description, in: translation, at: position)
        }
      }
    }
  }
}

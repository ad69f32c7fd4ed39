import EndonymStrings

/// `placeholder-extra`: an argument is shown that nobody passes.
struct PlaceholderExtraRule: LintRule {
  let description = RuleDescription(
    "placeholder-extra", .error, summary: "A placeholder takes an argument that the source text does not have.",
    advice: "Remove the placeholder, or write %% for a percent sign.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for difference in key.differences {
      guard case .extra(let argument, let here) = difference.kind else { continue }
      findings.add(
        self, "\(here) takes argument \(argument), which \(difference.reference) does not have",
        severity: difference.isUncertain ? .warning : nil, in: difference.translation, at: difference.position)
    }
  }
}

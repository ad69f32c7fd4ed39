import EndonymStrings

/// `placeholder-missing`: an argument is not shown.
struct PlaceholderMissingRule: LintRule {
  let description = RuleDescription(
    "placeholder-missing", .warning, summary: "A translation does not show an argument that the source text shows.",
    advice: "Add the placeholder, unless the language really does without it.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for difference in key.differences {
      guard case .missing(let argument, let there) = difference.kind else { continue }
      findings.add(
        self, "argument \(argument), \(there) in \(difference.reference), is not shown", in: difference.translation,
        at: difference.position)
    }
  }
}

import EndonymStrings

/// `mixed-positions`: placeholders with and without positions stand in one text.
struct MixedPositionsRule: LintRule {
  let description = RuleDescription(
    "mixed-positions", .warning, summary: "Some placeholders of a text tell their positions, and others do not.",
    advice: "Give a position to each placeholder: %1$@ and %2$@.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for difference in key.differences {
      guard case .mixed = difference.kind else { continue }
      findings.add(
        self, "some placeholders tell their positions, and others do not", in: difference.translation,
        at: difference.position)
    }
  }
}

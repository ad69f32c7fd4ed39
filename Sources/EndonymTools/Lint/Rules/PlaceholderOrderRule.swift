import EndonymStrings

/// `placeholder-order`: arguments are shown in another order, and each placeholder takes the wrong one.
struct PlaceholderOrderRule: LintRule {
  let description = RuleDescription(
    "placeholder-order", .error,
    summary: "Placeholders stand in another order than in the source text, without positions.",
    advice: "Give positions: %2$@ ... %1$lld.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for difference in key.differences {
      guard case .order(let here, let there) = difference.kind else { continue }
      let (found, wanted) = (here.joined(separator: " "), there.joined(separator: " "))
      findings.add(
        self, "the arguments are \(wanted) in \(difference.reference), found \(found): positions are needed",
        severity: difference.isUncertain ? .warning : nil, in: difference.translation, at: difference.position)
    }
  }
}

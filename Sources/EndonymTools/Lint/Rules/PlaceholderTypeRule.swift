import EndonymStrings

/// `placeholder-type`: an argument is shown as what it is not.
struct PlaceholderTypeRule: LintRule {
  let description = RuleDescription(
    "placeholder-type", .error, summary: "A placeholder takes another type than that of the source text.",
    advice: "Use the source text's placeholder; where the order differs, give positions: %1$@, %2$lld.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for difference in key.differences {
      switch difference.kind {
      case .type(let argument, let here, let there):
        findings.add(
          self, "argument \(argument) is \(there) in \(difference.reference), found \(here)",
          severity: difference.isUncertain ? .warning : nil, in: difference.translation, at: difference.position)
      case .size(let argument, let here, let there):
        // The value is cut to its size, or read with what happens to stand beside it: no crash.
        findings.add(
          self, "argument \(argument) is \(there) in \(difference.reference), found \(here) of another size",
          severity: .warning, in: difference.translation, at: difference.position)
      case .conflict(let argument, let one, let other):
        findings.add(
          self, "argument \(argument) is both \(one) and \(other)",
          severity: difference.isUncertain ? .warning : nil, in: difference.translation, at: difference.position)
      case .extra, .missing, .order, .mixed, .gap: break
      }
    }
  }
}

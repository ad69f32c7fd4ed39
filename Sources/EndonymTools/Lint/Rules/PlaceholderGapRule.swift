import EndonymStrings

/// `placeholder-gap`: a source text shows later arguments and leaves one out, so that nothing tells its type.
///
/// Arguments are read one after the other: without its type, its size is not known. In a catalog's entry that is kept by hand it is an
/// error, because no symbol can be made of it.
struct PlaceholderGapRule: LintRule {
  let description = RuleDescription(
    "placeholder-gap", .warning, summary: "A source text shows an argument and not one before it.",
    advice: "Number the arguments from 1 on without gaps.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for difference in key.differences {
      guard case .gap(let argument) = difference.kind else { continue }
      let isSymbol = difference.translation.isInCatalog && key.key.extractionState == .manual
      findings.add(
        self, "argument \(argument) is not shown, but one after it is", severity: isSymbol ? .error : nil,
        in: difference.translation, at: difference.position)
    }
  }
}

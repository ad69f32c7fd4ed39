import EndonymStrings

/// `unused-variable`: no text of the `.stringsdict` entry refers to a variable.
struct UnusedVariableRule: LintRule {
  let description = RuleDescription(
    "unused-variable", .warning, summary: "A variable is defined that no text refers to.",
    advice: "Refer to it as %#@name@, or remove it.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for translation in key.key.translations where !translation.isInCatalog {
      var used: Set<String> = []
      translation.message.definition.forEachText(at: nil) { text, place, _ in
        guard text.hasPercentSign else { return }
        for placeholder in FormatString(text, in: place).placeholders {
          if case .variable(let name) = placeholder.conversion { used.insert(name) }
        }
      }
      translation.message.definition.forEachVariable { variable in
        guard !used.contains(variable.name) else { return }
        findings.add(
          self, "no text refers to the variable \"\(variable.name)\"", in: translation, at: variable.position)
      }
    }
  }
}

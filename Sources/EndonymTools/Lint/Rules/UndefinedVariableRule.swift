import EndonymStrings

/// `undefined-variable`: a text of a `.stringsdict` refers to a variable that the entry does not define.
struct UndefinedVariableRule: LintRule {
  let description = RuleDescription(
    "undefined-variable", .warning, summary: "A text refers to a variable that is not defined.",
    advice: "Define the variable beside NSStringLocalizedFormatKey, or correct its name.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard key.hasFormats else { return }
    for translation in key.key.translations where !translation.isInCatalog {
      check(translation.message.definition, translation, translation.message.position, &findings)
    }
  }

  private func check(
    _ definition: MessageDefinition, _ translation: Translation, _ position: SourcePosition?,
    _ findings: inout LintFindings
  ) {
    switch definition {
    case .text: break
    case .devices(let variants):
      for variant in variants { check(variant.definition, translation, variant.position ?? position, &findings) }
    case .widths(let variants):
      for variant in variants { check(variant.definition, translation, variant.position ?? position, &findings) }
    case .variables(_, let variables):
      let names = Set(variables.map(\.name))
      definition.forEachText(at: position) { text, place, position in
        for placeholder in FormatString(text, in: place).placeholders {
          guard case .variable(let name) = placeholder.conversion, !names.contains(name) else { continue }
          findings.add(self, "there is no variable \"\(name)\"", in: translation, at: position)
        }
      }
    }
  }
}

extension Translation {
  /// Whether it comes from a catalog, for which there are rules of its own.
  var isInCatalog: Bool { LocalizedFile.Format(path: message.file) == .catalog }
}

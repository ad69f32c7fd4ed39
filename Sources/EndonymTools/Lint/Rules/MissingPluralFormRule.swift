import Endonym
import EndonymStrings

/// `missing-plural-form`: a number of the language has no form of its own.
struct MissingPluralFormRule: LintRule {
  let description = RuleDescription(
    "missing-plural-form", .warning, summary: "A plural lacks a form that the language needs.",
    advice: "Add the form; until then, `other` is shown for its numbers.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    for translation in key.key.translations {
      guard let language = context.languages[translation.language], !language.categories.isEmpty else { continue }
      translation.message.definition.forEachVariable { variable in
        guard variable.rule == .plural, !variable.forms.isEmpty else { return }
        let given = Set(variable.forms.map(\.category))
        let needed = language.needed(for: variable)
        let missing = language.categories.filter { needed.contains($0) && $0 != .other && !given.contains($0.rawValue) }
        guard !missing.isEmpty else { return }
        let names = missing.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        // One text for all numbers is a choice where the language has but one form beside it.
        let isChoice = given.isSubset(of: ["zero", "other"]) && missing.count == 1
        findings.add(
          self, "\(language.spelling) needs the plural \(missing.count == 1 ? "form" : "forms") \(names)",
          severity: isChoice ? .note : nil, in: translation, at: variable.position)
      }
    }
  }
}

extension LanguageFacts {
  /// The categories that a variable's numbers can have: those of integers, and where it is a decimal those of decimals too.
  fileprivate func needed(for variable: MessageVariable) -> Set<PluralCategory> {
    let isDecimal = variable.valueType.last.map { "fFeEgGaA".contains($0) } ?? false
    return isDecimal ? integerCategories.union(decimalCategories) : integerCategories
  }
}

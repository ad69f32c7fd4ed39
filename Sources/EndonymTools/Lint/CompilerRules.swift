/// The rules by which catalogs are refused: what Apple's compiler says of them, in its words.
enum CompilerRules {
  /// All of them, in the order of the help.
  static let all = [
    RuleDescription(
      "undefined-substitution", .error, summary: "A catalog's text refers to a substitution that is not defined.",
      advice: "Define the substitution for this language, or correct its name."),
    RuleDescription(
      "unused-substitution", .warning, summary: "A catalog's substitution is defined, and no text refers to it.",
      advice: "Refer to it as %#@name@, or remove it."),
    RuleDescription(
      "nested-variation", .error, summary: "A plural form, or the text for other devices, is varied again.",
      advice: "Give it one text. A device other than `other` may have plural forms; two numbers need substitutions."),
    RuleDescription(
      "plural-without-number", .error, summary: "No form of a catalog's plural shows the number.",
      advice: "Show the number in a form, or use two keys."),
    RuleDescription(
      "missing-unit", .error, summary: "A catalog's localization has neither a text nor variations.",
      advice: "Give it a stringUnit, or remove it."),
    RuleDescription(
      "overlapping-variations", .warning, summary: "Texts or variations stand side by side, of which Xcode keeps one.",
      advice: "Keep one of them."),
  ]
}

import EndonymStrings

/// `unsafe-placeholder`: a placeholder reads or writes memory that Swift's arguments do not give it.
struct UnsafePlaceholderRule: LintRule {
  let description = RuleDescription(
    "unsafe-placeholder", .warning, summary: "A placeholder takes an address: %s, %S, %P, %p or %n.",
    advice: "Use %@ for text and %lld for numbers; %n, which does nothing, can go.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard key.hasFormats else { return }
    for translation in key.key.translations {
      translation.message.definition.forEachText(at: translation.message.position) { text, place, position in
        guard text.hasPercentSign else { return }
        for placeholder in FormatString(text, in: place).placeholders where !placeholder.isLikelyProse {
          switch placeholder.conversion {
          case .string, .pointer:
            findings.add(
              self, "%\(placeholder.specifier) takes an address: a Swift string or number there is read as one",
              in: translation, at: position)
          case .character where translation.isInCatalog && key.key.extractionState == .manual:
            // Xcode makes a symbol of such a key, and knows no Swift type for its argument.
            findings.add(
              self, "%\(placeholder.specifier) takes a character of C, for which no symbol can be made",
              severity: .error,
              in: translation, at: position)
          case .count:
            findings.add(self, "%n writes to memory in C, and nothing here", in: translation, at: position)
          default: break
          }
        }
      }
    }
  }
}

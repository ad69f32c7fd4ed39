import EndonymStrings

/// A key with what several rules ask of it, worked out once.
struct KeyUnderLint {
  let key: LocalizedKey
  /// What the source language says, if it has a text of its own.
  let source: Translation?
  /// Whether a percent sign stands in the key or in any of its texts.
  let hasFormats: Bool
  /// How the placeholders of the languages differ.
  let differences: [PlaceholderDifference]

  init(_ key: LocalizedKey, in table: LocalizedTable) {
    self.key = key
    source = table.sourceLanguage.flatMap { key[$0] }
    hasFormats = key.key.hasPercentSign || key.translations.contains { $0.message.definition.hasPercentSign }
    differences =
      hasFormats ? PlaceholderDifference.all(of: key, source: source, isTold: table.sourceLanguage != nil) : []
  }
}

extension MessageDefinition {
  /// Whether a percent sign stands in any of its texts.
  var hasPercentSign: Bool {
    if case .text(let text) = self { return text.hasPercentSign }
    var found = false
    forEachText(at: nil) { text, _, _ in if text.hasPercentSign { found = true } }
    return found
  }
}

import EndonymStrings

/// `nested-variation`: variations where the compiler of catalogs takes only a text.
///
/// Apple's compiler refuses them in these words.
struct NestedVariationRule: LintRule {
  let description = RuleDescription(
    "nested-variation", .error, summary: "A plural form, or the text for other devices, is varied again.",
    advice: "Give it one text. A device other than `other` may have plural forms; two numbers need substitutions.")

  func check(_ entry: StringCatalog.Entry, of catalog: StringCatalog, _ findings: inout LintFindings) {
    for localization in entry.localizations {
      let place = "\(localization.language): \(entry.key)"
      check(localization.text, "\(place)|==|", catalog.file, &findings)
      for substitution in localization.substitutions {
        check(substitution.text, "\(place)|==|substitutions.\(substitution.name).", catalog.file, &findings)
      }
    }
  }

  private func check(_ text: StringCatalog.Text, _ path: String, _ file: String, _ findings: inout LintFindings) {
    for variation in text.variations {
      for variant in variation.cases {
        let place = "\(path)\(variation.kind.rawValue).\(variant.name)"
        if !variant.text.variations.isEmpty, variation.kind == .plural {
          findings.add(self, "Plural case cannot be further varied (\(place))", file: file, at: variant.position)
        } else if !variant.text.variations.isEmpty, variation.kind == .device, variant.name == "other" {
          findings.add(self, "Fallback value cannot be further varied (\(place))", file: file, at: variant.position)
        } else {
          check(variant.text, place + ".", file, &findings)
        }
      }
    }
  }
}

/// `plural-without-number`: no form of a catalog's plural shows the number.
///
/// Apple's compiler refuses it in these words: in the source language if that has a plural for the key, else in each language.
struct PluralWithoutNumberRule: LintRule {
  let description = RuleDescription(
    "plural-without-number", .error, summary: "No form of a catalog's plural shows the number.",
    advice: "Show the number in a form, or use two keys.")

  func check(_ entry: StringCatalog.Entry, of catalog: StringCatalog, _ findings: inout LintFindings) {
    let plurals = entry.localizations.filter { !$0.text[.plural].isEmpty }
    let source = plurals.filter { $0.language == catalog.sourceLanguage }
    for localization in source.isEmpty ? plurals : source where !localization.text.showsNumber {
      findings.add(
        self,
        "Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings "
          + "that do not reference the number of items, use separate top-level strings for one and greater than one. "
          + "(\(localization.language): \(entry.key))",
        file: catalog.file, at: localization.position)
    }
  }
}

/// `missing-unit`: a localization of a catalog without a text.
///
/// Apple's compiler refuses it in these words.
struct MissingUnitRule: LintRule {
  let description = RuleDescription(
    "missing-unit", .error, summary: "A catalog's localization has neither a text nor variations.",
    advice: "Give it a stringUnit, or remove it.")

  func check(_ entry: StringCatalog.Entry, of catalog: StringCatalog, _ findings: inout LintFindings) {
    for localization in entry.localizations
    where localization.text.unit == nil && localization.text.variations.isEmpty && localization.stringSet == nil {
      findings.add(
        self,
        "Missing required key 'stringUnit' inside 'strings' -> '\(entry.key)' -> 'localizations' -> '\(localization.language)'",
        file: catalog.file, at: localization.position)
    }
  }
}

extension StringCatalog.Text {
  /// Whether one of its plural forms has a placeholder of a number.
  fileprivate var showsNumber: Bool {
    var shows = false
    for form in self[.plural] {
      form.text.forEachUnit { unit in
        shows =
          shows
          || FormatString(unit.value).placeholders.contains { placeholder in
            switch placeholder.kind {
            case .integer, .unsignedInteger, .double: true
            case .object, .cString, .pointer, .character, .number, .variable: false
            }
          }
      }
    }
    return shows
  }
}

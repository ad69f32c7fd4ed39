import EndonymStrings

/// `missing-state`: a text of a catalog does not say how far it is.
struct MissingStateRule: LintRule {
  let description = RuleDescription(
    "missing-state", .warning, summary: "A text of a catalog has no state.",
    advice: "Give it one: translated, needs_review or new. Xcode writes it with every text.")

  func check(_ catalog: StringCatalog, _ findings: inout LintFindings) {
    for entry in catalog.entries {
      for localization in entry.localizations {
        func report(_ position: SourcePosition?) {
          findings.add(
            self, "the text of \"\(entry.key)\" in \(localization.language) has no state", file: catalog.file,
            at: position ?? localization.position)
        }
        localization.forEachUnit { unit in if unit.state == nil { report(unit.position) } }
        if let set = localization.stringSet, set.state == nil { report(set.position) }
      }
    }
  }
}

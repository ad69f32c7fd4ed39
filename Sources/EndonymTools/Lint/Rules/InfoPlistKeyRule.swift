import EndonymStrings

/// `unknown-info-plist-key`: a key of an `InfoPlist` table that `Info.plist` does not have.
///
/// Names of document types and the like are keys there too; so only what is spelled like a key of `Info.plist` is looked at.
struct InfoPlistKeyRule: LintRule {
  let description = RuleDescription(
    "unknown-info-plist-key", .warning, summary: "A key of an InfoPlist table is none of Info.plist's localized keys.",
    advice: "Correct the key's spelling: as it is, its text is never shown.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard context.table.isInfoPlist, InfoPlistKeys.looksLikeKey(key.key.key),
      !InfoPlistKeys.localized.contains(key.key.key), !InfoPlistKeys.versions.contains(key.key.key)
    else { return }
    let meant = InfoPlistKeys.closest(to: key.key.key).map { "; did you mean \"\($0)\"?" } ?? ""
    findings.add(
      self, "\"\(key.key.key)\" is no localized key of Info.plist\(meant)", file: key.key.file, at: key.key.position)
  }
}

/// `localized-version`: a version that a translation freezes.
struct LocalizedVersionRule: LintRule {
  let description = RuleDescription(
    "localized-version", .warning, summary: "An InfoPlist table holds a version of the app.",
    advice: "Remove the key: its text is shown instead of every later version's.")

  func check(_ key: KeyUnderLint, _ context: LintContext, _ findings: inout LintFindings) {
    guard context.table.isInfoPlist, InfoPlistKeys.versions.contains(key.key.key) else { return }
    findings.add(
      self, "\"\(key.key.key)\" is shown instead of the app's own version", file: key.key.file, at: key.key.position)
  }
}

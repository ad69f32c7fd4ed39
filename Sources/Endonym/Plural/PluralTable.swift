import EndonymICU

/// CLDR's plural rules, from ICU's `plurals` bundle: sets of rules, which locales share.
struct PluralTable: Sendable {
  /// The name of each locale's set, by ICU's spelling; an empty one where everything is `other`.
  private let cardinal: [String: String]
  private let ordinal: [String: String]

  static func shared() throws(FormatError) -> PluralTable {
    try SharedTables.table(PluralTable.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        let bundle = try ICUResourceBundle(name: "plurals")
        return PluralTable(
          cardinal: try sets(bundle.child("locales")), ordinal: try sets(bundle.child("locales_ordinals")))
      }
    }
  }

  private static func sets(_ locales: ICUResourceBundle?) throws(ICUError) -> [String: String] {
    var sets: [String: String] = [:]
    for row in try locales?.children() ?? [] { sets[row.key] = try row.string() }
    return sets
  }

  /// The languages, and languages with a region, that there are cardinal rules for: more than there is locale data for.
  var languages: some Collection<String> { cardinal.keys }

  /// Whether there are cardinal rules for a language.
  func contains(language: String) -> Bool { cardinal[language] != nil }

  /// The rules of a locale in CLDR's order; none where everything is `other`, `nil` when one is not in CLDR's syntax.
  ///
  /// As in ICU, subtags are dropped from a locale's end until the table knows it; CLDR's parents do not count.
  func rules(_ type: PluralType, locale: LocaleIdentifier) throws(FormatError) -> [PluralRule]? {
    let sets = type == .cardinal ? cardinal : ordinal
    var name = locale.dataIdentifier[...]
    while !name.isEmpty {
      if let set = sets[String(name)] { return set.isEmpty ? [] : try Self.rules(set: set) }
      guard let cut = name.lastIndex(of: "_") else { break }
      name = name[..<cut]
    }
    return []
  }

  /// The rules of one set.
  private struct Rules: Sendable {
    /// `nil` when one is not in CLDR's syntax.
    let rules: [PluralRule]?
  }

  private static func rules(set: String) throws(FormatError) -> [PluralRule]? {
    try SharedTables.table(Rules.self, named: set) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        let bundle = try ICUResourceBundle(name: "plurals").descendant("rules", set)
        var rules: [PluralRule] = []
        for category in PluralCategory.allCases where category != .other {
          guard let text = try bundle?.string(category.rawValue) else { continue }
          guard let rule = PluralRule(category, text.utf8) else { return Rules(rules: nil) }
          rules.append(rule)
        }
        return Rules(rules: rules)
      }
    }.rules
  }
}

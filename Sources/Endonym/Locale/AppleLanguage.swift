import EndonymICU

/// A language as Apple's choice sees it: names in ICU's spelling, and the ancestors that Apple gives it.
struct AppleLanguage: Sendable {
  /// The name in ICU's spelling and case: `zh_HK`, `english`.
  let base: String
  /// What the name means: `zh_Hant_HK`, `en`.
  let normalized: String
  /// The language's code.
  let language: String
  /// The region's code.
  let region: String?
  /// The code of the language that this one may share ancestors with.
  private let group: String

  init(_ name: String) throws(FormatError) {
    base = Self.base(name)
    normalized = try Self.normalized(base)
    let subtags = LanguageSubtags(icu: normalized)
    language = subtags.language
    region = subtags.region
    group = Self.groups[language] ?? language
  }

  /// How well this supported language serves who wants another, the less the better; `nil` when it does not.
  func score(for wanted: AppleLanguage) throws(FormatError) -> Int? {
    if base == wanted.base { return -1 }
    if normalized == wanted.normalized { return 0 }
    guard group == wanted.group else { return nil }
    let theirs = try wanted.ancestors()
    var ours = try ancestors()
    // A region that is not the usual one of its language counts as a step further away.
    if try isOfUnusualRegion() { ours.insert(normalized, at: 0) }
    var least: Int?
    for (steps, ancestor) in theirs.enumerated() {
      guard let others = ours.firstIndex(of: ancestor) else { continue }
      least = min(least ?? .max, steps + others)
    }
    return least.map { $0 + (language == wanted.language ? 0 : 1) }
  }

  /// The language and its ancestors, the nearest first.
  func ancestors() throws(FormatError) -> [String] {
    let parents = try ParentLocales.shared().parents
    var ancestors = [normalized]
    while ancestors.count < Self.ancestorLimit, let last = ancestors.last {
      let parent: String
      if let named = Self.parents[last] ?? parents[last] {
        parent = named
      } else {
        parent = try Self.isOfUnusualScript(last) ? "root" : Self.truncated(last)
      }
      if parent.isEmpty || parent == "root" { break }
      ancestors.append(parent)
    }
    return ancestors
  }

  private func isOfUnusualRegion() throws(FormatError) -> Bool {
    guard region != nil, normalized != "es_MX", normalized != "zh_Hant_TW" else { return false }
    return try LanguageSubtags(icu: normalized).minimized().region != nil
  }

  // MARK: Names

  /// Apple's own limit; no language has as many.
  private static let ancestorLimit = 9

  /// ICU's spelling of a name, without encoding, keywords and extensions, in the case of each part's kind.
  private static func base(_ name: String) -> String {
    let plain = name.prefix(Limits.identifierLength).prefix { $0 != "@" && $0 != "." }
    let parts = plain.split(omittingEmptySubsequences: true) { $0 == "-" || $0 == "_" }
    var base: [String] = []
    for (index, part) in parts.enumerated() {
      if part.utf8.count == 1 { break }
      if index == 0 {
        base.append(part.lowercased())
      } else {
        base.append(part.isScriptSubtag ? part.titlecasedSubtag : part.uppercased())
      }
    }
    return base.joined(separator: "_")
  }

  /// What a name means, by Apple's aliases, else by CLDR's.
  private static func normalized(_ base: String) throws(FormatError) -> String {
    if let alias = aliases[base] { return alias }
    let registry = try SubtagRegistry.shared()
    if let alias = try registry.replacement(of: base, .language) { return alias }
    guard let separator = base.firstIndex(of: "_"),
      let alias = try registry.replacement(of: String(base[..<separator]), .language)
    else { return base }
    // What the successor of the language code does not say, the name still does.
    if !alias.contains("_") { return alias + base[separator...] }
    guard LanguageSubtags(icu: alias).script != nil, let region = LanguageSubtags(icu: base).region else {
      return alias
    }
    return "\(alias)_\(region)"
  }

  /// Whether a locale that there is data of is written in another script than its language usually is: its parent is the root. Newer
  /// data does not list these parents any more.
  private static func isOfUnusualScript(_ name: String) throws(FormatError) -> Bool {
    let subtags = LanguageSubtags(icu: name)
    guard let script = subtags.script, subtags.region == nil, subtags.variants.isEmpty else { return false }
    let usual = try LanguageSubtags(language: subtags.language).maximized().script
    return usual != nil && usual != script && ICULocale.available().contains(name)
  }

  private static func truncated(_ name: String) -> String {
    name.lastIndex(of: "_").map { String(name[..<$0]) } ?? ""
  }
}

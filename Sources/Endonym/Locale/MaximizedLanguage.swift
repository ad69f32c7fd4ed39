import EndonymICU

/// What a language tag means once the likely script and region are filled in: what language matching compares.
///
/// Source: UTS 35 part 1, section 4.4 "Language Matching"; the reading of pseudo-languages and of private tags is that of
/// ICU's locale matcher.
struct MaximizedLanguage: Hashable, Sendable {
  /// The language's code; a pseudo-language's has a mark before it, so that it is like no other.
  var language: String
  var script: String
  var region: String
  /// Which subtags the tag itself names. Of two tags that mean the same, the one that says it alike is closer.
  var named: NamedSubtags

  struct NamedSubtags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let region = NamedSubtags(rawValue: 1)
    static let script = NamedSubtags(rawValue: 2)
    static let language = NamedSubtags(rawValue: 4)
    static let all: NamedSubtags = [.region, .script, .language]
  }

  /// No language at all.
  static let undetermined = MaximizedLanguage(language: "und", script: "", region: "", named: .all)

  /// Whether both mean the same, however much of it they say.
  func isEquivalent(to other: MaximizedLanguage) -> Bool {
    language == other.language && script == other.script && region == other.region
  }
}

extension MaximizedLanguage {
  /// Whether this one has the likely script of its language, or the likely region of its script, where the other differs.
  func isLikelier(than other: MaximizedLanguage) throws(FormatError) -> Bool {
    guard language == other.language else { return false }
    if script != other.script {
      return try LanguageSubtags(language: language).maximized().script == script
    }
    guard region != other.region else { return false }
    return try LanguageSubtags(language: language, script: script).maximized().region == region
  }

  /// What a tag means in any of its spellings; a text that is no tag is undetermined.
  init(_ text: some StringProtocol) throws(FormatError) {
    do {
      var parser = LocaleIdentifierParser(String(text), registry: try .shared())
      try self.init(parser.parse())
    } catch .invalidLocale {
      self = .undetermined
    }
  }

  /// What a tag means. Its extensions do not matter.
  init(_ tag: LanguageTag) throws(FormatError) {
    guard tag != LanguageTag() else {
      self = .undetermined
      return
    }
    if tag.subtags == LanguageSubtags(), let name = tag.privateUse {
      self.init(language: "x-\(name)", script: "", region: "", named: .all)
      return
    }
    if let pseudo = Self.pseudo(tag.subtags) {
      self = pseudo
      return
    }
    var subtags = tag.subtags
    subtags.variants = []
    let aliases = try LanguageAliases.shared()
    subtags.language = aliases.languages[subtags.language] ?? subtags.language
    subtags.region = subtags.region.map { aliases.regions[$0] ?? $0 }
    if subtags.script == "Zzzz" { subtags.script = nil }
    if subtags.region == "ZZ" { subtags.region = nil }
    try self.init(subtags)
  }

  /// Fills in what is likely. A language of which nothing is known is taken to be written as others are with the same script
  /// and region.
  private init(_ subtags: LanguageSubtags) throws(FormatError) {
    var named = NamedSubtags()
    if subtags.language != "und" { named.insert(.language) }
    if subtags.script != nil { named.insert(.script) }
    if subtags.region != nil { named.insert(.region) }
    var full = try subtags.maximized()
    if full.script == nil || full.region == nil {
      full = try LanguageSubtags(language: "und", script: subtags.script, region: subtags.region).maximized()
      if subtags.language != "und" { full.language = subtags.language }
    }
    self.init(language: full.language, script: full.script ?? "", region: full.region ?? "", named: named)
  }

  /// The pseudo-languages by the regions and the variants that name them: with accents, from right to left, with cracked
  /// letters.
  private static let pseudoRegions: [String: String] = ["XA": "psaccent", "XB": "psbidi", "XC": "pscrack"]

  private static func pseudo(_ subtags: LanguageSubtags) -> MaximizedLanguage? {
    let kind = subtags.region.flatMap { pseudoRegions[$0] }
    guard let kind = kind ?? subtags.variants.first(where: pseudoRegions.values.contains) else { return nil }
    let region = subtags.region ?? pseudoRegions.first { $0.value == kind }?.key ?? ""
    return MaximizedLanguage(
      language: "\(kind)-\(subtags.language)", script: subtags.script ?? "", region: region,
      named: subtags.region == nil ? [.language, .script] : .all)
  }
}

/// Codes with a successor that matching knows of one kind by: `iw` for `he`, `SU` for `RU`.
private struct LanguageAliases: Sendable {
  let languages: [String: String]
  let regions: [String: String]

  static func shared() throws(FormatError) -> LanguageAliases {
    try SharedTables.table(LanguageAliases.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        let likely = try ICUResourceBundle(name: "langInfo").required("likely")
        return LanguageAliases(
          languages: pairs(try likely.required("languageAliases").strings()),
          regions: pairs(try likely.required("regionAliases").strings()))
      }
    }
  }

  /// The pairs of a list in which every code is followed by its successor.
  private static func pairs(_ list: [String]) -> [String: String] {
    var pairs: [String: String] = [:]
    for index in stride(from: 0, to: list.count - 1, by: 2) { pairs[list[index]] = list[index + 1] }
    return pairs
  }
}

/// The subtags that name a language and its written form, each in its canonical case.
struct LanguageSubtags: Hashable, Sendable {
  /// `und` when no language is named.
  var language = "und"
  var script: String?
  var region: String?
  /// Lower case, in alphabetical order once canonical.
  var variants: [String] = []

  /// All of them in order.
  var all: [String] { [language] + [script, region].compactMap { $0 } + variants }

  /// BCP 47's spelling: `ca-ES-valencia`.
  var bcp47: String { all.joined(separator: "-") }

  /// Takes the code of a subtag, in any case, by what it looks like; `false` when it looks like none, or stands in the
  /// place of a subtag that is already there.
  mutating func append(_ subtag: some StringProtocol) -> Bool {
    if variants.isEmpty, region == nil {
      if subtag.isScriptSubtag, script == nil {
        script = subtag.titlecasedSubtag
        return true
      }
      if subtag.isRegionSubtag {
        region = subtag.uppercased()
        return true
      }
    }
    let variant = subtag.lowercased()
    guard variant.isVariantSubtag, !variants.contains(variant) else { return false }
    variants.append(variant)
    return true
  }
}

extension LanguageSubtags {
  /// Reads ICU's or CLDR's own spelling: `zh_Hant`, `_Latn_AQ`, `root`.
  init(icu identifier: String) {
    let subtags = identifier.split(separator: "_", omittingEmptySubsequences: false)
    let language = subtags.first.map(String.init) ?? ""
    self.init(language: language.isEmpty || language == "root" ? "und" : language)
    for subtag in subtags.dropFirst() where !subtag.isEmpty { _ = append(subtag) }
  }

  /// ICU's spelling, variants in upper case: `ca_ES_VALENCIA`, `sl__NEDIS`, `root`.
  ///
  /// "und" is spelled out where a script or region follows, as CLDR does; ICU itself says `_US`, and reads both.
  var icu: String {
    if self == LanguageSubtags() { return "root" }
    var identifier = [language, script, region].compactMap { $0 }.joined(separator: "_")
    // Without an empty region, ICU takes a variant of four characters for one.
    if region == nil, !variants.isEmpty { identifier += "_" }
    for variant in variants { identifier += "_" + variant.uppercased() }
    return identifier
  }
}

import EndonymICU

extension LocaleIdentifierParser {
  /// Reads what stands behind `@`: ICU's keywords (`calendar=buddhist;numbers=thai`) or POSIX's modifier (`latin`).
  mutating func parseModifier(_ modifier: Substring) throws(FormatError) {
    guard modifier.contains("=") else {
      if try !PosixModifier.apply(modifier, to: &tag) { throw malformed("@\(modifier)") }
      return
    }
    for keyword in modifier.split(separator: ";", omittingEmptySubsequences: false) {
      try parseKeyword(keyword)
    }
  }

  private mutating func parseKeyword(_ keyword: Substring) throws(FormatError) {
    let pieces = keyword.split(separator: "=", omittingEmptySubsequences: false)
    guard pieces.count == 2, !pieces[0].isEmpty, pieces[0].isAlphanumeric, isKeywordValue(pieces[1]) else {
      throw malformed(keyword)
    }
    let name = pieces[0].lowercased()
    let value = String(pieces[1])
    let subtags = value.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
    if name.utf8.count == 1, name != "u" { return try addExtension(name, subtags) }
    if name == "attribute" {
      guard subtags.allSatisfy(\.isTypeSubtag) else { throw malformed(keyword) }
      tag.attributes = Set(tag.attributes + subtags).sorted()
      return
    }
    let key = try FormatError.wrapping { () throws(ICUError) in try ICULocaleKeyword.unicodeKey(name) }
    guard let key = key?.lowercased(), key.isKeySubtag else { throw malformed(keyword) }
    switch (key, value.lowercased()) {
    // ICU's word for a key without a value.
    case (_, "yes"): try addKeyword(key, "true")
    // Too long for BCP 47, but the only spelling that ICU's own formatter obeys.
    case ("mu", "fahrenheit"): try addKeyword(key, "fahrenhe")
    default: try addKeyword(key, value)
    }
  }

  /// Letters, digits, and what zone names contain: `America/New_York`, `Etc/GMT+5`.
  private func isKeywordValue(_ value: Substring) -> Bool {
    !value.isEmpty
      && value.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_/+:".utf8.contains($0) }
  }
}

/// The modifiers of POSIX locale names, as the locales of glibc and the catalogs of gettext use them.
enum PosixModifier {
  /// Scripts by their names.
  private static let scripts = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "greek": "Grek", "hebrew": "Hebr", "iqtelif": "Latn",
    "latin": "Latn", "shaw": "Shaw",
  ]

  /// What no identifier says: that money is in euro, which it is in those regions since 2002; the order in which
  /// `gez_ER@abegede` sorts; the quotation marks of gettext's English.
  private static let meaningless: Set = ["abegede", "boldquot", "euro", "quot"]

  /// Writes a modifier into a tag; `false` when it is none, or contradicts the tag.
  static func apply(_ modifier: Substring, to tag: inout LanguageTag) throws(FormatError) -> Bool {
    let name = modifier.lowercased()
    if meaningless.contains(name) { return true }
    if let script = scripts[name] {
      guard tag.subtags.script == nil || tag.subtags.script == script else { return false }
      tag.subtags.script = script
      return true
    }
    return name.isVariantSubtag && tag.subtags.append(name)
  }
}

/// Variants that ICU and Java used before there were keywords. Newer ICUs still have data by some of these names, with
/// the meaning that is given here.
enum LegacyVariant {
  private static let keywords: [String: (key: String, value: String)] = [
    "de_phonebook": ("co", "phonebk"), "es_traditional": ("co", "trad"), "hi_direct": ("co", "direct"),
    "zh_stroke": ("co", "stroke"), "ja_traditional": ("ca", "japanese"), "ja_jp": ("ca", "japanese"),
    "th_traditional": ("ca", "buddhist"), "th_th": ("nu", "thai"),
  ]

  /// Writes a variant's meaning into a tag; `false` when it is not one of these.
  static func apply(_ variant: String, to tag: inout LanguageTag) -> Bool {
    let name = variant.lowercased()
    if name == "posix" {
      tag.keywords["va"] = "posix"
      return true
    }
    // The first subtag of two letters behind a language is its region.
    if name.utf8.count == 2, tag.subtags.region == nil { return false }
    if name == "euro" { return tag.subtags.region != nil }
    if name == "ny", ["nb", "no"].contains(tag.subtags.language) {
      tag.subtags.language = "nn"
      return true
    }
    guard let keyword = keywords["\(tag.subtags.language)_\(name)"] else { return false }
    tag.keywords[keyword.key] = keyword.value
    return true
  }
}

import EndonymICU

extension LocaleIdentifier {
  /// The locales that ICU has data for, in ICU's order: 805 in ICU 72.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public static func available() throws(FormatError) -> [LocaleIdentifier] {
    var locales: [LocaleIdentifier] = []
    for identifier in ICULocale.available() { locales.append(try LocaleIdentifier(identifier)) }
    return locales
  }
}

extension LanguageTag {
  /// ICU's spelling in canonical form, with its keywords.
  func icu() throws(FormatError) -> String {
    let name = dataIdentifier
    var keywords = try legacyKeywords()
    if name != subtags.icu { keywords["va"] = nil }
    guard !keywords.isEmpty else { return name }
    let pairs = keywords.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return name + "@" + pairs.joined(separator: ";")
  }

  /// The extensions as ICU's keywords.
  private func legacyKeywords() throws(FormatError) -> [String: String] {
    var legacy = extensions
    if !attributes.isEmpty { legacy["attribute"] = attributes.joined(separator: "-") }
    if let body = transform?.body { legacy["t"] = body }
    if let privateUse { legacy["x"] = privateUse }
    for (key, value) in keywords {
      // ICU's word for a key without a value.
      let type = value.isEmpty ? "yes" : value
      let names = try FormatError.wrapping { () throws(ICUError) in
        (key: try ICULocaleKeyword.legacyKey(key), type: try ICULocaleKeyword.legacyType(type, key: key))
      }
      legacy[names.key ?? key] = names.type ?? type
    }
    return legacy
  }
}

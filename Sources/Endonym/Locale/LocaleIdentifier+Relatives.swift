import EndonymICU

extension LocaleIdentifier {
  /// The locale that this one takes what it lacks from; `nil` for the root.
  ///
  /// It is CLDR's explicit parent where there is one (`es-MX` has `es-419`, `en-GB` has `en-001`), else the identifier
  /// without its last subtag. A language in another script than its usual one has the root: `az-Arab` is not read by
  /// those who read `az`. Preferences and other extensions are not inherited: the parent of `de-AT-u-nu-latn` is `de`.
  ///
  /// Source: UTS 35, section 4.1.3 "Parent Locales".
  public var parent: LocaleIdentifier? {
    get throws(FormatError) {
      var subtags = storage.tag.subtags
      guard subtags != LanguageSubtags() else { return storage.tag == LanguageTag() ? nil : .root }
      if let explicit = try ParentLocales.shared().parents[subtags.icu] {
        return try related(LanguageSubtags(icu: explicit))
      }
      if !subtags.variants.isEmpty {
        subtags.variants.removeLast()
      } else if subtags.region != nil {
        subtags.region = nil
      } else if let script = subtags.script, subtags.language != "und" {
        let usual = try LanguageSubtags(language: subtags.language).maximized().script
        if usual == script || usual == nil { subtags.script = nil } else { return .root }
      } else {
        return .root
      }
      return try related(subtags)
    }
  }

  /// The identifier with the script and region that are likely where it names none: `zh-TW` is `zh-Hant-TW`.
  ///
  /// Extensions stay. An identifier that CLDR knows nothing about stays as it is.
  /// Source: UTS 35, section 4.3 "Likely Subtags".
  public var maximized: LocaleIdentifier {
    get throws(FormatError) { try replacing(storage.tag.subtags.maximized()) }
  }

  /// The identifier without the subtags that ``maximized`` would bring back: `zh-Hant-TW` is `zh-TW`.
  public var minimized: LocaleIdentifier {
    get throws(FormatError) { try replacing(storage.tag.subtags.minimized()) }
  }

  /// The same locale with other subtags, extensions and separators kept.
  private func replacing(_ subtags: LanguageSubtags) throws(FormatError) -> LocaleIdentifier {
    guard subtags != storage.tag.subtags else { return self }
    var tag = storage.tag
    tag.subtags = subtags
    return try LocaleIdentifier(tag, separators: separators, identifier: tag.bcp47, registry: .shared())
  }

  /// A locale of these subtags only.
  private func related(_ subtags: LanguageSubtags) throws(FormatError) -> LocaleIdentifier {
    guard subtags != LanguageSubtags() else { return .root }
    let tag = LanguageTag(subtags: subtags)
    return try LocaleIdentifier(tag, separators: nil, identifier: tag.bcp47, registry: .shared())
  }
}

extension LanguageSubtags {
  /// With likely subtags; variants do not matter to them, and stay.
  func maximized() throws(FormatError) -> LanguageSubtags {
    try likely { identifier throws(ICUError) in try ICULocale.maximized(identifier) }
  }

  /// Without likely subtags.
  func minimized() throws(FormatError) -> LanguageSubtags {
    try likely { identifier throws(ICUError) in try ICULocale.minimized(identifier) }
  }

  private func likely(_ change: (String) throws(ICUError) -> String) throws(FormatError) -> LanguageSubtags {
    let plain = LanguageSubtags(language: language, script: script, region: region)
    // ICU 76 knows nothing likely of "root", and of "und" what every version does.
    let name = plain == LanguageSubtags() ? "und" : plain.icu
    var result = LanguageSubtags(icu: try FormatError.wrapping { () throws(ICUError) in try change(name) })
    result.variants = variants
    return result
  }
}

/// CLDR's parents that cutting off the last subtag would not find.
struct ParentLocales: Sendable {
  /// By the child, both in ICU's spelling.
  let parents: [String: String]

  static func shared() throws(FormatError) -> ParentLocales {
    try SharedTables.table(ParentLocales.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        var parents: [String: String] = [:]
        for parent in try ICUResourceBundle(name: "supplementalData").required("parentLocales").children() {
          for child in try parent.strings() { parents[child] = parent.key }
        }
        return ParentLocales(parents: parents)
      }
    }
  }
}

import EndonymICU

extension LocaleIdentifier {
  /// The locale's name in the language of another, without what its keywords prefer.
  ///
  /// ```swift
  /// try LocaleIdentifier("de-AT").name(in: LocaleIdentifier("en"))  // German (Austria)
  /// try LocaleIdentifier("tlh").name(in: LocaleIdentifier("de"))    // Klingonisch
  /// ```
  ///
  /// What has no name there is shown as its code.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` when ICU has no data for the other language,
  ///   ``FormatError/engine(call:code:name:)``.
  public func name(in other: LocaleIdentifier) throws(FormatError) -> String {
    try other.requireData()
    let (identifier, language) = (dataIdentifier, other.dataIdentifier)
    return try FormatError.wrapping { () throws(ICUError) in
      try ICULocale.displayName(of: identifier, in: language)
    }
  }

  /// The codes that once stood for this language, and that ``LocaleIdentifier`` reads as it: `iw` for `he`, `tl` for `fil`; in
  /// alphabetical order. ISO 639's other codes of the same language (`heb`) are none.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func legacyLanguageCodes() throws(FormatError) -> [String] {
    let code = languageCode
    return try FormatError.wrapping { () throws(ICUError) in
      let aliases = try ICUResourceBundle(name: "metadata").required("alias").required("language")
      var codes: [String] = []
      for alias in try aliases.children() where try alias.string("replacement") == code {
        let reason = try alias.string("reason")
        if reason == "deprecated" || reason == "legacy" { codes.append(String(alias.key.map { $0 == "_" ? "-" : $0 })) }
      }
      return codes.sorted()
    }
  }
}

import CEndonymICU

/// The two spellings of a locale's keywords: BCP 47's (`ca`, `gregory`) and ICU's (`calendar`, `gregorian`).
///
/// Every function takes either spelling of either argument, resolves aliases, and gives `nil` for what is neither
/// known nor well-formed.
package enum ICULocaleKeyword {
  /// A key in BCP 47's spelling.
  package static func unicodeKey(_ key: String) throws(ICUError) -> String? {
    try wellFormed("eicu_locale_unicode_key") { eicu_locale_unicode_key(key, $0, $1, &$2) }
  }

  /// A value in BCP 47's spelling.
  package static func unicodeType(_ type: String, key: String) throws(ICUError) -> String? {
    try wellFormed("eicu_locale_unicode_type") { eicu_locale_unicode_type(key, type, $0, $1, &$2) }
  }

  /// A key in ICU's spelling.
  package static func legacyKey(_ key: String) throws(ICUError) -> String? {
    try wellFormed("eicu_locale_legacy_key") { eicu_locale_legacy_key(key, $0, $1, &$2) }
  }

  /// A value in ICU's spelling.
  package static func legacyType(_ type: String, key: String) throws(ICUError) -> String? {
    try wellFormed("eicu_locale_legacy_type") { eicu_locale_legacy_type(key, type, $0, $1, &$2) }
  }

  private static func wellFormed(
    _ call: StaticString, _ body: (UnsafeMutablePointer<CChar>?, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String? {
    do {
      return try ICUText.string(call, body)
    } catch let error where error.code == EICU_ILLEGAL_ARGUMENT {
      return nil
    }
  }
}

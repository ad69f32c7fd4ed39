import Endonym

/// How folders of languages are named.
enum LanguageNames {
  /// The name that everyone expects: `zh-Hans` for `zh_hans`, `he` for `iw`; `nil` for what names no language.
  static func usual(_ name: String) -> String? {
    guard let locale = try? LocaleIdentifier(name), locale.languageCode != "und" else { return nil }
    return locale.bcp47
  }
}

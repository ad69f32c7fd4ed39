import Endonym

/// What the numbers and dates beside an app's texts are written in.
public enum FormattingLocale: Hashable, Sendable {
  /// The app's language with the user's own region and customs: German in the United States is `de-US`, with American dates'
  /// calendar and first weekday, and German words.
  ///
  /// A language that is one of a region keeps its words and takes the customs only: `pt-PT` there is `pt-PT-u-rg-uszzzz`, since
  /// `pt-US` would be written as in Brazil. One of an area such as `es-419` gives way to the user's region.
  case userRegion
  /// The language alone, as it is.
  case language
  /// A locale of the app's, whatever the language.
  case fixed(LocaleIdentifier)

  /// The locale for a language and a user.
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  func locale(for language: LocaleIdentifier, user: LocaleIdentifier?) throws(FormatError) -> LocaleIdentifier {
    switch self {
    case .fixed(let locale): return locale
    case .language: return language
    case .userRegion:
      guard let user else { return language }
      return try Self.join(language, user)
    }
  }

  private static func join(
    _ language: LocaleIdentifier, _ user: LocaleIdentifier
  ) throws(FormatError) -> LocaleIdentifier {
    let own = language.components
    // The user's customs, under the language's name.
    var joined = user.components
    joined.language = own.language
    joined.script = own.script
    joined.variants = own.variants
    joined.calendar = own.calendar ?? joined.calendar
    joined.numberingSystem = own.numberingSystem ?? joined.numberingSystem
    joined.keywords.merge(own.keywords) { $1 }
    joined.keywords["va"] = nil
    let isArea = own.region?.first?.isNumber == true
    if let region = own.region, let users = user.regionCode, region != users, !isArea {
      joined.region = region
      if joined.keywords["rg"] == nil { joined.keywords["rg"] = "\(users.lowercased())zzzz" }
    } else {
      joined.region = user.regionCode ?? own.region
    }
    return try LocaleIdentifier(components: joined)
  }
}

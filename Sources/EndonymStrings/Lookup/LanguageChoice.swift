import Endonym

/// The languages that strings are shown in.
///
/// ```swift
/// LanguageChoice.preferences(["de-AT", "fr"])   // the best that there is for a reader of these: German if there is any
/// LanguageChoice.chain(["zh-Hans", "zh", "en"]) // each in turn, key by key
/// ```
public enum LanguageChoice: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// What a reader prefers, the most wanted first. The best match among the languages of the strings is shown, and what falls back for
  /// it; the other preferences are not mixed in.
  case preferences([String])
  /// Languages in which each key is sought one after the other.
  case chain([String])

  /// What a reader prefers.
  public init(arrayLiteral elements: String...) { self = .preferences(elements) }

  /// The languages in order.
  public var languages: [String] {
    switch self {
    case .preferences(let languages), .chain(let languages): languages
    }
  }

  /// What the process's environment prefers: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`. What is there no language is left out.
  public static var environment: LanguageChoice {
    .preferences(((try? LocaleEnvironment.current.languages()) ?? []).map(\.bcp47))
  }
}

/// Where an app's language is remembered from one launch to the next.
///
/// ``FileLanguageStore`` is one without Foundation; the module EndonymFoundation has one over `UserDefaults`.
public protocol LanguageStore: Sendable {
  /// The language that was saved; `nil` when none was.
  func savedLanguage() throws -> String?
  /// Saves a language, or with `nil` that the system's languages are followed.
  ///
  /// A manager saves once at a time, so that what is saved last is what was set last. This must not switch the manager's language.
  func save(_ language: String?) throws
  /// The languages that the user has set for the system where the store knows them (`AppleLanguages`), the most wanted first.
  func preferredLanguages() -> [String]?
}

extension LanguageStore {
  /// A store does not know the system's languages unless it says so.
  public func preferredLanguages() -> [String]? { nil }
}

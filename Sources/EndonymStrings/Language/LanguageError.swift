import Endonym

/// Why an app's language could not be set.
public enum LanguageError: Error, Hashable, Sendable {
  /// The app has no language at all.
  case noLanguages
  /// A text that is no language.
  case invalidLanguage(String)
  /// A language that the app does not have, and those it has.
  case unsupported(String, supported: [String])
  /// The language is set but could not be saved; the store's reason.
  case notSaved(String, reason: String)
  /// ICU failed.
  case engine(FormatError)

  /// Runs what only ICU can fail.
  static func wrapping<Value>(_ body: () throws(FormatError) -> Value) throws(LanguageError) -> Value {
    do { return try body() } catch { throw .engine(error) }
  }
}

extension LanguageError: CustomStringConvertible {
  /// What failed, in a sentence for people.
  public var description: String {
    switch self {
    case .noLanguages: "no languages are supported"
    case .invalidLanguage(let text): "\"\(text)\" is not a language"
    case .unsupported(let language, let supported):
      "\"\(language)\" is not among the supported languages: \(supported.joined(separator: ", "))"
    case .notSaved(let language, let reason): "\"\(language)\" could not be saved: \(reason)"
    case .engine(let error): error.description
    }
  }
}

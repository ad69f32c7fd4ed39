import EndonymStrings
import Foundation

/// Remembers an app's language in `UserDefaults`, and reads the system's languages there.
///
/// ```swift
/// let manager = try LanguageManager(supported: ["en", "de"], store: UserDefaultsLanguageStore())
/// ```
///
/// The language is under a key of its own, `EndonymLanguage`. `AppleLanguages`, where the system keeps the user's languages, is
/// read and never written. What is saved is there at the next launch: on Linux, `UserDefaults` writes nothing without
/// `synchronize()`, which is called here.
///
/// `@unchecked Sendable`: `UserDefaults` is documented as safe to use from several threads, and is not marked so on every
/// platform; the reference to it never changes.
public struct UserDefaultsLanguageStore: LanguageStore, @unchecked Sendable {
  /// Where the system keeps the user's languages.
  public static let systemKey = "AppleLanguages"

  /// Why a language was not saved.
  public struct NotSynchronized: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as far as it is known.
    public let description = "UserDefaults could not write its file"
  }

  private let defaults: UserDefaults
  private let key: String

  /// A store in these defaults, under a key.
  public init(_ defaults: UserDefaults = .standard, key: String = "EndonymLanguage") {
    self.defaults = defaults
    self.key = key
  }

  /// The language that was saved; `nil` when none was.
  public func savedLanguage() -> String? { defaults.string(forKey: key) }

  /// Saves a language, or forgets it.
  /// - Throws: ``NotSynchronized``.
  public func save(_ language: String?) throws {
    if let language { defaults.set(language, forKey: key) } else { defaults.removeObject(forKey: key) }
    guard defaults.synchronize() else { throw NotSynchronized() }
  }

  /// The languages under `AppleLanguages`.
  public func preferredLanguages() -> [String]? {
    defaults.array(forKey: Self.systemKey)?.compactMap { $0 as? String }
  }
}

import Foundation
import Synchronization

/// The language of the app, and the strings of its bundles: what the calls of Foundation's API share, since they are given neither.
enum ApplicationLanguage {
  /// Strings by the path of their bundle.
  private static let opened = Mutex<[String: LocalizedStrings]>([:])

  /// What the user prefers: `AppleLanguages` of the launch arguments and the user's defaults, else what the environment says.
  static var preferences: LanguageChoice {
    guard let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !languages.isEmpty else {
      return .environment
    }
    return .preferences(languages)
  }

  /// The language where there are no strings.
  static var identifier: LocaleIdentifier {
    preferences.languages.lazy.compactMap { try? LocaleIdentifier($0) }.first ?? .root
  }

  /// The strings of a bundle, opened when they are asked for first.
  static func strings(of bundle: Bundle) -> LocalizedStrings? {
    let path = bundle == .main ? StringsSource.main.path : bundle.resourcePath ?? bundle.bundlePath
    if let known = opened.withLock({ $0[path] }) { return known }
    guard let strings = try? LocalizedStrings([.folder(path)], languages: preferences) else { return nil }
    return opened.withLock { opened in
      // Another thread may have been first.
      if let other = opened[path] { return other }
      opened[path] = strings
      return strings
    }
  }
}

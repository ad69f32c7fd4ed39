import Foundation
import Synchronization

/// The language of the app, and the strings of its bundles: what the calls of Foundation's API share, since they are given neither.
enum ApplicationLanguage {
  private struct State: Sendable {
    var manager: LanguageManager?
    /// Strings by the path of their bundle, with the manager that they follow.
    var strings: [String: LocalizedStrings] = [:]
  }

  private static let state = Mutex(State())

  /// The app's manager.
  static var manager: LanguageManager? {
    get { state.withLock(\.manager) }
    set {
      // What went before dies outside the lock: the manager's store may ask for the app's language when it is released.
      let former = state.withLock { state in
        defer { state = State(manager: newValue) }
        return state
      }
      withExtendedLifetime(former) {}
    }
  }

  /// What the user prefers, where the app has no manager.
  private static var preferences: LanguagePreferences {
    var preferences = LanguagePreferences.current()
    let hasArgument = CommandLine.arguments.contains("-AppleLanguages")
    if !hasArgument, let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !languages.isEmpty {
      preferences.languages = languages
    }
    return preferences
  }

  /// The language where there are no strings.
  static var identifier: LocaleIdentifier {
    if let context = LanguageContext.current { return context.locale }
    if let manager { return manager.selection.locale }
    return preferences.languages.lazy.compactMap { try? LocaleIdentifier($0) }.first ?? .root
  }

  /// The languages that strings are sought in where the app has no manager: a package's are in the language of the app's own, so that a screen
  /// is in one language.
  private static func languages(at path: String) -> LanguageChoice {
    let preferred = preferences.languages
    guard path != StringsSource.main.path else { return .preferences(preferred) }
    let application = strings(of: .main)?.language
    return languages(preferred, application: application, information: Bundle.main.infoDictionary)
  }

  /// What a package's strings are sought in: the language of the app's own strings before what the user prefers, unless the app has none, or
  /// its Info.plist allows that languages are mixed.
  static func languages(
    _ preferred: [String], application: String?, information: [String: Any]?
  ) -> LanguageChoice {
    let allowsMixing = information?["CFBundleAllowMixedLocalizations"] as? Bool ?? false
    guard let application, !allowsMixing else { return .preferences(preferred) }
    return .preferences([application] + preferred)
  }

  /// The strings of a bundle, opened when they are asked for first.
  static func strings(of bundle: Bundle) -> LocalizedStrings? {
    let path = bundle == .main ? StringsSource.main.path : bundle.resourcePath ?? bundle.bundlePath
    let (manager, known) = state.withLock { ($0.manager, $0.strings[path]) }
    if let known { return known }
    let sources = [StringsSource.folder(path)]
    let strings =
      if let manager { try? LocalizedStrings(sources, following: manager) } else {
        try? LocalizedStrings(sources, languages: languages(at: path))
      }
    guard let strings else { return nil }
    return state.withLock { state in
      // Another thread may have opened them, or the manager may be another by now: its next call opens them anew.
      guard state.manager === manager else { return strings }
      if let other = state.strings[path] { return other }
      state.strings[path] = strings
      return strings
    }
  }
}

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
    set { state.withLock { $0 = State(manager: newValue) } }
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

  /// The strings of a bundle, opened when they are asked for first.
  static func strings(of bundle: Bundle) -> LocalizedStrings? {
    let path = bundle == .main ? StringsSource.main.path : bundle.resourcePath ?? bundle.bundlePath
    let (manager, known) = state.withLock { ($0.manager, $0.strings[path]) }
    if let known { return known }
    let sources = [StringsSource.folder(path)]
    let strings =
      if let manager { try? LocalizedStrings(sources, following: manager) } else {
        try? LocalizedStrings(sources, languages: .preferences(preferences.languages))
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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Endonym

/// What the user has asked the system for: languages, and the locale whose region and customs formats follow.
///
/// ```swift
/// LanguagePreferences(arguments: ["app", "-AppleLanguages", "(de, en)"]).languages  // ["de", "en"]
/// LanguagePreferences(environment: .init(variables: ["LANG": "de_AT.UTF-8"])).locale  // de-AT
/// ```
public struct LanguagePreferences: Hashable, Sendable {
  /// The languages, the most wanted first; none when nobody has asked for any, as under `LANG=C`.
  public var languages: [String]
  /// The locale of numbers and dates, if the user has one.
  public var locale: LocaleIdentifier?

  /// Preferences that are given.
  public init(languages: [String], locale: LocaleIdentifier? = nil) {
    self.languages = languages
    self.locale = locale
  }

  /// The preferences of a process. What comes first counts: the launch arguments `-AppleLanguages` and `-AppleLocale`, what the
  /// store knows, the environment variables of POSIX and gettext (``LocaleEnvironment``). What is malformed is passed over.
  public init(
    arguments: [String] = [], environment: LocaleEnvironment = LocaleEnvironment(variables: [:]),
    store: (any LanguageStore)? = nil
  ) {
    let given = Self.argument("-AppleLanguages", of: arguments).map(Self.list)
    let stored = store?.preferredLanguages()
    let asked = [given, stored].compactMap { $0 }.first { !$0.isEmpty }
    languages = asked ?? environment.validLanguages().filter { !$0.isPOSIX }.map(\.bcp47)
    let locale = Self.argument("-AppleLocale", of: arguments).flatMap { try? LocaleIdentifier($0) }
    let categories: [LocaleEnvironment.Category] = [.numeric, .time]
    let environments = categories.lazy.compactMap { try? environment.locale(for: $0) }
    self.locale = locale ?? environments.first { !$0.isPOSIX }
  }

  /// The preferences of this process as they are now.
  public static func current(store: (any LanguageStore)? = nil) -> LanguagePreferences {
    LanguagePreferences(arguments: CommandLine.arguments, environment: .current, store: store)
  }

  /// What follows a launch argument; the last one counts.
  private static func argument(_ name: String, of arguments: [String]) -> String? {
    guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  /// The texts of an old-style property list of texts, `("zh-Hans", de)`, or one text alone.
  static func list(_ text: String) -> [String] {
    var text = text.prefix(argumentLimit).filter { !$0.isWhitespace }[...]
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    return text.split(separator: ",").map { element in
      element.count > 1 && element.first == "\"" && element.last == "\""
        ? String(element.dropFirst().dropLast()) : String(element)
    }.filter { !$0.isEmpty }
  }

  /// Characters of a launch argument that are read: more languages than anybody knows.
  private static let argumentLimit = 4_096
}

extension LocaleIdentifier {
  /// Whether this is POSIX's locale `C`, which stands for no preference at all.
  fileprivate var isPOSIX: Bool { keywordValue("va") == "posix" }
}

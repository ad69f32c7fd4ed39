#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The locales that the environment variables of POSIX ask for, one for each kind of text.
///
/// ```swift
/// let environment = LocaleEnvironment(variables: ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"])
/// try environment.locale(for: .time)     // de-DE
/// try environment.locale(for: .numeric)  // en-US
/// ```
///
/// `LC_ALL` counts before the category's own variable, and that before `LANG`; an empty variable counts as none. Where
/// none is set, the locale is POSIX's `C`: `en-US-u-va-posix`.
///
/// Source: POSIX.1-2017, Base Definitions, section 8.2 "Internationalization Variables"; for ``languages()`` the manual
/// of GNU gettext, section 2.3.3 "Specifying a Priority List of Languages".
public struct LocaleEnvironment: Hashable, Sendable {
  /// The variables by name.
  public let variables: [String: String]

  /// An environment of these variables.
  public init(variables: [String: String]) { self.variables = variables }

  /// The environment of the process, as it is now.
  public static var current: LocaleEnvironment {
    LocaleEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  /// What a locale is wanted for. The raw value is the name of its variable.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// The language of messages.
    case messages = "LC_MESSAGES"
    /// Numbers.
    case numeric = "LC_NUMERIC"
    /// Dates and times.
    case time = "LC_TIME"
    /// Amounts of money.
    case monetary = "LC_MONETARY"
    /// Units of measurement.
    case measurement = "LC_MEASUREMENT"
    /// The order of texts.
    case collate = "LC_COLLATE"
    /// Classes and cases of characters.
    case characterType = "LC_CTYPE"
    /// Names of persons.
    case name = "LC_NAME"
  }

  /// The locale for a category; for ``Category/messages``, the first of ``languages()``.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` when the variable that counts has no valid value,
  ///   ``FormatError/engine(call:code:name:)``.
  public func locale(for category: Category) throws(FormatError) -> LocaleIdentifier {
    if category == .messages, let first = try languages().first { return first }
    return try LocaleIdentifier(identifier(for: category))
  }

  /// The languages of messages, the most wanted first: those of `LANGUAGE`, a list separated by colons, else that of the
  /// category ``Category/messages``.
  ///
  /// `LANGUAGE` counts only where the category's locale is not `C`, so that `LC_ALL=C` silences it.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``, ``FormatError/engine(call:code:name:)``.
  public func languages() throws(FormatError) -> [LocaleIdentifier] {
    var languages: [LocaleIdentifier] = []
    for identifier in languageIdentifiers {
      let language = try LocaleIdentifier(identifier)
      if !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  /// The same without those that are invalid: for a program that has to come up in some language.
  package func validLanguages() -> [LocaleIdentifier] {
    var languages: [LocaleIdentifier] = []
    for case let language? in languageIdentifiers.map({ try? LocaleIdentifier($0) }) where !languages.contains(language)
    {
      languages.append(language)
    }
    return languages
  }

  private var languageIdentifiers: [Substring] {
    let identifier = identifier(for: .messages)
    let list = identifier == "C" || identifier == "POSIX" ? [] : (value("LANGUAGE") ?? "").split(separator: ":")
    return list.isEmpty ? [Substring(identifier)] : list
  }

  /// The identifier that counts for a category, as the variable spells it.
  private func identifier(for category: Category) -> String {
    value("LC_ALL") ?? value(category.rawValue) ?? value("LANG") ?? "C"
  }

  private func value(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension LocaleIdentifier {
  /// The locale that the process's environment asks for, in one category.
  ///
  /// The variables are read at every call.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` when the variable that counts has no valid value,
  ///   ``FormatError/engine(call:code:name:)``.
  public static func environment(_ category: LocaleEnvironment.Category) throws(FormatError) -> LocaleIdentifier {
    try LocaleEnvironment.current.locale(for: category)
  }
}

extension LocaleEnvironment.Category: LocaleIdentifierConvertible {
  /// The locale that the process's environment asks for, in this category.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { try .environment(self) }
}

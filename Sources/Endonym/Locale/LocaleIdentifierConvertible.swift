#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What names a locale: a ``LocaleIdentifier``, a text in any of its spellings, or Foundation's `Locale`.
///
/// ```swift
/// try NumberFormat.decimal(locale: "de_DE")
/// ```
public protocol LocaleIdentifierConvertible: Sendable {
  /// The locale that is named.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``, ``FormatError/engine(call:code:name:)``.
  func localeIdentifier() throws(FormatError) -> LocaleIdentifier
}

extension LocaleIdentifier: LocaleIdentifierConvertible {
  /// Itself.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { self }
}

extension String: LocaleIdentifierConvertible {
  /// The locale with this identifier.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { try LocaleIdentifier(self) }
}

extension Substring: LocaleIdentifierConvertible {
  /// The locale with this identifier.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { try LocaleIdentifier(self) }
}

extension Locale: LocaleIdentifierConvertible {
  /// The locale with the same identifier, keywords included.
  public func localeIdentifier() throws(FormatError) -> LocaleIdentifier { try LocaleIdentifier(identifier) }
}

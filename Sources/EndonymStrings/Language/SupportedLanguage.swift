import Endonym

/// A language that an app has, as a list of languages shows it.
public struct SupportedLanguage: Hashable, Sendable, Identifiable {
  /// The language, as the app spells it.
  public let id: String
  /// The language in canonical form.
  public let identifier: LocaleIdentifier
  /// Its name in itself, as in running text: `français`; the identifier where ICU has no name.
  public let name: String
  /// Its name in itself, as in a list or menu: `Français`.
  public let title: String
  /// The direction in which it is read.
  public let direction: WritingDirection

  /// A language of an app.
  /// - Throws: ``LanguageError/invalidLanguage(_:)``, ``LanguageError/engine(_:)``.
  init(_ spelling: String) throws(LanguageError) {
    guard let identifier = LocalizationName(spelling).identifier else { throw .invalidLanguage(spelling) }
    id = spelling
    self.identifier = identifier
    direction = PseudoLanguage(spelling)?.writingDirection ?? identifier.writingDirection
    let name: String
    do { name = try identifier.endonym() } catch .invalidLocale { name = identifier.bcp47 } catch {
      throw .engine(error)
    }
    self.name = name
    // Title case, not upper case: Georgian's capitals are for whole words only.
    let first = name.unicodeScalars.first?.properties.titlecaseMapping ?? ""
    title = first + String(name.unicodeScalars.dropFirst())
  }
}

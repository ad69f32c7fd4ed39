import Endonym

/// A text in several languages: a product's name in a database, a message in a configuration.
///
/// ```swift
/// let name: LocalizedText = ["en": "Paint", "en-GB": "Emulsion", "de": "Farbe"]
/// name.text(for: ["en-AU"])              // Emulsion
/// name.text(for: ["fr"], default: "en")  // Paint
/// ```
///
/// In JSON it is an object: `{"de":"Farbe","en":"Paint","en-GB":"Emulsion"}`.
public struct LocalizedText: Hashable, Sendable {
  /// The texts by language, in any spelling of ``LocalizationName``.
  public var texts: [String: String]

  /// A text in these languages.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// The text in exactly this language, however it is spelled.
  public subscript(language: String) -> String? {
    if let text = texts[language] { return text }
    let name = LocalizationName(language)
    return texts.sorted { $0.key < $1.key }.first { LocalizationName($0.key).isEquivalent(to: name) }?.value
  }

  /// The text for a reader: in the language that fits best, else in the default language, else in the first by name. Empty texts
  /// count as none.
  /// - Parameters:
  ///   - preferred: What the reader wants, the most wanted first.
  ///   - default: The language for those whom none fits.
  ///   - mode: How languages are matched.
  /// - Returns: The text; `nil` when there is none at all.
  public func text(
    for preferred: [String], default: String? = nil, mode: LanguageChain.Mode = .cldr
  ) -> String? {
    if let first = preferred.first, let text = texts[first], !text.isEmpty { return text }
    let available = texts.filter { !$0.value.isEmpty }.keys.sorted()
    // Only ICU out of memory fails; some text is better than none then.
    let chain = try? LanguageChain.best(preferred: preferred, available: available, development: `default`, mode: mode)
    let languages = (chain?.languages ?? []) + available
    return languages.lazy.compactMap { texts[$0] }.first { !$0.isEmpty }
  }

  /// The text for the reader of the current task, ``LanguageContext/current``: in what the reader prefers, though the app itself lacks it,
  /// else in what fits the languages of the app's own texts.
  /// - Parameter default: The language for those whom none fits, and where there is no context.
  /// - Returns: `nil` when there is no text at all.
  public func text(default: String? = nil) -> String? {
    let context = LanguageContext.current
    if let context, let text = fitting(context.preferred) { return text }
    return text(for: context?.languages.languages ?? [], default: `default`)
  }

  /// The text that fits a reader; `nil` when none does.
  private func fitting(_ preferred: [String]) -> String? {
    guard let first = preferred.first else { return nil }
    if let text = texts[first], !text.isEmpty { return text }
    let available = texts.filter { !$0.value.isEmpty }.keys.sorted()
    let match = try? LanguageChain.best(preferred: preferred, available: available).match
    return match.flatMap { texts[$0] }
  }
}

extension LocalizedText: ExpressibleByDictionaryLiteral {
  /// A text in these languages; of a language that comes twice, the last counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { $1 }
  }
}

extension LocalizedText: Codable {
  /// Reads an object of texts by language.
  public init(from decoder: any Decoder) throws {
    texts = try decoder.singleValueContainer().decode([String: String].self)
  }

  /// Writes an object of texts by language.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}

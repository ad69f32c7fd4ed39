import Endonym

/// What is known of a language: for those who wonder which code to use, and which plural forms a translator has to write.
///
/// ```swift
/// let hebrew = try LanguageDescription("iw", namedIn: "en")
/// hebrew.identifier.bcp47       // he
/// hebrew.legacyCodes            // ["iw"]
/// hebrew.ownName                // עברית
/// hebrew.direction              // rightToLeft
/// hebrew.plurals.first?.samples // ["1", "0.0", "0.1", "0.2", "0.3"]
/// ```
public struct LanguageDescription: Hashable, Sendable {
  /// The numbers of a plural category.
  public struct Plural: Hashable, Sendable {
    /// The category.
    public let category: PluralCategory
    /// Numbers that are in it, as they are written, integers first.
    public let samples: [String]
  }

  /// The language in canonical form.
  public let identifier: LocaleIdentifier
  /// The codes that once stood for it.
  public let legacyCodes: [String]
  /// Its name in itself; `nil` where ICU has none.
  public let ownName: String?
  /// Its name in the language that was asked for; the code where ICU has none.
  public let name: String
  /// The direction in which it is read.
  public let direction: WritingDirection
  /// The code of the script that it names, or of the likely one; `nil` where nobody knows.
  public let script: String?
  /// Its plural categories in CLDR's order. A language of which CLDR knows no rules has `other` alone.
  public let plurals: [Plural]

  /// Samples of each category.
  private static let sampleCount = 5

  /// Describes a language by its code, in any spelling.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)`` for what is no language, and for `namedIn` without data,
  ///   ``FormatError/engine(call:code:name:)``.
  public init(_ code: String, namedIn other: String = "en") throws(FormatError) {
    identifier = try LocaleIdentifier(code)
    legacyCodes = try identifier.legacyLanguageCodes()
    do { ownName = try identifier.endonym() } catch .invalidLocale { ownName = nil }
    name = try identifier.name(in: LocaleIdentifier(other))
    direction = identifier.writingDirection
    script = try identifier.maximized.scriptCode
    plurals = try Self.plurals(of: identifier)
  }

  private static func plurals(of identifier: LocaleIdentifier) throws(FormatError) -> [Plural] {
    let rules: PluralRules
    do { rules = try PluralRules(locale: identifier) } catch .invalidLocale { rules = try PluralRules(locale: "und") }
    var samples: [PluralCategory: [String]] = [:]
    for number in candidates {
      let category = try rules.category(for: ExactDecimal(number))
      if samples[category, default: []].count < sampleCount { samples[category, default: []].append(number) }
    }
    var plurals: [Plural] = []
    for category in try rules.categories() {
      plurals.append(Plural(category: category, samples: samples[category] ?? []))
    }
    return plurals
  }

  /// Numbers of every kind that rules tell apart: small and round integers, and fractions.
  private static let candidates: [String] =
    (0...200).map(String.init) + ["1000", "10000", "100000", "1000000"] + (0...20).map { "\($0 / 10).\($0 % 10)" }
}

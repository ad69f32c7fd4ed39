import Endonym
import EndonymStrings

/// What is known of a language by the name of its folder or in a catalog.
package struct LanguageFacts: Sendable {
  /// The name, as it is spelled.
  package let spelling: String
  /// The language, when there is one of that name; `nil` for `Base` and for what names none.
  package let locale: LocaleIdentifier?
  /// What is wrong with the name, in the words of ``FormatError``.
  package let problem: String?
  /// The plural categories that the language tells apart, in CLDR's order; empty when nothing is known.
  package let categories: [PluralCategory]
  /// The categories of integers up to a thousand: those that every translation needs.
  package let integerCategories: Set<PluralCategory>
  /// The categories of decimals with one fraction digit.
  package let decimalCategories: Set<PluralCategory>

  /// What is known of a name.
  package init(_ spelling: String) {
    self.spelling = spelling
    var problem: String?
    var locale: LocaleIdentifier?
    do { locale = try LocaleIdentifier(LocalizationName.code(ofOldName: spelling) ?? spelling) } catch {
      problem = error.description
    }
    if spelling == Self.base { (locale, problem) = (nil, nil) }
    self.locale = locale
    self.problem = problem
    guard let locale, let rules = try? PluralRules(locale: locale), let categories = try? rules.categories() else {
      (categories, integerCategories, decimalCategories) = ([], [], [])
      return
    }
    self.categories = categories
    // Rules of integers repeat every hundred, but for those of millions, which are not asked for.
    integerCategories = Set((0...1_000).compactMap { try? rules.category(for: $0) })
    decimalCategories = Set((1...200).compactMap { try? rules.category(for: Double($0) / 10) })
  }

  /// The name of the folder that holds what is developed, in no language or in that of the sources.
  package static let base = "Base"
}

extension LanguageFacts {
  /// The language of a name, by its code or its English name; `nil` when there is none.
  package static func locale(_ name: String) -> LocaleIdentifier? {
    name == base ? nil : try? LocaleIdentifier(LocalizationName.code(ofOldName: name) ?? name)
  }

  /// Whether a name is one of English.
  static func isEnglish(_ name: String) -> Bool { locale(name)?.languageCode == "en" }
}

import EndonymStrings

/// Translates whole tables into pseudo-languages.
///
/// ```swift
/// let pseudo = PseudoLanguage("en-XA")
/// PseudoTranslation(pseudo).catalog(&catalog)   // adds en-XA to every key that is to be translated
/// ```
public struct PseudoTranslation: Sendable {
  private let language: PseudoLanguage
  /// The language that texts are written under; the pseudo-language's own identifier unless another is given.
  public let identifier: String

  /// Translations into a pseudo-language.
  ///
  /// - Parameters:
  ///   - language: The pseudo-language.
  ///   - identifier: The language to write them under: one that the app does not have, to be chosen on a device that knows no
  ///     pseudo-languages.
  public init(_ language: PseudoLanguage, as identifier: String? = nil) {
    self.language = language
    self.identifier = identifier ?? language.identifier
  }

  /// A table of the same keys with the texts of the pseudo-language. Other values than texts stay.
  public func strings(_ source: StringsFile) -> StringsFile {
    var table = source
    for entry in source.entries {
      if let value = entry.value { table.setValue(language.text(value), forKey: entry.key) }
    }
    return table
  }

  /// A table of the same keys with the texts of the pseudo-language. Entries of a shape that is not known stay.
  public func stringsDictionary(_ source: StringsDictionary) -> StringsDictionary {
    var table = source
    for entry in source.entries {
      if let definition = entry.definition { table.setDefinition(language.definition(definition), forKey: entry.key) }
    }
    return table
  }

  /// Gives every key that is to be translated a text in the pseudo-language, made of that of the source language; without one, the key
  /// is the text. Stale keys have none.
  public func catalog(_ catalog: inout StringCatalog) {
    for entry in catalog.entries where entry.shouldTranslate && entry.extractionState != .stale {
      let source = entry[catalog.sourceLanguage] ?? StringCatalog.Localization(catalog.sourceLanguage, entry.key)
      let translated = localization(source)
      if !translated.isEmpty { catalog.setLocalization(translated, forKey: entry.key) }
    }
  }

  private func localization(_ source: StringCatalog.Localization) -> StringCatalog.Localization {
    var localization = StringCatalog.Localization(identifier)
    localization.text = source.text.mapUnits(language.text)
    localization.substitutions = source.substitutions.map { substitution in
      StringCatalog.Substitution(
        substitution.name, argumentNumber: substitution.argumentNumber, formatSpecifier: substitution.formatSpecifier,
        substitution.text.mapUnits(language.innerText))
    }
    localization.stringSet = source.stringSet.map { set in StringCatalog.StringSet(set.values.map(language.text)) }
    return localization
  }
}

extension StringCatalog.Text {
  /// The same text and variations with other values, all of them translated.
  fileprivate func mapUnits(_ change: (String) -> String) -> StringCatalog.Text {
    var text = StringCatalog.Text(unit.map { StringCatalog.Unit(change($0.value)) })
    // Catalogs nest variations two deep, and readers bound how deep they can be.
    text.variations = variations.map { variation in
      StringCatalog.Variation(
        variation.kind, variation.cases.map { StringCatalog.Case($0.name, $0.text.mapUnits(change)) })
    }
    return text
  }
}

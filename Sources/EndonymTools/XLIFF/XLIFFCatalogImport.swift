import EndonymStrings

/// What an import did.
public struct XLIFFImport: Hashable, Sendable {
  /// Texts that are new or changed.
  public var applied = 0
  /// Translations that were there already.
  public var unchanged = 0
  /// Translations that are not finished, and texts without one.
  public var ignored = 0
  /// What could not be put anywhere.
  public var diagnostics: [Diagnostic] = []

  /// An import that has done nothing yet.
  public init() {}
}

extension StringCatalog {
  /// Takes the translations of a file of XLIFF, as Xcode does.
  ///
  /// A finished translation becomes `translated`; one that is new or needs review is passed over, unless states are kept. What the
  /// catalog has already stays as it is, byte for byte.
  ///
  /// - Parameters:
  ///   - translations: The translations of this catalog.
  ///   - keepsStates: Whether unfinished translations are taken, too, with the states that they have.
  ///   - file: The path of the XLIFF file, for diagnostics.
  /// - Returns: What was done.
  public mutating func apply(
    _ translations: XLIFFDocument.File, keepsStates: Bool = false, file: String = ""
  ) -> XLIFFImport {
    var result = XLIFFImport()
    guard let language = translations.targetLanguage else { return result }
    for unit in translations.units {
      guard let target = unit.target, keepsStates || target.isFinished else {
        result.ignored += 1
        continue
      }
      if let (key, index) = CatalogStringSets.location(unit.id, in: self), let entry = self[key] {
        var localization = entry[language] ?? Localization(language)
        let state = keepsStates ? target.catalogState : .translated
        guard
          localization.setPhrase(target.text, at: index, state: state, like: entry[sourceLanguage]?.stringSet)
        else {
          result.unchanged += 1
          continue
        }
        setLocalization(localization, forKey: key)
        result.applied += 1
        continue
      }
      guard let (key, path) = CatalogUnitText.location(unit.id, in: self), let entry = self[key] else {
        result.diagnostics.append(
          Diagnostic(
            .warning, rule: "unknown-unit", "the catalog has no text \"\(unit.id)\"", file: file,
            position: unit.position))
        continue
      }
      let state = keepsStates ? target.catalogState : .translated
      let source = entry[sourceLanguage] ?? Localization(sourceLanguage, key)
      var localization = entry[language] ?? Localization(language)
      localization.prepare(for: path, like: source)
      // A whole text may refer to parts whose forms come later.
      var model = localization
      for part in source.substitutions where model.substitution(part.name) == nil { model.substitutions.append(part) }
      let text = CatalogUnitText.imported(target.text, at: path, of: model)
      if let old = localization[path],
        old.value.utf8.elementsEqual(text.utf8)
          || old.value.utf8.elementsEqual(target.text.utf8), old.state == state || old.state == .machineTranslated
      {
        result.unchanged += 1
        continue
      }
      var translation = localization[path] ?? Unit(text)
      translation.value = text
      translation.state = state
      localization[path] = translation
      setLocalization(localization, forKey: key)
      result.applied += 1
    }
    return result
  }
}

extension StringCatalog.Localization {
  /// Makes room for a text at the end of a way: a plain text gives way to variations, and a substitution takes the number of the source's.
  fileprivate mutating func prepare(for path: StringCatalog.Path, like source: Self) {
    switch path.steps.first {
    case .substitution(let name)?:
      guard substitution(name) == nil, let model = source.substitution(name) else { return }
      substitutions.append(
        StringCatalog.Substitution(
          name, argumentNumber: model.argumentNumber, formatSpecifier: model.formatSpecifier, StringCatalog.Text()))
    case .plural?, .device?: text.unit = nil
    case nil: if text.unit == nil { text.variations = [] }
    }
  }
}

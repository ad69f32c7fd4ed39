import EndonymStrings

extension XLIFFDocument.File {
  /// The texts of a XIB or storyboard to translate, with the translations that are there.
  ///
  /// - Parameters:
  ///   - source: The interface file.
  ///   - target: The table of the target language beside it, if there is one.
  ///   - original: The path of the interface file below the project's folder.
  ///   - sourceLanguage: The language of the sources.
  ///   - language: The language to translate into.
  public init(
    _ source: InterfaceFile, _ target: StringsFile?, original: String, sourceLanguage: String, language: String
  ) {
    let units = source.strings.map { string in
      XLIFFDocument.Unit(
        id: string.key, source: string.value,
        target: target?[string.key]?.value.map { .init($0, state: "translated") }, note: string.comment)
    }
    self.init(original: original, sourceLanguage: sourceLanguage, targetLanguage: language, units: units)
  }
}

import Endonym

/// A source whose folders are listed and whose catalogs' languages are known.
struct OpenedSource: Sendable {
  /// A catalog or a compiled table.
  struct Catalog: Sendable {
    /// Where its texts are.
    enum Content: Sendable {
      /// In a catalog, of which the places are known.
      case catalog(CatalogIndex)
      /// In a compiled table, which is open.
      case compiled(CompiledTable)
    }

    let file: TableFile
    let content: Content
    /// Its languages as it spells them.
    let languages: [String]
    let sourceLanguage: String
  }

  let source: StringsSource
  let files: SourceFiles
  let catalogs: [Catalog]
  let languages: SourceLanguages
  /// The language of development: given, of the property list of the bundle, or the first catalog's.
  let developmentLanguage: String?

  init(_ source: StringsSource, files: SourceFiles, catalogs: [Catalog], developmentLanguage: String?) {
    self.source = source
    self.files = files
    self.catalogs = catalogs
    var languages = SourceLanguages()
    for (index, localization) in files.localizations.enumerated() {
      languages.add(folder: index, named: localization.name)
    }
    for (index, catalog) in catalogs.enumerated() {
      for language in catalog.languages { languages.add(catalog: index, language: language) }
    }
    self.languages = languages
    self.developmentLanguage =
      developmentLanguage ?? files.developmentLanguage ?? catalogs.first { !$0.sourceLanguage.isEmpty }?.sourceLanguage
      ?? (languages.language("en") != nil ? "en" : nil)
  }

  /// What the order of look-up depends on.
  var order: LookupOrder.Source {
    var isFolder = false
    if case .folder = source { isFolder = true }
    return LookupOrder.Source(
      languages: languages, isFolder: isFolder, hasUnlocalized: !files.unlocalized.isEmpty,
      development: developmentLanguage)
  }

  /// The names of all tables, each once.
  var tableNames: [String] {
    let all = files.unlocalized + files.localizations.flatMap(\.files) + catalogs.map(\.file)
    var seen: Set<ExactText> = []
    return all.map(\.table).filter { seen.insert(ExactText($0)).inserted }
  }

  /// The text files of a table in one place.
  func files(of table: String, at place: LookupOrder.Place) -> [TableFile] {
    let files: [TableFile]
    if let language = place.language {
      files = languages.languages[language].folders.flatMap { self.files.localizations[$0].files }
    } else if place.isBase {
      files = languages.base.flatMap { self.files.localizations[$0].files }
    } else {
      files = self.files.unlocalized
    }
    return files.filter { ExactText($0.table) == ExactText(table) }
  }

  /// The catalogs of a table in one place, with how each spells the language.
  func catalogs(of table: String, at place: LookupOrder.Place) -> [(catalog: Catalog, language: String)] {
    guard let language = place.language else { return [] }
    return languages.languages[language].catalogs.compactMap { index, spelling in
      ExactText(catalogs[index].file.table) == ExactText(table) ? (catalogs[index], spelling) : nil
    }
  }

  /// How the source spells the language of a place.
  func spelling(of place: LookupOrder.Place) -> String? {
    if place.isBase { return languages.base.first.map { files.localizations[$0].name } }
    return place.language.map { languages.languages[$0].spelling }
  }

  /// The language of the messages of a place, by its identifier; `nil` where none is known.
  func identifier(of place: LookupOrder.Place) -> String? {
    if let language = place.language { return languages.languages[language].identifier }
    return place.isBase ? developmentLanguage.map { LocalizationName($0).canonical } : nil
  }
}

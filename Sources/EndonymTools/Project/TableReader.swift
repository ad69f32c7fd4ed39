import EndonymStrings

/// A table with what its files hold beside texts.
struct ReadTable: Sendable {
  /// The files it was read from.
  let files: TableFiles
  /// Its keys in all languages.
  let table: LocalizedTable
  /// How the files are laid out, in their order; those that cannot be read are left out.
  let layouts: [FileLayout]
  /// Its catalogs, for what is only said of catalogs.
  let catalogs: [StringCatalog]
  /// What the readers found wrong.
  let diagnostics: [Diagnostic]
  /// The comments of entries that ask for silence.
  let suppressions: Suppressions
}

/// Reads the files of a table.
struct TableReader {
  private var diagnostics: [Diagnostic] = []
  private var suppressions = Suppressions()
  private var catalogs: [StringCatalog] = []
  private var layouts: [FileLayout] = []
  /// The languages of `.strings` and `.stringsdict` files, in the order of the files.
  private var languages: [Language] = []

  /// What the files of one language say.
  private struct Language {
    let name: String
    var entries: [Entry] = []
    var places: [ExactText: Int] = [:]
  }

  private struct Entry {
    let key: String
    let comment: String?
    let keyPosition: SourcePosition?
    let message: LocatedMessage
    let format: LocalizedFile.Format
  }

  /// Reads a table. A file that cannot be read is told, and left out.
  static func read(_ files: TableFiles, configuration: ToolConfiguration) -> ReadTable {
    var reader = TableReader()
    for file in files.files { reader.read(file) }
    return reader.table(files, configuration)
  }

  private mutating func read(_ file: LocalizedFile) {
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(file.path) } catch {
      diagnostics.append(error)
      return
    }
    layouts.append(FileLayout(bytes, file: file))
    switch file.format {
    case .catalog:
      let reading = StringCatalog.read(bytes, file: file.path)
      diagnostics += reading.diagnostics
      catalogs.append(reading.content)
      for entry in reading.content.entries {
        suppressions.add(entry.comment, from: entry.keyPosition, in: file.path)
      }
    case .strings:
      let reading = StringsFile.read(bytes, file: file.path)
      diagnostics += reading.diagnostics
      for entry in reading.content.entries {
        suppressions.add(entry.comment, from: entry.keyPosition, in: file.path)
        guard let value = entry.value else { continue }
        let message = LocatedMessage(.text(value), file: file.path, position: entry.valuePosition)
        add(entry.key, entry.comment, entry.keyPosition, message, file)
      }
    case .stringsDictionary:
      let reading = StringsDictionary.read(bytes, file: file.path)
      diagnostics += reading.diagnostics
      for entry in reading.content.entries {
        suppressions.add(entry.comment, from: entry.keyPosition, in: file.path)
        guard let definition = entry.definition else { continue }
        let message = LocatedMessage(definition, file: file.path, position: entry.valuePosition)
        add(entry.key, entry.comment, entry.keyPosition, message, file)
      }
    }
  }

  private mutating func add(
    _ key: String, _ comment: String?, _ keyPosition: SourcePosition?, _ message: LocatedMessage, _ file: LocalizedFile
  ) {
    let name = file.language ?? ""
    let index: Int
    if let known = languages.firstIndex(where: { $0.name == name }) {
      index = known
    } else {
      index = languages.count
      languages.append(Language(name: name))
    }
    let entry = Entry(key: key, comment: comment, keyPosition: keyPosition, message: message, format: file.format)
    if let place = languages[index].places[ExactText(key)] {
      // The last one counts, and what `.stringsdict` says before what `.strings` says.
      if languages[index].entries[place].format == .stringsDictionary, file.format == .strings { return }
      languages[index].entries[place] = entry
    } else {
      languages[index].places[ExactText(key)] = languages[index].entries.count
      languages[index].entries.append(entry)
    }
  }

  private func table(_ files: TableFiles, _ configuration: ToolConfiguration) -> ReadTable {
    let source = sourceLanguage(configuration)
    var keys = catalogs.flatMap { catalog in catalog.entries.map { LocalizedKey($0, of: catalog) } }
    // The source language first, so that its order is that of the keys.
    var ordered = languages
    if let place = ordered.firstIndex(where: { $0.name == source }) { ordered.insert(ordered.remove(at: place), at: 0) }
    var told: Set<ExactText> = []
    for (index, language) in ordered.enumerated() {
      for entry in language.entries where told.insert(ExactText(entry.key)).inserted {
        let translations = ordered[index...].compactMap { language -> Translation? in
          guard let place = language.places[ExactText(entry.key)] else { return nil }
          return Translation(language: language.name, message: language.entries[place].message, state: .translated)
        }
        keys.append(
          LocalizedKey(
            key: entry.key, comment: entry.comment, file: entry.message.file, position: entry.keyPosition,
            isTranslated: true, extractionState: nil, translations: translations))
      }
    }
    let names = Set(catalogs.flatMap(\.languages)).union(files.files.compactMap(\.language))
    return ReadTable(
      files: files,
      table: LocalizedTable(
        name: files.name, folder: files.folder, sourceLanguage: source, languages: names.sorted(), keys: keys),
      layouts: layouts, catalogs: catalogs, diagnostics: diagnostics, suppressions: suppressions)
  }

  /// The language that the others are translated from: what the catalog says, what the project says, `Base`, English, or the only one.
  private func sourceLanguage(_ configuration: ToolConfiguration) -> String? {
    if let catalog = catalogs.first { return catalog.sourceLanguage.isEmpty ? nil : catalog.sourceLanguage }
    let names = languages.map(\.name)
    if let wanted = configuration.sourceLanguage, names.contains(wanted) { return wanted }
    if names.contains(LanguageFacts.base) { return LanguageFacts.base }
    if names.contains("en") { return "en" }
    let english = names.filter { $0.lowercased().hasPrefix("en") && LanguageFacts.isEnglish($0) }.sorted()
    return english.first ?? (names.count == 1 ? names.first : nil)
  }
}

extension LocalizedKey {
  init(_ entry: StringCatalog.Entry, of catalog: StringCatalog) {
    key = entry.key
    comment = entry.comment
    file = catalog.file
    position = entry.keyPosition
    isTranslated = entry.shouldTranslate
    extractionState = entry.extractionState
    translations = entry.localizations.compactMap { localization in
      guard let definition = localization.definition(forKey: entry.key, source: entry[catalog.sourceLanguage]) else {
        return nil
      }
      return Translation(
        language: localization.language,
        message: LocatedMessage(definition, file: catalog.file, position: localization.valuePosition),
        state: Translation.State(localization))
    }
  }
}

extension Translation.State {
  /// The least of a localization's states. One that is not known counts as translated.
  fileprivate init(_ localization: StringCatalog.Localization) {
    var least = Translation.State.translated
    localization.forEachUnit { unit in
      if let state = unit.state.flatMap({ Translation.State(rawValue: $0.rawValue) }) { least = max(least, state) }
    }
    if let state = localization.stringSet?.state.flatMap({ Translation.State(rawValue: $0.rawValue) }) {
      least = max(least, state)
    }
    self = least
  }
}

extension StringCatalog.Localization {
  /// Hands out every unit: that of the text, those of its variations, those of substitutions.
  func forEachUnit(_ body: (StringCatalog.Unit) -> Void) {
    text.forEachUnit(body)
    for substitution in substitutions { substitution.text.forEachUnit(body) }
  }
}

extension StringCatalog.Text {
  /// Hands out every unit. How deep variations nest is bounded by the reader.
  func forEachUnit(_ body: (StringCatalog.Unit) -> Void) {
    if let unit { body(unit) }
    for variation in variations {
      for variant in variation.cases { variant.text.forEachUnit(body) }
    }
  }
}

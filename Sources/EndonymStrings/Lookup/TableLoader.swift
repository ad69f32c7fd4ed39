import Endonym
import Synchronization

/// Reads tables, each once: what is in use is shared, what is no longer in use is let go.
final class TableLoader: Sendable {
  /// What is kept of one table in one language.
  private struct Key: Hashable {
    let paths: [String]
    let language: String?
  }

  private final class WeakTable {
    weak var table: MemoryTable?

    init(_ table: MemoryTable) { self.table = table }
  }

  private struct State {
    var tables: [Key: WeakTable] = [:]
    /// Catalogs that were read to know their languages, until the first selection has taken what it needs.
    var catalogs: [String: StringCatalog] = [:]
    var diagnostics: [Diagnostic] = []
  }

  let sources: [OpenedSource]
  /// The table that is asked when none is named: `Localizable`, or that of the one file that is the source.
  let defaultTable: String
  private let state: Mutex<State>

  /// Lists the sources and reads what tells their languages.
  /// - Throws: A diagnostic of a source that is not there, or of a file that is the source and cannot be read.
  init(_ sources: [StringsSource], developmentLanguage: String?) throws(Diagnostic) {
    var state = State()
    var opened: [OpenedSource] = []
    for source in sources {
      let files = try SourceFiles(source)
      var catalogs: [OpenedSource.Catalog] = []
      for file in files.catalogs {
        do {
          let reading = StringCatalog.read(try FileBytes.read(file.path), file: file.path)
          if case .file = source, reading.content.count == 0 { _ = try reading.sound() }
          state.diagnostics += reading.diagnostics
          state.catalogs[file.path] = reading.content
          catalogs.append(
            OpenedSource.Catalog(
              file: file, languages: reading.content.languages, sourceLanguage: reading.content.sourceLanguage))
        } catch {
          // One file of a folder that cannot be read leaves the others to be used.
          guard case .folder = source else { throw error }
          state.diagnostics.append(error)
        }
      }
      opened.append(OpenedSource(source, files: files, catalogs: catalogs, developmentLanguage: developmentLanguage))
    }
    self.sources = opened
    let files = sources.compactMap { if case .file(let path) = $0 { TableFile(path)?.table } else { nil } }
    defaultTable = files.count == sources.count && Set(files).count == 1 ? files[0] : "Localizable"
    self.state = Mutex(state)
  }

  /// The language of development, of the first source that tells it.
  var developmentLanguage: String? { sources.lazy.compactMap(\.developmentLanguage).first }

  /// What is wrong in the files that were read so far.
  var diagnostics: [Diagnostic] { state.withLock(\.diagnostics) }

  /// Lets go of the catalogs that were read to know their languages.
  func releaseCatalogs() { state.withLock { $0.catalogs = [:] } }

  /// What is said of a table in some places: for each, what counts in order.
  func tables(_ name: String, at places: [LookupOrder.Place]) -> [[MemoryTable]] {
    // A catalog is read once for all the languages that are wanted of it.
    var wanted: [String: [String]] = [:]
    for place in places {
      for (catalog, language) in sources[place.source].catalogs(of: name, at: place) {
        wanted[catalog.file.path, default: []].append(language)
      }
    }
    return places.map { place in
      let source = sources[place.source]
      var tables: [MemoryTable] = []
      for (catalog, language) in source.catalogs(of: name, at: place) {
        let languages = wanted.removeValue(forKey: catalog.file.path) ?? [language]
        tables += catalogTable(catalog, language, reading: languages).map { [$0] } ?? []
      }
      let files = source.files(of: name, at: place)
      if !files.isEmpty { tables.append(textTable(files)) }
      return tables
    }
  }
}

extension TableLoader {
  /// The table of a catalog in one language. When the catalog has to be read for it, the other languages to come are kept too.
  private func catalogTable(
    _ catalog: OpenedSource.Catalog, _ language: String, reading languages: [String]
  ) -> MemoryTable? {
    let path = catalog.file.path
    if let table = kept(Key(paths: [path], language: language)) { return table }
    let content: StringCatalog
    if let read = state.withLock({ $0.catalogs[path] }) {
      content = read
    } else {
      guard let bytes = noting({ () throws(Diagnostic) in try FileBytes.read(path) }) else { return nil }
      content = StringCatalog.read(bytes, file: path).content
    }
    var result: MemoryTable?
    for wanted in languages {
      let table = keep(MemoryTable(content, language: wanted), Key(paths: [path], language: wanted))
      if wanted == language { result = table }
    }
    return result
  }

  /// The table of some text files, in which plurals count before texts.
  private func textTable(_ files: [TableFile]) -> MemoryTable {
    let ordered = [TableFile.Form.stringsDictionary, .strings].flatMap { form in files.filter { $0.form == form } }
    let paths = ordered.map(\.path)
    let key = Key(paths: paths, language: nil)
    if let table = kept(key) { return table }
    var messages: [(key: String, message: LocatedMessage)] = []
    for file in ordered {
      guard let bytes = noting({ () throws(Diagnostic) in try FileBytes.read(file.path) }) else { continue }
      messages += read(bytes, file)
    }
    return keep(MemoryTable(files: paths, messages), key)
  }

  /// The messages of a file; of several with one key, the one that counts comes first.
  private func read(_ bytes: [UInt8], _ file: TableFile) -> [(key: String, message: LocatedMessage)] {
    if file.form == .stringsDictionary {
      let reading = StringsDictionary.read(bytes, file: file.path)
      note(reading.diagnostics)
      return reading.content.entries.reversed().compactMap { entry in
        entry.definition.map { (entry.key, LocatedMessage($0, file: file.path, position: entry.valuePosition)) }
      }
    }
    let reading = StringsFile.read(bytes, file: file.path)
    note(reading.diagnostics)
    return reading.content.entries.reversed().compactMap { entry in
      entry.value.map { (entry.key, LocatedMessage(.text($0), file: file.path, position: entry.valuePosition)) }
    }
  }

  private func kept(_ key: Key) -> MemoryTable? { state.withLock { $0.tables[key]?.table } }

  /// Keeps a table as long as it is in use. Where another thread has read the same meanwhile, that one is.
  private func keep(_ table: MemoryTable, _ key: Key) -> MemoryTable {
    state.withLock { state in
      if let other = state.tables[key]?.table { return other }
      state.tables[key] = WeakTable(table)
      return table
    }
  }

  private func note(_ diagnostics: [Diagnostic]) { state.withLock { $0.diagnostics += diagnostics } }

  /// What a call gives; `nil` when it fails, which is noted.
  private func noting<Value>(_ body: () throws(Diagnostic) -> Value) -> Value? {
    do { return try body() } catch {
      note([error])
      return nil
    }
  }
}

extension MemoryTable {
  /// What a catalog says in one language. In the language of its keys, a key without a text is its own.
  convenience init(_ catalog: StringCatalog, language: String) {
    var messages = catalog.messages(for: language)
    if language == catalog.sourceLanguage {
      messages += catalog.entries.map { entry in
        (entry.key, LocatedMessage(.text(entry.key), file: catalog.file, position: entry.keyPosition))
      }
    }
    self.init(files: [catalog.file], messages)
  }
}

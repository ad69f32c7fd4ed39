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
    /// The bytes of catalogs that were scanned for their languages, until the first selection has taken what it needs.
    var catalogs: [String: [UInt8]] = [:]
  }

  let sources: [OpenedSource]
  /// The table that is asked when none is named: `Localizable`, or that of the one file that is the source.
  let defaultTable: String
  /// What is wrong in the files, as far as it has been found.
  let diagnostics: FoundDiagnostics
  private let state: Mutex<State>

  /// Lists the sources and reads what tells their languages.
  /// - Throws: A diagnostic of a source that is not there, or of a file that is the source and cannot be read.
  init(_ sources: [StringsSource], _ options: LocalizedStrings.Options) throws(Diagnostic) {
    var state = State()
    var diagnostics: [Diagnostic] = []
    var opened: [OpenedSource] = []
    for source in sources {
      let files = try SourceFiles(source)
      var catalogs: [OpenedSource.Catalog] = []
      for file in files.catalogs {
        do {
          catalogs.append(try Self.opened(file, isSource: source == .file(file.path), &state, &diagnostics))
        } catch {
          // One file of a folder that cannot be read leaves the others to be used.
          guard case .folder = source else { throw error }
          diagnostics.append(error)
        }
      }
      opened.append(
        OpenedSource(
          source, files: files, catalogs: catalogs, developmentLanguage: options.developmentLanguage))
    }
    self.sources = opened
    let files = sources.compactMap { if case .file(let path) = $0 { TableFile(path)?.table } else { nil } }
    defaultTable = files.count == sources.count && Set(files).count == 1 ? files[0] : "Localizable"
    self.state = Mutex(state)
    self.diagnostics = FoundDiagnostics(options.onDiagnostic)
    self.diagnostics.note(diagnostics)
  }

  /// Scans a catalog, or opens a compiled table.
  private static func opened(
    _ file: TableFile, isSource: Bool, _ state: inout State, _ diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> OpenedSource.Catalog {
    if file.form == .compiled {
      do {
        let table = try CompiledTable(path: file.path)
        return OpenedSource.Catalog(
          file: file, content: .compiled(table), languages: table.languages, sourceLanguage: table.sourceLanguage ?? "")
      } catch {
        throw Diagnostic(error, file: file.path)
      }
    }
    let bytes = try FileBytes.read(file.path)
    let opening = CatalogIndex.open(bytes, file: file.path, languages: [], ownTexts: .all)
    if isSource, opening.index.keyCount == 0 {
      _ = try FileReading(opening.index, diagnostics: opening.diagnostics).sound()
    }
    diagnostics += opening.diagnostics
    state.catalogs[file.path] = bytes
    return OpenedSource.Catalog(
      file: file, content: .catalog(opening.index), languages: opening.index.languages,
      sourceLanguage: opening.index.sourceLanguage)
  }

  /// The language of development, of the first source that tells it.
  var developmentLanguage: String? { sources.lazy.compactMap(\.developmentLanguage).first }

  /// Lets go of the bytes of catalogs.
  func releaseCatalogs() { state.withLock { $0.catalogs = [:] } }

  /// What is said of a table in some places: for each, what counts in order.
  func tables(_ name: String, at places: [LookupOrder.Place]) -> [[any MessageTable]] {
    // What is in memory answers before what comes behind it, which need not hold the same keys.
    var before: [MemoryTable] = []
    var opened: [String: [UInt8]] = [:]
    return places.map { place in
      let source = sources[place.source]
      var tables: [any MessageTable] = []
      for (catalog, language) in source.catalogs(of: name, at: place) {
        switch catalog.content {
        case .compiled(let table): tables.append(CompiledLanguage(table, language: language, path: catalog.file.path))
        case .catalog(let index):
          if let table = catalogTable(index, language, behind: before, &opened) {
            tables.append(table)
            before.append(table)
          }
        }
      }
      let files = source.files(of: name, at: place)
      if !files.isEmpty {
        let table = textTable(files, behind: before)
        tables.append(table)
        before.append(table)
      }
      return tables
    }
  }
}

extension TableLoader {
  /// The table of a catalog in one language, read from its places.
  private func catalogTable(
    _ index: CatalogIndex, _ language: String, behind before: [MemoryTable], _ opened: inout [String: [UInt8]]
  ) -> MemoryTable? {
    let path = index.file
    let key = Key(paths: [path], language: language)
    if let table = kept(key) { return table }
    let held = opened[path] ?? state.withLock { $0.catalogs[path] }
    guard let bytes = held ?? noting({ () throws(Diagnostic) in try FileBytes.read(path) }) else { return nil }
    opened[path] = bytes
    do {
      if !before.isEmpty {
        let lacking = try index.messages(for: language, in: bytes, ownTexts: .all) { Self.lack(before, $0) }
        if lacking.content.count <= index.greatestCount(of: language) / 2 {
          diagnostics.note(lacking.diagnostics)
          return MemoryTable(files: [path], lacking.content)
        }
      }
      let reading = try index.messages(for: language, in: bytes, ownTexts: .all)
      diagnostics.note(reading.diagnostics)
      return keep(MemoryTable(files: [path], reading.content), key)
    } catch {
      // The file was replaced since it was scanned; what it says now counts, as it would after reloading.
      let opening = CatalogIndex.open(bytes, file: path, languages: [language], ownTexts: .all)
      return table(opening.messages[language] ?? [], files: [path], behind: before, key)
    }
  }

  /// The table of some text files, in which plurals count before texts.
  private func textTable(_ files: [TableFile], behind before: [MemoryTable]) -> MemoryTable {
    let ordered = [TableFile.Form.stringsDictionary, .strings].flatMap { form in files.filter { $0.form == form } }
    let paths = ordered.map(\.path)
    let key = Key(paths: paths, language: nil)
    if let table = kept(key) { return table }
    var messages: [(key: String, message: LocatedMessage)] = []
    for file in ordered {
      guard let bytes = noting({ () throws(Diagnostic) in try FileBytes.read(file.path) }) else { continue }
      messages += read(bytes, file)
    }
    return table(messages, files: paths, behind: before, key)
  }

  /// The messages of a file; of several with one key, the one that counts comes first.
  private func read(_ bytes: [UInt8], _ file: TableFile) -> [(key: String, message: LocatedMessage)] {
    if file.form == .stringsDictionary {
      let reading = StringsDictionary.read(bytes, file: file.path)
      diagnostics.note(reading.diagnostics)
      return reading.content.entries.reversed().compactMap { entry in
        entry.definition.map { (entry.key, LocatedMessage($0, file: file.path, position: entry.valuePosition)) }
      }
    }
    let reading = StringsFile.read(bytes, file: file.path)
    diagnostics.note(reading.diagnostics)
    return reading.content.entries.reversed().compactMap { entry in
      entry.value.map { (entry.key, LocatedMessage(.text($0), file: file.path, position: entry.valuePosition)) }
    }
  }

  /// A table of some messages. Behind others it holds what they lack, as nothing else is ever looked up in it: an app in German keeps of its
  /// English texts those that are not translated. A table of which they lack most is kept whole, for other languages to share.
  private func table(
    _ messages: [(key: String, message: LocatedMessage)], files: [String], behind before: [MemoryTable], _ key: Key
  ) -> MemoryTable {
    let lacking = before.isEmpty ? messages : messages.filter { Self.lack(before, $0.key) }
    guard lacking.count > messages.count / 2 else { return MemoryTable(files: files, lacking) }
    return keep(MemoryTable(files: files, messages), key)
  }

  /// Whether none of some tables has a key.
  private static func lack(_ tables: [MemoryTable], _ key: String) -> Bool { !tables.contains { $0.has(key) } }

  private func kept(_ key: Key) -> MemoryTable? { state.withLock { $0.tables[key]?.table } }

  /// Keeps a table as long as it is in use. Where another thread has read the same meanwhile, that one is.
  private func keep(_ table: MemoryTable, _ key: Key) -> MemoryTable {
    state.withLock { state in
      if let other = state.tables[key]?.table { return other }
      state.tables[key] = WeakTable(table)
      return table
    }
  }

  /// What a call gives; `nil` when it fails, which is noted.
  private func noting<Value>(_ body: () throws(Diagnostic) -> Value) -> Value? {
    do { return try body() } catch {
      diagnostics.note([error])
      return nil
    }
  }
}

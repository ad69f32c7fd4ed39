import EndonymStrings

/// Compiles a catalog to the tables that are looked up at run time, as Apple's `xcstringstool compile` does.
///
/// ```swift
/// let compilation = CatalogCompiler().compile(catalog, table: "Localizable")
/// compilation.outputs.map(\.path)   // ["de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", …]
/// ```
///
/// - A language's tables hold only what the catalog says in that language. Nothing is filled in from another one; a language of which
///   the catalog says nothing has no table.
/// - Plain texts go to `.strings`; plurals, devices and substitutions to `.stringsdict`. The text for `other` devices is in both.
/// - Texts that are `new` are left out when Xcode keeps their entry from the sources. Entries that are managed by hand are all there,
///   and one without a source text is its own.
public struct CatalogCompiler: Sendable {
  /// Which tables hold what.
  public enum Format: String, CaseIterable, Sendable {
    /// Plain texts in `.strings`, the rest in `.stringsdict`.
    case stringsAndStringsdict
    /// Everything in `.stringsdict`.
    case stringsdictOnly
    /// All languages in one `.endonymtable`, Endonym's own form, which is opened at once: ``CompiledTable``.
    case compiledTable
  }

  /// How tables are written.
  public enum Serialization: String, CaseIterable, Sendable {
    /// XML property lists.
    case text
    /// Binary property lists.
    case binary
  }

  /// Which tables hold what.
  public var format: Format
  /// How tables are written.
  public var serialization: Serialization
  /// The languages to compile, as the catalog spells them; `nil` for all.
  public var languages: [String]?
  /// Whether texts that the sources hold, too, are compiled although they are `new`.
  public var buildsAllStrings: Bool

  /// A compiler.
  public init(
    format: Format = .stringsAndStringsdict, serialization: Serialization = .text, languages: [String]? = nil,
    buildsAllStrings: Bool = false
  ) {
    self.format = format
    self.serialization = serialization
    self.languages = languages
    self.buildsAllStrings = buildsAllStrings
  }

  /// A table of one language.
  public struct Output: Hashable, Sendable {
    /// The path below the output folder: `de.lproj/Localizable.strings`.
    public var path: String
    /// The bytes of the file.
    public var bytes: [UInt8]
  }

  /// What became of a catalog.
  public struct Compilation: Hashable, Sendable {
    /// The tables in the order of the languages' codes, each language's `.strings` first.
    public var outputs: [Output]
    /// What the compiler refuses, and what it warns of.
    public var diagnostics: [Diagnostic]
  }

  /// The tables of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - table: The name of the table: the catalog's file without its extension.
  /// - Returns: The tables, also when there are errors, of what is sound.
  public func compile(_ catalog: StringCatalog, table: String) -> Compilation {
    var outputs: [Output] = []
    var diagnostics = catalog.check()
    if format == .compiledTable {
      do { outputs = [try compiledTable(catalog, table)] } catch {
        diagnostics.append(Diagnostic(.error, rule: "compiled-table", error.description, file: catalog.file))
      }
      return Compilation(outputs: outputs, diagnostics: diagnostics)
    }
    for language in catalog.languages where languages?.contains(language) ?? true {
      guard LprojName.isSafe(language) else {
        diagnostics.append(
          Diagnostic(
            .error, rule: "language-name", "expected a language code as the name of a folder, found '\(language)'",
            file: catalog.file))
        continue
      }
      var tables = OutputTables(form: serialization == .text ? .xml : .binary, format: format)
      for (key, message) in messages(of: catalog, for: language) { tables.add(key, message.definition) }
      outputs += tables.outputs(folder: "\(language).lproj", table: table)
    }
    return Compilation(outputs: outputs, diagnostics: diagnostics)
  }

  /// A table without keys for a path below the output folder: build systems wait for files that they were told of.
  public func emptyTable(path: String) -> Output {
    Output(path: path, bytes: StringsFile(form: serialization == .text ? .xml : .binary).bytes())
  }

  /// What a language's tables hold.
  private func messages(of catalog: StringCatalog, for language: String) -> [(key: String, message: LocatedMessage)] {
    if buildsAllStrings { return catalog.messages(for: language) }
    return catalog.messages(for: language).filter { key, _ in
      // The source text of such an entry stands in the sources, where it is found without a table.
      guard let entry = catalog[key], entry.extractionState == .extractedWithValue else { return true }
      return entry[language]?.isNew != true
    }
  }

  /// One table of all languages.
  private func compiledTable(_ catalog: StringCatalog, _ table: String) throws(CompiledTableError) -> Output {
    let names = catalog.languages.filter { languages?.contains($0) ?? true }
    let bytes = try CompiledTable.bytes(
      of: names.map { ($0, messages(of: catalog, for: $0)) },
      sourceLanguage: catalog.sourceLanguage.isEmpty ? nil : catalog.sourceLanguage)
    return Output(path: "\(table).endonymtable", bytes: bytes)
  }
}

/// The two tables of a language.
private struct OutputTables {
  private var strings: StringsFile
  private var dictionary: StringsDictionary
  private let format: CatalogCompiler.Format

  init(form: PropertyListForm, format: CatalogCompiler.Format) {
    strings = StringsFile(form: form)
    dictionary = StringsDictionary(form: form)
    self.format = format
  }

  mutating func add(_ key: String, _ definition: MessageDefinition) {
    switch (definition, format) {
    case (.text(let text), .stringsAndStringsdict): strings.append(key, text)
    case (.devices(let variants), .stringsAndStringsdict):
      dictionary.append(key, definition)
      // What cannot choose a device shows this one.
      if case .text(let text)? = variants.last(where: { $0.selector == "other" })?.definition {
        strings.append(key, text)
      }
    default: dictionary.append(key, definition)
    }
  }

  func outputs(folder: String, table: String) -> [CatalogCompiler.Output] {
    var outputs: [CatalogCompiler.Output] = []
    if !strings.entries.isEmpty {
      outputs.append(.init(path: "\(folder)/\(table).strings", bytes: strings.bytes()))
    }
    if !dictionary.entries.isEmpty {
      outputs.append(.init(path: "\(folder)/\(table).stringsdict", bytes: dictionary.bytes()))
    }
    return outputs
  }
}

/// Names of languages' folders.
enum LprojName {
  /// Characters of a language's name. BCP 47 codes in use are far shorter.
  static let lengthLimit = 64

  /// Whether a language can name a folder without leading elsewhere: letters, digits, hyphens and low lines.
  static func isSafe(_ language: String) -> Bool {
    (1...lengthLimit).contains(language.utf8.count)
      && language.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_")
      }
  }
}

import EndonymStrings

/// The tables that sources ask for: every key once, with all that the sources say of it.
///
/// ```swift
/// let tables = ExtractedTables([CSourceReader().read(bytes, file: "a.m")])
/// tables.tables.map(\.name)   // ["Localizable"]
/// ```
public struct ExtractedTables: Sendable {
  /// A key of a table.
  public struct Entry: Hashable, Sendable {
    /// Where a key is used.
    public struct Place: Hashable, Sendable {
      /// The source file.
      public let file: String
      /// Where the key stands in it.
      public let position: SourcePosition
    }

    /// The key.
    public let key: String
    /// The default value, if a call gives one: the first.
    public internal(set) var defaultValue: String?
    /// The comments, each once, in the order of their letters.
    public internal(set) var comments: [String]
    /// Where it is used, in the order of the files.
    public internal(set) var places: [Place]

    /// The text of the source language.
    public var sourceText: String { defaultValue ?? key }
  }

  /// A table.
  public struct Table: Sendable {
    /// Its name: `Localizable`.
    public let name: String
    /// Its keys, in the order in which they were found.
    public internal(set) var entries: [Entry]
    var indices: [ExactText: Int] = [:]

    /// The entry of a key, compared by code points.
    public subscript(key: String) -> Entry? { indices[ExactText(key)].map { entries[$0] } }
  }

  /// Which strings make the tables.
  public struct Selection: Sendable {
    /// The kinds of calls.
    public var origins: Set<ExtractedString.Origin>
    /// Tables that are left out.
    public var skippedTables: Set<String>

    /// Strings of some kinds, without those of some tables.
    public init(
      origins: Set<ExtractedString.Origin> = Set(ExtractedString.Origin.allCases), skippedTables: Set<String> = []
    ) {
      (self.origins, self.skippedTables) = (origins, skippedTables)
    }
  }

  /// The tables, in the order of their names.
  public private(set) var tables: [Table] = []
  /// Keys whose calls do not agree, with the words of genstrings.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The tables of some sources, which are in the order in which values win.
  public init(_ readings: some Sequence<SourceReading>, _ selection: Selection = Selection()) {
    var tables: [String: Table] = [:]
    for reading in readings {
      for string in reading.strings where selection.origins.contains(string.origin) {
        let name = string.tableName
        if selection.skippedTables.contains(name) { continue }
        add(string, of: reading.file, to: &tables[name, default: Table(name: name, entries: [])])
      }
    }
    self.tables = tables.values.sorted { $0.name < $1.name }
    for table in self.tables { reportComments(of: table) }
    diagnostics.sort { ($0.file, $0.position ?? .start) < ($1.file, $1.position ?? .start) }
  }

  private mutating func add(_ string: ExtractedString, of file: String, to table: inout Table) {
    let place = Entry.Place(file: file, position: string.position)
    guard let index = table.indices[ExactText(string.key)] else {
      table.indices[ExactText(string.key)] = table.entries.count
      table.entries.append(
        Entry(
          key: string.key, defaultValue: string.defaultValue, comments: string.comment.map { [$0] } ?? [],
          places: [place]))
      return
    }
    table.entries[index].places.append(place)
    if let comment = string.comment, !table.entries[index].comments.contains(comment) {
      table.entries[index].comments.append(comment)
      table.entries[index].comments.sort()
    }
    guard let value = string.defaultValue else { return }
    guard let kept = table.entries[index].defaultValue else {
      table.entries[index].defaultValue = value
      return
    }
    if ExactText(kept) != ExactText(value) {
      diagnostics.append(
        Diagnostic(
          ExtractionRules.multipleValues,
          "Key \(QuotedText.quoted(string.key)) used with multiple values. Value \(QuotedText.quoted(kept)) kept. Value \(QuotedText.quoted(value)) ignored.",
          file: file, position: string.position))
    }
  }

  private mutating func reportComments(of table: Table) {
    for entry in table.entries where entry.comments.count > 1 {
      let comments = entry.comments.map(QuotedText.quoted).joined(separator: " & ")
      diagnostics.append(
        Diagnostic(
          ExtractionRules.multipleComments,
          "Key \(QuotedText.quoted(entry.key)) used with multiple comments \(comments)",
          file: entry.places.last?.file ?? "", position: entry.places.last?.position))
    }
  }
}

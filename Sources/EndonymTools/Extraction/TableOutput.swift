import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes extracted tables to files of a folder.
public struct TableOutput: Sendable {
  /// What a table is written to.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// `Name.strings`, as genstrings writes it.
    case strings
    /// `Name.xcstrings`, which is brought up to date as Xcode does.
    case xcstrings
  }

  /// How tables are written.
  public struct Options: Sendable {
    /// What a table is written to.
    public var format = Format.strings
    /// How a `.strings` table is written; whether arguments are numbered holds for catalogs, too.
    public var table = GenstringsTable.Options()
    /// Whether what a `.strings` table has already stays, with its order, style and encoding.
    public var appends = false
    /// Whether keys of a catalog that the sources lack become stale.
    public var marksStale = true
    /// The source language of a new catalog.
    public var sourceLanguage = "en"
    /// Whether files are written; otherwise those that would change are told.
    public var writes = true

    /// As genstrings writes.
    public init() {}
  }

  private let folder: String
  private let options: Options

  /// Tables in a folder, which has to exist.
  public init(folder: String, options: Options = Options()) { (self.folder, self.options) = (folder, options) }

  /// Writes all tables of sources. A catalog of the default table is brought up to date even when no source asks for it any more.
  ///
  /// - Returns: What is wrong with the files that were there, and which are out of date.
  /// - Throws: A diagnostic when a file cannot be read or written.
  public func write(_ tables: ExtractedTables, _ selection: ExtractedTables.Selection) throws(Diagnostic)
    -> [Diagnostic]
  {
    var all = tables.tables
    let name = ExtractedString.defaultTable
    if options.format == .xcstrings, !selection.skippedTables.contains(name), !all.contains(where: { $0.name == name }),
      FileManager.default.fileExists(atPath: path(of: name))
    {
      all.append(ExtractedTables.Table(name: name, entries: []))
    }
    var diagnostics: [Diagnostic] = []
    for table in all { diagnostics += try write(table) }
    return diagnostics
  }

  private func path(of table: String) -> String {
    let name = "\(table).\(options.format.rawValue)"
    return folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Writes a table.
  ///
  /// - Returns: What is wrong with the file that was there, and whether it is out of date.
  /// - Throws: A diagnostic when the file cannot be read or written.
  public func write(_ table: ExtractedTables.Table) throws(Diagnostic) -> [Diagnostic] {
    let path = path(of: table.name)
    let old = FileManager.default.fileExists(atPath: path) ? try FileBytes.read(path) : nil
    var diagnostics: [Diagnostic] = []
    guard let new = bytes(table, old: old, path: path, &diagnostics), new != old else { return diagnostics }
    if options.writes {
      try FileBytes.write(new, to: path)
    } else {
      diagnostics.append(
        Diagnostic(ExtractionRules.outOfDate, "the table is not what the sources ask for", file: path))
    }
    return diagnostics
  }

  /// The file as it is to be; `nil` when the one that is there cannot be read whole, and so is not written over.
  private func bytes(
    _ table: ExtractedTables.Table, old: [UInt8]?, path: String, _ diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    switch options.format {
    case .strings:
      guard options.appends, let old else { return GenstringsTable(table.entries, options: options.table).bytes }
      let reading = StringsFile.read(old, file: path)
      diagnostics += reading.diagnostics
      return reading.hasErrors ? nil : StringsMerge(options.table).merge(table.entries, into: reading.content)
    case .xcstrings:
      let merge = CatalogMerge(marksStale: options.marksStale, numbersArguments: options.table.numbersArguments)
      guard let old else {
        var catalog = StringCatalog(sourceLanguage: options.sourceLanguage, file: path)
        _ = merge.merge(table.entries, into: &catalog)
        return catalog.bytes()
      }
      let reading = StringCatalog.read(old, file: path)
      diagnostics += reading.diagnostics
      if reading.hasErrors { return nil }
      var catalog = reading.content
      return merge.merge(table.entries, into: &catalog).isEmpty ? old : catalog.bytes()
    }
  }
}

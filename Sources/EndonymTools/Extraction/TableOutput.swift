import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes extracted tables to files of a folder.
public struct TableOutput: Sendable {
  private let folder: String
  private let options: GenstringsTable.Options
  private let appends: Bool
  private let writes: Bool

  /// Where and how tables are written.
  ///
  /// - Parameters:
  ///   - folder: The folder, which has to exist.
  ///   - options: How a new table is written.
  ///   - appends: Whether what a table has already stays, with its order, style and encoding.
  ///   - writes: Whether files are written; otherwise those that would change are told.
  public init(folder: String, options: GenstringsTable.Options, appends: Bool = false, writes: Bool = true) {
    (self.folder, self.options, self.appends, self.writes) = (folder, options, appends, writes)
  }

  /// Writes a table to `Name.strings`.
  ///
  /// - Returns: What is wrong with the file that was there, and whether it is out of date.
  /// - Throws: A diagnostic when the file cannot be written.
  public func write(_ table: ExtractedTables.Table) throws(Diagnostic) -> [Diagnostic] {
    let path = (folder.hasSuffix("/") || folder.isEmpty ? folder : folder + "/") + table.name + ".strings"
    let old = FileManager.default.fileExists(atPath: path) ? try FileBytes.read(path) : nil
    var diagnostics: [Diagnostic] = []
    let new: [UInt8]
    if appends, let old {
      let reading = StringsFile.read(old, file: path)
      diagnostics = reading.diagnostics
      // A table that cannot be read whole is not written over.
      if reading.hasErrors { return diagnostics }
      new = StringsMerge(options).merge(table.entries, into: reading.content)
    } else {
      new = GenstringsTable(table.entries, options: options).bytes
    }
    guard new != old else { return diagnostics }
    if writes {
      try FileBytes.write(new, to: path)
    } else {
      diagnostics.append(
        Diagnostic(.error, rule: "out-of-date", "the table is not what the sources ask for", file: path))
    }
    return diagnostics
  }
}

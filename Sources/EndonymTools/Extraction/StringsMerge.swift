import EndonymStrings

/// Adds what sources ask for to a `.strings` table: keys that it has keep their translations and their places, their
/// comments follow the sources, and new ones come behind the last.
public struct StringsMerge: Sendable {
  private let options: GenstringsTable.Options

  /// A merge that writes new values as genstrings does.
  public init(_ options: GenstringsTable.Options = GenstringsTable.Options()) { self.options = options }

  /// The file with the keys of a table.
  public func merge(_ entries: [ExtractedTables.Entry], into file: StringsFile) -> [UInt8] {
    var file = file
    let writer = GenstringsTable(entries, options: options)
    for entry in GenstringsTable.sorted(entries) {
      if file[entry.key] == nil {
        file.append(entry.key, writer.value(of: entry), comment: GenstringsTable.comment(of: entry))
      } else if !entry.comments.isEmpty {
        file.setComment(GenstringsTable.comment(of: entry), forKey: entry.key)
      }
    }
    return file.bytes()
  }
}

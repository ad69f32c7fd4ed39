import EndonymStrings

/// A catalog or a table of strings, whichever a file holds.
public enum AnyTable: Sendable {
  case catalog(StringCatalog)
  case strings(StringsFile)
  case stringsDictionary(StringsDictionary)

  /// Reads a file by its extension: `xcstrings`, `strings`, `stringsdict`.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - file: The path to name in findings.
  ///   - name: The name that tells the kind; git hands over copies whose own names do not.
  /// - Returns: The table, and what is wrong with the file.
  /// - Throws: A diagnostic of the rule `unknown-format`.
  public static func read(
    _ bytes: [UInt8], file: String, named name: String? = nil
  ) throws(Diagnostic) -> FileReading<AnyTable> {
    let name = name ?? file
    switch name.split(separator: ".").last {
    case "xcstrings":
      let reading = StringCatalog.read(bytes, file: file)
      return FileReading(.catalog(reading.content), diagnostics: reading.diagnostics)
    case "strings":
      let reading = StringsFile.read(bytes, file: file)
      return FileReading(.strings(reading.content), diagnostics: reading.diagnostics)
    case "stringsdict":
      let reading = StringsDictionary.read(bytes, file: file)
      return FileReading(.stringsDictionary(reading.content), diagnostics: reading.diagnostics)
    default:
      let message = "expected a file that ends in .xcstrings, .strings or .stringsdict"
      throw Diagnostic(.error, rule: "unknown-format", message, file: name)
    }
  }

  /// The file's bytes.
  public func bytes() -> [UInt8] {
    switch self {
    case .catalog(let catalog): catalog.bytes()
    case .strings(let table): table.bytes()
    case .stringsDictionary(let table): table.bytes()
    }
  }
}

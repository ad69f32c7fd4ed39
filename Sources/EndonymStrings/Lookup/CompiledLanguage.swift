/// One language of a compiled table: keys are looked up in the file, each when it is asked for first.
final class CompiledLanguage: MessageTable {
  let files: [String]
  private let table: CompiledTable
  private let language: String
  private let path: String

  init(_ table: CompiledTable, language: String, path: String) {
    self.table = table
    self.language = language
    self.path = path
    files = [path]
  }

  func message(for key: String) throws(Diagnostic) -> LocatedMessage? {
    do { return try table.message(for: key, language: language) } catch { throw Diagnostic(error, file: path) }
  }
}

extension Diagnostic {
  /// A compiled table that cannot be used, as a whole or at a place.
  init(_ error: CompiledTableError, file: String) {
    self.init(.error, rule: "compiled-table", error.description, file: file)
  }
}

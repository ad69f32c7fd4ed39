/// One language of a compiled table: keys are looked up in the file, each when it is asked for first.
final class CompiledLanguage: MessageTable {
  let files: [String]
  private let table: CompiledTable
  private let language: String

  init(_ table: CompiledTable, language: String, path: String) {
    self.table = table
    self.language = language
    files = [path]
  }

  /// What a key is; `nil` also where the file is damaged, so that the next table is asked.
  func message(for key: String) -> LocatedMessage? { (try? table.message(for: key, language: language)) ?? nil }
}

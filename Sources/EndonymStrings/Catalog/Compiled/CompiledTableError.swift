/// Why a compiled table cannot be used.
public enum CompiledTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(reason: String)
  /// The file does not begin as a compiled table does.
  case notATable
  /// The table was written in another version of the format.
  case otherVersion(found: UInt32, expected: UInt32)
  /// The table was written on a machine with the other byte order.
  case otherByteOrder
  /// The file does not have the size, in bytes, that it says it has: it is cut off, or something follows it.
  case wrongSize(found: Int, expected: UInt64)
  /// Something in the file is not as it was written; the place is in bytes from the start of the file.
  case damaged(offset: Int)
  /// What is to be written does not fit: more than ``CompiledTable/greatestByteCount`` bytes, ``CompiledTable/greatestLanguageCount``
  /// languages or files.
  case tooLarge
  /// A definition to be written nests deeper than ``CompiledTable/greatestDepth``.
  case tooDeep(key: String)
  /// A language is to be written twice.
  case duplicateLanguage(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the compiled table cannot be read: \(reason)"
    case .notATable: "expected a compiled table, found something else"
    case .otherVersion(let found, let expected):
      "expected a compiled table of version \(expected), found version \(found): compile it again"
    case .otherByteOrder: "the compiled table was written on a machine of the other byte order: compile it again"
    case .wrongSize(let found, let expected): "expected a compiled table of \(expected) bytes, found \(found)"
    case .damaged(let offset): "the compiled table is damaged at byte \(offset): compile it again"
    case .tooLarge: "the tables are too large to be compiled into one file"
    case .tooDeep(let key): "the definition of '\(key)' nests too deep to be compiled"
    case .duplicateLanguage(let language): "the language '\(language)' is there twice"
    }
  }
}

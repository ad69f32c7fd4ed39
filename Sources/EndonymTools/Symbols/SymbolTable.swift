import EndonymStrings

/// The texts of a table in its source language, as symbols are made of them.
public struct SymbolTable: Sendable {
  /// A key with what its symbol tells.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// What tells translators about it.
    public var comment: String?
    /// The source text; `nil` when the key is its own.
    public var definition: MessageDefinition?
    /// Whether the key is managed by hand, so that a symbol is made of it by default.
    public var isManual: Bool
    /// What the catalog says on whether there is a symbol.
    public var generatesSymbol: Bool?
    /// Where the key stands.
    public var position: SourcePosition?

    /// A key with its source text.
    public init(
      key: String, comment: String? = nil, definition: MessageDefinition?, isManual: Bool = true,
      generatesSymbol: Bool? = nil, position: SourcePosition? = nil
    ) {
      self.key = key
      self.comment = comment
      self.definition = definition
      self.isManual = isManual
      self.generatesSymbol = generatesSymbol
      self.position = position
    }
  }

  /// The table's name: `Localizable`.
  public var name: String
  /// The path of the file, for diagnostics.
  public var file: String
  /// The keys, each once.
  public var entries: [Entry]

  /// The name of the file without its folders: `Localizable.xcstrings`.
  public var fileName: String { file.split(separator: "/").last.map(String.init) ?? name }

  /// A table of some keys.
  public init(name: String, file: String, entries: [Entry]) {
    self.name = name
    self.file = file
    self.entries = entries
  }
}

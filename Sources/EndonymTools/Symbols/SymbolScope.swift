import EndonymStrings

/// The names that stand in `LocalizedStringResource` itself: the namespaces of the tables of one run, and what the sources declare for
/// their own use. Swift lets neither two namespaces nor a namespace and a symbol have one name, whatever the symbol's arguments.
struct SymbolScope {
  /// The namespace of each table, in their order; `nil` for the table whose symbols need none.
  private(set) var namespaces: [String?]
  /// Tables whose namespace had to be named otherwise, by the place of the table.
  private(set) var diagnostics: [Int: Diagnostic] = [:]
  /// What a name belongs to, in words.
  private var owners: [String: String]

  /// The constants of every source: the bodies of symbols refer to one of them, which a symbol or an argument of its name would hide.
  static let constants: Set<String> = ["resourceBundle", "resourceBundleDescription"]

  /// The table whose symbols stand in no namespace.
  private static let plainTable = "Localizable"

  init(_ tables: [SymbolTable]) {
    namespaces = tables.map { _ in nil }
    owners = Dictionary(uniqueKeysWithValues: Self.constants.map { ($0, "a constant of the source") })
    let wanted = tables.enumerated().filter { $0.element.name != Self.plainTable }.map { index, table in
      (index: index, table: table, name: SymbolName.namespace(forTable: table.name))
    }
    // A table whose own name can stand as it is keeps it, whatever order the tables were given in.
    let ordered = wanted.sorted { left, right in
      let isOwn = (left: left.name == left.table.name, right: right.name == right.table.name)
      if isOwn.left != isOwn.right { return isOwn.left }
      return left.table.name.unicodeScalars.lexicographicallyPrecedes(right.table.name.unicodeScalars)
    }
    for (index, table, wanted) in ordered {
      let name = SymbolName.numbered(wanted) { owners[$0] == nil }
      if let owner = owners[wanted] {
        diagnostics[index] = Diagnostic(
          .warning, rule: SymbolGenerator.collisionRule,
          "the namespace of the table \"\(table.name)\" has the same name as \(owner), \(wanted), and becomes \(name)",
          file: table.file)
      }
      owners[name] = "the namespace of the table \"\(table.name)\""
      namespaces[index] = name
    }
  }

  /// What a symbol of a name would collide with, in words; `nil` when nothing does.
  func owner(of name: String, inNamespace namespace: String?) -> String? {
    // What stands in a namespace hides nothing but what the bodies of its symbols refer to.
    namespace == nil || Self.constants.contains(name) ? owners[name] : nil
  }
}

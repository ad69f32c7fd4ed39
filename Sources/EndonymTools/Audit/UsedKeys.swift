import EndonymStrings

/// The keys that sources use, by table: what an extraction found.
public struct UsedKeys: Sendable {
  private let tables: [String: Set<String>]
  private let members: MemberNames

  /// Keys by table, and the members that the sources name: a key that is managed by hand is used by its symbol.
  public init(_ tables: [String: Set<String>], members: MemberNames = MemberNames()) {
    self.tables = tables
    self.members = members
  }

  /// The keys that an extraction found.
  public init(_ tables: ExtractedTables, members: MemberNames = MemberNames()) {
    self.init(
      Dictionary(tables.tables.map { ($0.name, Set($0.entries.map(\.key))) }) { $0.union($1) }, members: members)
  }

  /// The keys of the tables that an extraction has written.
  ///
  /// - Throws: A diagnostic when a file cannot be read.
  public init(extracted project: LocalizationProject) throws(Diagnostic) {
    var tables: [String: Set<String>] = [:]
    for file in project.files {
      let bytes = try FileBytes.read(file.path)
      let keys: [String] =
        switch file.format {
        case .strings: StringsFile.read(bytes, file: file.path).content.entries.map(\.key)
        case .stringsDictionary: StringsDictionary.read(bytes, file: file.path).content.entries.map(\.key)
        case .catalog: StringCatalog.read(bytes, file: file.path).content.entries.map(\.key)
        }
      tables[file.table, default: []].formUnion(keys)
    }
    self.init(tables)
  }

  /// Whether the sources use a key of a table.
  func contains(_ key: LocalizedKey, in table: String) -> Bool {
    if let keys = tables[table], keys.contains(key.key) { return true }
    return key.extractionState == .manual && members.contains(SymbolName.member(forKey: key.key))
  }

  /// Whether the sources are what uses a table's keys: not those of `Info.plist`, of interface files and of the system's menus.
  func isToldOf(_ table: LocalizedTable, in project: LocalizationProject) -> Bool {
    if tables[table.name] != nil { return true }
    if table.isInfoPlist || Self.systemTables.contains(table.name) || table.keys.allSatisfy(Self.isOfInterfaceFile) {
      return false
    }
    return !project.resources.contains { resource in
      resource.folder == table.folder && ["\(table.name).storyboard", "\(table.name).xib"].contains(resource.name)
    }
  }

  /// Tables that the system looks into: of the Services menu, of app shortcuts, of Settings.
  private static let systemTables: Set<String> = ["AppShortcuts", "ServicesMenu", "Root"]

  /// Whether a key names an object of an interface file: `8ie-xW-0ye.text`.
  private static func isOfInterfaceFile(_ key: LocalizedKey) -> Bool {
    guard let point = key.key.firstIndex(of: ".") else { return false }
    let pieces = key.key[..<point].split(separator: "-", omittingEmptySubsequences: false)
    return pieces.count == 3 && zip(pieces, [3, 2, 3]).allSatisfy { $0.count == $1 }
      || pieces.count == 1 && Int(pieces[0]) != nil
  }
}

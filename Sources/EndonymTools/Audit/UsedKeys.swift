import EndonymStrings

/// The keys that sources use, by table: what an extraction found.
public struct UsedKeys: Sendable {
  private let tables: [String: Set<String>]

  /// Keys by table.
  public init(_ tables: [String: Set<String>]) { self.tables = tables }

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
    self.tables = tables
  }

  /// Whether a table has a key that the sources use.
  func contains(_ key: String, in table: String) -> Bool { tables[table]?.contains(key) ?? false }

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

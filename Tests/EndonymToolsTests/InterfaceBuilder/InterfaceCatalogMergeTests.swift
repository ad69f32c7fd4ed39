import EndonymStrings
import EndonymTools
import RealFiles
import Testing

@Suite("Merging an interface into its catalog")
struct InterfaceCatalogMergeTests {
  private static func interface(_ items: [(id: String, title: String)]) -> InterfaceFile {
    let elements = items.map { "<menuItem id=\"\($0.id)\" title=\"\($0.title)\"/>" }.joined()
    return InterfaceFile.read(
      Array("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">\(elements)</document>".utf8)
    ).content
  }

  private static func comment(_ id: String, _ title: String) -> String {
    "Class = \"NSMenuItem\"; title = \"\(title)\"; ObjectID = \"\(id)\";"
  }

  /// A key as Xcode has it: with ibtool's comment, the source as new, and perhaps a translation.
  private static func entry(
    _ id: String, _ title: String, german: String? = nil, state: StringCatalog.ExtractionState = .extractedWithValue,
    germanState: StringCatalog.UnitState = .translated, comment: String? = nil
  ) -> StringCatalog.Entry {
    var entry = StringCatalog.Entry("\(id).title", comment: comment ?? self.comment(id, title))
    entry.extractionState = state
    entry.localizations = [StringCatalog.Localization("en", title, state: .new)]
    if let german { entry["de"] = StringCatalog.Localization("de", german, state: germanState) }
    return entry
  }

  private static func merge(_ interface: InterfaceFile, _ entries: [StringCatalog.Entry]) -> InterfaceCatalogMerge {
    var catalog = StringCatalog(sourceLanguage: "en")
    for entry in entries { catalog.setEntry(entry) }
    return InterfaceCatalogMerge(interface, into: catalog)
  }

  /// The objects of an interface, a catalog before and after, and what is told.
  static let table:
    [(
      items: [(id: String, title: String)], before: [StringCatalog.Entry], after: [StringCatalog.Entry],
      changes: [InterfaceMerge.Change]
    )] = [
      ([("a", "Open")], [entry("a", "Open", german: "Öffnen")], [entry("a", "Open", german: "Öffnen")], []),
      ([("a", "Open")], [], [entry("a", "Open")], [.added]),
      // A text with placeholders is shown as it is.
      ([("a", "%@ of %@")], [], [entry("a", "%@ of %@")], [.added]),
      (
        [("a", "Open All")], [entry("a", "Open", german: "Öffnen")],
        [entry("a", "Open All", german: "Öffnen", germanState: .needsReview)], [.reviewed(oldSource: "Open")]
      ),
      (
        [], [entry("a", "Open", german: "Öffnen")], [entry("a", "Open", german: "Öffnen", state: .stale)], [.gone]
      ),
      ([], [entry("a", "Open", state: .stale)], [entry("a", "Open", state: .stale)], []),
      ([], [entry("a", "Open", state: .manual)], [entry("a", "Open", state: .manual)], []),
      ([("a", "Open")], [entry("a", "Open", state: .stale)], [entry("a", "Open")], [.returned]),
      (
        [("b", "Open")], [entry("a", "Open", german: "Öffnen")],
        [entry("a", "Open", german: "Öffnen", state: .stale), entry("b", "Open", german: "Öffnen")],
        [.moved(from: "a.title"), .gone]
      ),
      (
        [("a", "Open")], [entry("a", "Open", comment: "A verb")], [entry("a", "Open", comment: "A verb")], []
      ),
      ([("a", "Open")], [entry("a", "Open", comment: comment("a", "Close"))], [entry("a", "Open")], []),
    ]

  @Test("Keys, texts, comments and states follow the interface, and no translation is lost", arguments: table.indices)
  func merge(index: Int) {
    let row = Self.table[index]
    let merge = Self.merge(Self.interface(row.items), row.before)
    #expect(merge.catalog.entries == row.after)
    #expect(merge.changes.map(\.change) == row.changes)
    #expect(merge.isChanged == (row.before != row.after))
    #expect(!InterfaceCatalogMerge(Self.interface(row.items), into: merge.catalog).isChanged)
  }

  @Test(
    "Xcode's catalogs of real interface files are up to date",
    .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"),
    arguments: [
      ("coteditor+CotEditor/CotEditor/Storyboards", "Base.lproj/Main.storyboard", "mul.lproj/Main.xcstrings"),
      (
        "coteditor+CotEditor/CotEditor/Storyboards", "Base.lproj/PrintPanelAccessory.storyboard",
        "mul.lproj/PrintPanelAccessory.xcstrings"
      ),
      (
        "Ranchero-Software+NetNewsWire/Mac/Dinosaurs", "Base.lproj/DinosaursWindow.xib",
        "mul.lproj/DinosaursWindow.xcstrings"
      ),
    ])
  func real(folder: String, file: String, catalog: String) throws {
    let root = try #require(RealFiles.folder) + "/" + folder
    let interface = try InterfaceFile.read(path: "\(root)/\(file)")
    let merge = try InterfaceCatalogMerge(
      interface.content, into: StringCatalog.read(path: "\(root)/\(catalog)").content)
    #expect(merge.changes.map(\.key) == [])
    #expect(!merge.isChanged)
  }
}

import EndonymStrings
import EndonymTools
import Testing

@Suite("Merging an interface into a language's table")
struct InterfaceMergeTests {
  private static func interface(_ items: [(id: String, title: String)]) -> InterfaceFile {
    let elements = items.map { "<menuItem id=\"\($0.id)\" title=\"\($0.title)\"/>" }.joined()
    return InterfaceFile.read(
      Array("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">\(elements)</document>".utf8)
    ).content
  }

  private static func entry(_ id: String, _ source: String, _ value: String, gone: Bool = false) -> String {
    let mark = gone ? " Gone = \"YES\";" : ""
    return
      "\n/* Class = \"NSMenuItem\"; title = \"\(source)\"; ObjectID = \"\(id)\";\(mark) */\n\"\(id).title\" = \"\(value)\";\n"
  }

  private static func merged(_ interface: InterfaceFile, _ table: String) -> String {
    String(
      decoding: InterfaceMerge(interface, into: StringsFile.read(Array(table.utf8)).content).table.bytes(),
      as: UTF8.self)
  }

  @Test("What is translated keeps its translation, and every byte")
  func translatedStays() {
    let table = Self.entry("a", "Open", "Öffnen") + Self.entry("b", "Close", "Schließen")
    #expect(Self.merged(Self.interface([("a", "Open"), ("b", "Close")]), table) == table)
  }

  @Test("What nobody translated follows the source; a translation stays, and its comment tells the new source")
  func sourceChanges() {
    let table = Self.entry("a", "Open", "Open") + Self.entry("b", "Close", "Schließen")
    #expect(
      Self.merged(Self.interface([("a", "Open File"), ("b", "Close All")]), table)
        == Self.entry("a", "Open File", "Open File") + Self.entry("b", "Close All", "Schließen"))
  }

  @Test("A new object takes the translation of one that is gone with the same text; that one stays, marked")
  func movedObject() {
    #expect(
      Self.merged(Self.interface([("new", "Open")]), Self.entry("old", "Open", "Öffnen"))
        == Self.entry("old", "Open", "Öffnen", gone: true) + Self.entry("new", "Open", "Öffnen"))
  }

  @Test("An object that is back is not marked any more")
  func returnedObject() {
    #expect(
      Self.merged(Self.interface([("a", "Open")]), Self.entry("a", "Open", "Öffnen", gone: true))
        == Self.entry("a", "Open", "Öffnen"))
  }

  @Test("Merging again changes nothing")
  func idempotent() {
    let interface = Self.interface([("new", "Open"), ("b", "Quit")])
    let once = Self.merged(interface, Self.entry("old", "Open", "Öffnen"))
    #expect(Self.merged(interface, once) == once)
  }

  /// Comments that ibtool did not write, and what they become when their object is gone.
  static let ownComments: [(comment: String, gone: String)] = [
    ("/* my own words */\n", "/* my own words Gone = \"YES\"; */\n"), ("", "/* Gone = \"YES\"; */\n"),
    ("/* Class = \"NSMenuItem\"; */\n", "/* Class = \"NSMenuItem\"; Gone = \"YES\"; */\n"),
  ]

  @Test(
    "A key whose object is gone is marked and told whatever its comment is, once, and no more when it is back",
    arguments: ownComments)
  func goneWithOwnComment(comment: String, gone: String) {
    for key in ["35F-cl-mdI.title", "120.title"] {
      let entry = "\"\(key)\" = \"Öffnen\";\n"
      #expect(Self.merged(Self.interface([]), comment + entry) == gone + entry)
      #expect(Self.merged(Self.interface([]), gone + entry) == gone + entry)
      let merge = InterfaceMerge(Self.interface([]), into: StringsFile.read(Array((comment + entry).utf8)).content)
      #expect(merge.changes.map(\.key) == [key])
      #expect(merge.changes.map(\.change) == [.gone])
      let id = String(key.prefix { $0 != "." })
      let back = Self.merged(Self.interface([(id, "Open")]), gone + entry)
      let ibtools = "/* Class = \"NSMenuItem\"; title = \"Open\"; ObjectID = \"\(id)\"; */\n"
      #expect(back == (comment.isEmpty ? ibtools : comment) + entry)
    }
  }

  @Test("Entries and comments that ibtool did not write stay as they are")
  func foreignEntries() {
    let table = "/* mine */\n\"key.title\" = \"value\";\n\n/* my own words */\n\"a.title\" = \"Öffnen\";\n"
    #expect(Self.merged(Self.interface([("a", "Open")]), table) == table)
  }
}

import EndonymTools
import Testing

@Suite("Files of strings by their paths")
struct LocalizedFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let format: LocalizedFile.Format
    let table: String
    var language: String?
    let folder: String
    var isInfoPlist = false
    var testDescription: String { path }
  }

  static let rows = [
    Row(path: "App/de.lproj/Menu.strings", format: .strings, table: "Menu", language: "de", folder: "App"),
    Row(
      path: "zh-Hans.lproj/A.B.stringsdict", format: .stringsDictionary, table: "A.B", language: "zh-Hans", folder: ""),
    Row(path: "/a/Base.lproj/Main.STRINGS", format: .strings, table: "Main", language: "Base", folder: "/a"),
    Row(path: "App/Menu.xcstrings", format: .catalog, table: "Menu", folder: "App"),
    // Xcode puts the catalog of an interface file in `mul.lproj`: it holds all languages.
    Row(path: "App/mul.lproj/Main.xcstrings", format: .catalog, table: "Main", folder: "App"),
    Row(path: "Menu.strings", format: .strings, table: "Menu", folder: ""),
    Row(path: ".lproj/Menu.strings", format: .strings, table: "Menu", folder: ".lproj"),
    Row(
      path: "en.lproj/InfoPlist.strings", format: .strings, table: "InfoPlist", language: "en", folder: "",
      isInfoPlist: true),
    Row(path: "App-InfoPlist.xcstrings", format: .catalog, table: "App-InfoPlist", folder: "", isInfoPlist: true),
  ]

  @Test("A path tells format, table, language and the folder of the table", arguments: rows)
  func path(row: Row) throws {
    let file = try #require(LocalizedFile(path: row.path))
    #expect(file.path == row.path)
    #expect(file.format == row.format)
    #expect(file.table == row.table)
    #expect(file.language == row.language)
    #expect(file.folder == row.folder)
    #expect(file.isInfoPlist == row.isInfoPlist)
  }

  @Test(
    "Any other path is none of a file of strings", arguments: ["", "strings", "a.swift", "a.strings/", "a.strings.bak"])
  func noStrings(path: String) { #expect(LocalizedFile(path: path) == nil) }
}

import EndonymStrings
import EndonymTools
import Foundation
import TemporaryFiles
import Testing

@Suite("Projects")
struct LocalizationProjectTests {
  private static let tree = [
    "App/Menu.xcstrings", "App/de.lproj/Local.strings", "App/de.lproj/icon.png", "App/en.lproj/Local.strings",
    "App/en.lproj/Local.stringsdict", "App/en.lproj/help/index.html", "App/Main.swift", "zh-Hant.lproj/Local.strings",
    ".build/de.lproj/Local.strings", ".git/x.strings", "Pods/P/de.lproj/P.strings", "DerivedData/D.strings",
    "Made.app/de.lproj/Local.strings", "Old/Menu.strings",
  ]

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.tree.map { ($0, "bytes") }))
  }

  @Test("A folder gives its files sorted by path, without what tools keep for themselves")
  func walk() throws {
    let folder = try folder()
    let project = try LocalizationProject(paths: [folder.path])
    #expect(
      project.files.map { folder.relative($0.path) } == [
        "App/Menu.xcstrings", "App/de.lproj/Local.strings", "App/en.lproj/Local.strings",
        "App/en.lproj/Local.stringsdict", "Old/Menu.strings", "zh-Hant.lproj/Local.strings",
      ])
    #expect(
      project.resources.map { "\($0.language) \($0.name) \($0.size)" } == ["de icon.png 5", "en help/index.html 5"])
    #expect(
      project.tables.map { "\(folder.relative($0.folder))/\($0.name) \($0.files.count)" } == [
        "App/Menu 1", "App/Local 3", "Old/Menu 1", "\(folder.path)/Local 1",
      ])
  }

  @Test("Paths keep the order they are given in, and a file that two of them reach is taken once")
  func order() throws {
    let folder = try folder()
    let project = try LocalizationProject(
      paths: [
        "\(folder.path)/zh-Hant.lproj/", "\(folder.path)/Old/Menu.strings", folder.path + "/App/de.lproj", folder.path,
      ])
    #expect(
      project.files.prefix(4).map { folder.relative($0.path) } == [
        "zh-Hant.lproj/Local.strings", "Old/Menu.strings", "App/de.lproj/Local.strings", "App/Menu.xcstrings",
      ])
    #expect(project.files.count == 6)
    // The folder itself is a language's.
    #expect(project.files[0].language == "zh-Hant")
    #expect(project.resources.map(\.language) == ["de", "en"])
  }

  @Test("A folder that is passed over is searched when it is named")
  func named() throws {
    let folder = try folder()
    #expect(try LocalizationProject(paths: ["\(folder.path)/.build", "\(folder.path)/Pods"]).files.count == 2)
  }

  @Test("Patterns leave out files and folders")
  func patterns() throws {
    let folder = try folder()
    let project = try LocalizationProject(
      paths: [folder.path],
      ignoring: [PathPattern("en.lproj"), PathPattern("Old/*.strings"), PathPattern("**/Old/*.strings")])
    #expect(project.files.map(\.table) == ["Menu", "Local", "Local"])
    #expect(project.resources.map(\.name) == ["icon.png"])
  }

  @Test("Symbolic links are not followed, so that a circle ends")
  func circle() throws {
    let folder = try TemporaryFolder(["a/b/x.strings": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/b/up", withDestinationPath: folder.path)
    #expect(try LocalizationProject(paths: [folder.path]).files.count == 1)
  }

  @Test("A path that cannot be used is an error that names it", arguments: ["missing", "App/Main.swift"])
  func unreadable(path: String) throws {
    let folder = try folder()
    let error = #expect(throws: Diagnostic.self) { try LocalizationProject(paths: ["\(folder.path)/\(path)"]) }
    #expect(error?.rule == "file-unreadable")
    #expect(error?.file == "\(folder.path)/\(path)")
    #expect(error?.severity == .error)
  }

  @Test("Folders may be nested as deep as the limit, and no deeper", arguments: [(64, false), (65, true)])
  func depth(folders: Int, fails: Bool) throws {
    let folder = try TemporaryFolder([Array(repeating: "d", count: folders).joined(separator: "/") + "/x.strings": ""])
    if fails {
      #expect(throws: Diagnostic.self) { try LocalizationProject(paths: [folder.path]) }
    } else {
      #expect(try LocalizationProject(paths: [folder.path]).files.count == 1)
    }
  }
}

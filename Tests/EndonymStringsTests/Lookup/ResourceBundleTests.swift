import Foundation
import TemporaryFiles
import Testing

@testable import EndonymStrings

/// Where a program's resources are, in folders as SwiftPM, `make install` and Apple's bundles lay them out.
@Suite("Resource bundles without Foundation's Bundle")
struct ResourceBundleTests {
  /// A folder in which each of some paths is a folder with a table.
  private static func folder(_ folders: [String], files: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in folders {
      try folder.write("\(name)/en.lproj/Localizable.strings", Array("where = \"\(name)\";".utf8))
    }
    for name in files { try folder.write(name, []) }
    return folder
  }

  @Test(
    "A target's resources are in the folder that SwiftPM names after its package and itself, beside the program",
    arguments: [
      ("Core", "App", ["App_Core.resources", "Lib_Core.resources"], [], "App_Core.resources"),
      ("Core", "Lib", ["App_Core.resources", "Lib_Core.resources"], [], "Lib_Core.resources"),
      ("Core", nil, ["Lib_Core.resources", "App_Core.resources"], [], "App_Core.resources"),
      ("Core", nil, ["App_My_Core.resources", "Lib_Core.resources"], [], "Lib_Core.resources"),
      ("My_Core", nil, ["App_My_Core.resources", "Lib_Core.resources"], [], "App_My_Core.resources"),
      ("Core", "App", ["App_Core.bundle"], [], "App_Core.bundle"),
      ("Core", nil, ["Lib_Core.bundle"], ["App_Core.resources"], "Lib_Core.bundle"),
      ("Core", "App", [], ["App_Core.resources"], nil),
      ("Core", nil, ["App_Kern.resources", "Core.resources"], [], nil),
      ("Core", "Lib", ["App_Core.resources"], [], nil), ("Core", nil, [], [], nil),
      ("../Core", "App", ["App_Core.resources"], [], nil),
    ] as [(String, String?, [String], [String], String?)])
  func module(target: String, package: String?, folders: [String], files: [String], found: String?) throws {
    let folder = try Self.folder(folders, files: files + ["App"])
    let path = ResourceBundle.module(target: target, package: package, in: ["/no/such", folder.path])
    #expect(path.map(folder.relative) == found)
  }

  @Test("The first folder that has the resources is taken")
  func order() throws {
    let folder = try Self.folder(["second/App_Core.resources", "third/App_Core.resources"], files: ["first/App"])
    let folders = ["first", "second", "third"].map { "\(folder.path)/\($0)" }
    let path = try #require(ResourceBundle.module(target: "Core", package: nil, in: folders))
    #expect(folder.relative(path) == "second/App_Core.resources")
    #expect(try LocalizedStrings([.folder(path)], languages: ["en"]).string("where") == "second/App_Core.resources")
  }

  @Test("A folder that is linked to counts as the folder")
  func links() throws {
    let folder = try Self.folder(["elsewhere"], files: ["build/App"])
    let link = "\(folder.path)/build/App_Core.resources"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere")
    #expect(ResourceBundle.module(target: "Core", package: "App", in: ["\(folder.path)/build"]) == link)
  }

  @Test(
    "A program's own resources are beside it, where it is installed, in its app bundle, or else in its folder",
    arguments: [
      ("build/App", ["build/App.resources"], "build/App.resources"),
      ("usr/bin/App", ["usr/share/App"], "usr/share/App"),
      ("usr/bin/App", ["usr/share/App", "usr/share/App.resources"], "usr/share/App.resources"),
      ("usr/bin/App", ["usr/bin/App.resources", "usr/share/App"], "usr/bin/App.resources"),
      ("App.app/Contents/MacOS/App", ["App.app/Contents/Resources"], "App.app/Contents/Resources"),
      ("build/App", ["build/Other.resources", "share/App"], "build"), ("usr/bin/App", [], "usr/bin"),
      ("MacOS/App", ["Resources"], "Resources"),
    ])
  func main(program: String, folders: [String], found: String) throws {
    let folder = try Self.folder(folders, files: [program])
    #expect(folder.relative(ResourceBundle.main(program: "\(folder.path)/\(program)")) == found)
  }

  @Test("The environment's folder is looked in first, then beside what holds the calling code, then beside the program")
  func searchedFolders() throws {
    let program = try #require(ResourceBundle.programPath)
    #expect(program.hasPrefix("/") && FileManager.default.fileExists(atPath: program))
    let beside = (program as NSString).deletingLastPathComponent
    let given = ["PACKAGE_RESOURCE_BUNDLE_PATH": "/resources"]
    #expect(
      ResourceBundle.searchedFolders(image: nil, environment: given) == [
        "/resources", beside, "\(beside)/../Resources",
      ])
    let empty = ["PACKAGE_RESOURCE_BUNDLE_PATH": ""]
    #expect(ResourceBundle.searchedFolders(image: nil, environment: empty) == [beside, "\(beside)/../Resources"])
    // The standard library is loaded from a folder of its own.
    let library = unsafeBitCast(String.self as Any.Type, to: UnsafeRawPointer.self)
    let folders = ResourceBundle.searchedFolders(image: library, environment: [:])
    let names = try FileManager.default.contentsOfDirectory(atPath: try #require(folders.first))
    #expect(names.contains { $0.hasPrefix("libswiftCore.") })
    #expect(folders.suffix(2) == [beside, "\(beside)/../Resources"])
  }

  @Test("An address that nothing loaded holds leaves the program's folder")
  func unknownImage() throws {
    let none = ResourceBundle.searchedFolders(image: nil, environment: [:])
    #expect(ResourceBundle.searchedFolders(image: UnsafeRawPointer(bitPattern: 1), environment: [:]) == none)
  }

  @Test("A target without resources is told, with the name and the places that were looked in")
  func absent() throws {
    let error = #expect(throws: Diagnostic.self) { try StringsSource.module() }
    #expect(error?.rule == "no-such-source" && error?.file == "*_EndonymStringsTests.resources")
    let beside = (try #require(ResourceBundle.programPath) as NSString).deletingLastPathComponent
    #expect(error?.message.hasPrefix("there is no folder *_EndonymStringsTests.resources in ") == true)
    #expect(error?.message.contains(beside) == true)
    let named = #expect(throws: Diagnostic.self) { try StringsSource.module(target: "Core", package: "App") }
    #expect(named?.file == "App_Core.resources")
  }

  @Test("The main resources of a program that has none are its folder, in which every key is missing")
  func mainWithoutResources() throws {
    let program = try #require(ResourceBundle.programPath)
    guard case .folder(let path) = StringsSource.main else {
      Issue.record("no folder")
      return
    }
    #expect(path == (program as NSString).deletingLastPathComponent)
    let folder = try Self.folder([], files: ["usr/bin/App"])
    let strings = try LocalizedStrings([.folder(ResourceBundle.main(program: "\(folder.path)/usr/bin/App"))])
    #expect(strings.string("where") == "where" && strings.missingCount == 1 && strings.language == nil)
  }
}

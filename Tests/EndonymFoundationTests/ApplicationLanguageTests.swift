import EndonymStrings
import Foundation
import TemporaryFiles
import Testing

@testable import EndonymFoundation

@Suite("The language of an app without a manager")
struct ApplicationLanguageTests {
  @Test(
    "A package's strings are in the language of the app's own, unless its Info.plist allows to mix or it has none",
    arguments: [
      (["en"], nil, "Hello"), (["en"], "<false/>", "Hello"), (["en"], "<true/>", "Hallo"), ([], nil, "Hallo"),
      (["en", "de"], nil, "Hallo"),
      // The package lacks the app's language: what the user prefers counts.
      (["fr"], nil, "Hallo"),
    ] as [([String], String?, String)])
  func package(applicationLanguages: [String], mixing: String?, expected: String) throws {
    let folder = try TemporaryFolder([
      "app/x": "", "package/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
      "package/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
    ])
    for language in applicationLanguages {
      try folder.write("app/\(language).lproj/Localizable.strings", Array("\"app\" = \"\(language)\";".utf8))
    }
    let application = try LocalizedStrings([.folder("\(folder.path)/app")], languages: ["de"])
    let key = mixing.map { "<key>CFBundleAllowMixedLocalizations</key>\($0)" } ?? ""
    let list = Data("<plist version=\"1.0\"><dict>\(key)</dict></plist>".utf8)
    let information = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
    let languages = ApplicationLanguage.languages(
      ["de"], application: application.language, information: information)
    let package = try LocalizedStrings([.folder("\(folder.path)/package")], languages: languages)
    #expect(package.string("hello") == expected)
  }
}

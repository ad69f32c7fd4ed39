import Endonym
import Testing

@testable import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("LanguagePreferences and FileLanguageStore")
struct LanguagePreferencesTests {
  @Test(
    "Launch arguments count before the store, and that before the environment",
    arguments: [
      (["app", "-AppleLanguages", "(de)"], ["fr"], "it_IT.UTF-8", ["de"]),
      (["app"], ["fr", "it"], "it_IT.UTF-8", ["fr", "it"]),
      (["app"], nil, "it_IT.UTF-8", ["it-IT"]), (["app", "-AppleLanguages"], nil, "it_IT.UTF-8", ["it-IT"]),
      (["app", "-AppleLanguages", "()"], nil, "it_IT.UTF-8", ["it-IT"]), (["app"], [], "C", []),
      (["app"], nil, "xx_garbage", []),
    ] as [([String], [String]?, String, [String])])
  func order(arguments: [String], stored: [String]?, lang: String, expected: [String]) {
    let preferences = LanguagePreferences(
      arguments: arguments, environment: LocaleEnvironment(variables: ["LANG": lang]),
      store: MemoryLanguageStore(languages: stored))
    #expect(preferences.languages == expected)
  }

  @Test(
    "The argument's value is a property list of texts, or one text",
    arguments: [
      ("(de)", ["de"]), ("(\"zh-Hans\", de )", ["zh-Hans", "de"]), ("de", ["de"]), ("(de,)", ["de"]), ("", []),
      ("(((", ["((("]),
      ("\"", ["\""]),
    ] as [(String, [String])])
  func list(text: String, expected: [String]) { #expect(LanguagePreferences.list(text) == expected) }

  @Test("LANGUAGE is a list, of which what is invalid is passed over")
  func language() {
    let variables = ["LANG": "de_AT.UTF-8", "LANGUAGE": "klingonese:de_AT:de:en"]
    let preferences = LanguagePreferences(environment: LocaleEnvironment(variables: variables))
    #expect(preferences.languages == ["de-AT", "de", "en"])
    #expect(preferences.locale?.bcp47 == "de-AT")
  }

  @Test("The user's locale is -AppleLocale's, else that of numbers; none under C")
  func locale() {
    let environment = LocaleEnvironment(variables: ["LANG": "C", "LC_NUMERIC": "de_CH.UTF-8"])
    #expect(LanguagePreferences(environment: environment).locale?.bcp47 == "de-CH")
    let arguments = ["app", "-AppleLocale", "en_GB"]
    #expect(LanguagePreferences(arguments: arguments, environment: environment).locale?.bcp47 == "en-GB")
    #expect(LanguagePreferences(environment: LocaleEnvironment(variables: [:])).locale == nil)
  }

  @Test("A file remembers a language, and forgets it again")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileLanguageStore(path: folder.appendingPathComponent("app/language.json").path)
    #expect(try store.savedLanguage() == nil)
    try store.save("zh-Hant")
    #expect(try store.savedLanguage() == "zh-Hant")
    #expect(try String(contentsOfFile: store.path, encoding: .utf8) == #"{"language":"zh-Hant"}"#)
    try store.save(nil)
    #expect(try store.savedLanguage() == nil)
  }

  @Test(
    "A damaged file is an error that names it",
    arguments: ["", "{", "[]", "{\"language\":1}", "\u{0}", String(repeating: "[", count: 4_000)])
  func damaged(content: String) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: FileLanguageStore.Failure.malformed(path: path)) {
      try FileLanguageStore(path: path).savedLanguage()
    }
  }

  @Test("A file that is too large, a folder and a device are refused")
  func unusual() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let padding = String(repeating: " ", count: FileLanguageStore.sizeLimit - 17)
    try Data(("{\"language\":\"de\"}" + padding).utf8).write(to: URL(fileURLWithPath: path))
    #expect(try FileLanguageStore(path: path).savedLanguage() == "de")
    try Data(("{\"language\":\"de\"} " + padding).utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: FileLanguageStore.Failure.tooLarge(path: path)) {
      try FileLanguageStore(path: path).savedLanguage()
    }
    #expect(throws: FileLanguageStore.Failure.self) { try FileLanguageStore(path: "/").savedLanguage() }
    #expect(throws: FileLanguageStore.Failure.self) { try FileLanguageStore(path: "/dev/zero").savedLanguage() }
    #expect(throws: FileLanguageStore.Failure.self) {
      try FileLanguageStore(path: "/proc/none/language.json").save("de")
    }
  }
}

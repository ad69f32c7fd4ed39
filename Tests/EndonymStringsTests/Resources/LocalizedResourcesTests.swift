import EndonymStrings
import Foundation
import Testing

@Suite("LocalizedResources")
struct LocalizedResourcesTests {
  /// A folder with these files, for the time of a closure.
  private func withFolder(_ files: [String], _ body: (LocalizedResources, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: url)
    }
    try body(LocalizedResources(directory: folder.path, development: "en"), folder.path)
  }

  private static let files = [
    "logo.png", "welcome.png", "de.lproj/welcome.png", "zh-hant.lproj/welcome.png", "Base.lproj/welcome.png",
    "en.lproj/sound.wav", "fr.lproj/sound.wav", "help.fr.json", "help.pt-BR.json", "help.json", "help.pods.json",
    "de.lproj/images/map.png", "images/map.es-419.png", "en.lproj/folder/inside", "only.de.txt",
  ]

  @Test(
    "The best file among the languages that have it, Base, the development language, the root",
    arguments: [
      ("welcome.png", "zh-HK", "zh-hant.lproj/welcome.png"), ("welcome.png", "de-AT", "de.lproj/welcome.png"),
      ("welcome.png", "ja", "Base.lproj/welcome.png"), ("sound.wav", "fr-CA", "fr.lproj/sound.wav"),
      // German has none of its own: the development language has.
      ("sound.wav", "de", "en.lproj/sound.wav"), ("logo.png", "de", "logo.png"), ("help.json", "fr-CH", "help.fr.json"),
      ("help.json", "pt", "help.pt-BR.json"), ("help.json", "de", "help.json"),
      ("images/map.png", "es-MX", "images/map.es-419.png"),
      ("images/map.png", "de", "de.lproj/images/map.png"), ("only.txt", "de", "only.de.txt"), ("only.txt", "ja", nil),
      ("none.png", "de", nil), ("folder", "en", nil),
    ] as [(String, String, String?)])
  func best(name: String, preferred: String, expected: String?) throws {
    try withFolder(Self.files) { resources, folder in
      let found = try resources.resource(named: name, preferred: [preferred])
      #expect(found?.path == expected.map { "\(folder)/\($0)" })
    }
  }

  @Test(
    "Without a development language, a reader whom no language fits gets Base, else the file without a language, else the first",
    arguments: [
      ("a.png", ["fr"], "a.png"), ("a.png", [], "a.png"), ("a.png", ["fr", "de"], "de.lproj/a.png"),
      ("a.png", ["de-AT"], "de.lproj/a.png"), ("b.json", ["fr"], "b.json"), ("b.json", ["de"], "b.de.json"),
      ("c.png", ["fr"], "Base.lproj/c.png"), ("d.png", ["fr"], "de.lproj/d.png"),
    ])
  func withoutDevelopmentLanguage(name: String, preferred: [String], expected: String) throws {
    let files = [
      "a.png", "de.lproj/a.png", "b.json", "b.de.json", "c.png", "Base.lproj/c.png", "de.lproj/c.png",
      "de.lproj/d.png",
    ]
    try withFolder(files) { _, folder in
      let resources = try LocalizedResources(directory: folder)
      #expect(try resources.resource(named: name, preferred: preferred)?.path == "\(folder)/\(expected)")
    }
  }

  @Test(
    "A selection that fits no language gets the file without one",
    arguments: [("fr", "a.png"), ("de", "de.lproj/a.png")])
  func selectionWithoutFit(language: String, expected: String) throws {
    try withFolder(["a.png", "de.lproj/a.png"]) { _, folder in
      let manager = try LanguageManager(
        supported: ["de", "fr"], development: "fr", preferences: { LanguagePreferences(languages: [language]) })
      let found = try LocalizedResources(directory: folder).resource(named: "a.png", for: manager.selection)
      #expect(found?.path == "\(folder)/\(expected)")
    }
  }

  @Test("A selection's own languages count in their order")
  func selection() throws {
    try withFolder(Self.files) { resources, folder in
      let manager = try LanguageManager(
        supported: ["en", "de", "zh-Hant"], development: "en", preferences: { LanguagePreferences(languages: ["de"]) })
      #expect(try resources.resource(named: "welcome.png", for: manager.selection)?.language == "de")
      #expect(try resources.resource(named: "sound.wav", for: manager.selection)?.language == "en")
      #expect(try resources.resource(named: "logo.png", for: manager.selection)?.language == nil)
      #expect(resources.languages == ["Base", "de", "en", "fr", "zh-hant"])
    }
  }

  @Test(
    "A request has the file in what the reader prefers though the app lacks it, else in the app's language",
    arguments: [
      ("sound.wav", "fr-CA, de;q=0.5", "fr.lproj/sound.wav"), ("sound.wav", "de", "en.lproj/sound.wav"),
      ("welcome.png", "ja, de;q=0.5", "de.lproj/welcome.png"), ("logo.png", "fr", "logo.png"), ("none.png", "fr", nil),
      ("help.json", "pt-PT, en;q=0.5", "help.pt-BR.json"), ("help.json", "ja, de;q=0.5", "help.json"),
    ] as [(String, String, String?)])
  func context(name: String, field: String, expected: String?) throws {
    let context = try LanguageContext(accepting: field, available: ["en", "de"], development: "en")
    try withFolder(Self.files) { resources, folder in
      let found = try resources.resource(named: name, for: context)
      #expect(found?.path == expected.map { "\(folder)/\($0)" })
    }
  }

  @Test(
    "A name that leads out of the folder is refused, and says why",
    arguments: [
      ("../../etc/passwd", "\"..\" leads out of its folder"), ("images/../../x", "\"..\" leads out of its folder"),
      ("..\\x", "\"..\" leads out of its folder"), ("./x", "\".\" leads out of its folder"),
      ("/etc/passwd", "it starts or ends with a slash, or has two in a row"), ("", "it is empty"),
      ("a\u{0}b", "it contains a NUL"),
    ])
  func traversal(name: String, reason: String) throws {
    try withFolder(["logo.png"]) { resources, _ in
      #expect(throws: LocalizedResourceError.invalidName(name, reason: reason)) {
        try resources.resource(named: name, preferred: ["de"])
      }
    }
  }

  @Test("A language that leads out of the folder finds nothing there")
  func languageTraversal() throws {
    try withFolder(["a/logo.png", "logo.png"]) { resources, folder in
      let inside = try LocalizedResources(directory: "\(folder)/a", development: "../../etc")
      #expect(try inside.resource(named: "logo.png", preferred: ["../../etc", ".."])?.path == "\(folder)/a/logo.png")
    }
  }

  @Test("At the limit a name is looked for, past it it is refused")
  func nameLimit() throws {
    try withFolder(["logo.png"]) { resources, _ in
      let longest = String(repeating: "a", count: LocalizedResources.nameLimit)
      let found = try resources.resource(named: longest, preferred: [])
      #expect(found == nil)
      #expect(throws: LocalizedResourceError.self) { try resources.resource(named: longest + "a", preferred: []) }
    }
  }

  @Test("A folder that does not exist is an error that names it")
  func noFolder() {
    #expect { try LocalizedResources(directory: "/nowhere/at/all") } throws: { error in
      "\(error)".hasPrefix("/nowhere/at/all: ")
    }
  }
}

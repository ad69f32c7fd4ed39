import EndonymStrings
import EndonymTools
import Testing

@Suite("Configurations")
struct ConfigurationTests {
  private func read(_ text: String) -> FileReading<ToolConfiguration> {
    ToolConfiguration.read(Array(text.utf8), knownRules: ["empty-value", "glossary"])
  }

  @Test("Every setting is read")
  func sound() {
    let reading = read(
      """
      {
        "sourceLanguage": "en",
        "languages": ["de", "fr"],
        "ignore": ["Vendor", "a/*.strings"],
        "rules": { "empty-value": "off", "glossary": "error" },
        "doNotTranslate": ["Endonym"],
        "sources": ["Sources", "App"],
        "routines": ["L10n"],
        "symbols": { "keys": "all", "access": "public" },
        "extract": { "output": "Resources", "format": "xcstrings", "skipTables": ["Debug"] },
        "glossary": [{ "term": "file", "translations": { "de": ["Datei", "Dateien"], "fr": "fichier" } }]
      }
      """)
    #expect(reading.diagnostics.isEmpty)
    #expect(
      reading.content
        == ToolConfiguration(
          sourceLanguage: "en", languages: ["de", "fr"],
          ignoredPaths: [PathPattern("Vendor"), PathPattern("a/*.strings")],
          rules: ["empty-value": .off, "glossary": .error], untranslatedTerms: ["Endonym"],
          glossary: [.init("file", translations: ["de": ["Datei", "Dateien"], "fr": ["fichier"]])],
          sources: ["Sources", "App"], routines: ["L10n"],
          extraction: .init(output: "Resources", format: .xcstrings, skippedTables: ["Debug"]),
          symbols: .init(keys: .all, access: .public)))
    #expect(read("{}").content == ToolConfiguration())
  }

  /// Texts and what is wrong with them, at their places.
  static let wrong: [(text: String, findings: [String])] = [
    ("[]", ["1:1: error: expected an object as a configuration, found an array [invalid-setting]"]),
    ("", ["1:1: error: expected a JSON value, found the end of the file [syntax]"]),
    ("{\"a\": 1}", ["1:2: error: there is no setting \"a\" [unknown-setting]"]),
    ("{\"rule\": {}}", ["1:2: error: there is no setting \"rule\"; did you mean \"rules\"? [unknown-setting]"]),
    (
      "{\n  \"sourceLanguage\": 1,\n  \"ignore\": \"x\"\n}",
      [
        "2:21: error: expected a language as \"sourceLanguage\", found a number [invalid-setting]",
        "3:13: error: expected an array as \"ignore\", found a text [invalid-setting]",
      ]
    ),
    (
      "{\"rules\": {\"empty-valeu\": \"off\"}}",
      ["1:12: error: there is no rule \"empty-valeu\"; did you mean \"empty-value\"? [unknown-setting]"]
    ),
    (
      "{\"rules\": {\"glossary\": \"on\"}}",
      [
        "1:24: error: expected one of \"off\", \"note\", \"warning\", \"error\" for \"glossary\", found \"on\" [invalid-setting]"
      ]
    ),
    (
      "{\"rules\": {\"glossary\": true}}",
      [
        "1:24: error: expected one of \"off\", \"note\", \"warning\", \"error\" for \"glossary\", found a boolean [invalid-setting]"
      ]
    ),
    (
      "{\"doNotTranslate\": [\"a\", null]}",
      ["1:26: error: expected a text in \"doNotTranslate\", found null [invalid-setting]"]
    ),
    (
      "{\"glossary\": [{\"translations\": {\"de\": 1}}, {\"term\": \"\"}, 7]}",
      [
        "1:15: error: expected a text as \"term\", found none [invalid-setting]",
        "1:39: error: expected a text or an array of texts for \"de\", found a number [invalid-setting]",
        "1:44: error: expected a text as \"term\", found none [invalid-setting]",
        "1:58: error: expected an object as a term of \"glossary\", found a number [invalid-setting]",
      ]
    ),
    (
      "{\"extract\": {\"format\": \"po\", \"skip\": []}}",
      [
        "1:24: error: expected one of \"strings\", \"xcstrings\" for \"format\", found \"po\" [invalid-setting]",
        "1:30: error: there is no member of \"extract\" \"skip\" [unknown-setting]",
      ]
    ),
    (
      "{\"rules\": {}, \"rules\": {}}",
      ["1:15: warning: \"rules\" stands here again; the last one counts [duplicate-key]"]
    ),
  ]

  @Test("What is wrong is told with its place, and the rest is read", arguments: wrong)
  func unsound(row: (text: String, findings: [String])) {
    #expect(read(row.text).diagnostics.map(\.description) == row.findings.map { ToolConfiguration.fileName + ":" + $0 })
  }

  @Test("What is sound beside an error counts")
  func partlySound() {
    let reading = read(#"{"rules": {"glossary": "error", "bogus": "off"}, "doNotTranslate": ["a", 1, "b"]}"#)
    #expect(reading.diagnostics.count == 2)
    #expect(reading.content.rules == ["glossary": .error])
    #expect(reading.content.untranslatedTerms == ["a", "b"])
  }

  @Test("A file may be as large as the limit, and no larger", arguments: [(0, false), (1, true)])
  func size(beyond: Int, fails: Bool) {
    let padding = String(repeating: " ", count: ToolConfiguration.greatestByteCount - 2 + beyond)
    #expect(ToolConfiguration.read(Array("{}\(padding)".utf8)).hasErrors == fails)
  }
}

import EndonymStrings
import RealFiles
import Testing

@Suite("Opening catalogs for one language")
struct CatalogIndexTests {
  static let sample = CatalogEditingTests.xcode

  /// Messages as text, with their places.
  static func lines(_ messages: CatalogIndex.Messages) -> [String] {
    messages.map { "\($0.key) = \($0.message)" }
  }

  @Test("A language is read as from the whole catalog, at once or later", arguments: ["de", "en", "fr"])
  func sameAsWhole(language: String) throws {
    let bytes = Array(Self.sample.utf8)
    let whole = StringCatalog.read(bytes, file: "a.xcstrings").content
    let opening = CatalogIndex.open(bytes, file: "a.xcstrings", languages: [language])
    #expect(opening.diagnostics.isEmpty)
    #expect(opening.index.languages == whole.languages && opening.index.keyCount == 2)
    #expect(opening.index.sourceLanguage == "en" && opening.index.version == "1.0")
    let expected = Self.lines(whole.messages(for: language))
    #expect(Self.lines(opening.messages[language] ?? []) == expected)
    #expect(Self.lines(try opening.index.messages(for: language, in: bytes).content) == expected)
  }

  @Test("A key that is kept by hand and has no source text is its own")
  func manualKeys() throws {
    let text =
      #"{ "sourceLanguage" : "en", "strings" : { "k\n" : { "extractionState" : "manual" } }, "version" : "1" }"#
    let bytes = Array(text.utf8)
    let whole = StringCatalog.read(bytes).content.messages(for: "en")
    #expect(whole.map(\.key) == ["k\n"])
    let opening = CatalogIndex.open(bytes, languages: ["en", "de"])
    #expect(Self.lines(opening.messages["en"] ?? []) == Self.lines(whole))
    #expect(opening.messages["de"]?.isEmpty == true)
    #expect(Self.lines(try opening.index.messages(for: "en", in: bytes).content) == Self.lines(whole))
  }

  @Test("For a look-up, every key without a source text is its own")
  func ownTexts() throws {
    let bytes = Array(Self.sample.utf8)
    let opening = CatalogIndex.open(bytes, languages: ["en"], ownTexts: .all)
    #expect(
      opening.messages["en"]?.first?.key == "a" && opening.messages["en"]?.first?.message.definition == .text("a"))
    #expect(opening.messages["en"]?.map(\.key) == ["a", "c"])
    #expect(try opening.index.messages(for: "en", in: bytes, ownTexts: .all).content.map(\.key) == ["a", "c"])
    #expect(try opening.index.messages(for: "de", in: bytes, ownTexts: .all).content.map(\.key) == ["c"])
  }

  @Test("Another file is not taken for the one that was opened")
  func changedFile() throws {
    let index = CatalogIndex.open(Array(Self.sample.utf8), file: "a.xcstrings", languages: []).index
    let other = Array(Self.sample.utf8.dropLast())
    let error = #expect(throws: Diagnostic.self) { try index.messages(for: "de", in: other) }
    #expect(error?.rule == "file-changed" && error?.file == "a.xcstrings")
  }

  @Test("What is wrong in a language is told when it is read")
  func diagnostics() throws {
    let text = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "k" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "new" } } } } } }
      """
    let opening = CatalogIndex.open(Array(text.utf8), file: "a.xcstrings", languages: [])
    #expect(opening.diagnostics.isEmpty)
    let expected = "a.xcstrings:2:27: error: expected 'value' in 'stringUnit', found none [missing-field]"
    #expect(
      try opening.index.messages(for: "de", in: Array(text.utf8)).diagnostics.map(\.description) == [expected])
    let eager = CatalogIndex.open(Array(text.utf8), file: "a.xcstrings", languages: ["de"])
    #expect(eager.diagnostics.map(\.description) == [expected])
  }

  @Test(
    "Every language of every real catalog is read as from the whole",
    .enabled(if: RealFiles.isGiven, "ENDONYM_FILES is not set"))
  func realCatalogs() throws {
    for (path, bytes) in RealCatalogTests.smallCatalogs {
      let whole = StringCatalog.read(bytes, file: path).content
      let opening = CatalogIndex.open(bytes, file: path, languages: Array(whole.languages.prefix(1)))
      for language in whole.languages.prefix(3) {
        let expected = Self.lines(whole.messages(for: language))
        let messages = try opening.messages[language] ?? opening.index.messages(for: language, in: bytes).content
        #expect(Self.lines(messages) == expected, "\(path) \(language)")
      }
    }
  }
}

import EndonymStrings
import EndonymTools
import Testing

/// The texts themselves are those of ``PseudoLanguage``, whose tests compare them with the sources of each method.
@Suite("Pseudo-translations of tables")
struct PseudoTranslationTests {
  private static func bounded(_ source: String = "en") throws -> PseudoTranslation {
    PseudoTranslation(try #require(PseudoLanguage("\(source)-x-bounded")))
  }

  @Test("A table keeps its keys, comments and layout; placeholders stay")
  func strings() throws {
    let text = "/* greeting */\n\"k\" = \"Hello, %@\";\n\n\"bare\";\n"
    let table = try Self.bounded().strings(StringsFile.read(Array(text.utf8)).content)
    #expect(
      String(decoding: table.bytes(), as: UTF8.self)
        == "/* greeting */\n\"k\" = \"[# Hello, %@ #]\";\n\n\"bare\" = \"[# bare #]\";\n")
  }

  @Test("A catalog gets a language; what is not to be translated and what is stale gets none")
  func catalog() throws {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{},"b":{"shouldTranslate":false},"c":{"extractionState":"stale"},
      "d":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%lld song"}},
      "other":{"stringUnit":{"state":"new","value":"%lld songs"}}}}}}},
      "e":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"In %#@n@"},
      "substitutions":{"n":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg files"}}}}}}}}}}}
      """
    var catalog = StringCatalog.read(Array(text.utf8)).content
    try Self.bounded().catalog(&catalog)
    #expect(catalog["a"]?["en-x-bounded"]?[.text]?.value == "[# a #]")
    #expect(catalog["b"]?["en-x-bounded"] == nil)
    #expect(catalog["c"]?["en-x-bounded"] == nil)
    #expect(catalog["d"]?["en-x-bounded"]?[[.plural("one")]]?.value == "[# %lld song #]")
    #expect(catalog["d"]?["en-x-bounded"]?[[.plural("other")]]?.state == .translated)
    #expect(catalog["e"]?["en-x-bounded"]?[.text]?.value == "[# In %#@n@ #]")
    // A part of a text is not bounded again.
    #expect(catalog["e"]?["en-x-bounded"]?[[.substitution("n"), .plural("other")]]?.value == "%arg files")
  }

  @Test("A catalog's texts can be written under another language")
  func otherIdentifier() throws {
    var catalog = StringCatalog.read(
      Array("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}},\"version\":\"1.0\"}".utf8)
    ).content
    PseudoTranslation(try #require(PseudoLanguage("en-x-bounded")), as: "zu").catalog(&catalog)
    #expect(catalog["a"]?["zu"]?[.text]?.value == "[# a #]")
  }
}

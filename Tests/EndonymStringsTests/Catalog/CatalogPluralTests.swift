import Endonym
import Testing

@testable import EndonymStrings

/// Plurals of a catalog beside the source language and the key. Shapes are those of Apple's compiler: `%N$#@value@`, N the position of the number.
@Suite("The number of a catalog's plurals")
struct CatalogPluralTests {
  /// A catalog of one key in which each language has the forms of a plural, or under "" a text.
  private static func catalog(_ key: String, _ languages: [String: [String: String]]) -> [UInt8] {
    let localizations = languages.sorted { $0.key < $1.key }.map { language, forms in
      let cases = forms.sorted { $0.key < $1.key }.map { "\"\($0.key)\" : \(CatalogDefinitionTests.unit($0.value))" }
        .joined(separator: ", ")
      let plural = #"{ "variations" : { "plural" : { \#(cases) } } }"#
      return "\"\(language)\" : \(forms[""].map { CatalogDefinitionTests.unit($0) } ?? plural)"
    }
    let entry = #"{ "localizations" : { \#(localizations.joined(separator: ", ")) } }"#
    return Array(#"{ "sourceLanguage" : "en", "strings" : { "\#(key)" : \#(entry) }, "version" : "1.0" }"#.utf8)
  }

  /// The definition of a language, which an index has to tell like the whole catalog.
  private static func definition(_ bytes: [UInt8], _ language: String) throws -> MessageDefinition {
    let catalog = StringCatalog.read(bytes).content
    let key = try #require(catalog.entries.first?.key)
    let definition = try #require(catalog.definition(forKey: key, language: language))
    let opening = CatalogIndex.open(bytes, languages: [language])
    #expect(opening.messages[language]?.map(\.message.definition) == [definition])
    #expect(try opening.index.messages(for: language, in: bytes).content.map(\.message.definition) == [definition])
    #expect(catalog.messages(for: language).map(\.message.definition) == [definition])
    return definition
  }

  private static func text(_ bytes: [UInt8], _ language: String, _ arguments: [MessageArgument]) throws -> String {
    let context = try MessageContext(language: language)
    return Message(try definition(bytes, language), in: context).format(MessageArguments(arguments))
  }

  @Test(
    "The number is the same argument in all languages, wherever a translation has it",
    arguments: [
      (1, 3, "В 3 папках 1 файл"), (5, 3, "В 3 папках 5 файлов"), (3, 1, "В 1 папках 3 файла"),
    ])
  func sameArgument(files: Int64, folders: Int64, expected: String) throws {
    let russian = [
      "one": "В %2$lld папках %1$lld файл", "few": "В %2$lld папках %1$lld файла",
      "many": "В %2$lld папках %1$lld файлов", "other": "В %2$lld папках %1$lld файла",
    ]
    let english = ["one": "one file in %2$lld folders", "other": "%1$lld files in %2$lld folders"]
    let arguments: [MessageArgument] = [.integer(files), .integer(folders)]
    // Told by the source language's forms, by its text, by the key, and by nothing but the positions.
    for (key, languages) in [
      ("files", ["en": english, "ru": russian]), ("files", ["en": ["": "%lld files in %lld folders"], "ru": russian]),
      ("%lld in %lld", ["ru": russian]), ("files", ["ru": russian]),
    ] {
      #expect(try Self.text(Self.catalog(key, languages), "ru", arguments) == expected, "\(key) \(languages.count)")
    }
  }

  @Test("The source language's text is asked before the key")
  func sourceBeforeKey() throws {
    let forms = ["one": "%2$lld Ordner mit %1$lld", "other": "%2$lld Ordner mit %1$lld"]
    let source = ["one": "%2$lld folder with %1$lld", "other": "%2$lld folders with %1$lld"]
    let shape = CatalogDefinitionTests.shape(
      try Self.definition(Self.catalog("%lld in %lld", ["en": source, "de": forms]), "de"))
    #expect(shape.first == "%2$#@value@")
  }

  @Test(
    "Placeholders that a translation has moved or left out take what they can show",
    arguments: [
      ("%lld Ding hat %@", "%lld Dinge hat %@", 3, "3 Dinge hat Bob"),
      ("ein Ding von %@", "%lld Dinge von %@", 1, "ein Ding von Bob"),
      ("ein Ding", "%lld Dinge", 1, "ein Ding"), ("ein Ding", "%lld Dinge", 3, "3 Dinge"),
      ("ein Ding", "viele Dinge", 1, "ein Ding"), ("%@: ein Ding", "%@: viele Dinge", 1, "Bob: ein Ding"),
      ("%2$lld Ding hat %1$@", "%2$lld Dinge hat %1$@", 3, "3 Dinge hat Bob"),
      ("%arg Ding hat %@", "%arg Dinge hat %@", 3, "3 Dinge hat Bob"),
      ("%@ hat %arg Ding", "%1$@ hat %arg Dinge", 3, "Bob hat 3 Dinge"),
    ])
  func moved(one: String, other: String, number: Int64, expected: String) throws {
    let english = ["one": "%@ has one item", "other": "%@ has %lld items"]
    let german = ["one": one, "other": other]
    for (key, languages) in [
      ("items", ["en": english, "de": german]), ("%@ has %lld", ["de": german]),
      ("items", ["en": ["": "%1$@ has %2$lld"], "de": german]),
    ] {
      let text = try Self.text(Self.catalog(key, languages), "de", [.string("Bob"), .integer(number)])
      #expect(text == expected, "\(key) \(languages.count)")
    }
  }

  @Test("A text by device has the number of the source language's plural")
  func devices() throws {
    func plural(_ one: String, _ other: String) -> String {
      let (one, other) = (CatalogDefinitionTests.unit(one), CatalogDefinitionTests.unit(other))
      return #"{ "variations" : { "plural" : { "one" : \#(one), "other" : \#(other) } } }"#
    }
    func devices(_ phone: String, _ other: String) -> String {
      #"{ "variations" : { "device" : { "iphone" : \#(phone), "other" : \#(CatalogDefinitionTests.unit(other)) } } }"#
    }
    let english = devices(plural("%@: one tap", "%@: %lld taps"), "Click")
    let german = devices(plural("einmal tippen, %@", "%lld-mal tippen, %@"), "Klick")
    let catalog = CatalogReadingTests.catalog(
      entry: #"{ "localizations" : { "en" : \#(english), "de" : \#(german) } }"#
    ).content
    #expect(
      CatalogDefinitionTests.shape(catalog.definition(forKey: "key", language: "de")) == [
        "iphone: %2$#@value@", "iphone: value:2:lld:one=einmal tippen, %1$@|other=%2$lld-mal tippen, %1$@",
        "other: Klick",
      ])
  }

  @Test(
    "%arg is the number, with the conversion of another form, of the key, or lld",
    arguments: [
      ("arg", "%arg song", "%arg songs", ["%#@value@", "value:-:lld:one=%lld song|other=%lld songs"]),
      ("arg", "one song", "%arg songs", ["%#@value@", "value:-:lld:one=one song|other=%lld songs"]),
      ("arg", "%d song", "%arg songs", ["%#@value@", "value:-:d:one=%d song|other=%d songs"]),
      ("%u songs", "one song", "%arg songs", ["%#@value@", "value:-:u:one=one song|other=%u songs"]),
      ("arg", "one of %@", "%@ of %arg", ["%2$#@value@", "value:2:lld:one=one of %1$@|other=%1$@ of %2$lld"]),
      ("arg", "one of %@", "%arg of %@", ["%1$#@value@", "value:1:lld:one=one of %2$@|other=%1$lld of %2$@"]),
      ("%@ by %d", "one of %@", "%arg of %@", ["%2$#@value@", "value:2:d:one=one of %1$@|other=%2$d of %1$@"]),
      ("arg", "%.1f", "%arg", ["%#@value@", "value:-:f:one=%.1f|other=%f"]),
      ("arg", "100%%arg", "%lld%%arg", ["%#@value@", "value:-:lld:one=100%%arg|other=%lld%%arg"]),
    ])
  func arg(key: String, one: String, other: String, shape: [String]) throws {
    let bytes = Self.catalog(key, ["en": ["one": one, "other": other]])
    #expect(CatalogDefinitionTests.shape(try Self.definition(bytes, "en")) == shape)
  }

  @Test(
    "A number that %arg shows is written as a number",
    arguments: [(1, "1 song"), (3, "3 songs"), (1000, "1,000 songs")])
  func shownNumber(number: Int64, expected: String) throws {
    let bytes = Self.catalog("arg", ["en": ["one": "%arg song", "other": "%arg songs"]])
    #expect(try Self.text(bytes, "en", [.integer(number)]) == expected)
  }

  @Test("What is wrong in the source language is told once")
  func diagnosticsOfTheSource() throws {
    let english =
      #"{ "variations" : { "plural" : { "other" : \#(CatalogDefinitionTests.unit("%lld in %lld")), "one" : 1 } } }"#
    let german = #"{ "variations" : { "plural" : { "other" : \#(CatalogDefinitionTests.unit("%lld in %lld")) } } }"#
    let text = """
      { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "de" : \(german), "en" : \(english) } } }, "version" : "1.0" }
      """
    let opening = CatalogIndex.open(Array(text.utf8), languages: ["de", "en"])
    #expect(opening.diagnostics.map(\.rule) == ["unexpected-type"])
    #expect(CatalogIndex.open(Array(text.utf8), languages: ["de"]).diagnostics.isEmpty)
    #expect(try opening.index.messages(for: "de", in: Array(text.utf8)).diagnostics.isEmpty)
  }
}

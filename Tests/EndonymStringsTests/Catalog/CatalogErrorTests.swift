import EndonymStrings
import TestSampling
import Testing

@Suite("Catalogs with errors")
struct CatalogErrorTests {
  /// A catalog of two keys with something in the place of the first one's value, and what a reader is to say.
  static let broken: [(String, [String])] = [
    (#"{} "b" : {}"#, ["2:17: error: expected ',' or '}', found '\"' [syntax]"]),
    (#"{ "comment" "c" }, "b" : {}"#, ["2:26: error: expected ':' after the key, found '\"' [syntax]"]),
    (#"{ "comment" : }, "b" : {}"#, ["2:28: error: expected a value, found '}' [syntax]"]),
    (#"{ "comment" : "c", }, "b" : {}"#, ["2:33: error: expected a key after ',', found '}' [syntax]"]),
    (
      #"{ comment : "c" }, "b" : {}"#,
      [
        "2:16: error: expected a key or '}', found 'c' [syntax]",
        "2:30: error: expected ':' after the key, found '}' [syntax]",
      ]
    ),
    (#"{ "comment" : 'c' }, "b" : {}"#, ["2:28: error: expected a value, found ''' [syntax]"]),
    (#"{ "comment" : tru }, "b" : {}"#, ["2:28: error: expected a value, found 't' [syntax]"]),
    (
      #"{ "comment" : "\q" }, "b" : {}"#,
      ["2:29: error: expected an escape of JSON, found '\\' and 'q' [invalid-escape]"]
    ),
    (
      #"{ "comment" : "\u12" }, "b" : {}"#,
      ["2:29: error: expected four hexadecimal digits after '\\u', found '1' [invalid-escape]"]
    ),
    (
      #"{ "comment" : "\ud83d" }, "b" : {}"#,
      ["2:29: error: expected both halves of a surrogate pair, found U+D83D alone [unpaired-surrogate]"]
    ),
    (
      "{ \"comment\" : \"\u{0}\" }, \"b\" : {}",
      ["2:29: error: expected an escape, found U+0000 in a string [control-character]"]
    ),
    (
      "{ \"comment\" : \"c\n }, \"b\" : {}",
      ["2:30: error: expected '\"' before the end of the line, found U+000A [unclosed-string]"]
    ),
    (
      #"{ "comment" : 5 }, "b" : {}"#, ["2:28: error: expected a string as 'comment', found a number [unexpected-type]"]
    ),
    (#"[ ], "b" : {}"#, ["2:14: error: expected an object as the entry of a key, found an array [unexpected-type]"]),
    (#"{ ] }, "b" : {}"#, ["2:16: error: expected a key or '}', found ']' [syntax]"]),
    (
      "{\n<<<<<<< ours\n}, \"b\" : {}",
      ["3:1: error: expected a key or '}', found '<' [syntax]"]
    ),
  ]

  @Test("An error is told with its place, and what is sound around it is kept", arguments: broken)
  func errors(value: String, expected: [String]) {
    let reading = CatalogReadingTests.read(
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {\n       \"a\" : \(value), \"c\" : {} } }")
    #expect(reading.diagnostics.map(\.description) == expected.map { "a.xcstrings:" + $0 })
    #expect(reading.content["b"] != nil && reading.content["c"] != nil && reading.content["a"] != nil)
  }

  @Test(
    "A file that is no JSON is told once",
    arguments: [
      ("", "1:1: error: expected a JSON value, found the end of the file [syntax]"),
      ("\"a\" = \"b\";", "1:1: error: expected an object as a catalog, found a string [unexpected-type]"),
      ("<?xml version=\"1.0\"?>", "1:1: error: expected a JSON value, found '<' [syntax]"),
      ("\u{89}PNG\r\n", "1:1: error: expected a JSON value, found U+0089 [syntax]"),
    ])
  func notJSON(text: String, expected: String) {
    let reading = CatalogReadingTests.read(text)
    #expect(reading.diagnostics.first?.description == "a.xcstrings:" + expected)
    #expect(reading.content.count == 0)
  }

  @Test("A file that is cut off anywhere keeps what came before, and says that it ends too soon")
  func truncated() throws {
    let bytes = Array(CatalogEditingTests.xcode.utf8)
    for end in 1..<bytes.count {
      let reading = StringCatalog.read(Array(bytes[..<end]))
      #expect(reading.hasErrors, "\(end)")
      #expect(reading.content.count <= 2)
      // No half of a text is taken for a text.
      for entry in reading.content.entries {
        for (_, unit) in entry.localizations.flatMap(\.units) {
          #expect(["café /", "one", "%lld"].contains(unit.value), "\(end)")
        }
      }
    }
  }

  @Test("Nesting has a limit, and what is beyond it is passed by")
  func depth() {
    func nested(_ levels: Int) -> FileReading<StringCatalog> {
      let open = String(repeating: "[", count: levels)
      let close = String(repeating: "]", count: levels)
      return CatalogReadingTests.read(
        #"{ "sourceLanguage" : "en", "x" : \#(open)\#(close), "strings" : { "a" : {} }, "version" : "1" }"#)
    }
    #expect(nested(JSONDocument.greatestDepth - 1).diagnostics.isEmpty)
    for levels in [JSONDocument.greatestDepth, 100_000] {
      let reading = nested(levels)
      #expect(reading.diagnostics.map(\.rule) == ["too-deep"])
      #expect(reading.content["a"] != nil)
    }
  }

  @Test("A file beyond the greatest size is refused")
  func size() {
    let reading = StringCatalog.read([UInt8](repeating: 0x20, count: StringCatalog.greatestByteCount + 1))
    #expect(reading.diagnostics.map(\.rule) == ["file-too-large"])
  }

  @Test("Bytes that are no UTF-8 are told, kept in the file and replaced in the text")
  func invalidUTF8() throws {
    let marker = Array("café".utf8)
    var bytes = Array(CatalogEditingTests.xcode.utf8)
    let start = try #require(bytes.firstRange(of: "\"C\"".utf8)).lowerBound
    bytes.replaceSubrange(start + 1..<start + 2, with: [0xE9] + marker)
    let reading = StringCatalog.read(bytes)
    #expect(reading.hasErrors)
    #expect(reading.content["c"]?.comment == "\u{FFFD}café")
    var catalog = reading.content
    catalog.setValue("x", forKey: "c", language: "en", at: [.plural("one")])
    #expect(catalog.bytes().firstRange(of: [0xE9] + marker) != nil)
  }

  @Test("Random damage never crashes, and is written back unchanged")
  func randomDamage() {
    let original = Array(CatalogEditingTests.xcode.utf8)
    var generator = SeededGenerator(stream: "catalogs", seed: SampleSeed.given ?? 1)
    for _ in 0..<500 {
      var bytes = original
      for _ in 0...generator.integer(0...3) {
        let place = generator.integer(0...bytes.count - 1)
        switch generator.integer(0...2) {
        case 0: bytes[place] = UInt8(generator.integer(0...255))
        case 1: bytes.remove(at: place)
        default: bytes.insert(generator.pick(Array("{}[]\",:\\\u{0}".utf8)), at: place)
        }
      }
      var catalog = StringCatalog.read(bytes).content
      #expect(catalog.bytes() == bytes)
      catalog.setComment("x", forKey: "c")
      #expect(StringCatalog.read(catalog.bytes()).content.entries.count <= catalog.count)
    }
  }
}

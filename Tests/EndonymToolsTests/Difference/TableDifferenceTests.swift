import EndonymStrings
import EndonymTools
import Testing

@Suite("Differences of tables")
struct TableDifferenceTests {
  private static func difference(_ old: String, _ new: String, _ kind: String) throws -> String? {
    TableDifference.between(
      try AnyTable.read(Array(old.utf8), file: "old.\(kind)").content,
      try AnyTable.read(Array(new.utf8), file: "new.\(kind)").content)?.text
  }

  @Test(
    "A table's keys are told as added, removed or changed, with their texts and comments",
    arguments: [
      ("\"a\" = \"1\";", "\"a\" = \"1\";", "0 added, 0 removed, 0 changed"),
      (
        "\"a\" = \"1\";", "/* c */\n\"a\" = \"2\";",
        "~ \"a\"\n    comment: + \"c\"\n    text: \"1\" -> \"2\"\n0 added, 0 removed, 1 changed"
      ),
      (
        "\"a\" = \"1\";", "\"b\" = \"1\";",
        "- \"a\"\n    text: \"1\"\n+ \"b\"\n    text: \"1\"\n1 added, 1 removed, 0 changed"
      ),
      // é as one code point and as two are two keys.
      (
        "\"\u{E9}\" = \"1\";", "\"e\u{301}\" = \"1\";",
        "- \"\u{E9}\"\n    text: \"1\"\n+ \"e\u{301}\"\n    text: \"1\"\n1 added, 1 removed, 0 changed"
      ),
    ])
  func strings(old: String, new: String, text: String) throws {
    #expect(try Self.difference(old, new, "strings") == text)
  }

  @Test("A catalog's texts are told language by language, with their states")
  func catalog() throws {
    func catalog(_ value: String, _ state: String, _ one: String) -> String {
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
      "de":{"stringUnit":{"state":"\(state)","value":"\(value)"}},
      "fr":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"\(one)"}},"other":{"stringUnit":{"state":"new","value":"o"}}}}}}}}}
      """
    }
    #expect(
      try Self.difference(catalog("Hallo", "translated", "a"), catalog("Guten Tag", "needs_review", "b"), "xcstrings")
        == """
        ~ "k"
            de: "Hallo" -> "Guten Tag"
            de state: "translated" -> "needs_review"
            fr plural.one: "a" -> "b"
        0 added, 0 removed, 1 changed
        """)
  }

  @Test("Tables of different kinds are not compared")
  func kinds() throws {
    let strings = try AnyTable.read([], file: "a.strings").content
    let catalog = try AnyTable.read(Array("{}".utf8), file: "a.xcstrings").content
    #expect(TableDifference.between(strings, catalog) == nil)
    #expect(throws: Diagnostic.self) { try AnyTable.read([], file: "a.txt") }
  }
}

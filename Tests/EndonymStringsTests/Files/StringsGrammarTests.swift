import EndonymStrings
import Foundation
import Testing

/// The grammar of old-style text, against Foundation's own reader.
@Suite("The grammar of .strings")
struct StringsGrammarTests {
  @Test(
    "A table says what Foundation reads in it",
    arguments: [
      #""key" = "value";"#,
      "'single' = 'quo\"tes';",
      "unquoted_$/:.-9 = also.un-quoted;",
      #""only";"#,
      "bare;",
      "/* c */ \"a\" /* d */ = // e\n \"b\" /* f */ ;",
      "{ a = b; c = d; }",
      "{a=b;}\n",
      "",
      " \t\r\n",
      "// only a comment",
      "/* only a comment */",
      #""a"="1";"a"="2";"#,
      #"a = "\a\b\f\n\r\t\v\"\\\'";"#,
      #"a = "\u00e9 \U00e9 \351 \101 \q \x";"#,
      #"a = "\0 \7 \77 \377 \376 \200 \1234 \8 \18";"#,
      #"a = "\UD83D\UDE00 \U41 \U041 \U00410 \Ug";"#,
      "a = \"line\\\nnext\";",
      "a = \"line\nnext\";",
      "a = \"line\r\nnext\";",
      "a\u{2028}=\u{2029}\u{0B}b\u{0C};",
      "a = http://example.com/x//y;",
      "a = { b = c; d = (e, \"f\", <0aFF 10>); }; g = ();",
      "a = (1, 2, );",
      "a = <>;",
      "a = { };",
      "a = \"\";",
      "\"\" = \"empty key\";",
      "a = \"日本語 😀 e\u{301}\";",
      "a = 'it\\'s';",
    ])
  func tableIsWhatFoundationReads(text: String) throws {
    let reading = StringsFile.read(Array(text.utf8))
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    let expected = text.isEmpty ? OracleValue.dictionary([:]) : try OracleValue.table(Array(text.utf8))
    #expect(OracleValue.table(reading.content) == expected)
  }

  @Test(
    "A line is counted at CR, LF and both together, a column by scalars",
    arguments: [
      ("\"a\" = \"1\";\n\"b\" = \"2\";", 2, 1, 7), ("\"a\" = \"1\";\r\"b\" = \"2\";", 2, 1, 7),
      ("\"a\" = \"1\";\r\n\"b\" = \"2\";", 2, 1, 7), ("\n\r\"b\" = \"2\";", 3, 1, 7), ("\r\n\r\n  b=2;", 3, 3, 5),
      ("/* 日本\n😀 */ \"b\" = \"2\";", 2, 6, 12), ("\"a\" = \"e\u{301}😀\"; b = 2;", 1, 14, 18),
    ])
  func positionsAreLinesAndScalars(text: String, line: Int, keyColumn: Int, valueColumn: Int) {
    let entry = StringsFile.read(Array(text.utf8)).content["b"]
    #expect(entry?.keyPosition == SourcePosition(line: line, column: keyColumn))
    #expect(entry?.valuePosition == SourcePosition(line: line, column: valueColumn))
  }

  @Test("Keys are compared by code points: a precomposed and a decomposed letter are two keys")
  func keysAreComparedByCodePoints() {
    let reading = StringsFile.read(Array("\"\u{E9}\" = \"1\"; \"e\u{301}\" = \"2\";".utf8))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.content["\u{E9}"]?.value == "1")
    #expect(reading.content["e\u{301}"]?.value == "2")
  }

  @Test("A duplicate key is reported at its later place, and the last one counts")
  func duplicateKeysAreReported() {
    let reading = StringsFile.read(Array("a = 1;\nb = 2;\n  a = 3;".utf8), file: "x.strings")
    #expect(reading.diagnostics.map(\.rule) == ["duplicate-key"])
    #expect(reading.diagnostics.first?.severity == .warning)
    #expect(reading.diagnostics.first?.position == SourcePosition(line: 3, column: 3))
    #expect(reading.content["a"]?.value == "3")
    #expect(reading.content.entries.map(\.value) == ["1", "2", "3"])
  }

  @Test(
    "A value that is no text is kept, and reported as one that no look-up finds",
    arguments: [("a = {b = c;};", "a dictionary"), ("a = (b);", "an array"), ("a = <00>;", "data")])
  func otherValuesAreKept(text: String, kind: String) {
    let reading = StringsFile.read(Array(text.utf8))
    #expect(reading.content["a"]?.value == nil)
    #expect(reading.content["a"]?.content.kind == kind)
    #expect(reading.diagnostics.map(\.rule) == ["value-not-text"])
    #expect(!reading.hasErrors)
  }

  @Test(
    "Escapes that do not say what they seem to are reported",
    arguments: [
      (#"a = "x\u00e9";"#, "lowercase-unicode-escape", 7), (#"a = "\q";"#, "unknown-escape", 6),
      (#"a = "ab\UD800c";"#, "lone-surrogate", 8), (#"a = "\UDC00\UD800";"#, "lone-surrogate", 6),
    ])
  func doubtfulEscapesAreReported(text: String, rule: String, column: Int) {
    let reading = StringsFile.read(Array(text.utf8))
    #expect(reading.diagnostics.first?.rule == rule)
    #expect(reading.diagnostics.first?.position == SourcePosition(line: 1, column: column))
    #expect(!reading.hasErrors)
  }

  @Test("A key-only entry is its own value")
  func keyOnlyEntryIsItsValue() {
    let entry = StringsFile.read(Array("\"Hello\";".utf8)).content["Hello"]
    #expect(entry?.isKeyOnly == true)
    #expect(entry?.value == "Hello")
  }
}

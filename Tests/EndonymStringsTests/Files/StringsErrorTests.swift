import EndonymStrings
import Testing

/// What the reader says of broken tables, and what it keeps of them.
@Suite("Errors in .strings")
struct StringsErrorTests {
  /// A broken table, the errors in it as `line:column rule`, and the keys of what is sound.
  struct Broken: CustomTestStringConvertible {
    var text: String
    var errors: [String]
    var kept: [String]

    init(_ text: String, _ errors: [String], kept: [String]) {
      (self.text, self.errors, self.kept) = (text, errors, kept)
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(
    "Every error is reported at its place, and what is sound is kept",
    arguments: [
      // A stray character, where Apple's reader stops and says nothing.
      Broken("\"a\"=\"1\"; @ \"b\"=\"2\";", ["1:10 stray-character"], kept: ["a", "b"]),
      Broken("\"a\"=\"1\";; \"b\"=\"2\";", ["1:9 stray-character"], kept: ["a", "b"]),
      Broken("a = 1;\n} b = 2;", ["2:1 stray-character"], kept: ["a", "b"]),
      Broken("a = 1;\n\\\nb = 2;", ["2:1 stray-character"], kept: ["a", "b"]),
      Broken("a = 1;\n= 2;\nb = 2;", ["2:1 stray-character"], kept: ["a", "b"]),
      Broken("ключ = x;\nb = 2;", ["1:1 stray-character"], kept: ["b"]),
      Broken("a = 1;\u{0}\u{0}\u{0}\nb = 2;", ["1:7 stray-character"], kept: ["a", "b"]),
      // Semicolons.
      Broken("\"a\" = \"1\"\n\"b\" = \"2\";", ["2:1 missing-semicolon"], kept: ["a", "b"]),
      Broken("\"a\" = \"1\" \"b\" = \"2\";", ["1:11 missing-semicolon"], kept: ["a", "b"]),
      Broken("a = b", ["1:6 missing-semicolon"], kept: ["a"]),
      Broken("a = 1\n/* c */\nb = 2;", ["3:1 missing-semicolon"], kept: ["a", "b"]),
      Broken("\"a\" = \"He said \"hi\" to me\";\nb = 2;", ["1:17 missing-semicolon"], kept: ["b"]),
      Broken("\"a\" = \"5\" tall\";\n\"b\" = \"2\";", ["1:11 missing-semicolon"], kept: ["b"]),
      Broken("\"a\" = \"1\", \"b\" = \"2\";", ["1:10 missing-semicolon"], kept: []),
      // Equals signs.
      Broken("\"a\" \"1\";\nb = 2;", ["1:5 missing-equals-sign"], kept: ["b"]),
      Broken("\"a\": \"1\";\nb = 2;", ["1:4 missing-equals-sign"], kept: ["b"]),
      Broken("\"a\"\n\"b\" = 2;", ["2:1 missing-equals-sign"], kept: ["b"]),
      Broken("\"a = \"1\";\n\"b\" = \"2\";", ["1:7 missing-equals-sign"], kept: ["b"]),
      Broken("bare", ["1:5 missing-equals-sign"], kept: []),
      Broken("x?", ["1:2 missing-equals-sign"], kept: []),
      Broken("a = b; /", ["1:9 missing-equals-sign"], kept: ["a"]),
      // Values.
      Broken("\"a\" = ;\nb = 2;", ["1:7 missing-value"], kept: ["b"]),
      Broken("\"a\" =\n\"b\" = \"2\";", ["2:1 missing-value"], kept: ["b"]),
      Broken("a =", ["1:4 missing-value"], kept: []),
      Broken("a = ?;\nb = 2;", ["1:5 missing-value"], kept: ["b"]),
      // Quotes that are not closed.
      Broken("\"a\" = \"1;\n\"b\" = \"2\";\n\"c\" = \"3\";", ["1:7 unterminated-text"], kept: ["b", "c"]),
      Broken("\"a = 1;\n\"b\" = \"2\";\n\"c\" = \"3\";", ["1:1 unterminated-text"], kept: ["b", "c"]),
      Broken("\"a\" = \"1\";\n\"b\" = \"2;\n", ["2:7 unterminated-text"], kept: ["a"]),
      Broken("\"a\" = \"1;\nb = 2;\nc = 3;\n", ["1:7 unterminated-text"], kept: ["b", "c"]),
      Broken("\"k\" = \"abc\\", ["1:7 unterminated-text"], kept: []),
      Broken("a = 'it;\nb = 'x';\nc = 'y';", ["1:5 unterminated-text"], kept: ["b", "c"]),
      Broken(
        "\"a\" = \"1;\n\"b\" = \"2;\n\"c\" = \"3\";", ["1:7 unterminated-text", "2:7 unterminated-text"], kept: ["c"]),
      // Comments.
      Broken("a = 1;\n/* open\nb = 2;", ["2:1 unterminated-comment"], kept: ["a", "b"]),
      Broken("/*", ["1:1 unterminated-comment"], kept: []),
      // Collections and data.
      Broken("a = {b = c;\n", ["2:1 unexpected-end"], kept: ["a"]),
      Broken("a = (1;\nb = 2;", ["1:7 unterminated-array"], kept: ["a", "b"]),
      Broken("a = (1 2);\nb = 2;", ["1:8 missing-comma"], kept: ["a", "b"]),
      Broken("a = <0a0>;\nb = 2;", ["1:9 malformed-data"], kept: ["b"]),
      Broken("a = <0g>;\nb = 2;", ["1:7 malformed-data"], kept: ["b"]),
      Broken("a = <00", ["1:8 malformed-data"], kept: []),
      Broken("{a = b;\n", ["2:1 unexpected-end"], kept: ["a"]),
      Broken("{a=b;} x", ["1:8 junk-after-dictionary", "1:9 missing-equals-sign"], kept: ["a"]),
      // Characters that look right.
      Broken("\"a\" ＝ \"1\"；\nb = 2;", ["1:5 lookalike-character", "1:10 lookalike-character"], kept: ["a", "b"]),
      Broken(
        "“a” = “1”;\nb = 2;", ["1:1 lookalike-character", "1:7 lookalike-character"], kept: ["a", "b"]),
      Broken("a\u{A0}= 1;\nb = 2;", ["1:2 missing-equals-sign"], kept: ["b"]),
      Broken("\u{FEFF}\u{FEFF}a = 1;", ["1:1 lookalike-character"], kept: ["a"]),
      // Several.
      Broken(
        "a = 1\nb 2;\n\"c\" = 3;\n@\nd = ;\ne = 5;",
        ["2:1 missing-semicolon", "2:3 missing-equals-sign", "4:1 stray-character", "5:5 missing-value"],
        kept: ["a", "c", "e"]),
    ])
  func errorsAreReportedAndTheRestIsKept(broken: Broken) {
    let reading = StringsFile.read(Array(broken.text.utf8), file: "x.strings")
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { "\($0.position.map(\.description) ?? "-") \($0.rule)" } == broken.errors, "\(errors)")
    #expect(reading.content.entries.map(\.key) == broken.kept)
    #expect(reading.content.bytes() == Array(broken.text.utf8))
  }

  @Test(
    "A message says what was expected and what stood there, by name where it only looks right",
    arguments: [
      ("a = 1\nb = 2;", "expected ';' after the value, found b"),
      ("\"a\" = \"1\"\n\"b\" = \"2\";", "expected ';' after the value, found \"b\""),
      ("\"a\" ＝ \"1\";", "expected '=' after the key, found '＝' (U+FF1D FULLWIDTH EQUALS SIGN)"),
      ("\"a\" = \"1\"；", "expected ';' after the value, found '；' (U+FF1B FULLWIDTH SEMICOLON)"),
      ("“a\" = \"1\";", "expected a key in straight quotes, found '“' (U+201C LEFT DOUBLE QUOTATION MARK)"),
      ("a = 1; @", "expected a key, found '@'"),
      ("a", "expected '=' or ';' after the key, found the end of the file"),
      ("a = 1;\u{0}", "expected a key, found U+0000"),
      ("ж = 1;", "expected a key, found 'ж' (U+0436)"),
    ])
  func messagesNameBothSides(text: String, message: String) {
    #expect(StringsFile.read(Array(text.utf8)).diagnostics.first?.message == message)
  }

  @Test("An empty file is one without entries, with a warning: Apple's reader refuses it")
  func emptyFileIsWarnedOf() {
    let reading = StringsFile.read([])
    #expect(reading.content.entries.isEmpty)
    #expect(reading.diagnostics.map(\.rule) == ["empty-file"])
    #expect(!reading.hasErrors)
  }

  @Test("A path that cannot be read is an error that says why", arguments: ["/nowhere/at/all.strings", "/tmp"])
  func unreadablePathsAreErrors(path: String) {
    #expect {
      try StringsFile.read(path: path)
    } throws: { error in
      (error as? Diagnostic)?.rule == "file-unreadable" && (error as? Diagnostic)?.file == path
    }
  }
}

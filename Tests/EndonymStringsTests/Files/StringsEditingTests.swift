import EndonymStrings
import Foundation
import Testing

@Suite("Writing .strings")
struct StringsEditingTests {
  private static func edited(_ text: String, _ edit: (inout StringsFile) -> Void) -> String {
    var file = StringsFile.read(Array(text.utf8)).content
    edit(&file)
    return String(decoding: file.bytes(), as: UTF8.self)
  }

  @Test(
    "A changed value takes the old one's place, and nothing else changes",
    arguments: [
      ("/* c */\n\"k\" = \"v\";\n\n", "/* c */\n\"k\" = \"new\";\n\n"),
      ("k=v;", "k=\"new\";"),
      ("'k' = 'v' ; // c", "'k' = 'new' ; // c"),
      ("\"k\";", "\"k\" = \"new\";"),
      ("k;\r\n", "k = \"new\";\r\n"),
      ("k = 1; k = 2; j = 3;", "k = 1; k = \"new\"; j = 3;"),
      ("k = {a = b;}; j = \"\\U00e9\";", "k = \"new\"; j = \"\\U00e9\";"),
      ("{ k = v; }", "{ k = \"new\"; }"),
      ("j = 1;", "j = 1;\n\"k\" = \"new\";"),
      ("j = 1;\n", "j = 1;\n\"k\" = \"new\";\n"),
      ("j = 1\n", "j = 1\n\"k\" = \"new\";\n"),
      ("\"i\" = \"1\";\r\n\r\n\"j\" = \"1\";\r\n", "\"i\" = \"1\";\r\n\r\n\"j\" = \"1\";\r\n\r\n\"k\" = \"new\";\r\n"),
      ("{\n  j = 1;\n}\n", "{\n  j = 1;\n  \"k\" = \"new\";\n}\n"),
      ("j = 1; // last\n", "j = 1; // last\n\"k\" = \"new\";\n"),
      ("// head", "// head\n\"k\" = \"new\";\n"),
      ("", "\"k\" = \"new\";\n\n"),
    ])
  func changedValueTakesItsPlace(text: String, expected: String) {
    #expect(Self.edited(text) { $0.setValue("new", forKey: "k") } == expected)
  }

  @Test("A value that is there already changes nothing, though it is written in another way")
  func sameValueChangesNothing() {
    let text = "k = \"\\U00e9\\\"\";"
    #expect(Self.edited(text) { $0.setValue("\u{E9}\"", forKey: "k") } == text)
    #expect(Self.edited("k = \"\u{E9}\";") { $0.setValue("e\u{301}", forKey: "k") } == "k = \"e\u{301}\";")
  }

  @Test(
    "A removed entry goes with its comment and its lines",
    arguments: [
      (
        "/* 1 */\n\"j\" = \"1\";\n\n/* 2 */\n\"k\" = \"2\";\n\n/* 3 */\n\"l\" = \"3\";\n",
        "/* 1 */\n\"j\" = \"1\";\n\n/* 3 */\n\"l\" = \"3\";\n"
      ),
      ("j = 1;\nk = 2; // two\nl = 3;", "j = 1;\nl = 3;"),
      ("j = 1; k = 2; l = 3;", "j = 1; l = 3;"),
      ("k = 1;\nj = 2;\nk = 3;\n", "j = 2;\n"),
      ("k = 1;", ""),
      ("/* Head */\n\nk = 1;\n", "/* Head */\n\n"),
      ("j = 1;\r\n\tk = 2;\r\nl = 3;\r\n", "j = 1;\r\nl = 3;\r\n"),
    ])
  func removedEntryGoesWithItsLines(text: String, expected: String) {
    #expect(Self.edited(text) { $0.remove("k") } == expected)
  }

  @Test("Changes, removals and additions of one table are written together")
  func editsAreWrittenTogether() {
    let text = "a = 1;\nb = 2;\nc = 3;\n"
    let edited = Self.edited(text) {
      $0.setValue("x", forKey: "a")
      $0.remove("c")
      $0.append("d", "4", comment: "Four")
      $0.append("e", "5")
      $0.setValue("6", forKey: "e")
    }
    #expect(edited == "a = \"x\";\nb = 2;\n/* Four */\n\"d\" = \"4\";\n\"e\" = \"6\";\n")
    #expect(
      Self.edited(text) {
        for key in ["a", "b", "c"] { $0.remove(key) }; $0.append("d", "4")
      } == "\"d\" = \"4\";\n")
  }

  @Test(
    "Every text is read back as it was written, by Foundation too, in every form",
    arguments: [
      "", " ", "\"", "'", "\\", "\\n", "\n", "\r\n", "\t", "\u{7}\u{B}\u{C}\u{1B}", "/* */", "é e\u{301} 日本 😀",
      "%@ & <b>",
      "]]>", "\u{2028}", "\u{FFFD}",
    ], PropertyListForm.allCases)
  func textsAreReadBack(text: String, form: PropertyListForm) throws {
    var file = StringsFile(form: form)
    file.append("k", text)
    file.append("key \(text)", "v")
    let bytes = file.bytes()
    let reading = StringsFile.read(bytes)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(OracleValue.table(reading.content) == OracleValue.table(file))
    // CoreFoundation's XML reader refuses nothing of these but control characters, which XML 1.0 does not have.
    #expect(try OracleValue.table(bytes) == OracleValue.table(file))
  }

  @Test("A NUL is written as an escape")
  func nulIsEscaped() {
    var file = StringsFile()
    file.append("k", "a\0b")
    #expect(String(decoding: file.bytes(), as: UTF8.self) == "\"k\" = \"a\\U0000b\";\n\n")
    #expect(StringsFile.read(file.bytes()).content["k"]?.value == "a\0b")
  }

  @Test("A new text table is laid out as genstrings does, in the encoding that is asked for")
  func newTableIsLaidOutAsGenstringsDoes() throws {
    var file = StringsFile(encoding: .utf16LittleEndian, hasByteOrderMark: true)
    file.append("a", "A", comment: "No comment provided by engineer.")
    file.append("b", "*/", comment: "*/ x")
    let text = "/* No comment provided by engineer. */\n\"a\" = \"A\";\n\n/* * / x */\n\"b\" = \"*/\";\n\n"
    #expect(file.bytes() == [0xFF, 0xFE] + Array(try #require(text.data(using: .utf16LittleEndian))))
  }

  @Test("A new XML table is what Apple's serialization writes")
  func newXMLTableIsApples() throws {
    var file = StringsFile(form: .xml)
    for (key, value) in [("b", "2 < 3 & 4 > 1"), ("a", "x"), ("Z", "é")] { file.append(key, value) }
    let expected = try PropertyListSerialization.data(
      fromPropertyList: ["b": "2 < 3 & 4 > 1", "a": "x", "Z": "é"], format: .xml, options: 0)
    #expect(String(decoding: file.bytes(), as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  @Test("A binary table is written as a binary one with equal content")
  func binaryTableStaysBinary() throws {
    let content: [String: Any] = [
      "k": "v", "é": "日本 😀", "long": String(repeating: "x", count: 300), "n": 70_000, "neg": -5, "t": true, "r": 1.5,
      "d": Data([1, 2]), "a": ["x", "y"], "dict": ["x": "y"], "when": Date(timeIntervalSinceReferenceDate: 1.25),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    var file = StringsFile.read(Array(data)).content
    #expect(file.form == .binary)
    #expect(OracleValue.table(file) == OracleValue(foundation: content))
    #expect(file.bytes() == Array(data))
    file.setValue("w", forKey: "k")
    file.append("new", "n")
    let bytes = file.bytes()
    #expect(bytes.starts(with: Array("bplist00".utf8)))
    var expected = content
    expected["k"] = "w"
    expected["new"] = "n"
    #expect(try OracleValue.table(bytes) == OracleValue(foundation: expected))
  }

  // Beyond 65,536 objects a reference has four bytes; reading that many takes Foundation seconds.
  private static let largest = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long" ? 33_000 : 5_000

  @Test("A large binary table needs longer references, and is read by Foundation", arguments: [100, 1_000, largest])
  func largeBinaryTablesAreRead(count: Int) throws {
    var file = StringsFile(form: .binary)
    for number in 0..<count { file.append("key \(number)", "value \(number)") }
    #expect(try OracleValue.table(file.bytes()) == OracleValue.table(file))
  }

  @Test("A file is written whole, through a link, and read again")
  func fileIsWrittenThroughALink() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.strings").path
    let link = folder.appendingPathComponent("b.strings").path
    try FileBytes.write([1, 2], to: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try FileBytes.write([3], to: link)
    #expect(try FileBytes.read(path) == [3])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    #expect {
      try FileBytes.write([1], to: folder.path + "/none/a.strings")
    } throws: { error in
      (error as? Diagnostic)?.rule == "file-unwritable"
    }
  }
}

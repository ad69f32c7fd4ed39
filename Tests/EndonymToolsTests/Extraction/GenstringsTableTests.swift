import EndonymStrings
import EndonymTools
import Testing

@Suite("Tables as genstrings writes them")
struct GenstringsTableTests {
  private func tables(_ sources: (name: String, text: String)...) -> ExtractedTables {
    ExtractedTables(sources.map { CSourceReader().read(Array($0.text.utf8), file: $0.name) })
  }

  private func text(_ source: String, options: GenstringsTable.Options = .init()) -> String {
    tables(("a.m", source)).tables.first.map { GenstringsTable($0.entries, options: options).text } ?? ""
  }

  /// Values of keys and what genstrings makes of them.
  static let values: [(key: String, value: String)] = [
    ("%d %@ %.2f", "%1$d %2$@ %3$.2f"), ("%010d and %03.f", "%1$d and %2$.f"), ("%@", "%@"), ("%2$@ %1$@", "%2$@ %1$@"),
    ("plain", "plain"), ("%d%%", "%d%%"),
    ("%1@d", "%1@d"), ("%@ and %@", "%1$@ and %2$@"),
  ]

  @Test("two and more specifiers of a value are numbered, and a key stays as it is", arguments: values)
  func numbering(key: String, value: String) {
    let source = "NSLocalizedString(@\"\(key)\", nil)"
    #expect(text(source) == "/* No comment provided by engineer. */\n\"\(key)\" = \"\(value)\";\n\n")
    var options = GenstringsTable.Options()
    options.numbersArguments = false
    #expect(text(source, options: options).contains("\"\(key)\" = \"\(key)\";"))
  }

  @Test("keys are in order without regard to case, and escapes are written as in the source")
  func order() {
    let source =
      #"NSLocalizedString(@"b", @"2"); NSLocalizedString(@"A", @"1"); NSLocalizedString(@"C \"x\"\n\\", @"3");"#
    #expect(
      text(source)
        == #"/* 1 */\#n"A" = "A";\#n\#n/* 2 */\#n"b" = "b";\#n\#n/* 3 */\#n"C \"x\"\n\\" = "C \"x\"\n\\";\#n\#n"#)
  }

  @Test("several comments of a key are lines in the order of letters, the first value is kept, and both are told")
  func conflicts() {
    let tables = tables(
      ("a.m", #"NSLocalizedStringWithDefaultValue(@"k", @"T", nil, @"first", @"on the page")"#),
      ("b.m", #"NSLocalizedStringWithDefaultValue(@"k", @"T", nil, @"second", @"in the menu")"#))
    #expect(tables.tables.map(\.name) == ["T"])
    #expect(
      tables.tables.map { GenstringsTable($0.entries).text } == [
        "/* in the menu\n   on the page */\n\"k\" = \"first\";\n\n"
      ])
    #expect(
      tables.diagnostics.map(\.message) == [
        #"Key "k" used with multiple values. Value "first" kept. Value "second" ignored."#,
        #"Key "k" used with multiple comments "in the menu" & "on the page""#,
      ])
  }

  @Test("a file is UTF-16 with a byte order mark of the order that is asked for, or UTF-8")
  func encodings() {
    let entries = tables(("a.m", #"NSLocalizedString(@"é", @"c")"#)).tables[0].entries
    var options = GenstringsTable.Options()
    #expect(GenstringsTable(entries, options: options).bytes.prefix(4) == [0xFF, 0xFE, UInt8(ascii: "/"), 0])
    options.encoding = .utf16BigEndian
    #expect(GenstringsTable(entries, options: options).bytes.prefix(4) == [0xFE, 0xFF, 0, UInt8(ascii: "/")])
    options.encoding = .utf8
    options.hasByteOrderMark = false
    #expect(GenstringsTable(entries, options: options).bytes == Array("/* c */\n\"é\" = \"é\";\n\n".utf8))
  }

  @Test("-u makes characters of \\Uxxxx in values, not in keys")
  func unicodeEscapes() {
    var options = GenstringsTable.Options()
    options.replacesUnicodeEscapes = true
    #expect(text(#"NSLocalizedString(@"Caf\\U00e9", nil)"#, options: options).contains(#""Caf\\U00e9" = "Café";"#))
    #expect(text(#"NSLocalizedString(@"Caf\\U00e9", nil)"#).contains(#""Caf\\U00e9" = "Caf\\U00e9";"#))
  }

  @Test("tables that are skipped and calls of other kinds are left out")
  func selection() {
    let readings = [
      CSourceReader().read(
        Array(#"NSLocalizedString(@"a", nil); NSLocalizedStringFromTable(@"b", @"T", nil)"#.utf8), file: "a.m")
    ]
    #expect(ExtractedTables(readings, .init(skippedTables: ["T"])).tables.map(\.name) == ["Localizable"])
    #expect(ExtractedTables(readings, .init(origins: [.interface])).tables.isEmpty)
  }

  @Test("keys with different code points are different keys")
  func exactKeys() {
    #expect(
      tables(("a.m", "NSLocalizedString(@\"é\", nil); NSLocalizedString(@\"e\u{301}\", nil)")).tables[0].entries.count
        == 2)
  }
}

import EndonymStrings
import EndonymTools
import Foundation
import TemporaryFiles
import Testing

@Suite("Lint: repairs")
struct LintFixerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    /// The source language's text, if it matters.
    var source: String?
    let notes: Int
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "semicolons behind values that end their lines",
      before: "\"a\" = \"1\"\n\n/* c */\n\"b\" = \"2\" // d\n\"c\"  =  \"3\"",
      after: "\"a\" = \"1\";\n\n/* c */\n\"b\" = \"2\" // d\n\"c\"  =  \"3\";", notes: 2),
    Row(
      name: "a value that is in doubt stays", before: "\"a\" = \"say \"x\" now\";\n",
      after: "\"a\" = \"say \"x\" now\";\n", notes: 0),
    Row(name: "full-width marks", before: "\"a\" ＝ \"１；\"；\n", after: "\"a\" = \"１；\";\n", notes: 2),
    Row(
      name: "typographic quotes", before: "“a” = \"“b”\";\n\"c\" = “d”;\n", after: "\"a\" = \"“b”\";\n\"c\" = \"d\";\n",
      notes: 2),
    Row(
      name: "typographic quotes in typographic quotes",
      before: "\"a\" = “say “x” now”;\n“b” = “it is “y””;\n'c' = ‘it’s’;\n",
      after: "\"a\" = \"say “x” now\";\n\"b\" = \"it is “y”\";\n'c' = \"it’s\";\n", notes: 4),
    Row(
      name: "a typographic quote that only seems to end a text", before: "“a” = “b = “c”; d”; \"e\" = “f”;\n",
      after: "\"a\" = \"b = “c”; d\"; \"e\" = \"f\";\n", notes: 3),
    Row(
      name: "a typographic quote that a straight one closes", before: "\"a\" = “b\";\n", after: "\"a\" = \"b\";\n",
      notes: 1),
    Row(
      name: "a typographic quote that lacks its counterpart: nobody knows where",
      before: "“a = “b”;\n\"c\" = “d” e”;\n",
      after: "“a = “b”;\n\"c\" = “d” e”;\n", notes: 0),
    Row(
      name: "an escaped typographic quote", before: "\"a\" = “b\\”c”;\n", after: "\"a\" = \"b\\”c\";\n", notes: 1),
    Row(
      name: "typographic quotes around straight ones stay, as does their line",
      before: "“a” = “b \"c\" d”;\n“e” = “f”;\n", after: "“a” = “b \"c\" d”;\n\"e\" = \"f\";\n", notes: 2),
    Row(
      name: "a typographic quote that nothing closes stays", before: "\"a\" = “b\nc”;\n", after: "\"a\" = “b\nc”;\n",
      notes: 0),
    Row(
      name: "a text in typographic quotes that lacks its semicolon", before: "\"a\" = “b”\n\"c\" = \"d\";\n",
      after: "\"a\" = \"b\";\n\"c\" = \"d\";\n", notes: 2),
    Row(
      name: "prose in a format between typographic quotes", before: "\"a\" = “50%-ig %@”;",
      after: "\"a\" = \"50%%-ig %@\";",
      source: "\"a\" = \"50%% %@\";", notes: 2),
    Row(name: "escapes", before: "\"a\" = \"caf\\u00e9\";\n", after: "\"a\" = \"caf\\U00e9\";\n", notes: 1),
    Row(
      name: "prose in a format", before: "\"a\" = \"50%-ig \\\"%@\\\"\";", after: "\"a\" = \"50%%-ig \\\"%@\\\"\";",
      source: "\"a\" = \"50%% \\\"%@\\\"\";", notes: 1),
    Row(
      name: "prose in a text that may be none", before: "\"a\" = \"100% digital\";", after: "\"a\" = \"100% digital\";",
      source: "\"a\" = \"x\";", notes: 0),
    Row(
      name: "positions where types tell which is which", before: "\"a\" = \"已用其 %@ 额度的 %lld%%。\";",
      after: "\"a\" = \"已用其 %2$@ 额度的 %1$lld%%。\";", source: "\"a\" = \"%lld%% of its %@ limit\";", notes: 1),
    Row(
      name: "entries that stand there again as they are",
      before: "/* c */\n\"a\" = \"1\";\n\n/* d */\n\"b\" = \"2\";\n\n/* c */\n\"a\" = \"1\";\n",
      after: "/* d */\n\"b\" = \"2\";\n\n/* c */\n\"a\" = \"1\";\n", notes: 1),
    Row(
      name: "entries on one line, one of which another differs from",
      before: "\"a\"=\"1\"; \"a\"=\"2\"; \"a\"=\"1\";\n", after: "\"a\"=\"2\"; \"a\"=\"1\";\n", notes: 1),
    Row(
      name: "entries of a key with other values or comments",
      before: "\"a\" = \"1\";\n\"a\" = \"2\";\n/* c */\n\"b\" = \"1\";\n\"b\" = \"1\";\n",
      after: "\"a\" = \"1\";\n\"a\" = \"2\";\n/* c */\n\"b\" = \"1\";\n\"b\" = \"1\";\n", notes: 0),
    Row(
      name: "an entry that stands there again and lacks its semicolon", before: "\"a\" = \"1\"\n\"a\" = \"1\";\n",
      after: "\"a\" = \"1\";\n", notes: 2),
    Row(
      name: "an order that nothing tells", before: "\"a\" = \"%@ %@\";", after: "\"a\" = \"%@ %@\";",
      source: "\"a\" = \"%@ %@\";", notes: 0),
  ]

  @Test("What has one right form is repaired, and every other byte stays", arguments: rows)
  func repairs(row: Row) throws {
    let folder = try TemporaryFolder(["de.lproj/T.strings": row.before])
    if let source = row.source { try folder.write("en.lproj/T.strings", Array(source.utf8)) }
    let project = try LocalizationProject(paths: [folder.path])
    let report = try LintFixer().fix(project)
    #expect(try folder.text("de.lproj/T.strings") == row.after)
    #expect(report.count(.note) == row.notes && report.diagnostics.count == row.notes)
    // What was repaired is right now, and a second run finds nothing to do.
    #expect(try LintFixer().fix(project).diagnostics.isEmpty)
  }

  @Test("A catalog's texts are repaired where they stand")
  func catalog() throws {
    let text = LintRow.catalog(
      "\"%lld of %@\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\\u00e4 %@ \\\" %lld\" } } } }"
    )
    let folder = try TemporaryFolder(["T.xcstrings": text])
    let project = try LocalizationProject(paths: [folder.path])
    #expect(
      try LintFixer().fix(project).diagnostics.map(\.message) == ["repaired: placeholders tell their positions"])
    #expect(try folder.text("T.xcstrings") == text.replacing("%@ \\\" %lld", with: "%2$@ \\\" %1$lld"))
    #expect(Linter().lint(project).diagnostics.isEmpty)
  }

  /// Members of the object `strings` of a catalog, and what is left of them.
  static let catalogs: [(before: String, after: String, notes: Int)] = [
    ("\"a\" : { }, \"b\" : { }, \"a\" : { }", "\"b\" : { }, \"a\" : { }", 1),
    ("\"a\" : { }, \"a\" : {}, \"a\" : { }", "\"a\" : { }", 2),
    ("\"a\" : { }, \"a\" : { \"comment\" : \"c\" }", "\"a\" : { }, \"a\" : { \"comment\" : \"c\" }", 0),
    ("\"a\" : { \"comment\" : \"c\", \"comment\" : \"c\" }", "\"a\" : { \"comment\" : \"c\" }", 1),
    (
      "\"a\" : { \"comment\" : \"endonym:disable duplicate-key\" }, \"a\" : { \"comment\" : \"endonym:disable duplicate-key\" }",
      "\"a\" : { \"comment\" : \"endonym:disable duplicate-key\" }, \"a\" : { \"comment\" : \"endonym:disable duplicate-key\" }",
      0
    ),
  ]

  @Test("A catalog's members that stand there again as they are go, and every other byte stays", arguments: catalogs)
  func duplicates(row: (before: String, after: String, notes: Int)) throws {
    let folder = try TemporaryFolder(["T.xcstrings": LintRow.catalog(row.before)])
    let report = try LintFixer().fix(try LocalizationProject(paths: [folder.path]))
    #expect(try folder.text("T.xcstrings") == LintRow.catalog(row.after))
    #expect(report.diagnostics.map(\.rule) == Array(repeating: "duplicate-key", count: row.notes))
  }

  @Test("A .stringsdict file and an XML table lose entries that stand there again, too")
  func duplicatesInXML() throws {
    let head = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n"
    let tail = "</dict>\n</plist>\n"
    let entry = "\t<key>a</key>\n\t<string>1</string>\n"
    let folder = try TemporaryFolder(["en.lproj/T.strings": head + entry + entry + tail])
    #expect(try LintFixer().fix(try LocalizationProject(paths: [folder.path])).diagnostics.count == 1)
    #expect(try folder.text("en.lproj/T.strings") == head + entry + tail)
  }

  @Test("UTF-16 without a mark gets one, and stays UTF-16")
  func mark() throws {
    let units = "\"a\" = \"é\";\n".utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let folder = try TemporaryFolder()
    let path = try folder.write("en.lproj/T.strings", units)
    #expect(
      try LintFixer().fix(try LocalizationProject(paths: [path])).diagnostics.map(\.rule) == ["missing-byte-order-mark"]
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([0xFF, 0xFE] + units))
  }

  @Test("A mark before UTF-8 goes, and nothing else")
  func needlessMark() throws {
    for (name, text) in [("en.lproj/T.strings", "\"a\" = \"é\";\r\n"), ("T.xcstrings", LintRow.catalog("\"k\" : { }"))]
    {
      let folder = try TemporaryFolder([name: "\u{FEFF}" + text])
      let project = try LocalizationProject(paths: [folder.path])
      #expect(try LintFixer(configuration: .init(rules: ["byte-order-mark": .off])).fix(project).diagnostics.isEmpty)
      #expect(try LintFixer().fix(project).diagnostics.map(\.message) == ["repaired: the byte-order mark is gone"])
      #expect(try folder.text(name) == text)
      #expect(Linter().lint(project).diagnostics.isEmpty)
    }
  }

  @Test("A rule that is off, or silenced, repairs nothing")
  func unwanted() throws {
    let text = "/* endonym:disable lowercase-unicode-escape */\n\"a\" = \"\\u00e9\";\n\"b\" = \"1\"\n"
    let folder = try TemporaryFolder(["de.lproj/T.strings": text])
    let project = try LocalizationProject(paths: [folder.path])
    #expect(try LintFixer(configuration: .init(rules: ["missing-semicolon": .off])).fix(project).diagnostics.isEmpty)
    #expect(try folder.text("de.lproj/T.strings") == text)
  }
}

import EndonymStrings
import EndonymTools
import Testing

@Suite("Three-way merges of tables")
struct TableMergeTests {
  private static func merge(
    _ base: String, _ ours: String, _ theirs: String, _ kind: String
  ) throws -> (text: String, conflicts: [String]) {
    let tables = try [base, ours, theirs].map { try AnyTable.read(Array($0.utf8), file: "x.\(kind)").content }
    let merge = try #require(TableMerge<AnyTable>.of(base: tables[0], ours: tables[1], theirs: tables[2]))
    return (
      String(decoding: merge.table.bytes(), as: UTF8.self),
      merge.conflicts.map { "\($0.key ?? "the table's") \($0.subject?.description ?? "key")" }
    )
  }

  @Test(
    "What one side changed is taken; what both changed differently stays ours and is told",
    arguments: [
      // base, ours, theirs, merged, conflicts
      ("a1", "a1", "a2", "a2", []),
      ("a1", "a2", "a1", "a2", []),
      ("a1", "a2", "a2", "a2", []),
      ("a1", "a2", "a3", "a2", ["a text"]),
      ("a1", "a1 b1", "a1 c1", "a1 b1 c1", []),
      ("a1 b1", "a1", "a1 b1", "a1", []),
      ("a1 b1", "a1 b1", "a1", "a1", []),
      ("a1 b1", "a1", "a1 b2", "a1 b2", ["b key"]),
      ("a1 b1", "a1 b2", "a1", "a1 b2", ["b key"]),
      ("", "a1", "a1", "a1", []),
      ("", "a1", "a2", "a1", ["a text"]),
    ])
  func strings(base: String, ours: String, theirs: String, merged: String, conflicts: [String]) throws {
    func table(_ words: String) -> String {
      words.split(separator: " ").map { "\"\($0.prefix(1))\" = \"\($0.dropFirst())\";\n" }.joined()
    }
    let result = try Self.merge(table(base), table(ours), table(theirs), "strings")
    #expect(result.text == table(merged))
    #expect(result.conflicts == conflicts)
  }

  private static func catalog(_ texts: [(language: String, value: String, state: String)], comment: String? = nil)
    -> String
  {
    let localizations = texts.map { text in
      """
              "\(text.language)" : {
                "stringUnit" : {
                  "state" : "\(text.state)",
                  "value" : "\(text.value)"
                }
              }
      """
    }.joined(separator: ",\n")
    let comment = comment.map { "      \"comment\" : \"\($0)\",\n" } ?? ""
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "k" : {
      \(comment)      "localizations" : {
      \(localizations)
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  @Test("Two languages of one key, changed on two sides, do not meet")
  func languagesDoNotMeet() throws {
    let base = Self.catalog([("de", "a", "new"), ("fr", "a", "new")])
    let ours = Self.catalog([("de", "b", "translated"), ("fr", "a", "new")])
    let theirs = Self.catalog([("de", "a", "new"), ("fr", "c", "translated")], comment: "new")
    let result = try Self.merge(base, ours, theirs, "xcstrings")
    #expect(result.text == Self.catalog([("de", "b", "translated"), ("fr", "c", "translated")], comment: "new"))
    #expect(result.conflicts == [])
  }

  /// Fields that no version of the format known here has, on three sides, and what becomes of them.
  static let unknownFields: [(base: String, ours: String, theirs: String, merged: String, isConflict: Bool)] = [
    ("", "", "\"x\":1", "\"x\":1", false),
    ("\"x\":1", "\"x\":1", "", "", false),
    ("\"x\":1", "\"x\":1", "\"x\":{\"b\":[1],\"a\":2}", "\"x\":{\"a\":2,\"b\":[1]}", false),
    ("\"x\":1", "\"x\":2", "\"x\":1", "\"x\":2", false),
    ("\"x\":1", "\"x\":2", "\"x\":3", "\"x\":2", true),
    ("\"x\":1", "\"x\":2", "", "\"x\":2", true),
    ("", "\"x\":{\"a\":1,\"b\":2}", "\"x\":{\"b\":2,\"a\":1}", "\"x\":{\"a\":1,\"b\":2}", false),
    ("", "\"x\":1", "\"y\":2", "\"x\":1,\"y\":2", false),
  ]

  @Test(
    "Fields that are not known, of an entry and of the catalog, are merged as all others are", arguments: unknownFields)
  func fields(
    row: (base: String, ours: String, theirs: String, merged: String, isConflict: Bool)
  ) throws {
    func catalog(_ fields: String, ofEntry: Bool) -> String {
      let entry = ofEntry ? fields : ""
      let rest = ofEntry || fields.isEmpty ? "" : ",\(fields)"
      return "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\(entry)}},\"version\":\"1.0\"\(rest)}"
    }
    for ofEntry in [true, false] {
      let result = try Self.merge(
        catalog(row.base, ofEntry: ofEntry), catalog(row.ours, ofEntry: ofEntry), catalog(row.theirs, ofEntry: ofEntry),
        "xcstrings")
      #expect(result.text == catalog(row.merged, ofEntry: ofEntry))
      #expect(result.conflicts == (row.isConflict ? [ofEntry ? "k x" : "the table's x"] : []))
    }
  }

  @Test("A key that one side removed and the other gave an unknown field is kept")
  func removedBesideField() throws {
    func catalog(_ entry: String) -> String { "{\"sourceLanguage\":\"en\",\"strings\":{\(entry)},\"version\":\"1.0\"}" }
    let (old, new) = (catalog("\"k\":{}"), catalog("\"k\":{\"x\":1}"))
    let result = try Self.merge(old, new, catalog(""), "xcstrings")
    #expect(result.text == new && result.conflicts == ["k key"])
  }

  @Test("A source language that both sides changed differently stays ours and is told")
  func sourceLanguages() throws {
    func catalog(_ language: String) -> String {
      "{\"sourceLanguage\":\"\(language)\",\"strings\":{},\"version\":\"1.0\"}"
    }
    let result = try Self.merge(catalog("en"), catalog("de"), catalog("fr"), "xcstrings")
    #expect(result.text == catalog("de") && result.conflicts == ["the table's sourceLanguage"])
    #expect(try Self.merge(catalog("en"), catalog("en"), catalog("fr"), "xcstrings").text == catalog("fr"))
  }

  @Test("A text that both sides changed differently needs review")
  func conflictNeedsReview() throws {
    let base = Self.catalog([("de", "a", "translated")])
    let result = try Self.merge(
      base, Self.catalog([("de", "b", "translated")]), Self.catalog([("de", "c", "translated")]), "xcstrings")
    #expect(result.text == Self.catalog([("de", "b", "needs_review")]))
    #expect(result.conflicts == ["k de"])
  }
}

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
      merge.conflicts.map { "\($0.key) \($0.subject?.description ?? "key")" }
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

  @Test("A text that both sides changed differently needs review")
  func conflictNeedsReview() throws {
    let base = Self.catalog([("de", "a", "translated")])
    let result = try Self.merge(
      base, Self.catalog([("de", "b", "translated")]), Self.catalog([("de", "c", "translated")]), "xcstrings")
    #expect(result.text == Self.catalog([("de", "b", "needs_review")]))
    #expect(result.conflicts == ["k de"])
  }
}

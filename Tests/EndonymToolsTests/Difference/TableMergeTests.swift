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

  /// Localizations with a place for unknown fields, and how the place is called in conflicts.
  static let fieldPlaces: [(before: String, after: String, name: String)] = [
    ("{", "\"stringUnit\":{\"state\":\"new\",\"value\":\"v\"}}", "k de x"),
    ("{\"stringUnit\":{", "\"state\":\"new\",\"value\":\"v\"}}", "k de stringUnit x"),
    ("{\"stringSet\":{", "\"state\":\"new\",\"values\":[\"v\"]}}", "k de stringSet x"),
    (
      "{\"variations\":{\"device\":{\"mac\":{\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{",
      "\"state\":\"new\",\"value\":\"v\"}}}}},\"other\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"v\"}}}}}",
      "k de device.mac plural.one stringUnit x"
    ),
    (
      "{\"stringUnit\":{\"state\":\"new\",\"value\":\"%#@n@\"},\"substitutions\":{\"n\":{",
      "\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"%arg\"}}}}}}}",
      "k de substitutions.n x"
    ),
  ]

  @Test("Fields of texts that are not known are merged as all others are", arguments: fieldPlaces)
  func textFields(row: (before: String, after: String, name: String)) throws {
    func catalog(_ fields: [String], comment: String = "") -> String {
      let german = row.before + fields.map { $0 + "," }.joined() + row.after
      return
        "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\(comment)\"localizations\":{\"de\":\(german)}}},\"version\":\"1.0\"}"
    }
    func merge(_ base: [String], _ ours: [String], _ theirs: [String]) throws -> (fields: Bool, conflicts: [String]) {
      let result = try Self.merge(catalog(base), catalog(ours), catalog(theirs), "xcstrings")
      // Where among the others an added field goes is no matter here.
      let merged = try AnyTable.read(Array(result.text.utf8), file: "x.xcstrings").content
      let isTheirs = try AnyTable.read(Array(catalog(theirs).utf8), file: "x.xcstrings").content
      return (TableDifference.between(merged, isTheirs)?.entries == [], result.conflicts)
    }
    #expect(try merge([], [], ["\"x\":1"]) == (true, []))
    #expect(try merge(["\"x\":1"], ["\"x\":1"], ["\"x\":{\"a\":[2]}"]) == (true, []))
    #expect(try merge(["\"x\":1"], ["\"x\":1"], []) == (true, []))
    #expect(try merge(["\"x\":1"], ["\"x\":1", "\"y\":1"], ["\"x\":2", "\"y\":1"]) == (true, []))
    #expect(try merge(["\"x\":1"], ["\"x\":2"], ["\"x\":3"]) == (false, [row.name]))
  }

  /// The forms of a plural on three sides, by category, and what becomes of them.
  static let forms: [(base: [String], ours: [String], theirs: [String], merged: [String], conflicts: [String])] = [
    (["other x", "zero z"], ["other OURS", "zero z"], ["other x"], ["other OURS"], []),
    (["other x"], ["other OURS"], ["one y", "other x"], ["one y", "other OURS"], []),
    (["other x"], ["few f", "other x"], ["one y", "other x"], ["few f", "one y", "other x"], []),
    (["other x", "zero z"], ["other x"], ["other THEIRS", "zero z"], ["other THEIRS"], []),
    (["other x", "zero z"], ["other x", "zero OURS"], ["other x"], ["other x", "zero OURS"], ["k n zero"]),
    (["other x"], ["other OURS"], ["other THEIRS"], ["other OURS"], ["k n other"]),
    // No forms stand for a text.
    (["other x"], ["other x"], [], [], []),
    ([], [], ["other x"], ["other x"], []),
    (["other x"], ["other OURS"], [], ["other OURS"], ["k text"]),
  ]

  @Test("Forms of a .stringsdict are merged one by one, those that a side adds or removes, too", arguments: forms)
  func stringsDictionaries(
    row: (base: [String], ours: [String], theirs: [String], merged: [String], conflicts: [String])
  ) throws {
    func table(_ forms: [String]) -> String {
      var table = StringsDictionary(form: .oldStyle)
      let variable = MessageVariable(
        name: "n", valueType: "d",
        forms: forms.map { form in
          let words = form.split(separator: " ").map(String.init)
          return MessageVariableForm(words[0], words[1])
        })
      table.append("k", forms.isEmpty ? .text("t") : .variables(format: "%#@n@", [variable]))
      return String(decoding: table.bytes(), as: UTF8.self)
    }
    let result = try Self.merge(table(row.base), table(row.ours), table(row.theirs), "stringsdict")
    let merged = StringsDictionary.read(Array(result.text.utf8)).content["k"]?.definition
    guard case .variables(_, let variables)? = merged else {
      #expect(merged == .text("t") && row.merged == [])
      return
    }
    #expect(variables.flatMap { $0.forms.map { "\($0.category) \($0.format)" } }.sorted() == row.merged)
    #expect(result.conflicts == row.conflicts)
  }

  @Test("A comment that their side changed is taken where the form has comments, and else told")
  func comments() throws {
    func oldStyle(_ comment: String) -> String { "/* \(comment) */\n\"k\" = \"v\";\n" }
    #expect(try Self.merge(oldStyle("a"), oldStyle("a"), oldStyle("b"), "strings") == (oldStyle("b"), []))
    func xml(_ comment: String, _ value: String = "v") -> String {
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n<!-- \(comment) -->\n<key>k</key>\n<string>\(value)</string>\n</dict>\n</plist>\n"
    }
    for kind in ["strings", "stringsdict"] {
      #expect(try Self.merge(xml("a"), xml("a"), xml("b"), kind) == (xml("a"), ["k comment"]))
      #expect(try Self.merge(xml("a"), xml("a"), xml("a", "w"), kind) == (xml("a", "w"), []))
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

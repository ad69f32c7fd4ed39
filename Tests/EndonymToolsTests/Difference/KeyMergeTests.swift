import EndonymStrings
import EndonymTools
import Testing

/// Three versions of a key of a catalog, and the one that is right.
struct KeyMergeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let base: String
  let ours: String
  let theirs: String
  let merged: String
  var conflicts: [String] = []

  var testDescription: String { name }
}

/// Source: Apple's String Catalog format: a unit has a state, a text beside variations and variations of two kinds lose data in Xcode,
/// `argNum` and `formatSpecifier` belong to a substitution, a text that has to be looked at is `needs_review`.
@Suite("Three-way merges of catalogs' keys")
struct KeyMergeTests {
  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #""stringUnit":{"state":"\#(state)","value":"\#(value)"}"#
  }

  private static func text(_ value: String, _ state: String = "translated") -> String { "{\(unit(value, state))}" }

  private static func varied(_ kind: String, _ cases: [(String, String)]) -> String {
    #"{"variations":{"\#(kind)":{\#(cases.map { #""\#($0.0)":\#($0.1)"# }.joined(separator: ","))}}}"#
  }

  private static func plural(_ one: String, _ other: String, _ state: String = "translated") -> String {
    varied("plural", [("one", text(one, state)), ("other", text(other, state))])
  }

  private static func device(_ mac: String, _ other: String) -> String {
    varied("device", [("mac", mac), ("other", other)])
  }

  private static func substituted(
    _ format: String, argument: Int = 2, specifier: String = "ld", forms: [String] = ["one", "other"]
  ) -> String {
    let forms = varied("plural", forms.map { ($0, text("%arg \($0)")) }).dropFirst().dropLast()
    return
      #"{\#(unit(format)),"substitutions":{"f":{"argNum":\#(argument),"formatSpecifier":"\#(specifier)",\#(forms)}}}"#
  }

  private static func german(_ localization: String, _ fields: String = "") -> String {
    #"{\#(fields)"localizations":{"de":\#(localization)}}"#
  }

  private static func catalog(_ entry: String, version: String = "1.0") -> String {
    #"{"sourceLanguage":"en","strings":{"k":\#(entry)},"version":"\#(version)"}"#
  }

  private static func merge(_ texts: [String]) throws -> (catalog: StringCatalog, conflicts: [String]) {
    let tables = try texts.map { try AnyTable.read(Array($0.utf8), file: "x.xcstrings").content }
    let merge = try #require(TableMerge<AnyTable>.of(base: tables[0], ours: tables[1], theirs: tables[2]))
    let catalog = StringCatalog.read(merge.table.bytes(), file: "x.xcstrings").content
    return (catalog, merge.conflicts.map { "\($0.key ?? "the table's") \($0.subject?.description ?? "key")" })
  }

  /// A catalog as Xcode writes it.
  private static func written(_ catalog: StringCatalog) -> String {
    var new = StringCatalog(sourceLanguage: catalog.sourceLanguage, version: catalog.version)
    for entry in catalog.entries { new.setEntry(entry) }
    return String(decoding: new.bytes(), as: UTF8.self)
  }

  static let wholes: [KeyMergeCase] = [
    KeyMergeCase(
      name: "a substitution that theirs added is theirs", base: german(text("x")), ours: german(text("x")),
      theirs: german(substituted("%#@f@ by %@")), merged: german(substituted("%#@f@ by %@"))),
    KeyMergeCase(
      name: "forms of a substitution change, and its properties stay",
      base: german(substituted("%#@f@", forms: ["one"])),
      ours: german(substituted("our %#@f@", forms: ["one"])), theirs: german(substituted("%#@f@", forms: ["other"])),
      merged: german(substituted("our %#@f@", forms: ["other"]))),
    KeyMergeCase(
      name: "a property that theirs changed beside a text that ours did", base: german(substituted("%#@f@")),
      ours: german(substituted("our %#@f@")), theirs: german(substituted("%#@f@", argument: 1, specifier: "lld")),
      merged: german(substituted("our %#@f@", argument: 1, specifier: "lld"))),
    KeyMergeCase(
      name: "two properties of a substitution, changed on two sides", base: german(substituted("%#@f@")),
      ours: german(substituted("%#@f@", argument: 1)), theirs: german(substituted("%#@f@", specifier: "lld")),
      merged: german(substituted("%#@f@", argument: 1, specifier: "lld"))),
    KeyMergeCase(
      name: "ours by device, theirs by number", base: german(text("a")), ours: german(device(text("m"), text("o"))),
      theirs: german(plural("%lld c", "%lld d")),
      merged: german(device(text("m", "needs_review"), text("o", "needs_review"))), conflicts: ["k de"]),
    KeyMergeCase(
      name: "ours another text, theirs by number", base: german(text("%lld a")), ours: german(text("%lld b")),
      theirs: german(plural("%lld c", "%lld d")), merged: german(text("%lld b", "needs_review")), conflicts: ["k de"]),
    KeyMergeCase(
      name: "only theirs by number", base: german(text("%lld a")), ours: german(text("%lld a"), #""comment":"c","#),
      theirs: german(plural("%lld c", "%lld d")), merged: german(plural("%lld c", "%lld d"), #""comment":"c","#)),
    KeyMergeCase(
      name: "a language that theirs removed and ours changed", base: german(text("a")), ours: german(text("a2")),
      theirs: "{}", merged: german(text("a2", "needs_review")), conflicts: ["k de"]),
    KeyMergeCase(
      name: "a language that ours removed and theirs changed", base: german(text("a")), ours: "{}",
      theirs: german(text("a2")), merged: german(text("a2", "needs_review")), conflicts: ["k de"]),
    KeyMergeCase(
      name: "a language that one side removed", base: german(text("a")), ours: german(text("a")), theirs: "{}",
      merged: "{}"),
    KeyMergeCase(
      name: "a device's text, by number in theirs", base: german(device(text("m"), text("o"))),
      ours: german(device(text("m2"), text("o"))), theirs: german(device(plural("%lld c", "%lld d"), text("o2"))),
      merged: german(device(text("m2", "needs_review"), text("o2"))), conflicts: ["k de device.mac"]),
    KeyMergeCase(
      name: "a device that only theirs varied", base: german(device(text("m"), text("o"))),
      ours: german(device(text("m"), text("o2"))), theirs: german(device(plural("%lld c", "%lld d"), text("o"))),
      merged: german(device(plural("%lld c", "%lld d"), text("o2")))),
    KeyMergeCase(
      name: "forms that both sides wrote", base: "{}", ours: german(plural("%lld a", "%lld b")),
      theirs: german(plural("%lld a", "%lld c")),
      merged: german(varied("plural", [("one", text("%lld a")), ("other", text("%lld b", "needs_review"))])),
      conflicts: ["k de plural.other"]),
    KeyMergeCase(
      name: "sets of texts", base: german(set("a", "translated")), ours: german(set("b", "translated")),
      theirs: german(set("c", "translated")), merged: german(set("b", "needs_review")),
      conflicts: ["k de stringSet"]),
  ]

  private static func set(_ value: String, _ state: String) -> String {
    #"{"stringSet":{"state":"\#(state)","values":["\#(value)"]}}"#
  }

  static let states: [KeyMergeCase] = [
    ("new", "s translated", "s2 new", "s2 new"), ("new", "s2 new", "s translated", "s2 new"),
    ("translated", "s translated", "s2 new", "s2 new"), ("new", "s new", "s2 translated", "s2 translated"),
    ("translated", "s needs_review", "s2 translated", "s2 needs_review"),
    ("new", "s2 translated", "s2 new", "s2 new"), ("new", "s translated", "s new", "s translated"),
    ("new", "s new", "s translated", "s translated"), ("new", "s translated", "s needs_review", "s needs_review"),
  ].map { base, ours, theirs, merged in
    func entry(_ words: String) -> String {
      let words = words.split(separator: " ").map(String.init)
      return german(text(words[0], words[1]))
    }
    return KeyMergeCase(
      name: "s \(base): \(ours), \(theirs)", base: entry("s \(base)"), ours: entry(ours), theirs: entry(theirs),
      merged: entry(merged))
  }

  private static let automatic = #""isCommentAutoGenerated":true"#

  static let comments: [KeyMergeCase] = [
    KeyMergeCase(
      name: "a person's comment in place of a machine's", base: #"{"comment":"a",\#(automatic)}"#,
      ours: #"{"comment":"a","extractionState":"stale",\#(automatic)}"#, theirs: #"{"comment":"h"}"#,
      merged: #"{"comment":"h","extractionState":"stale"}"#),
    KeyMergeCase(
      name: "a machine's new comment", base: "{}", ours: german(text("x")),
      theirs: #"{"comment":"a","commentGenerationVersion":"3",\#(automatic)}"#,
      merged: german(text("x"), #""comment":"a","commentGenerationVersion":"3",\#(automatic),"#)),
    KeyMergeCase(
      name: "our comment with what belongs to it", base: #"{"comment":"a",\#(automatic)}"#, ours: #"{"comment":"h"}"#,
      theirs: #"{"comment":"b",\#(automatic)}"#, merged: #"{"comment":"h"}"#, conflicts: ["k comment"]),
    KeyMergeCase(
      name: "a machine's comment that a person approved", base: #"{"comment":"a",\#(automatic)}"#,
      ours: #"{"comment":"a","shouldTranslate":false,\#(automatic)}"#, theirs: #"{"comment":"a"}"#,
      merged: #"{"comment":"a","shouldTranslate":false}"#),
  ]

  @Test(
    "A language and a device's text are wholes, states and comments go with their texts",
    arguments: wholes + states + comments)
  func key(_ example: KeyMergeCase) throws {
    let result = try Self.merge([example.base, example.ours, example.theirs].map { Self.catalog($0) })
    let right = StringCatalog.read(Array(Self.catalog(example.merged).utf8)).content
    #expect(Self.written(result.catalog) == Self.written(right))
    #expect(result.conflicts == example.conflicts)
  }

  @Test(
    "The version is the one that a side changed it to, and the later of two",
    arguments: [
      ("1.0", "1.0", "1.1", "1.1"), ("1.0", "1.1", "1.0", "1.1"), ("1.0", "1.2", "1.1", "1.2"),
      ("1.0", "1.1", "1.2", "1.2"), ("1.1", "1.1", "1.0", "1.0"),
    ])
  func version(base: String, ours: String, theirs: String, merged: String) throws {
    let result = try Self.merge([base, ours, theirs].map { Self.catalog("{}", version: $0) })
    #expect(result.catalog.version == merged)
  }
}

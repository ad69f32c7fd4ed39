import Foundation
import Testing

@Suite("Ledgers")
struct LedgerTests {
  /// The areas that are compared. An entry of another one would never be asked for.
  static let areas: Set = [
    "compact", "convert", "currency", "currency-formatter", "date", "date-fields", "date-format-style", "decimal",
    "exact-decimal", "integer", "list", "number-formatter", "ordinal", "percent", "plural", "plural-language",
    "relative", "scientific", "spell-out",
  ]

  static let files: [URL] = {
    let files = try? FileManager.default.contentsOfDirectory(at: Ledger.folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "jsonl" }
  }()

  @Test("every line of every ledger is right, and no two entries are for the same style")
  func files() {
    #expect(!Self.files.isEmpty)
    for file in Self.files {
      let ledger = Ledger(contentsOf: file)
      #expect(ledger.problems.isEmpty)
      #expect(!ledger.entries.isEmpty)
      var titles: Set<String> = []
      for entry in ledger.entries {
        #expect("\(entry.backend).jsonl" == file.lastPathComponent, "\(entry.title)")
        #expect(Self.areas.contains(entry.area), "\(entry.title) is of no area that is compared")
        #expect(titles.insert(entry.title).inserted, "\(entry.title) stands twice")
        if entry.area != "plural-language", entry.area != "convert" {
          #expect(CheckedLocale(rawValue: entry.locale) != nil, "\(entry.title) is of no locale that is compared")
        }
      }
    }
  }

  /// A line with everything in it, and one thing changed.
  static func line(_ change: (inout [String: Any]) -> Void = { _ in }) throws -> String {
    var fields: [String: Any] = [
      "backend": "system-72", "locale": "en_US", "case": "test/a", "value": "1", "foundation": "1 x", "endonym": "1",
      "rewrite": [["$", " x"]], "reason": "a test",
    ]
    change(&fields)
    return String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
  }

  @Test("an entry is written as it is read")
  func roundTrip() throws {
    let entry = try LedgerEntry(line: Self.line { $0["foundation"] = "1\u{202F}\"x\"\u{1D173}\\" })
    #expect(entry.line.contains(#""foundation":"1\u202F\"x\"\uD834\uDD73\\","#))
    #expect(try LedgerEntry(line: entry.line) == entry)
    let conversion = try LedgerEntry(
      line: Self.line { fields in
        fields["rewrite"] = nil
        fields["linear"] = ["0.1", "273.15"]
      })
    #expect(conversion.nature == .linear(coefficient: 0.1, constant: 273.15))
    #expect(try LedgerEntry(line: conversion.line) == conversion)
  }

  @Test("a line that lacks something is refused, and the place is named")
  func refusals() throws {
    let lines = [
      "{", "[]", "null",
      try Self.line { $0["reason"] = "" }, try Self.line { $0["reason"] = " " }, try Self.line { $0["reason"] = nil },
      try Self.line { $0["rewrite"] = nil }, try Self.line { $0["rewrite"] = [["("]] },
      try Self.line { $0["rewrite"] = [["(", "x"]] }, try Self.line { $0["rewrite"] = [["", "x"]] },
      try Self.line { $0["linear"] = ["1", "2"] }, try Self.line { $0["more"] = "" },
      try Self.line { $0["case"] = "date" }, try Self.line { $0["case"] = "date/a/b" },
      try Self.line { $0["foundation"] = "1" }, try Self.line { $0["value"] = 1 },
    ]
    for line in lines { #expect(throws: (any Error).self, "\(line)") { try LedgerEntry(line: line) } }
    let ledger = Ledger("\(try Self.line())\n\n\(lines[3])\n", named: "x.jsonl")
    #expect(ledger.entries.count == 1)
    #expect(ledger.problems == ["x.jsonl:3: \"reason\" is empty"])
  }
}

@Suite("Cross-checking itself")
struct CrossCheckHarnessTests {
  /// Foundation is made to write `value x`, Endonym `value`, for 1 to 5.
  private func compare(
    _ lines: [String], style: String = "a", foundation: (Double) -> String = { "\(Int($0)) x" },
    endonym: (Double) -> String = { "\(Int($0))" }, rules: [String: (Double) -> String] = [:]
  ) {
    let check = CrossCheck("test", "en_US", ledger: Ledger(lines.joined(separator: "\n"), named: "test"))
    check.compare(style, [1, 2, 3, 4, 5], rules: rules, foundation: foundation, endonym: endonym)
    check.checkUnusedEntries()
  }

  @Test("equal outputs need no entry, and an entry explains what it foretells")
  func passes() throws {
    compare([], foundation: { "\(Int($0))" })
    compare([try LedgerTests.line { $0["value"] = "1.0" }])
    let ruled = try LedgerTests.line { fields in
      fields["value"] = "1.0"
      fields["rule"] = "doubled"
      fields["foundation"] = "2 x"
    }
    compare([ruled], foundation: { "\(Int($0 * 2)) x" }, rules: ["doubled": { "\(Int($0 * 2))" }])
  }

  @Test("a difference without an entry fails")
  func unknownDifference() {
    withKnownIssue { compare([]) }
  }

  @Test("a difference of bytes that Unicode calls equal fails")
  func normalization() {
    withKnownIssue { compare([], foundation: { _ in "e\u{301}" }, endonym: { _ in "\u{E9}" }) }
  }

  @Test("a difference of another nature fails, in a style that has an entry")
  func otherNature() throws {
    let line = try LedgerTests.line { $0["value"] = "1.0" }
    withKnownIssue { compare([line], foundation: { $0 == 3 ? "3 y" : "\(Int($0)) x" }) }
    withKnownIssue { compare([line], foundation: { $0 == 3 ? "3" : "\(Int($0)) x" }) }
  }

  @Test("an entry that no longer occurs fails")
  func goneDifference() throws {
    let line = try LedgerTests.line { $0["value"] = "1.0" }
    withKnownIssue { compare([line], foundation: { "\(Int($0))" }) }
  }

  @Test("an entry with another example than what comes out fails")
  func wrongExample() throws {
    let line = try LedgerTests.line { fields in
      fields["value"] = "1.0"
      fields["endonym"] = "one"
    }
    withKnownIssue { compare([line]) }
    withKnownIssue { compare([try LedgerTests.line { $0["value"] = "one" }]) }
  }

  @Test("a step of a rewriting that changes nothing fails")
  func unusedStep() throws {
    let line = try LedgerTests.line { fields in
      fields["value"] = "1.0"
      fields["rewrite"] = [["$", " x"], ["z", "y"]]
    }
    withKnownIssue { compare([line]) }
  }

  @Test("a rule that the comparison does not know fails")
  func unknownRule() throws {
    let line = try LedgerTests.line { fields in
      fields["value"] = "1.0"
      fields["rule"] = "tripled"
    }
    withKnownIssue { compare([line]) }
  }

  @Test("an entry of a style that is not compared fails")
  func unknownStyle() throws {
    let line = try LedgerTests.line { $0["value"] = "1.0" }
    withKnownIssue { compare([line], style: "b", foundation: { "\(Int($0))" }) }
  }

  @Test("the distance of doubles counts those between, across zero too")
  func distance() {
    #expect(ConversionCrossCheckTests.distance(1, 1) == 0)
    #expect(ConversionCrossCheckTests.distance(1, 1.0.nextUp.nextUp) == 2)
    #expect(ConversionCrossCheckTests.distance(-1, (-1.0).nextDown) == 1)
    #expect(ConversionCrossCheckTests.distance(0, -0.0) == 0)
    #expect(ConversionCrossCheckTests.distance(.leastNonzeroMagnitude, -.leastNonzeroMagnitude) == 2)
    #expect(ConversionCrossCheckTests.distance(1, .infinity) == .max)
    #expect(ConversionCrossCheckTests.distance(.nan, 1) == .max)
  }
}

import EndonymStrings
import EndonymTools
import Foundation
import TemporaryFiles
import Testing

@Suite("Audit")
struct AuditTests {
  /// A catalog in three languages: two keys done in German, one under review, one new, one missing; a stale key and one that is not translated.
  static let catalog = LintRow.catalog(
    #"""
    "%lld songs" : { "localizations" : {
      "ar" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld أغنية" } } } } },
      "de" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Lied" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Lieder" } } } } } } },
    "Close" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Schließen" } } } },
    "Open" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "Open" } } } },
    "Print" : { "localizations" : { "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Drucken" } } } },
    "Quit" : { },
    "Old" : { "extractionState" : "stale", "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Alt" } } } },
    "Endonym" : { "shouldTranslate" : false }
    """#)

  private func audit(
    _ files: [String: String], configuration: ToolConfiguration = .init(), greatestGrowth: Double? = nil,
    used: UsedKeys? = nil
  ) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    let auditor = Auditor(configuration: configuration, greatestGrowth: greatestGrowth, usedKeys: used)
    return auditor.audit(try LocalizationProject(paths: [folder.path])).report
  }

  @Test("A catalog's keys are counted by their states")
  func states() throws {
    let table = try #require(try audit(["T.xcstrings": Self.catalog]).tables.first)
    #expect(table.keyCount == 5)
    #expect(table.stale == ["Old"])
    #expect(table.unused == nil)
    let german = try #require(table.languages.first { $0.language == "de" })
    #expect(german.translatedCount == 2)
    #expect(german.review == ["Print"])
    #expect(german.untranslated == ["Open"])
    #expect(german.missing == ["Quit"])
    #expect(german.coverage == 40)
    let arabic = try #require(table.languages.first { $0.language == "ar" })
    #expect((arabic.translatedCount, arabic.reviewCount, arabic.missingCount) == (0, 1, 4))
    // A catalog's key is its own text in the source language.
    let english = try #require(table.languages.first { $0.language == "en" })
    #expect((english.translatedCount, english.coverage, english.lengthRatio) == (5, 100, nil))
  }

  /// "%lld Lieder" has 11 characters and "%lld songs" 10, "Schließen" 9 and "Close" 5, "Drucken" 7 and "Print" 5: 27 to 20.
  @Test("Lengths are compared with the source's, by the form for most numbers")
  func lengths() throws {
    let table = try #require(try audit(["T.xcstrings": Self.catalog], greatestGrowth: 50).tables.first)
    let german = try #require(table.languages.first { $0.language == "de" })
    #expect(german.lengthRatio == 1.35)
    #expect(german.overlong.map { "\($0.key) \($0.ratio)" } == ["Close 1.8"])
  }

  @Test("What a folder of a language lacks is missing, and so is a table that it lacks as a whole")
  func folders() throws {
    let report = try audit([
      "en.lproj/A.strings": "\"a\" = \"1\"; \"b\" = \"2\";", "de.lproj/A.strings": "\"a\" = \"1\"; \"c\" = \"\";",
      "en.lproj/B.strings": "\"x\" = \"1\";",
    ])
    #expect(report.tables.map(\.name) == ["A", "B"])
    let first = try #require(report.tables.first?.languages.first)
    #expect(first.language == "de")
    #expect(first.missing == ["b", "c"])
    #expect(report.tables.last?.languages.map(\.missing) == [["x"], []])
    let sum = try #require(report.languages.first)
    // One of four: rounded down, never up.
    #expect((sum.keyCount, sum.translatedCount, sum.missingCount, sum.coverage) == (4, 1, 3, 25))
    #expect(report.leastCoverage == 25)
  }

  @Test("Languages that the project asks for count though nothing is there of them")
  func wanted() throws {
    let report = try audit(["en.lproj/A.strings": "\"a\" = \"1\";"], configuration: .init(languages: ["fr"]))
    #expect(report.languages.map(\.language) == ["en", "fr"])
    #expect(report.leastCoverage == 0)
  }

  @Test("Coverage is rounded down: 100 means all")
  func rounding() throws {
    let all = (0..<3_000).map { "\"k\($0)\" = \"x\";" }
    let report = try audit([
      "en.lproj/A.strings": all.joined(separator: "\n"), "de.lproj/A.strings": all.dropLast().joined(separator: "\n"),
    ])
    #expect(report.leastCoverage == 99.9)
  }

  @Test("Keys that an extraction did not find are unused, in tables that sources use")
  func unused() throws {
    let used = UsedKeys(["T": ["Open", "Close"]])
    let files = [
      "en.lproj/T.strings": "\"Open\" = \"1\"; \"Quit\" = \"2\";",
      "en.lproj/InfoPlist.strings": "CFBundleName = \"x\";",
      "en.lproj/Main.strings": "\"8ie-xW-0ye.text\" = \"x\";", "en.lproj/Other.strings": "\"y\" = \"x\";",
    ]
    let report = try audit(files, used: used)
    #expect(
      report.tables.map { "\($0.name): \($0.unused.map { "\($0)" } ?? "-")" } == [
        "InfoPlist: -", "Main: -", "Other: [\"y\"]", "T: [\"Quit\"]",
      ])
  }

  @Test("A key that is managed by hand is used where sources name its symbol")
  func usedBySymbol() throws {
    var members = MemberNames()
    members.insert(from: Array("Text(.menuOpen); f(.Shop.`continue`); .menuSave_2(count: 1) // .menu".utf8))
    func entry(_ key: String, _ state: String) -> String { "\"\(key)\" : { \"extractionState\" : \"\(state)\" }" }
    let entries = [
      entry("menu.open", "manual"), entry("menu.close", "manual"), entry("continue", "manual"),
      entry("menu.save", "manual"), entry("menuOpen", "migrated"),
    ]
    let report = try audit(
      ["T.xcstrings": LintRow.catalog(entries.joined(separator: ", "))],
      used: UsedKeys(ExtractedTables([]), members: members))
    #expect(report.tables.map(\.unused) == [["menu.close", "menuOpen"]])
  }

  @Test("The files of an extraction tell which keys are used")
  func extracted() throws {
    let folder = try TemporaryFolder([
      "T.strings": "\"Open\" = \"Open\";", "C.xcstrings": LintRow.catalog("\"k\" : { }"),
    ])
    let used = try UsedKeys(extracted: LocalizationProject(paths: [folder.path]))
    let report = try audit(
      [
        "en.lproj/T.strings": "\"Open\" = \"1\"; \"Quit\" = \"2\";",
        "C.xcstrings": LintRow.catalog("\"k\" : { }, \"l\" : { }"),
      ], used: used)
    #expect(report.tables.map(\.unused) == [["l"], ["Quit"]])
  }

  @Test("Files that some languages lack are told with their bytes")
  func resources() throws {
    let report = try audit([
      "en.lproj/a.png": "12345", "de.lproj/a.png": "123", "fr.lproj/A.strings": "", "en.lproj/only.txt": "1",
      "Base.lproj/Main.xib": "1", "de.lproj/all.txt": "", "en.lproj/all.txt": "", "fr.lproj/all.txt": "",
    ])
    #expect(
      report.resources.map { "\($0.name) \($0.languages) \($0.missing) \($0.size)" } == [
        "a.png [\"de\", \"en\"] [\"fr\"] 8", "only.txt [\"en\"] [\"de\", \"fr\"] 1",
      ])
  }

  @Test("The text is a table for a terminal")
  func text() throws {
    let folder = try TemporaryFolder(["T.xcstrings": Self.catalog])
    let report = Auditor(greatestGrowth: 50).audit(try LocalizationProject(paths: [folder.path])).report
    #expect(
      report.text(namesKeys: true) == """
        \(folder.path)/T: 5 keys
          Language     Coverage  Translated  Review  Untranslated  Missing  Length
          ar              0.0 %           0       1             0        4    1.00
          de             40.0 %           2       1             1        1    1.35
          en (source)   100.0 %           5       0             0        0
          Stale: 1
            Old
          Missing in ar: 4
            Close
            Open
            Print
            Quit
          Under review in ar: 1
            %lld songs
          Missing in de: 1
            Quit
          Untranslated in de: 1
            Open
          Under review in de: 1
            Print
          Too long in de: 1
            Close (1.80)

        """)
  }

  @Test("JSON has all figures")
  func json() throws {
    let report = try audit(["T.xcstrings": Self.catalog])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let languages = try #require(object["languages"] as? [[String: Any]])
    #expect(languages.map { $0["coverage"] as? Double } == [0, 40, 100])
    #expect((object["tables"] as? [[String: Any]])?.first?["stale"] as? [String] == ["Old"])
  }
}

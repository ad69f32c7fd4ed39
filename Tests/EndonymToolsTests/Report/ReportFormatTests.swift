import EndonymStrings
import EndonymTools
import Foundation
import Testing

@Suite("Formats of reports")
struct ReportFormatTests {
  private static let report = DiagnosticReport([
    Diagnostic(
      .error, rule: "missing-semicolon", "expected ';'", file: "a b/de.lproj/x.strings",
      position: .init(line: 3, column: 14)),
    Diagnostic(.warning, rule: "empty-value", "100% of \"a\"\nis empty", file: "./c:d,e.strings"),
    Diagnostic(.note, rule: "other", "no file"),
  ])

  private static let rules = [
    RuleDescription("empty-value", .warning, summary: "An empty value.", advice: "Translate it."),
    RuleDescription("unused", .error, summary: "Unused.", advice: "None."),
    RuleDescription("missing-semicolon", .error, summary: "No semicolon.", advice: "Write one."),
  ]

  @Test("Text has a line for each finding, as compilers write them, and no more lines than findings")
  func text() {
    #expect(
      ReportFormat.text.write(Self.report) == """
        a b/de.lproj/x.strings:3:14: error: expected ';' [missing-semicolon]
        ./c:d,e.strings: warning: 100% of "a"\\nis empty [empty-value]
        note: no file [other]

        """)
    #expect(ReportFormat.text.write(DiagnosticReport()).isEmpty)
  }

  @Test(
    "Text steers no terminal",
    arguments: [
      ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("\u{9B}2J", "\\u{9B}2J"), ("x\u{202E}y", "x\\u{202E}y"),
      ("a\tb\rc", "a\\tb\\rc"),
      ("\u{0}", "\\u{0}"), ("日本 é \u{200F}", "日本 é \u{200F}"),
    ])
  func controls(message: String, shown: String) {
    let report = DiagnosticReport([Diagnostic(.error, rule: "r", message)])
    #expect(ReportFormat.text.write(report) == "error: \(shown) [r]\n")
  }

  /// The escapes are those of the toolkit of GitHub Actions: `%`, CR and LF in texts, colons and commas in properties too.
  @Test("GitHub reads workflow commands")
  func github() {
    #expect(
      ReportFormat.github.write(Self.report) == """
        ::error file=a b/de.lproj/x.strings,line=3,col=14,title=missing-semicolon::expected ';'
        ::warning file=./c%3Ad%2Ce.strings,title=empty-value::100%25 of "a"%0Ais empty
        ::notice title=other::no file

        """)
  }

  @Test("JSON has the findings and their numbers")
  func json() throws {
    let text = ReportFormat.json.write(Self.report)
    #expect(text.hasSuffix("}\n"))
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    #expect(
      value == [
        "errors": 1, "warnings": 1, "notes": 1,
        "diagnostics": [
          [
            "severity": "error", "rule": "missing-semicolon", "message": "expected ';'",
            "file": "a b/de.lproj/x.strings",
            "line": 3, "column": 14,
          ],
          [
            "severity": "warning", "rule": "empty-value", "message": "100% of \"a\"\nis empty",
            "file": "./c:d,e.strings",
          ],
          ["severity": "note", "rule": "other", "message": "no file"],
        ],
      ])
  }

  /// Required members and their values: SARIF 2.1.0, sections 3.13, 3.14, 3.19, 3.27, 3.29 and 3.30.
  @Test("SARIF names the rules it uses, with places as URIs")
  func sarif() throws {
    let text = ReportFormat.sarif.write(Self.report, rules: Self.rules)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    func rule(_ name: String, _ level: String, _ summary: String, _ advice: String) -> NSDictionary {
      [
        "id": name, "shortDescription": ["text": summary], "help": ["text": advice],
        "defaultConfiguration": ["level": level],
      ]
    }
    #expect(
      value == [
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
        "runs": [
          [
            "columnKind": "unicodeCodePoints",
            "tool": [
              "driver": [
                "name": "endonym",
                "rules": [
                  rule("empty-value", "warning", "An empty value.", "Translate it."),
                  rule("missing-semicolon", "error", "No semicolon.", "Write one."), ["id": "other"],
                ],
              ]
            ],
            "results": [
              [
                "ruleId": "missing-semicolon", "ruleIndex": 1, "level": "error", "message": ["text": "expected ';'"],
                "locations": [
                  [
                    "physicalLocation": [
                      "artifactLocation": ["uri": "a%20b/de.lproj/x.strings"],
                      "region": ["startLine": 3, "startColumn": 14],
                    ]
                  ]
                ],
              ],
              [
                "ruleId": "empty-value", "ruleIndex": 0, "level": "warning",
                "message": ["text": "100% of \"a\"\nis empty"],
                "locations": [["physicalLocation": ["artifactLocation": ["uri": "c%3Ad%2Ce.strings"]]]],
              ], ["ruleId": "other", "ruleIndex": 2, "level": "note", "message": ["text": "no file"]],
            ],
          ]
        ],
      ])
    let absolute = DiagnosticReport([Diagnostic(.note, rule: "r", "m", file: "/ü/a.strings")])
    #expect(ReportFormat.sarif.write(absolute).contains(#""uri" : "file:///%C3%BC/a.strings""#))
  }
}

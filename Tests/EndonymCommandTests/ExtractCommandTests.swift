import Foundation
import Testing

@Suite("endonym strings extract and review")
struct ExtractCommandTests {
  private typealias Outcome = EndonymProcess.Outcome

  /// Runs lines of the shell in a folder of their own.
  private func shell(_ command: String) throws -> Outcome {
    try EndonymProcess.shell(command)
  }

  @Test("Swift and Objective-C together make the tables they name")
  func tables() throws {
    let outcome = try shell(
      #"""
      mkdir Sources; echo 'Text("\(items.count) items", comment: "How many")' > Sources/a.swift
      echo 'NSLocalizedStringFromTable(@"Open", @"Menu", @"A verb")' > Sources/b.m
      endonym strings extract Sources --utf8 && head -2 Localizable.strings Menu.strings
      """#)
    #expect(
      outcome
        == Outcome(
          status: 0,
          output: """
            ==> Localizable.strings <==
            /* How many */
            "%lld items" = "%lld items";

            ==> Menu.strings <==
            /* A verb */
            "Open" = "Open";

            """, error: ""))
  }

  @Test("a catalog is brought up to date, and a second run changes nothing")
  func catalogs() throws {
    let outcome = try shell(
      #"""
      echo 'let t = String(localized: "Hello", comment: "A greeting")' > a.swift
      endonym strings extract a.swift --output-format xcstrings && cp Localizable.xcstrings old
      endonym strings extract a.swift --output-format xcstrings --check && cmp old Localizable.xcstrings && echo same
      echo > a.swift; endonym strings extract a.swift --output-format xcstrings --check; echo $?
      """#)
    #expect(outcome.output == "same\n1\n")
    #expect(
      outcome.error.contains("Localizable.xcstrings: error: the table is not what the sources ask for [out-of-date]"))
  }

  @Test("a key with several comments is told in genstrings' words, and -q says nothing")
  func comments() throws {
    let source = #"echo 'NSLocalizedString(@"k", @"A"); NSLocalizedString(@"k", @"B");' > a.m; "#
    #expect(
      try shell(source + "endonym strings extract a.m").error
        == "a.m:1:50: warning: Key \"k\" used with multiple comments \"A\" & \"B\" [multiple-comments]\n")
    #expect(try shell(source + "endonym strings extract a.m -q").error.isEmpty)
  }

  @Test("a file that cannot be read is 65, a key that can never match is 1, a wrong word is 64")
  func statuses() throws {
    #expect(try shell("endonym strings extract no.m").status == 65)
    #expect(
      try shell(#"echo 'NSLocalizedString("\(a)", comment: "")' > a.swift; endonym strings extract a.swift"#).status
        == 1)
    #expect(try shell("endonym strings extract").status == 64)
    #expect(try shell("endonym strings extract a.m --utf8 -bigEndian").status == 64)
    #expect(try shell("endonym strings extract a.m -encoding ebcdic").status == 64)
    #expect(try shell("endonym strings review a.swift --key-style loud").status == 64)
  }

  /// Sources that cannot be read whole, the exit status, and the finding.
  static let lost: [(source: String, status: Int, finding: String)] = [
    (#"printf 'Text("A") \351'"#, 1, "a.swift:1:11: error: expected UTF-8 text, found the byte 0xE9 [encoding]"),
    (#"printf 'Text("A"'"#, 0, "a.swift:1:9: warning: expected ')' to end function call [syntax-error]"),
  ]

  @Test("keys that a source may have that is not read whole stay as they are, and that is told", arguments: lost)
  func keptKeys(source: String, status: Int, finding: String) throws {
    let outcome = try shell(
      #"""
      echo 'Text("Old")' > a.swift; endonym strings extract a.swift --utf8
      endonym strings extract a.swift --output-format xcstrings; \#(source) > a.swift
      endonym strings extract a.swift --output-format xcstrings; echo $?; grep -c stale Localizable.xcstrings
      endonym strings extract a.swift --utf8 -q 2>&-; grep -o '^"[^"]*"' Localizable.strings
      """#)
    #expect(outcome.output == "\(status)\n0\n\"Old\"\n\"A\"\n")
    #expect(
      outcome.error == "endonym: a.swift was not read whole: keys that were not found stay as they are\n\(finding)\n")
  }

  @Test("unused keys are not looked for in sources that cannot be read whole")
  func unusedKeys() throws {
    let outcome = try shell(
      #"""
      mkdir en.lproj; echo '"Old" = "Old";' > en.lproj/Localizable.strings; echo 'Text("A"' > a.swift
      endonym strings audit . --sources a.swift | grep -c Old
      """#)
    #expect(outcome.output == "0\n")
    #expect(
      outcome.error
        == "endonym: unused keys are not looked for: a.swift:1:9: warning: expected ')' to end function call [syntax-error]\n"
    )
  }

  @Test("without endonym-extract Swift is refused with a word how to get it, and C is read all the same")
  func missingExtractor() throws {
    let outcome = try shell(
      #"""
      cp "$(command -v endonym)" . && echo 'Text("A")' > a.swift && echo 'NSLocalizedString(@"a", nil)' > a.m
      PATH=/usr/bin:/bin ./endonym strings extract a.m && echo read
      PATH=/usr/bin:/bin ./endonym strings extract a.swift
      """#)
    #expect(outcome.status == 65)
    #expect(outcome.output == "read\n")
    #expect(outcome.error.contains("swift build --product endonym-extract"))
    let named = try shell("echo > a.swift; ENDONYM_EXTRACT=/no/such endonym strings extract a.swift")
    #expect(named.error == "endonym: ENDONYM_EXTRACT is \"/no/such\", which cannot be run\n")
  }

  @Test("an extractor that breaks is told, with what it had done")
  func brokenExtractor() throws {
    let outcome = try shell(
      "echo > a.swift; printf '#!/bin/sh\\nexit 3\\n' > x; chmod +x x; ENDONYM_EXTRACT=./x endonym strings extract a.swift"
    )
    #expect(outcome.status == 65)
    #expect(outcome.error.hasPrefix("endonym: ./x ended after 0 of 1 files"))
  }

  @Test("a review follows the configuration and comments, and is strict when asked to")
  func review() throws {
    let source = #"""
      echo 'label.text = "Hello"' > a.swift
      """#
    let plain = try shell("\(source); endonym strings review a.swift")
    #expect(plain.status == 0)
    #expect(
      plain.output == "a.swift:1:14: warning: \"Hello\" is shown to people and is not localized [unlocalized-literal]\n"
    )
    #expect(try shell("\(source); endonym strings review --strict a.swift").status == 1)
    #expect(
      try shell(
        "\(source); echo '{\"rules\":{\"unlocalized-literal\":\"off\"}}' > .endonym.json; endonym strings review --strict a.swift"
      )
        == Outcome(status: 0, output: "", error: ""))
    #expect(
      try shell("\(source); endonym strings review --format github a.swift").output
        .hasPrefix("::warning file=a.swift,line=1,col=14,"))
  }

  /// Words for an audit, and what makes it look for unused keys.
  static let audits: [(setup: String, words: String)] = [
    ("true", "--sources Sources"), ("touch Package.swift", ""),
    ("echo '{\"sources\": [\"Sources\"]}' > .endonym.json", ""),
    ("echo '{\"sources\": [\"Elsewhere\"]}' > .endonym.json; touch Package.swift", "--sources Sources/a.swift"),
  ]

  @Test(
    "an audit names the keys that the sources it is told of, or those of the package, do not use", arguments: audits)
  func audit(row: (setup: String, words: String)) throws {
    let outcome = try shell(
      #"""
      mkdir en.lproj Sources; printf '"used" = "U";\n"gone" = "G";\n' > en.lproj/Localizable.strings
      echo 'Text("used")' > Sources/a.swift; \#(row.setup)
      endonym strings audit en.lproj \#(row.words)
      """#)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("  Unused: 1\n    gone\n"), "\(outcome.output)")
  }

  @Test(
    "without endonym-extract an audit of C sources is whole; of a package's Swift it goes on, and of named sources it stops"
  )
  func auditWithoutExtractor() throws {
    func audit(_ source: String, _ words: String) throws -> Outcome {
      try shell(
        #"""
        cp "$(command -v endonym)" . && mkdir en.lproj Sources && echo '"gone" = "G";' > en.lproj/Localizable.strings
        touch Package.swift \#(source); PATH=/usr/bin:/bin ./endonym strings audit en.lproj \#(words)
        """#)
    }
    let ofC = try audit("Sources/a.m", "")
    #expect(ofC.status == 0 && ofC.output.contains("gone") && ofC.error.isEmpty)
    let ofPackage = try audit("Sources/a.swift", "")
    #expect(ofPackage.status == 0 && ofPackage.output.hasPrefix("Localizable: 1 key"))
    #expect(
      ofPackage.error.hasPrefix(
        "endonym: unused keys are not looked for: Swift sources are read by endonym-extract, which is neither"))
    let named = try audit("Sources/a.swift", "--sources Sources")
    #expect(named.status == 65 && named.output.isEmpty)
    #expect(named.error.hasPrefix("endonym: Swift sources are read by endonym-extract"))
  }

  @Test("sources, routines, tables, output and rules come from the configuration; the command line goes first")
  func configuration() throws {
    let setup = #"""
      mkdir App Out Vendor
      echo 'let a = L10n("a", "A") + tr("t"); NSLocalizedString("b", tableName: "Debug", comment: "B")' > App/a.swift
      echo 'NSLocalizedString(x, comment: "")' > App/b.swift
      echo 'NSLocalizedString("no", comment: "")' > App/c.swift
      echo '{"sources": ["App"], "routines": ["L10n"], "ignore": ["App/c.swift"], "sourceLanguage": "de", "rules": {"dynamic-key": "off"},
        "extract": {"output": "Out", "format": "xcstrings", "skipTables": ["Debug"]}}' > .endonym.json
      """#
    let outcome = try shell("\(setup); endonym strings extract --strict -s tr; ls . Out; cat Out/Localizable.xcstrings")
    #expect(
      outcome
        == Outcome(
          status: 0,
          output: """
            .:
            App
            Out
            Vendor

            Out:
            Localizable.xcstrings
            {
              "sourceLanguage" : "de",
              "strings" : {
                "a" : {
                  "comment" : "A"
                },
                "t" : {

                }
              },
              "version" : "1.2"
            }
            """, error: ""))
    let told = try shell("\(setup); endonym strings extract App/a.swift -o . --output-format strings -q; ls *.strings")
    #expect(told == Outcome(status: 0, output: "Localizable.strings\n", error: ""))
  }

  @Test("findings of an extraction are written in every format, and a comment silences them")
  func formats() throws {
    let source = "printf 'NSLocalizedString(x, comment: \"\")\\n' > a.swift; endonym strings extract a.swift"
    let line =
      "a.swift:1:19: warning: the key of NSLocalizedString is not a literal: it cannot be extracted [dynamic-key]\n"
    #expect(try shell(source) == Outcome(status: 0, output: "", error: line))
    #expect(try shell(source + " --strict").status == 1)
    #expect(
      try shell(source + " --format github").output
        == "::warning file=a.swift,line=1,col=19,title=dynamic-key::the key of NSLocalizedString is not a literal: it cannot be extracted\n"
    )
    let sarif = try shell(source + " --format sarif")
    #expect(
      sarif.output.contains("\"ruleId\"") && sarif.output.contains("A key is no literal, and cannot be extracted."))
    #expect(try shell(source + " --format json").output.contains("\"rule\" : \"dynamic-key\""))
    #expect(try shell(source + " --format xml").status == 64)
    #expect(
      try shell(
        "echo 'f(NSLocalizedString(x, nil)); // endonym:disable dynamic-key' > a.m; endonym strings extract a.m"
      ).error
        .isEmpty)
  }

  @Test("the examples of the help are true", arguments: ["extract", "review"])
  func examples(name: String) throws {
    let help = try EndonymProcess.run(["strings", name, "--help"])
    #expect(help.status == 0)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  $ ") })
    let expected = lines[(start + 1)...].map { $0.dropFirst(2) }.joined(separator: "\n")
    #expect(
      try shell(String(lines[start].dropFirst(4))).output.trimmingSuffix(while: { $0 == "\n" })
        == expected.trimmingSuffix(while: { $0 == "\n" }))
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}

import Foundation
import Testing

@Suite("endonym strings extract and review")
struct ExtractCommandTests {
  private typealias Outcome = EndonymProcess.Outcome

  /// Runs lines of the shell in a folder of their own.
  private func shell(_ command: String) throws -> Outcome {
    try EndonymProcess.shell("cd \"$(mktemp -d)\" && \(command)")
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

import Foundation
import Testing

@testable import EndonymCommand

@Suite("endonym strings lint and audit")
struct LintCommandTests {
  /// Runs a line of the shell in a folder of its own.
  private func shell(_ command: String) throws -> EndonymProcess.Outcome {
    try EndonymProcess.shell(command)
  }

  static let helps: [(command: String, text: String)] = [
    (
      "strings lint",
      """
      Finds what is wrong in .strings, .stringsdict and .xcstrings files.

      Usage: endonym strings lint [FILE | FOLDER ...] [--option ...]

      Options:
        --format text|json|sarif|github   how findings are written; text by default
        --strict                          exit with status 1 on warnings, too
        --config FILE                     the configuration; .endonym.json of the current folder by default
        --sources PATH                    sources, to find calls with unsafe formats; those of the configuration when no table is named
        -s ROUTINE                        a further routine beside NSLocalizedString; may be repeated
        --fix                             repair what is safe to repair, and tell what was
        --rules                           list the rules instead

      Examples:
        $ mkdir de.lproj; echo '"ok" = "";' > de.lproj/App.strings; endonym strings lint de.lproj
        de.lproj/App.strings:1:8: warning: the value of "ok" is empty [empty-value]

      """
    ),
    (
      "strings audit",
      """
      Counts what is translated, missing, stale, under review, unused or too long.

      Usage: endonym strings audit [FILE | FOLDER ...] [--option ...]

      Options:
        --format text|json                a table or JSON; text by default
        --html FILE                       write a page with all strings side by side
        --keys                            name the keys that are not translated
        --fail-under PERCENT              exit with status 1 when a language's coverage is less
        --max-growth PERCENT              name translations that are longer than the source by more, and exit with status 1
        --sources PATH                    sources, to name keys that they do not use; those of the configuration or the package by default
        -s ROUTINE                        a further routine beside NSLocalizedString; may be repeated
        --used PATH                       tables that an extraction has just written, instead of sources
        --config FILE                     the configuration; .endonym.json of the current folder by default

      Examples:
        $ mkdir en.lproj de.lproj; printf '"a" = "Open";\\n"b" = "Close";\\n' > en.lproj/App.strings; echo '"a" = "Öffnen";' > de.lproj/App.strings; endonym strings audit --keys en.lproj de.lproj
        App: 2 keys
          Language     Coverage  Translated  Review  Untranslated  Missing  Length
          de             50.0 %           1       0             0        1    1.50
          en (source)   100.0 %           2       0             0        0
          Missing in de: 1
            b

      """
    ),
  ]

  @Test("The help tells options and examples", arguments: helps)
  func help(row: (command: String, text: String)) throws {
    let words = row.command.split(separator: " ").map(String.init)
    #expect(try EndonymProcess.run(words + ["--help"]) == .init(status: 0, output: row.text, error: ""))
    #expect(try EndonymProcess.run(["help"] + words) == .init(status: 0, output: row.text, error: ""))
  }

  @Test("Examples of the help are true", arguments: [LintCommand().name, AuditCommand().name])
  func examples(name: String) throws {
    let command = try Commands.required(name.split(separator: " ").map(String.init)).command
    for example in command.examples { #expect(try shell(example.command).output == example.output + "\n") }
  }

  /// Files of the current folder, command lines, and how they end.
  static let endings: [(files: String, words: String, status: Int32, output: String)] = [
    (#"mkdir en.lproj; echo '"a" = "b";' > en.lproj/T.strings"#, "lint", 0, ""),
    (
      #"mkdir en.lproj; echo '"a" = "";' > en.lproj/T.strings"#, "lint --format github", 0,
      "::warning file=en.lproj/T.strings,line=1,col=7,title=empty-value::the value of \"a\" is empty\n"
    ),
    (
      #"mkdir en.lproj; echo '"a" = "";' > en.lproj/T.strings"#, "lint --strict --format github", 1,
      "::warning file=en.lproj/T.strings,line=1,col=7,title=empty-value::the value of \"a\" is empty\n"
    ),
    (
      #"echo '"a" = "b"' > T.strings"#, "lint T.strings", 1,
      "T.strings:2:1: error: expected ';' after the value, found the end of the file [missing-semicolon]\n"
    ),
    (
      #"printf '"a" = "b"\n' > T.strings"#, "lint --fix T.strings", 0,
      "T.strings:2:1: note: repaired: a semicolon stands behind the value [missing-semicolon]\n"
    ),
    (
      #"echo '{"rules": {"empty-value": "off"}}' > .endonym.json; echo '"a" = "";' > T.strings"#, "lint --strict", 0, ""
    ),
    (#"echo '{"rules": {"empty-value": "off"}}' > c; echo '"a" = "";' > T.strings"#, "lint --strict --config c", 0, ""),
    (
      #"echo 'NSLog(text);' > a.m; echo '"a" = "b";' > a.strings"#, "lint a.strings --sources . --format github", 0,
      "::warning file=a.m,line=1,col=7,title=unsafe-format::\"text\" is the format of NSLog, and neither a literal nor localized: a percent sign in it is read as a placeholder\n"
    ),
    (
      #"echo 'printf("%d %d", 1);' > a.c; echo '{"sources": ["a.c"]}' > .endonym.json"#, "lint", 1,
      "a.c:1:8: error: \"%d %d\" takes 2 values, and printf gives it 1 [format-argument-missing]\n"
    ),
    ("true", "lint --sources missing", 65, ""), ("true", "lint missing", 65, ""),
    ("echo '{' > .endonym.json", "lint", 65, ""),
    ("true", "lint --config none", 65, ""),
    ("true", "lint --format xml", 64, ""), ("true", "lint --bogus", 64, ""), ("touch a.txt", "lint a.txt", 65, ""),
    (
      "ln -s /nowhere T.strings; mkdir d; mkdir d/T.strings", "lint", 0,
      ".: warning: there are no tables of strings [no-tables]\n"
    ),
    (
      "mkdir a b", "lint a b --strict", 1,
      "a: warning: there are no tables of strings [no-tables]\nb: warning: there are no tables of strings [no-tables]\n"
    ),
    (#"mkdir a; echo '{"rules": {"no-tables": "off"}}' > .endonym.json"#, "lint a --strict", 0, ""),
    ("mkdir a", "audit a --format json 2>&1 >/dev/null", 0, "a: warning: there are no tables of strings [no-tables]\n"),
    (
      #"mkdir en.lproj de.lproj; echo '"a"="b";' > en.lproj/T.strings; touch de.lproj/x"#,
      "audit --fail-under 100 --format json >/dev/null", 0, ""
    ),
    (
      #"mkdir en.lproj de.lproj; echo '"a"="b";"c"="d";' > en.lproj/T.strings; echo '"a"="b";' > de.lproj/T.strings"#,
      "audit --fail-under 50 >/dev/null", 0, ""
    ),
    (
      #"mkdir en.lproj de.lproj; echo '"a"="b";"c"="d";' > en.lproj/T.strings; echo '"a"="b";' > de.lproj/T.strings"#,
      "audit --fail-under 50.1 >/dev/null", 1, ""
    ),
    (
      #"mkdir en.lproj de.lproj; echo '"a"="bb";' > en.lproj/T.strings; echo '"a"="bbb";' > de.lproj/T.strings"#,
      "audit --max-growth 50 >/dev/null", 0, ""
    ),
    (
      #"mkdir en.lproj de.lproj; echo '"a"="bb";' > en.lproj/T.strings; echo '"a"="bbb";' > de.lproj/T.strings"#,
      "audit --max-growth 49 >/dev/null", 1, ""
    ),
    ("true", "audit --fail-under most", 64, ""), ("true", "audit --format sarif", 64, ""),
    ("true", "audit missing", 65, ""),
    ("true", "audit --used missing", 65, ""), ("true", "audit --sources missing", 65, ""),
    ("true", "audit --sources a --used b", 64, ""), ("true", "audit --html /nowhere/page.html", 65, ""),
  ]

  @Test("The exit status tells how it went", arguments: endings)
  func ending(row: (files: String, words: String, status: Int32, output: String)) throws {
    let outcome = try shell("\(row.files); endonym strings \(row.words)")
    #expect(outcome.status == row.status, "\(outcome.error)")
    #expect(outcome.output == row.output)
    if row.status == 64 { #expect(outcome.error.hasSuffix("--help'.\n")) }
  }

  @Test("Errors of a configuration name its file and place")
  func configuration() throws {
    let outcome = try shell("echo '{\"rules\": {\"empty-valeu\": \"off\"}}' > .endonym.json; endonym strings lint")
    #expect(
      outcome.error
        == "endonym: .endonym.json:1:12: error: there is no rule \"empty-valeu\"; did you mean \"empty-value\"? [unknown-setting]\n"
    )
  }

  @Test("The summary goes to standard error, and only for people")
  func summary() throws {
    let files = "printf '\"a\" = \"\"; \"b\" = \"%s\";' > T.strings; "
    #expect(try shell(files + "endonym strings lint").error == "2 warnings\n")
    #expect(try shell(files + "endonym strings lint --format json").error.isEmpty)
  }

  @Test("All rules are listed with severity and advice, each once")
  func rules() throws {
    let outcome = try EndonymProcess.run(["strings", "lint", "--rules"])
    let names = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(names.contains("placeholder-type (error)") && names.contains("missing-semicolon (error)"))
    #expect(names.contains("dead-plural-form (warning)"))
    #expect(Set(names).count == names.count)
    #expect(outcome.output.split(separator: "\n").count == 3 * names.count)
  }
}

import EndonymStrings
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test(
    "A diagnostic is written as compilers write theirs",
    arguments: [
      (
        Diagnostic(
          .error, rule: "missing-semicolon", "expected ';'", file: "a.strings", position: .init(line: 3, column: 14)),
        "a.strings:3:14: error: expected ';' [missing-semicolon]"
      ),
      (Diagnostic(.warning, rule: "encoding", "no BOM", file: "a.strings"), "a.strings: warning: no BOM [encoding]"),
      (Diagnostic(.note, rule: "r", "here", position: .start), "1:1: note: here [r]"),
      (Diagnostic(.note, rule: "r", "here"), "note: here [r]"),
    ])
  func descriptionIsACompilersForm(diagnostic: Diagnostic, text: String) {
    #expect(diagnostic.description == text)
  }
}

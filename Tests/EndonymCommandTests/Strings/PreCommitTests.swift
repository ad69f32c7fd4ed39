import Foundation
import Testing

/// The hook of `Examples`, in a repository of its own.
@Suite(
  "The pre-commit hook",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is not installed"))
struct PreCommitTests {
  private static let hook = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/pre-commit").path

  private func commit(_ files: String) throws -> EndonymProcess.Outcome {
    try EndonymProcess.shell(
      """
      git init -q . && cp '\(Self.hook)' .git/hooks/pre-commit && mkdir en.lproj de.lproj
      \(files)
      git add . && git -c user.name=a -c user.email=a@b.c commit -q -m x
      """)
  }

  @Test("A commit with an error in a table is refused, by what is staged")
  func refused() throws {
    let outcome = try commit(
      """
      echo '"a" = "%@";' > en.lproj/T.strings; echo '"a" = "%d";' > de.lproj/T.strings
      git add .; echo '"a" = "%@";' > de.lproj/T.strings; git() { [ "$1" = add ] || command git "$@"; }
      """)
    #expect(outcome.status == 1)
    #expect(
      (outcome.output + outcome.error).contains(
        "de.lproj/T.strings:1:7: error: argument 1 is %@ in en, found %d [placeholder-type]"))
  }

  @Test(
    "Any other commit passes",
    arguments: [
      "echo '\"a\" = \"%@\";' > en.lproj/T.strings", "echo 'text' > README",
      "echo '{\"rules\": {\"missing-semicolon\": \"off\"}}' > .endonym.json; echo '\"a\" = \"b\"' > en.lproj/T.strings",
    ])
  func passes(files: String) throws { #expect(try commit(files).status == 0) }
}

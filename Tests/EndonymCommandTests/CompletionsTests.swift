import Foundation
import Testing

@testable import EndonymCommand

/// Real shells complete by the scripts that the command prints.
@Suite("Completions")
struct CompletionsTests {
  static func isInstalled(_ shell: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") }

  /// Command lines as far as they are typed, and what may come next, in the order of the help.
  static let lines: [(words: [String], next: String)] = [
    (["loc"], "locale"), (["l"], "list locale"), (["--v"], "--version"), (["bogus", ""], ""),
    (["help", "l"], "list locale"), (["number", "--styl"], "--style"),
    (["number", "--style", ""], "decimal percent currency unit spellOut ordinal"),
    // Bash cuts words at an equals sign.
    (["number", "--style", "=", "c"], "currency"),
    (["number", "--style", "="], "decimal percent currency unit spellOut ordinal"),
    (["number", "--locale", ""], ""), (["number", "1", "--parts", "--loc"], "--locale"),
    (["completions", ""], "bash zsh fish"), (["completions", "--"], "--help"), (["str"], "strings"),
  ]

  private func bash(_ words: [String]) throws -> String {
    let typed = (["endonym"] + words).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try EndonymProcess.shell(
      """
      bash -c 'source <(endonym completions bash)
      COMP_WORDS=(\(typed.replacing("'", with: "\"")))
      COMP_CWORD=\(words.count)
      _endonym
      echo "${COMPREPLY[*]}"'
      """)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    return outcome.output
  }

  @Test(
    "bash completes commands, options and values", .enabled(if: isInstalled("bash"), "bash is not installed"),
    arguments: lines)
  func bash(line: (words: [String], next: String)) throws { #expect(try bash(line.words) == line.next + "\n") }

  @Test("bash completes every option of every command", .enabled(if: isInstalled("bash"), "bash is not installed"))
  func everyOption() throws {
    for command in Commands.all + Commands.strings {
      let options = command.flags.map(\.spelling) + ["--help"]
      #expect(
        try bash(command.name.split(separator: " ").map(String.init) + ["-"]) == options.joined(separator: " ") + "\n")
    }
  }

  @Test(
    "fish completes as bash does, in its own order", .enabled(if: isInstalled("fish"), "fish is not installed"),
    arguments: lines)
  func fish(line: (words: [String], next: String)) throws {
    // An equals sign is part of the word in fish, and stays in what it proposes; options are proposed when a dash is typed.
    guard !line.words.contains("="), line.words.first?.hasPrefix("-") != true else { return }
    let typed = (["endonym"] + line.words).joined(separator: " ")
    let outcome = try EndonymProcess.shell(
      "fish --no-config -c 'endonym completions fish | source; complete -C \"\(typed)\"'")
    let words = outcome.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    #expect(words.sorted() == line.next.split(separator: " ").map(String.init).sorted(), "\(outcome.error)")
  }

  @Test("Each shell reads its script", arguments: CompletionShell.allCases.filter { isInstalled($0.rawValue) })
  func syntax(shell: CompletionShell) throws {
    let check = "endonym completions \(shell) > \"$0\" && \(shell) -n \"$0\""
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(try EndonymProcess.shell("sh -c '\(check)' \(file)") == .init(status: 0, output: "", error: ""))
  }

  @Test(
    "A shell that is none, or too many, is a wrong command line",
    arguments: [([], "needs a shell"), (["tcsh"], "tcsh"), (["bash", "zsh"], "zsh")] as [([String], String)])
  func usage(words: [String], named: String) throws {
    let outcome = try EndonymProcess.run(["completions"] + words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(named))
  }
}

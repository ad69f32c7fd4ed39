/// `endonym completions`: scripts by which shells complete command lines of `endonym`.
struct CompletionsCommand: Command {
  let name = "completions"
  let summary = "Prints a script by which a shell completes commands, options and their values."
  let operands = "bash|zsh|fish"
  let flags: [CommandFlag] = []
  let examples = [
    (
      command:
        #"bash -c 'source <(endonym completions bash); COMP_WORDS=(endonym num); COMP_CWORD=1; _endonym; echo "$COMPREPLY"'"#,
      output: "number"
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard let word = arguments.values.first else { throw .usage("completions needs a shell", command: name) }
    if arguments.values.count > 1 {
      throw .usage("completions prints one script; \"\(arguments.values[1])\" is not expected", command: name)
    }
    guard let shell = CompletionShell(rawValue: word) else {
      let known = CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("there are no completions for \"\(word)\"; there are for \(known)", command: name)
    }
    StandardStreams.output(Array(shell.script(for: CompletionTree.endonym).utf8))
  }
}

/// A shell that can be taught to complete.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script for the commands of a tree.
  func script(for tree: CompletionTree) -> String {
    switch self {
    case .bash: BashCompletions.script(tree)
    case .zsh: ZshCompletions.script(tree)
    case .fish: FishCompletions.script(tree)
    }
  }
}

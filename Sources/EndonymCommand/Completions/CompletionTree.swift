/// What can stand on a command line, for completion scripts: drawn from the same tables as the help.
struct CompletionTree {
  /// What stands for a word that is to be completed.
  enum Words: Equatable {
    /// One of some words.
    case choices([String])
    /// A path.
    case files
    /// Anything.
    case free

    /// What a placeholder of the help says: `bash|zsh|fish`, `FILE ...`, `LOCALE`.
    init(placeholder: String) {
      let choices = placeholder.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      if choices.count > 1, choices.allSatisfy(Self.isWord) {
        self = .choices(choices)
      } else if ["FILE", "FOLDER", "PATH", "OLD", "CATALOG"].contains(where: placeholder.contains) {
        self = .files
      } else {
        self = .free
      }
    }

    private static func isWord(_ text: String) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    }
  }

  /// A flag.
  struct Flag {
    let spelling: String
    let help: String
    /// What stands for its value; `nil` when it has none.
    let value: Words?
    let isRepeatable: Bool
  }

  /// A command.
  struct Node {
    /// The word that calls it, without that of its group.
    let word: String
    let summary: String
    let operands: Words
    let flags: [Flag]
  }

  /// The commands that stand first.
  let commands: [Node]
  /// The word before the commands of the group, and what the group is.
  let group: (word: String, summary: String)
  /// The commands of the group.
  let grouped: [Node]

  /// The names of everything that can stand first.
  var firstWords: [(word: String, summary: String)] {
    commands.map { ($0.word, $0.summary) } + [group, ("help", "Tells how to use a command.")]
  }

  /// All commands with the words that call them.
  var all: [(words: [String], node: Node)] {
    commands.map { ([$0.word], $0) } + grouped.map { ([group.word, $0.word], $0) }
  }

  /// The command line of `endonym`.
  static var endonym: CompletionTree {
    CompletionTree(
      commands: Commands.all.map(Node.init), group: (StringsToolbox.name, StringsToolbox.summary),
      grouped: Commands.strings.map(Node.init))
  }
}

extension CompletionTree.Node {
  init(_ command: any Command) {
    word = command.name.split(separator: " ").last.map(String.init) ?? command.name
    summary = command.summary
    operands = CompletionTree.Words(placeholder: command.operands)
    flags =
      command.flags.map {
        CompletionTree.Flag(
          spelling: $0.spelling, help: $0.help, value: $0.placeholder.map(CompletionTree.Words.init),
          isRepeatable: $0.isRepeatable)
      } + [CompletionTree.Flag(spelling: "--help", help: "tell how to use it", value: nil, isRepeatable: false)]
  }
}

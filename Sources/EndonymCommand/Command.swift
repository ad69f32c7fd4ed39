#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the things that `endonym` does.
protocol Command: Sendable {
  /// The word that calls it; two words, `strings lint`, when it is one of the toolbox.
  var name: String { get }
  /// What it does, in a line.
  var summary: String { get }
  /// What stands after the name, for the help: `VALUE ...`.
  var operands: String { get }
  /// Its flags.
  var flags: [CommandFlag] { get }
  /// A command line and what it prints, for the help.
  var examples: [(command: String, output: String)] { get }

  func run(_ arguments: CommandArguments) throws(CommandError)
}

/// All commands, in the order of the help.
enum Commands {
  static let all: [any Command] =
    ValueCommand.all + [LocaleCommand(), ShowCommand(), BatchCommand(), CompletionsCommand()]

  /// The toolbox: `endonym strings ...`, in the order of the help.
  static let strings: [any Command] = [
    LintCommand(),
    AuditCommand(),
    CompileCommand(),
    SymbolsCommand(),
    MigrateCommand(),
    XLIFFCommand(),
    ExtractCommand(),
    ReviewCommand(),
    ExplainCommand(),
    LanguagesCommand(),
    XIBCommand(),
    PseudoCommand(),
    DiffCommand(),
    MergeDriverCommand(),
    DoctorCommand(),
  ]

  /// The command that the first words name, and how many words those are.
  ///
  /// - Throws: ``CommandError/usage(_:command:)`` when there is no such command.
  static func required(_ words: some Collection<String>) throws(CommandError) -> (command: any Command, words: Int) {
    let name = words.first ?? ""
    if name == StringsToolbox.name {
      guard let second = words.dropFirst().first else {
        throw .usage("strings needs a command", command: StringsToolbox.name)
      }
      guard let command = strings.first(where: { $0.name == "\(name) \(second)" }) else {
        throw .usage("there is no command \"strings \(second)\"", command: StringsToolbox.name)
      }
      return (command, 2)
    }
    guard let command = all.first(where: { $0.name == name }) else {
      throw .usage("there is no command \"\(name)\"", command: nil)
    }
    return (command, 1)
  }
}

/// The group of commands that work on files of strings.
enum StringsToolbox {
  static let name = "strings"
  static let summary = "The toolbox for files of strings: lint, audit, extract, migrate and more."
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never { exit(status) }

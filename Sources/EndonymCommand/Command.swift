#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the things that `endonym` does.
protocol Command: Sendable {
  /// The word that calls it.
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
  static let all: [any Command] = ValueCommand.all + [LocaleCommand(), ShowCommand(), BatchCommand()]

  /// - Throws: ``CommandError/usage(_:command:)`` when there is no such command.
  static func required(_ name: String) throws(CommandError) -> any Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .usage("there is no command \"\(name)\"", command: nil)
    }
    return command
  }
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never { exit(status) }

/// The `endonym` command.
@main
enum EndonymCommand {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      try run(words)
    } catch {
      StandardStreams.error(line: error.message)
      exitProcess(error.exitStatus)
    }
  }

  private static func run(_ words: [String]) throws(CommandError) {
    guard let name = words.first else { throw .usage("a command is needed", command: nil) }
    switch name {
    case "--help", "-h", "help":
      guard let topic = words.dropFirst().first(where: { !$0.hasPrefix("-") }) else {
        StandardStreams.output(line: HelpText.overview)
        return
      }
      StandardStreams.output(line: HelpText.text(of: try Commands.required(topic)))
    case "--version":
      try VersionCommand.run()
    default:
      let command = try Commands.required(name)
      let rest = Array(words.dropFirst())
      // Help is given wherever it is asked for, before anything else can be wrong.
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        StandardStreams.output(line: HelpText.text(of: command))
        return
      }
      try command.run(try CommandArguments(rest, flags: command.flags, command: name))
    }
  }
}

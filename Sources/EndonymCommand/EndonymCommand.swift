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
      StandardStreams.output(line: try help(on: words.dropFirst().filter { !$0.hasPrefix("-") }))
    case "--version":
      try VersionCommand.run()
    default:
      if name == StringsToolbox.name, words.dropFirst().first.map(Self.asksForHelp) ?? true {
        StandardStreams.output(line: HelpText.strings)
        return
      }
      let (command, length) = try Commands.required(words)
      let rest = Array(words.dropFirst(length))
      // Help is given wherever it is asked for, before anything else can be wrong.
      if rest.prefix(while: { $0 != "--" }).contains(where: asksForHelp) {
        StandardStreams.output(line: HelpText.text(of: command))
        return
      }
      try command.run(try CommandArguments(rest, flags: command.flags, command: command.name))
    }
  }

  private static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

  private static func help(on topic: [String]) throws(CommandError) -> String {
    guard let first = topic.first else { return HelpText.overview }
    if first == StringsToolbox.name, topic.count == 1 { return HelpText.strings }
    return HelpText.text(of: try Commands.required(topic).command)
  }
}

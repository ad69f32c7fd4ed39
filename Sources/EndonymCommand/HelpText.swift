/// The texts of `--help`.
enum HelpText {
  /// What `endonym --help` prints.
  static var overview: String {
    let commands = table(
      Commands.all.map { ($0.name, $0.summary) } + [(StringsToolbox.name, StringsToolbox.summary)])
    return """
      endonym writes values the way each locale writes them.

      Usage: endonym COMMAND [VALUE ...] [--option ...]

      Commands:
      \(commands)

        endonym COMMAND --help   tells a command's options
        endonym --version        tells the versions of ICU, CLDR and the tz database in use

      Exit status: 0; 64 when the command line is wrong; 65 when a value or a locale is.
      """
  }

  /// What `endonym strings --help` prints.
  static var strings: String {
    """
    \(StringsToolbox.summary)

    Usage: endonym strings COMMAND [FILE ...] [--option ...]

    Commands:
    \(table(Commands.strings.map { (String($0.name.dropFirst(StringsToolbox.name.count + 1)), $0.summary) }))

      endonym strings COMMAND --help   tells a command's options

    Exit status: 0 when nothing is wrong; 1 when an error was found, or under --strict a warning; 64 when the command
    line is wrong; 65 when a file cannot be read.
    """
  }

  /// What `endonym COMMAND --help` prints.
  static func text(of command: any Command) -> String {
    let flags = command.flags.map { flag in
      (flag.spelling + (flag.placeholder.map { " " + $0 } ?? ""), flag.help)
    }
    let examples = command.examples.map { example in
      let output = example.output.isEmpty ? [] : example.output.split(separator: "\n", omittingEmptySubsequences: false)
      return (["$ \(example.command)"[...]] + output).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }
    var sections = ["\(command.summary)", "Usage: endonym \(command.name) \(command.operands)"]
    if !flags.isEmpty { sections.append("Options:\n" + table(flags)) }
    if !examples.isEmpty { sections.append("Examples:\n" + examples.joined(separator: "\n")) }
    return sections.joined(separator: "\n\n")
  }

  /// The width of the first column: longer entries push their text to a line of its own.
  private static let columnWidth = 34

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { left, right in
      let gap = columnWidth - left.count
      let separator =
        gap > 0 ? String(repeating: " ", count: gap) : "\n" + String(repeating: " ", count: columnWidth + 2)
      return "  " + left + separator + right
    }.joined(separator: "\n")
  }
}

/// The script for fish.
enum FishCompletions {
  static func script(_ tree: CompletionTree) -> String {
    var lines = tree.firstWords.map { line("__endonym_at", [], ["-a", $0.word], $0.summary) }
    lines += tree.firstWords.map { line("__endonym_at", ["help"], ["-a", $0.word], $0.summary) }
    lines += tree.grouped.map { line("__endonym_at", [tree.group.word], ["-a", $0.word], $0.summary) }
    for (words, node) in tree.all {
      lines += node.flags.map { line("__endonym_after", words, option($0), $0.help) }
      switch node.operands {
      case .choices(let choices): lines.append(line("__endonym_after", words, ["-a", quoted(choices)], nil))
      case .files: lines.append(line("__endonym_after", words, ["-F"], nil))
      case .free: break
      }
    }
    return """
      # Completions of endonym for fish: endonym completions fish > ~/.config/fish/completions/endonym.fish
      function __endonym_words
        for word in (commandline -opc)[2..]
          echo $word
        end
      end
      function __endonym_at
        set -l words (__endonym_words)
        test "$words" = "$argv"
      end
      function __endonym_after
        set -l words (__endonym_words)
        test (count $words) -ge (count $argv); and test "$words[1..$(count $argv)]" = "$argv"
      end
      complete -c endonym -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func line(_ condition: String, _ words: [String], _ arguments: [String], _ help: String?) -> String {
    let condition = quoted(([condition] + words))
    let description = help.map { " -d " + quoted([$0]) } ?? ""
    return "complete -c endonym -n \(condition) \(arguments.joined(separator: " "))\(description)"
  }

  private static func option(_ flag: CompletionTree.Flag) -> [String] {
    let name =
      flag.spelling.hasPrefix("--")
      ? ["-l", String(flag.spelling.dropFirst(2))] : ["-o", String(flag.spelling.dropFirst())]
    return switch flag.value {
    case .choices(let choices)?: name + ["-x", "-a", quoted(choices)]
    case .files?: name + ["-r", "-F"]
    case .free?: name + ["-x"]
    case nil: name
    }
  }

  private static func quoted(_ words: [String]) -> String {
    "'" + words.joined(separator: " ").replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

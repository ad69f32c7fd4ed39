/// The script for zsh.
enum ZshCompletions {
  static func script(_ tree: CompletionTree) -> String {
    """
    #compdef endonym
    # Completions of endonym for zsh: a file _endonym in a folder of $fpath, or source <(endonym completions zsh)
    _endonym() {
      local command=$words[2]
      local -a commands
      if (( CURRENT == 2 )) || [[ $command == help && CURRENT -eq 3 ]]; then
        commands=(\(described(tree.firstWords)))
        _describe command commands
        return
      fi
      if [[ $command == \(tree.group.word) ]]; then
        if (( CURRENT == 3 )); then
          commands=(\(described(tree.grouped.map { ($0.word, $0.summary) })))
          _describe command commands
          return
        fi
        command="$command $words[3]"
        shift words
        (( CURRENT-- ))
      fi
      shift words
      (( CURRENT-- ))
      case $command in
    \(tree.all.map { "    '\($0.words.joined(separator: " "))') \(arguments($0.node)) ;;" }.joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _endonym ]]; then
      _endonym "$@"
    else
      compdef _endonym endonym
    fi

    """
  }

  private static func described(_ words: [(word: String, summary: String)]) -> String {
    words.map { "\n      " + quoted("\($0.word):\($0.summary)") }.joined() + "\n    "
  }

  private static func arguments(_ node: CompletionTree.Node) -> String {
    let flags = node.flags.map { flag in
      let value = flag.value.map { "=[\(bracketed(flag.help))]:value:\(action($0))" } ?? "[\(bracketed(flag.help))]"
      return quoted((flag.isRepeatable ? "*" : "") + flag.spelling + value)
    }
    return "_arguments " + (flags + [quoted("*:value:\(action(node.operands))")]).joined(separator: " ")
  }

  private static func action(_ words: CompletionTree.Words) -> String {
    switch words {
    case .choices(let choices): "(\(choices.joined(separator: " ")))"
    case .files: "_files"
    case .free: ""
    }
  }

  /// A text inside the brackets of an option's description.
  private static func bracketed(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}

/// The script for bash, from version 3.2 on.
enum BashCompletions {
  static func script(_ tree: CompletionTree) -> String {
    let first = tree.firstWords.map(\.word)
    let values = tree.all.flatMap { words, node in
      node.flags.compactMap { flag in
        flag.value.map { "    \(quoted(words + [flag.spelling]))) \(assignment($0)) ;;" }
      }
    }
    let operands = tree.all.map { words, node in
      "      \(quoted(words))) flags='\(node.flags.map(\.spelling).joined(separator: " "))'; \(assignment(node.operands)) ;;"
    }
    return """
      # Completions of endonym for bash: source <(endonym completions bash)
      _endonym() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command="${COMP_WORDS[1]}" flag='' flags='' choices='' files=''
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W '\((first + ["--help", "--version"]).joined(separator: " "))' -- "$current"))
          return
        fi
        if [[ $command == \(tree.group.word) || $command == help ]]; then
          if [[ $COMP_CWORD -eq 2 ]]; then
            [[ $command == help ]] && choices='\(first.joined(separator: " "))'
            [[ $command == \(tree.group.word) ]] && choices='\(tree.grouped.map(\.word).joined(separator: " ")) --help'
            COMPREPLY=($(compgen -W "$choices" -- "$current"))
            return
          fi
          command="$command ${COMP_WORDS[2]}"
        fi
        # An equals sign is a word of its own.
        if [[ $current == = ]]; then
          flag=$previous
          current=''
        elif [[ $previous == = ]]; then
          flag=${COMP_WORDS[COMP_CWORD-2]}
        else
          flag=$previous
        fi
        case "$command $flag" in
      \(values.joined(separator: "\n"))
          *)
            case "$command" in
      \(operands.joined(separator: "\n"))
            esac
            [[ $current == -* ]] && choices=$flags && files=''
            ;;
        esac
        if [[ -n $choices ]]; then
          COMPREPLY=($(compgen -W "$choices" -- "$current"))
        elif [[ -n $files ]]; then
          local IFS=$'\\n'
          COMPREPLY=($(compgen -f -- "$current"))
          compopt -o filenames 2>/dev/null
        fi
      }
      complete -F _endonym endonym

      """
  }

  private static func quoted(_ words: [String]) -> String { "'\(words.joined(separator: " "))'" }

  private static func assignment(_ words: CompletionTree.Words) -> String {
    switch words {
    case .choices(let choices): "choices='\(choices.joined(separator: " "))'"
    case .files: "files=1"
    case .free: ":"
    }
  }
}

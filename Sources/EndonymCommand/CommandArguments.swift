import EndonymBatch

/// A flag of the command line.
struct CommandFlag {
  /// The spelling, with its dashes: `--minimum-fraction-digits`.
  let spelling: String
  /// What stands for its value in the help; `nil` when it has none.
  let placeholder: String?
  /// What it is for.
  let help: String
  /// Whether it may be given several times.
  var isRepeatable = false
}

/// The words after a command's name, sorted into values and flags.
struct CommandArguments {
  /// The words that are no flags, in order.
  private(set) var values: [String] = []
  private var given: [String: [String]] = [:]

  /// - Throws: ``CommandError/usage(_:command:)`` for a flag that the command does not have, or one without its value.
  init(_ words: [String], flags: [CommandFlag], command: String) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        values += rest
        return
      }
      guard Self.isFlag(word) else {
        values.append(word)
        continue
      }
      let pieces = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let flag = flags.first(where: { $0.spelling == pieces[0] }) else {
        throw .usage("\(command) has no option \(pieces[0])", command: command)
      }
      if flag.placeholder == nil {
        guard pieces.count == 1 else { throw .usage("\(flag.spelling) has no value", command: command) }
        given[flag.spelling, default: []].append("")
      } else if pieces.count == 2 {
        given[flag.spelling, default: []].append(pieces[1])
      } else if let value = rest.popFirst() {
        given[flag.spelling, default: []].append(value)
      } else {
        throw .usage("\(flag.spelling) needs a value", command: command)
      }
      if !flag.isRepeatable, given[flag.spelling, default: []].count > 1 {
        throw .usage("\(flag.spelling) is given twice", command: command)
      }
    }
  }

  /// A word that starts with a dash and is neither a negative number nor the dash alone.
  private static func isFlag(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !(second.isNumber || second == "." || word == "-Infinity")
  }

  /// Whether a flag is given.
  func has(_ spelling: String) -> Bool { given[spelling] != nil }

  /// The value of a flag.
  func value(_ spelling: String) -> String? { given[spelling]?.first }

  /// The values of a flag that may be given several times, in order.
  func values(_ spelling: String) -> [String] { given[spelling] ?? [] }
}

extension BatchOption {
  /// The option as a flag: `minimumFractionDigits` is `--minimum-fraction-digits`.
  var flag: CommandFlag {
    let spelling = name.reduce(into: "--") { spelling, letter in
      if letter.isUppercase { spelling += "-" }
      spelling += letter.lowercased()
    }
    let placeholder: String? =
      switch form {
      case .choice(let words): words.joined(separator: "|")
      case .integer(let range): "\(range.lowerBound)-\(range.upperBound)"
      case .flag: nil
      case .text(let placeholder): placeholder
      }
    return CommandFlag(spelling: spelling, placeholder: placeholder, help: help)
  }

  /// The value that a word of the command line gives it.
  func value(of word: String, command: String) throws(CommandError) -> JSONValue {
    switch form {
    case .flag: return .bool(true)
    case .integer:
      guard Int(word) != nil else {
        throw .usage("\(flag.spelling) is \"\(word)\"; it is an integer", command: command)
      }
      return .number(word)
    case .choice, .text: return .string(word)
    }
  }
}

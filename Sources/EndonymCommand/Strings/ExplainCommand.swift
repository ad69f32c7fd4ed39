import EndonymStrings
import EndonymTools

// EndonymStrings has a JSON of its own.
import struct EndonymBatch.JSONMember
import enum EndonymBatch.JSONValue

/// `endonym strings explain`: how a look-up comes to its text.
struct ExplainCommand: Command {
  let name = "strings explain"
  let summary = "Tells where a key is looked up, what answers, and why."
  let operands = "KEY [PATH ...] [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(
      spelling: "--language", placeholder: "LANGUAGE",
      help: "what the reader wants; the environment's languages unless given",
      isRepeatable: true),
    CommandFlag(
      spelling: "--chain", placeholder: nil, help: "seek the key in each language, in order, not in the best match"),
    CommandFlag(spelling: "--no-fallback", placeholder: nil, help: "look into no other language"),
    CommandFlag(spelling: "--development-language", placeholder: "LANGUAGE", help: "where the files do not tell it"),
    CommandFlag(spelling: "--table", placeholder: "NAME", help: "the table; Localizable unless given"),
    CommandFlag(
      spelling: "--argument", placeholder: "VALUE", help: "a value for the message: a number or a text",
      isRepeatable: true),
    CommandFlag(
      spelling: "--device", placeholder: "DEVICE", help: "iphone, ipad, mac, applewatch, appletv, applevision, other"),
    CommandFlag(spelling: "--default", placeholder: "TEXT", help: "the default value of the look-up"),
    CommandFlag(spelling: "--json", placeholder: nil, help: "as a line of JSON"),
  ]
  let examples = [
    (
      command: "endonym strings explain songs App --language de-AT --argument 3",
      output: """
      songs in Localizable
        de  the language shown  App/de.lproj/Localizable.stringsdict:3:23: found
        count is argument 1, 3: the form other
        "3 Lieder"
      """
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard let key = arguments.values.first else { throw .usage("strings explain needs a key", command: name) }
    var options = LocalizedStrings.Options()
    options.fallsBack = !arguments.has("--no-fallback")
    options.developmentLanguage = arguments.value("--development-language")
    if let device = arguments.value("--device") { options.messages.device = Device(rawValue: device) }
    let given = arguments.values("--language")
    let choice: LanguageChoice =
      given.isEmpty ? .environment : arguments.has("--chain") ? .chain(given) : .preferences(given)
    let paths = Array(arguments.values.dropFirst())
    let explanation: LookupExplanation
    do {
      let strings = try LocalizedStrings(
        try sources(paths.isEmpty ? ["."] : paths), languages: choice, options: options)
      explanation = strings.explain(
        key, arguments: MessageArguments(arguments.values("--argument").map(MessageArgument.init(word:))),
        table: arguments.value("--table"), defaultValue: arguments.value("--default"))
      for diagnostic in strings.diagnostics where diagnostic.severity == .error {
        StandardStreams.error(line: diagnostic.description)
      }
    } catch {
      throw .input(error.description)
    }
    StandardStreams.output(line: arguments.has("--json") ? explanation.jsonText : explanation.description)
    if explanation.answer != .table { exitProcess(1) }
  }

  /// Each folder of tables below the paths that were given.
  private func sources(_ paths: [String]) throws(Diagnostic) -> [StringsSource] {
    var sources: [StringsSource] = []
    for path in paths {
      guard case .folder = StringsSource.at(path) else {
        sources.append(.file(path))
        continue
      }
      var folders: [String] = []
      for table in try LocalizationProject(paths: [path]).tables where !folders.contains(table.folder) {
        folders.append(table.folder)
      }
      sources += folders.map { .folder($0.isEmpty ? "." : $0) }
    }
    guard !sources.isEmpty else {
      throw Diagnostic(
        .error, rule: "no-such-source", "there are no tables of strings in \(paths.joined(separator: ", "))")
    }
    return sources
  }
}

extension MessageArgument {
  /// A word of the command line: an integer or a number where it is one, else text.
  fileprivate init(word: String) {
    if let integer = Int64(word) {
      self = .integer(integer)
    } else if let number = Double(word), number.isFinite, word.allSatisfy({ "0123456789.-+eE".contains($0) }) {
      self = .double(number)
    } else {
      self = .string(word)
    }
  }
}

extension LookupExplanation {
  /// The explanation as a JSON object in one line.
  fileprivate var jsonText: String {
    func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    func place(_ position: SourcePosition?) -> [JSONMember] {
      guard let position else { return [] }
      return [JSONMember("line", .number("\(position.line)")), JSONMember("column", .number("\(position.column)"))]
    }
    let attempts = attempts.map { attempt -> JSONValue in
      var members = [
        JSONMember("language", optional(attempt.step.localization)),
        JSONMember("reason", .string(attempt.step.reason.description)),
        JSONMember("files", .array(attempt.files.map { .string($0) })),
      ]
      switch attempt.outcome {
      case .noTable: members.append(JSONMember("outcome", .string("noTable")))
      case .noKey: members.append(JSONMember("outcome", .string("noKey")))
      case .damaged(let diagnostic):
        members += [
          JSONMember("outcome", .string("damaged")), JSONMember("diagnostic", .string(diagnostic.description)),
        ]
      case .found(let message):
        members.append(JSONMember("outcome", .string(message.isKey ? "key" : "found")))
        members.append(JSONMember("file", .string(message.file)))
        members += place(message.position)
      }
      return .object(members)
    }
    return JSONValue.object([
      JSONMember("key", .string(key)), JSONMember("table", .string(table)), JSONMember("text", .string(text)),
      JSONMember("answer", .string("\(answer)")), JSONMember("attempts", .array(attempts)),
      JSONMember("choices", .array(choices.map { .string($0.description) })),
      JSONMember("issues", .array(issues.map { .string($0.description) })),
    ]).jsonText
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings review`: what in sources will not read well in other languages.
struct ReviewCommand: Command {
  let name = "strings review"
  let summary = "Finds what in sources will not read well in other languages, and formats that read memory."
  let operands = ToolInput.sourceOperands
  let flags = [
    ToolInput.formatFlag, ToolInput.strictFlag, ToolInput.configurationFlag,
    ToolInput.routineFlag,
    CommandFlag(
      spelling: "--key-style", placeholder: KeyStyle.allCases.map(\.rawValue).joined(separator: "|"),
      help: "how keys are spelled; as most keys of their table by default"),
    CommandFlag(spelling: "--rules", placeholder: nil, help: "list the rules instead"),
  ]
  let examples = [
    (
      command: #"echo 'let t = n == 1 ? "file" : "files"' > a.swift; endonym strings review a.swift"#,
      output:
        "a.swift:1:9: warning: a condition chooses between singular and plural, which are not the only forms in many languages [plural-by-condition]"
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    if arguments.has("--rules") {
      StandardStreams.output(line: Self.listing)
      return
    }
    let format = try ToolInput.format(arguments, command: name)
    let configuration = try ToolInput.configuration(arguments)
    let sources = ToolInput.sources(arguments.values, configuration)
    guard !sources.isEmpty else { throw .usage("\(name) needs a source file or a folder", command: name) }
    let review = StringReview(keyStyle: try keyStyle(arguments))
    let extraction = try SourceExtraction(
      sources, routines: ToolInput.routines(arguments, configuration), reviews: true,
      ignoring: configuration.ignoredPaths)
    let report = DiagnosticReport(review.findings(extraction.readings, configuration: configuration))
    ToolInput.finish(
      report, as: format, rules: ReviewRules.all + ExtractionRules.all,
      isStrict: arguments.has(ToolInput.strictFlag.spelling))
  }

  private func keyStyle(_ arguments: CommandArguments) throws(CommandError) -> KeyStyle? {
    guard arguments.has("--key-style") else { return nil }
    return try StringsInput.choice("--key-style", arguments, default: KeyStyle.text, command: name)
  }

  /// The rules, each with its level, what it finds and what to do.
  private static var listing: String {
    ReviewRules.all.map { "\($0.name) (\($0.severity.rawValue))\n  \($0.summary)\n  \($0.advice)" }.joined(
      separator: "\n")
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings review`: what in sources will not read well in other languages.
struct ReviewCommand: Command {
  let name = "strings review"
  let summary = "Finds what in Swift sources will not read well in other languages."
  let operands = "FILE|FOLDER ... [--option ...]"
  let flags = [
    CommandFlag(
      spelling: "--format", placeholder: ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
      help: "how findings are written; text by default"),
    CommandFlag(spelling: "--strict", placeholder: nil, help: "exit with status 1 on warnings, too"),
    CommandFlag(
      spelling: "-s", placeholder: "ROUTINE", help: "a further routine beside NSLocalizedString; may be repeated",
      isRepeatable: true),
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
    guard !arguments.values.isEmpty else { throw .usage("\(name) needs a source file or a folder", command: name) }
    let format = try choice("--format", arguments) ?? ReportFormat.text
    let review = StringReview(keyStyle: try choice("--key-style", arguments))
    let extraction = try SourceExtraction(
      arguments.values, routines: LocalizationRoutines(arguments.values("-s")), reviews: true)
    let report = DiagnosticReport(review.findings(extraction.readings))
    StandardStreams.output(Array(format.write(report, rules: ReviewRules.all).utf8))
    if report.diagnostics.contains(where: { $0.rule == "file-unreadable" || $0.rule == "file-too-large" }) {
      exitProcess(65)
    }
    if report.fails(isStrict: arguments.has("--strict")) { exitProcess(1) }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ flag: String, _ arguments: CommandArguments
  ) throws(CommandError) -> Choice? where Choice.RawValue == String {
    guard let word = arguments.value(flag) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage("\(flag) is \"\(word)\"; it is one of \(known)", command: name)
  }

  /// The rules, each with its level, what it finds and what to do.
  private static var listing: String {
    ReviewRules.all.map { "\($0.name) (\($0.severity.rawValue))\n  \($0.summary)\n  \($0.advice)" }.joined(
      separator: "\n")
  }
}

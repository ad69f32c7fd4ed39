import EndonymStrings
import EndonymTools

/// `endonym strings lint`: what is wrong in tables of strings.
struct LintCommand: Command {
  let name = "strings lint"
  let summary = "Finds what is wrong in .strings, .stringsdict and .xcstrings files."
  let operands = ToolInput.operands + " [--option ...]"
  let flags: [CommandFlag] = [
    ToolInput.formatFlag, ToolInput.strictFlag, ToolInput.configurationFlag,
    ToolInput.sourcesFlag(
      "sources, to find calls with unsafe formats; those of the configuration when no table is named"),
    ToolInput.routineFlag,
    CommandFlag(spelling: "--fix", placeholder: nil, help: "repair what is safe to repair, and tell what was"),
    CommandFlag(spelling: "--rules", placeholder: nil, help: "list the rules instead"),
  ]
  let examples = [
    (
      command: #"mkdir de.lproj; echo '"ok" = "";' > de.lproj/App.strings; endonym strings lint de.lproj"#,
      output: #"de.lproj/App.strings:1:8: warning: the value of "ok" is empty [empty-value]"#
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let format = try ToolInput.format(arguments, command: name)
    if arguments.has("--rules") {
      StandardStreams.output(line: Self.listing)
      return
    }
    let configuration = try ToolInput.configuration(arguments)
    let project = try ToolInput.project(arguments, configuration)
    var report = DiagnosticReport()
    if arguments.has("--fix") {
      do { report = try LintFixer(configuration: configuration).fix(project) } catch { throw .input(error.description) }
    }
    let linter = Linter(configuration: configuration)
    report.add(contentsOf: linter.lint(project).diagnostics)
    // Who has sources looked at may have no tables.
    report.add(contentsOf: try formatFindings(arguments, configuration) ?? linter.checkForTables(project))
    ToolInput.finish(
      report, as: format, rules: Self.rules, isStrict: arguments.has(ToolInput.strictFlag.spelling))
  }

  private static let rules = Linter.rules + ReviewRules.formats

  /// What is wrong with the formats of the sources; `nil` when none are looked at.
  private func formatFindings(
    _ arguments: CommandArguments, _ configuration: ToolConfiguration
  ) throws(CommandError) -> [Diagnostic]? {
    let extraction = try SourceExtraction.read(
      arguments, configuration, otherwise: arguments.values.isEmpty ? configuration.sources : [], reviews: true,
      loss: "formats are not looked at")
    let names = Set(ReviewRules.formats.map(\.name))
    return extraction?.readings.flatMap { reading in
      reading.audible(reading.diagnostics.filter { names.contains($0.rule) }, configuration: configuration)
    }
  }

  /// The rules, each with its severity, what it finds and what to do.
  private static var listing: String {
    rules.map { "\($0.name) (\($0.severity.rawValue))\n  \($0.summary)\n  \($0.advice)" }.joined(separator: "\n")
  }
}

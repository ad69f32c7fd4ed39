import EndonymStrings
import EndonymTools

/// `endonym strings lint`: what is wrong in tables of strings.
struct LintCommand: Command {
  let name = "strings lint"
  let summary = "Finds what is wrong in .strings, .stringsdict and .xcstrings files."
  let operands = ToolInput.operands + " [--option ...]"
  let flags: [CommandFlag] = [
    ToolInput.formatFlag, ToolInput.strictFlag, ToolInput.configurationFlag,
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
    report.add(contentsOf: Linter(configuration: configuration).lint(project).diagnostics)
    ToolInput.finish(
      report, as: format, rules: Linter.rules, isStrict: arguments.has(ToolInput.strictFlag.spelling))
  }

  /// The rules, each with its severity, what it finds and what to do.
  private static var listing: String {
    Linter.rules.map { "\($0.name) (\($0.severity.rawValue))\n  \($0.summary)\n  \($0.advice)" }.joined(separator: "\n")
  }
}

import EndonymStrings
import EndonymTools

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the tools on tables have in common on the command line: paths, configuration, and how findings are written.
enum ToolInput {
  static let operands = "[FILE | FOLDER ...]"

  static let configurationFlag = CommandFlag(
    spelling: "--config", placeholder: "FILE",
    help: "the configuration; \(ToolConfiguration.fileName) of the current folder by default")
  static let formatFlag = CommandFlag(
    spelling: "--format", placeholder: ReportFormat.allCases.map(\.rawValue).joined(separator: "|"),
    help: "how findings are written; text by default")
  static let strictFlag = CommandFlag(
    spelling: "--strict", placeholder: nil, help: "exit with status 1 on warnings, too")

  /// The rules that a configuration may name.
  private static var rules: [RuleDescription] { Linter.rules + ReviewRules.all + ExtractionRules.all }

  /// The configuration that is named, or that of the current folder, if there is one.
  static func configuration(_ arguments: CommandArguments) throws(CommandError) -> ToolConfiguration {
    let named = arguments.value(configurationFlag.spelling)
    let bytes: [UInt8]
    do { bytes = try FileBytes.read(named ?? ToolConfiguration.fileName) } catch {
      if named == nil { return ToolConfiguration() }
      throw .input(error.description)
    }
    let reading = ToolConfiguration.read(
      bytes, file: named ?? ToolConfiguration.fileName, knownRules: Set(rules.map(\.name)))
    for diagnostic in reading.diagnostics where diagnostic.severity != .error {
      StandardStreams.error(line: "\(diagnostic)")
    }
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw .input(errors.map(\.description).joined(separator: "\n")) }
    return reading.content
  }

  /// The files of the paths that are given, or of the current folder.
  static func project(
    _ arguments: CommandArguments, _ configuration: ToolConfiguration
  ) throws(CommandError) -> LocalizationProject {
    do {
      return try LocalizationProject(
        paths: arguments.values.isEmpty ? ["."] : arguments.values, ignoring: configuration.ignoredPaths)
    } catch {
      throw .input(error.description)
    }
  }

  /// The sources that are named, or those of the configuration, or those of the package in the current folder.
  static func sources(_ named: [String], _ configuration: ToolConfiguration) -> [String] {
    if !named.isEmpty { return named }
    if !configuration.sources.isEmpty { return configuration.sources }
    return access("Package.swift", R_OK) == 0 && access(packageSources, R_OK) == 0 ? [packageSources] : []
  }

  /// Where SwiftPM looks for targets.
  private static let packageSources = "Sources"

  /// Routines of the command line and of the configuration.
  static func routines(_ arguments: CommandArguments, _ configuration: ToolConfiguration) -> LocalizationRoutines {
    LocalizationRoutines(arguments.values(routineFlag.spelling) + configuration.routines)
  }

  static let routineFlag = CommandFlag(
    spelling: "-s", placeholder: "ROUTINE", help: "a further routine beside NSLocalizedString; may be repeated",
    isRepeatable: true)
  static let sourcesSpelling = "--sources"

  /// The flag for sources, which tools on tables look at as well.
  static func sourcesFlag(_ help: String) -> CommandFlag {
    CommandFlag(spelling: sourcesSpelling, placeholder: "PATH", help: help, isRepeatable: true)
  }

  static let sourceOperands = "[FILE | FOLDER ...] [--option ...]"

  /// The format that is asked for.
  static func format(_ arguments: CommandArguments, command: String) throws(CommandError) -> ReportFormat {
    guard let word = arguments.value(formatFlag.spelling) else { return .text }
    guard let format = ReportFormat(rawValue: word) else {
      throw .usage("\(formatFlag.spelling) is \"\(word)\"; it is \(formatFlag.placeholder ?? "")", command: command)
    }
    return format
  }

  /// Writes a report, and ends the process as it demands: with 65 when a file could not be read, with 1 when the report fails.
  static func finish(
    _ report: DiagnosticReport, as format: ReportFormat, rules: [RuleDescription], isStrict: Bool
  ) {
    StandardStreams.output(Array(format.write(report, rules: rules).utf8))
    if format == .text, !report.diagnostics.isEmpty { StandardStreams.error(line: summary(of: report)) }
    if report.diagnostics.contains(where: { unreadable.contains($0.rule) }) { exitProcess(65) }
    if report.fails(isStrict: isStrict) { exitProcess(1) }
  }

  /// Rules whose findings mean that a file was not looked at.
  static let unreadable: Set<String> = ["file-unreadable", "file-too-large"]

  private static func summary(of report: DiagnosticReport) -> String {
    let counts = [("error", Diagnostic.Severity.error), ("warning", .warning), ("note", .note)].compactMap {
      name, severity in
      let count = report.count(severity)
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return counts.joined(separator: ", ")
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings audit`: how far the translations are.
struct AuditCommand: Command {
  let name = "strings audit"
  let summary = "Counts what is translated, missing, stale, under review, unused or too long."
  let operands = ToolInput.operands + " [--option ...]"
  let flags: [CommandFlag] = [
    CommandFlag(spelling: "--format", placeholder: "text|json", help: "a table or JSON; text by default"),
    CommandFlag(spelling: "--html", placeholder: "FILE", help: "write a page with all strings side by side"),
    CommandFlag(spelling: "--keys", placeholder: nil, help: "name the keys that are not translated"),
    CommandFlag(
      spelling: "--fail-under", placeholder: "PERCENT", help: "exit with status 1 when a language's coverage is less"),
    CommandFlag(
      spelling: "--max-growth", placeholder: "PERCENT",
      help: "name translations that are longer than the source by more, and exit with status 1"),
    ToolInput.sourcesFlag(
      "sources, to name keys that they do not use; those of the configuration or the package by default"),
    ToolInput.routineFlag,
    CommandFlag(
      spelling: "--used", placeholder: "PATH", help: "tables that an extraction has just written, instead of sources",
      isRepeatable: true),
    ToolInput.configurationFlag,
  ]
  let examples = [
    (
      command: #"mkdir en.lproj de.lproj; printf '"a" = "Open";\n"b" = "Close";\n' > en.lproj/App.strings; "#
        + #"echo '"a" = "Öffnen";' > de.lproj/App.strings; endonym strings audit --keys en.lproj de.lproj"#,
      output: """
      App: 2 keys
        Language     Coverage  Translated  Review  Untranslated  Missing  Length
        de             50.0 %           1       0             0        1    1.50
        en (source)   100.0 %           2       0             0        0
        Missing in de: 1
          b
      """
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let format = arguments.value("--format") ?? "text"
    guard ["text", "json"].contains(format) else {
      throw .usage("--format is \"\(format)\"; it is text|json", command: name)
    }
    let leastCoverage = try percent("--fail-under", arguments)
    let greatestGrowth = try percent("--max-growth", arguments)
    let configuration = try ToolInput.configuration(arguments)
    let project = try ToolInput.project(arguments, configuration)
    let auditor = Auditor(
      configuration: configuration, greatestGrowth: greatestGrowth, usedKeys: try usedKeys(arguments, configuration))
    let (report, tables, diagnostics) = auditor.audit(project)
    if let file = arguments.value("--html") {
      do { try FileBytes.write(Array(report.html(tables: tables).utf8), to: file) } catch {
        throw .input(error.description)
      }
    }
    let text = format == "json" ? report.json : report.text(namesKeys: arguments.has("--keys"))
    StandardStreams.output(Array(text.utf8))
    let errors = diagnostics.diagnostics.filter { $0.severity == .error }
    for diagnostic in Linter(configuration: configuration).checkForTables(project) + errors {
      StandardStreams.error(line: TextReport.line(diagnostic))
    }
    if errors.contains(where: { ToolInput.unreadable.contains($0.rule) }) { exitProcess(65) }
    let isUnder = leastCoverage.map { report.leastCoverage < $0 } ?? false
    if !errors.isEmpty || isUnder || report.hasOverlong { exitProcess(1) }
  }

  private func percent(_ flag: String, _ arguments: CommandArguments) throws(CommandError) -> Double? {
    guard let word = arguments.value(flag) else { return nil }
    guard let value = Double(word), value.isFinite, value >= 0 else {
      throw .usage("\(flag) is \"\(word)\"; it is a number of hundredths", command: name)
    }
    return value
  }

  /// The keys that sources use; `nil` when nothing tells.
  private func usedKeys(
    _ arguments: CommandArguments, _ configuration: ToolConfiguration
  ) throws(CommandError) -> UsedKeys? {
    let tables = arguments.values("--used")
    guard tables.isEmpty || !arguments.has(ToolInput.sourcesSpelling) else {
      throw .usage("--used and --sources exclude each other", command: name)
    }
    if !tables.isEmpty {
      do { return try UsedKeys(extracted: LocalizationProject(paths: tables)) } catch {
        throw .input(error.description)
      }
    }
    let extraction = try SourceExtraction.read(
      arguments, configuration, otherwise: ToolInput.sources([], configuration), loss: "unused keys are not looked for")
    guard let extraction else { return nil }
    var members = MemberNames()
    for file in extraction.swiftFiles { members.insert(from: try StringsInput.bytes(file)) }
    return UsedKeys(ExtractedTables(extraction.readings), members: members)
  }
}

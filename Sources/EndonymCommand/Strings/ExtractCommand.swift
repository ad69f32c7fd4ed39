import EndonymStrings
import EndonymTools

/// `endonym strings extract`: the strings of sources, into tables.
struct ExtractCommand: Command {
  let name = "strings extract"
  let summary = "Writes the strings of Swift, C, Objective-C and C++ sources to tables, as genstrings and Xcode do."
  let operands = ToolInput.sourceOperands
  let flags = [
    CommandFlag(
      spelling: "-o", placeholder: "FOLDER",
      help: "where the tables are, which has to exist; the current folder by default"),
    CommandFlag(
      spelling: "-a", placeholder: nil, help: "add to the tables that are there, and keep their translations"),
    ToolInput.routineFlag,
    CommandFlag(
      spelling: "-skipTable", placeholder: "TABLE", help: "leave this table out; may be repeated", isRepeatable: true),
    CommandFlag(spelling: "-noPositionalParameters", placeholder: nil, help: "do not number the arguments of formats"),
    CommandFlag(spelling: "-u", placeholder: nil, help: #"make characters of \Uxxxx in values"#),
    CommandFlag(spelling: "-q", placeholder: nil, help: "say nothing of keys with several values or comments"),
    CommandFlag(spelling: "-bigEndian", placeholder: nil, help: "write UTF-16 with the high byte first"),
    CommandFlag(spelling: "-littleEndian", placeholder: nil, help: "write UTF-16 with the low byte first, the default"),
    CommandFlag(spelling: "--utf8", placeholder: nil, help: "write UTF-8"),
    CommandFlag(
      spelling: "-encoding", placeholder: SourceEncoding.allCases.map(\.rawValue).joined(separator: "|"),
      help: "the encoding of C sources; utf-8 by default"),
    CommandFlag(spelling: "-macRoman", placeholder: nil, help: "the same as -encoding macroman"),
    CommandFlag(
      spelling: "--output-format", placeholder: "strings|xcstrings",
      help: "new .strings tables, the default, or catalogs that are brought up to date"),
    CommandFlag(
      spelling: "--source-language", placeholder: "LANGUAGE",
      help: "the language of the keys, for a new catalog; en by default"),
    CommandFlag(
      spelling: "--skip-marking-strings-stale", placeholder: nil,
      help: "leave keys of a catalog that the sources lack as they are"),
    CommandFlag(
      spelling: "--only", placeholder: ExtractedString.Origin.allCases.map(\.rawValue).joined(separator: "|"),
      help:
        "only calls of this kind: NSLocalizedString and its like, String(localized:) and its like, SwiftUI; may be repeated",
      isRepeatable: true),
    CommandFlag(
      spelling: "--check", placeholder: nil, help: "write nothing; exit with status 1 when a table is not up to date"),
    ToolInput.formatFlag, ToolInput.strictFlag, ToolInput.configurationFlag,
  ]
  let examples = [
    (
      command:
        #"echo 'NSLocalizedString(@"Hello, %@", @"A greeting");' > a.m; endonym strings extract a.m --utf8; cat Localizable.strings"#,
      output: "/* A greeting */\n\"Hello, %@\" = \"Hello, %@\";\n"
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    let configuration = try ToolInput.configuration(arguments)
    let sources = ToolInput.sources(arguments.values, configuration)
    guard !sources.isEmpty else { throw .usage("\(name) needs a source file or a folder", command: name) }
    let format = try ToolInput.format(arguments, command: name)
    var options = try outputOptions(arguments, configuration)
    let selection = ExtractedTables.Selection(
      origins: try origins(arguments),
      skippedTables: Set(arguments.values("-skipTable") + configuration.extraction.skippedTables))
    let extraction = try SourceExtraction(
      sources, routines: ToolInput.routines(arguments, configuration), encoding: try sourceEncoding(arguments),
      ignoring: configuration.ignoredPaths)
    let lost = extraction.readings.filter { !$0.isWhole }
    if let first = lost.first {
      // What was not seen may ask for any key.
      (options.marksStale, options.appends) = (false, true)
      let files = lost.count == 1 ? "\(first.file) was" : "\(first.file) and \(lost.count - 1) more were"
      StandardStreams.error(line: "endonym: \(files) not read whole: keys that were not found stay as they are")
    }
    let tables = ExtractedTables(extraction.readings, selection)
    var report = DiagnosticReport(
      extraction.readings.flatMap { $0.audible($0.diagnostics, configuration: configuration) })
    if !arguments.has("-q") { report.add(contentsOf: tables.diagnostics.compactMap(configuration.applied)) }
    let output = TableOutput(folder: arguments.value("-o") ?? configuration.extraction.output ?? ".", options: options)
    do { report.add(contentsOf: try output.write(tables, selection)) } catch { throw .input(error.description) }
    finish(report, as: format, isStrict: arguments.has(ToolInput.strictFlag.spelling))
  }

  /// Lines go to standard error, as those of genstrings; what programs read goes to standard output.
  private func finish(_ report: DiagnosticReport, as format: ReportFormat, isStrict: Bool) {
    let text = format.write(report, rules: ExtractionRules.all)
    if format == .text { StandardStreams.error(text: text) } else { StandardStreams.output(Array(text.utf8)) }
    if report.diagnostics.contains(where: { ToolInput.unreadable.contains($0.rule) }) { exitProcess(65) }
    if report.fails(isStrict: isStrict) { exitProcess(1) }
  }

  private func outputOptions(
    _ arguments: CommandArguments, _ configuration: ToolConfiguration
  ) throws(CommandError) -> TableOutput.Options {
    var options = TableOutput.Options()
    options.format = try StringsInput.choice(
      "--output-format", arguments, default: configuration.extraction.format ?? .strings, command: name)
    options.table = try tableOptions(arguments)
    options.appends = arguments.has("-a")
    options.marksStale = !arguments.has("--skip-marking-strings-stale")
    options.sourceLanguage =
      arguments.value("--source-language") ?? configuration.sourceLanguage ?? options.sourceLanguage
    options.writes = !arguments.has("--check")
    return options
  }

  private func tableOptions(_ arguments: CommandArguments) throws(CommandError) -> GenstringsTable.Options {
    var options = GenstringsTable.Options()
    options.numbersArguments = !arguments.has("-noPositionalParameters")
    options.replacesUnicodeEscapes = arguments.has("-u")
    let orders = ["-bigEndian", "-littleEndian", "--utf8"].filter(arguments.has)
    guard orders.count <= 1 else {
      throw .usage("\(orders.joined(separator: " and ")) exclude each other", command: name)
    }
    if arguments.has("-bigEndian") { options.encoding = .utf16BigEndian }
    if arguments.has("--utf8") { (options.encoding, options.hasByteOrderMark) = (.utf8, false) }
    return options
  }

  private func sourceEncoding(_ arguments: CommandArguments) throws(CommandError) -> SourceEncoding {
    if arguments.has("-macRoman") { return .macRoman }
    return try StringsInput.choice("-encoding", arguments, default: .utf8, command: name)
  }

  private func origins(_ arguments: CommandArguments) throws(CommandError) -> Set<ExtractedString.Origin> {
    let words = arguments.values("--only")
    if words.isEmpty { return Set(ExtractedString.Origin.allCases) }
    var origins: Set<ExtractedString.Origin> = []
    for word in words {
      guard let origin = ExtractedString.Origin(rawValue: word) else {
        let known = ExtractedString.Origin.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--only is \"\(word)\"; it is one of \(known)", command: name)
      }
      origins.insert(origin)
    }
    return origins
  }
}

import EndonymStrings
import EndonymTools

/// `endonym strings extract`: the strings of sources, into tables.
struct ExtractCommand: Command {
  let name = "strings extract"
  let summary = "Writes the strings of Swift, C, Objective-C and C++ sources to tables, as genstrings and Xcode do."
  let operands = "FILE|FOLDER ... [--option ...]"
  let flags = [
    CommandFlag(
      spelling: "-o", placeholder: "FOLDER",
      help: "where the tables are, which has to exist; the current folder by default"),
    CommandFlag(
      spelling: "-a", placeholder: nil, help: "add to the tables that are there, and keep their translations"),
    CommandFlag(
      spelling: "-s", placeholder: "ROUTINE", help: "a further routine beside NSLocalizedString; may be repeated",
      isRepeatable: true),
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
  ]
  let examples = [
    (
      command:
        #"echo 'NSLocalizedString(@"Hello, %@", @"A greeting");' > a.m; endonym strings extract a.m --utf8; cat Localizable.strings"#,
      output: "/* A greeting */\n\"Hello, %@\" = \"Hello, %@\";\n"
    )
  ]

  func run(_ arguments: CommandArguments) throws(CommandError) {
    guard !arguments.values.isEmpty else { throw .usage("\(name) needs a source file or a folder", command: name) }
    let options = try outputOptions(arguments)
    let selection = ExtractedTables.Selection(
      origins: try origins(arguments), skippedTables: Set(arguments.values("-skipTable")))
    let extraction = try SourceExtraction(
      arguments.values, routines: LocalizationRoutines(arguments.values("-s")), encoding: try sourceEncoding(arguments))
    let tables = ExtractedTables(extraction.readings, selection)
    var report = DiagnosticReport(extraction.readings.flatMap(\.diagnostics))
    if !arguments.has("-q") { report.add(contentsOf: tables.diagnostics) }
    let output = TableOutput(folder: arguments.value("-o") ?? ".", options: options)
    do { report.add(contentsOf: try output.write(tables, selection)) } catch { throw .input(error.description) }
    for diagnostic in report.diagnostics { StandardStreams.error(line: diagnostic.description) }
    if report.diagnostics.contains(where: { ToolInput.unreadable.contains($0.rule) }) { exitProcess(65) }
    if report.fails() { exitProcess(1) }
  }

  private func outputOptions(_ arguments: CommandArguments) throws(CommandError) -> TableOutput.Options {
    var options = TableOutput.Options()
    options.format = try StringsInput.choice("--output-format", arguments, default: .strings, command: name)
    options.table = try tableOptions(arguments)
    options.appends = arguments.has("-a")
    options.marksStale = !arguments.has("--skip-marking-strings-stale")
    options.sourceLanguage = arguments.value("--source-language") ?? options.sourceLanguage
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

import EndonymStrings
import EndonymTools

/// Reads the strings of the sources among some paths: Swift by ``ExtractorProcess``, the rest here.
struct SourceExtraction {
  /// What was found, in the order of the files.
  let readings: [SourceReading]
  /// The files that were read as Swift.
  let swiftFiles: [String]

  /// Reads the sources that a tool on tables is told of.
  ///
  /// - Parameters:
  ///   - arguments: The command line, with ``ToolInput/sourcesFlag(_:)`` and ``ToolInput/routineFlag``.
  ///   - configuration: What the project asks for.
  ///   - others: The sources where the command line names none.
  ///   - reviews: Whether they are reviewed.
  ///   - loss: What cannot be told without them: `unused keys are not looked for`.
  /// - Returns: What was found; `nil` where there are no sources, or where those that nobody named cannot be read, which is told.
  /// - Throws: ``CommandError/input(_:)`` when sources that are named cannot be read.
  static func read(
    _ arguments: CommandArguments, _ configuration: ToolConfiguration, otherwise others: [String],
    reviews: Bool = false, loss: String
  ) throws(CommandError) -> SourceExtraction? {
    let named = arguments.values(ToolInput.sourcesSpelling)
    let sources = named.isEmpty ? others : named
    if sources.isEmpty { return nil }
    let extraction: SourceExtraction
    do {
      extraction = try SourceExtraction(
        sources, routines: ToolInput.routines(arguments, configuration), reviews: reviews,
        ignoring: configuration.ignoredPaths)
    } catch {
      // Nobody asked for the sources by name: the rest is worth having without them.
      guard named.isEmpty, case .input(let reason) = error else { throw error }
      StandardStreams.error(line: "endonym: \(loss): \(reason)")
      return nil
    }
    let unreadable = extraction.readings.flatMap(\.diagnostics).filter { ToolInput.unreadable.contains($0.rule) }
    guard unreadable.isEmpty else { throw .input(unreadable.map(\.description).joined(separator: "\n")) }
    if !reviews, let partial = extraction.readings.first(where: { !$0.isWhole }) {
      let reasons = partial.audible(partial.diagnostics, configuration: configuration).map(\.description)
      StandardStreams.error(
        line: "endonym: \(loss): \(reasons.first ?? "\(partial.file) was not read whole")")
      return nil
    }
    return extraction
  }

  init(
    _ paths: [String], routines: LocalizationRoutines, reviews: Bool = false, encoding: SourceEncoding = .utf8,
    ignoring ignored: [PathPattern] = []
  ) throws(CommandError) {
    let files = SourceFiles(paths, ignoring: ignored)
    var byFile: [String: SourceReading] = [:]
    var progress = ProgressBar("Reading sources", total: files.all.count)
    defer { progress.finish() }
    if !files.swift.isEmpty {
      let request = ExtractionRequest(routines: routines, reviews: reviews, files: files.swift)
      try ExtractorProcess().run(request) { reading in
        byFile[reading.file] = reading
        progress.advance()
      }
    }
    let reader = CSourceReader(routines, reviews: reviews)
    for file in files.c {
      do {
        byFile[file] = reader.read(try FileBytes.read(file), encoding: encoding, file: file)
      } catch {
        byFile[file] = SourceReading(file: file, diagnostics: [error])
      }
      progress.advance()
    }
    let lost = files.diagnostics.map { SourceReading(file: $0.file, diagnostics: [$0]) }
    swiftFiles = files.swift
    readings = lost + files.all.compactMap { byFile[$0] }
  }
}

import EndonymStrings
import EndonymTools

/// Reads the strings of the sources among some paths: Swift by ``ExtractorProcess``, the rest here.
struct SourceExtraction {
  /// What was found, in the order of the files.
  let readings: [SourceReading]
  /// The files that were read as Swift.
  let swiftFiles: [String]

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
        byFile[file] = reader.read(encoding.utf8(try FileBytes.read(file)), file: file)
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

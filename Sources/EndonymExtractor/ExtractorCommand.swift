import EndonymStrings
import EndonymTools

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `endonym-extract`: reads an ``ExtractionRequest`` and paths from standard input and writes a ``SourceReading`` for each.
///
/// It is a program of its own because it needs the toolchain's parser; `endonym strings extract` and `endonym strings review` run it.
@main
enum ExtractorCommand {
  static func main() {
    var lines = LineInput()
    guard let first = lines.next() else { return usage() }
    guard let request = try? JSONDecoder().decode(ExtractionRequest.self, from: Data(first.utf8)) else {
      return usage()
    }
    var files: [String] = []
    while let line = lines.next() { if !line.isEmpty { files.append(line) } }
    let reader = SwiftSourceReader(request)
    let output = LineOutput()
    SourceWorkers.run(count: files.count) { [files] index in
      output.write(read(files[index], with: reader))
    }
    output.flush()
  }

  private static func read(_ file: String, with reader: SwiftSourceReader) -> SourceReading {
    do {
      return reader.read([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))), file: file)
    } catch {
      let problem = Diagnostic(.error, rule: "unreadable-file", "the file cannot be read", file: file)
      return SourceReading(file: file, diagnostics: [problem])
    }
  }

  private static func usage() {
    StandardError.write(
      """
      endonym-extract reads the strings of Swift files for `endonym strings extract` and `endonym strings review`, which run it.
      It takes a request and paths on standard input, a line each, and writes a line of JSON for each file:
        printf '{"routines":{"names":["NSLocalizedString"]},"reviews":false}\\nA.swift\\n' | endonym-extract

      """)
    exitProcess(64)
  }
}

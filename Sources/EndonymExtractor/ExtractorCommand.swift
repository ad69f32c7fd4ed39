import EndonymStrings
import EndonymTools

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `endonym-extract`: reads an ``ExtractionRequest`` from standard input and writes a ``SourceReading`` for each.
///
/// It is a program of its own because it needs the toolchain's parser; `endonym strings extract` and `endonym strings review` run it.
@main
enum ExtractorCommand {
  static func main() {
    guard let request = try? JSONDecoder().decode(ExtractionRequest.self, from: Data(StandardInput.bytes())) else {
      return usage()
    }
    let reader = SwiftSourceReader(request)
    let output = LineOutput()
    SourceWorkers.run(count: request.files.count) { index in
      output.write(read(request.files[index], with: reader))
    }
    output.flush()
  }

  private static func read(_ file: String, with reader: SwiftSourceReader) -> SourceReading {
    do {
      return reader.read([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))), file: file)
    } catch {
      let problem = Diagnostic(.error, rule: "file-unreadable", "the file cannot be read", file: file)
      return SourceReading(file: file, diagnostics: [problem])
    }
  }

  private static func usage() {
    StandardError.write(
      """
      endonym-extract reads the strings of Swift files for `endonym strings extract` and `endonym strings review`, which run it.
      It takes a request on standard input, and writes a line of JSON for each file:
        echo '{"routines":{"names":["NSLocalizedString"]},"reviews":false,"files":["A.swift"]}' | endonym-extract

      """)
    exitProcess(64)
  }
}

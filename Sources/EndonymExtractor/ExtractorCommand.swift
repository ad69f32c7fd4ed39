import EndonymStrings
import EndonymTools
import Synchronization

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
    // First what the project declares, then what it says: a call may stand in another file than what it calls.
    let parameters = Mutex(KeyParameters())
    SourceWorkers.run(count: request.files.count) { index in
      guard let bytes = try? FileBytes.read(request.files[index]) else { return }
      let declared = SwiftSourceReader.parameters(bytes)
      parameters.withLock { $0.merge(declared) }
    }
    let reader = SwiftSourceReader(request, parameters: parameters.withLock { $0 })
    let output = LineOutput()
    SourceWorkers.run(count: request.files.count) { index in
      output.write(read(request.files[index], with: reader))
    }
    output.flush()
  }

  private static func read(_ file: String, with reader: SwiftSourceReader) -> SourceReading {
    do { return reader.read(try FileBytes.read(file), file: file) } catch {
      return SourceReading(file: file, diagnostics: [error])
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

import EndonymTools

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `endonym-extract`, run as a process: it holds the toolchain's parser, which `endonym` itself does not need.
struct ExtractorProcess {
  /// The variable of the environment with its path.
  static let variable = "ENDONYM_EXTRACT"
  static let name = "endonym-extract"

  private let path: String

  /// Finds it: by ``variable``, beside `endonym`, or in `PATH`.
  ///
  /// - Throws: ``CommandError/input(_:)``, which says where it was looked for.
  init() throws(CommandError) {
    if let given = Self.environment(Self.variable), !given.isEmpty {
      guard access(given, X_OK) == 0 else {
        throw .input("\(Self.variable) is \"\(given)\", which cannot be run")
      }
      path = given
      return
    }
    let folders = [Self.ownFolder] + (Self.environment("PATH") ?? "").split(separator: ":").map { String($0) }
    let places = folders.map { "\($0)/" + Self.name }
    guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
      throw .input(
        """
        Swift sources are read by \(Self.name), which is neither beside endonym nor in PATH, and \(Self.variable) does not name it.
        It is built with Endonym, as a program of its own, by a Swift toolchain that has SwiftParser: swift build --product \(Self.name)
        """)
    }
    path = found
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The folder of the running program.
  private static var ownFolder: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return own.contains("/") ? String(own[..<(own.lastIndex(of: "/") ?? own.endIndex)]) : "."
  }

  /// Reads files, and hands over each reading when it is there.
  ///
  /// - Throws: ``CommandError/input(_:)`` when the process cannot be started or does not end well.
  func run(_ request: ExtractionRequest, receive: (SourceReading) -> Void) throws(CommandError) {
    guard !request.files.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let words = (try? encoder.encode(request)) ?? Data()
    let decoder = JSONDecoder()
    var (lines, count, isReadable) = (LineSplitter(), 0, true)
    let status = try ChildProcess(words: [path]).run(input: [UInt8](words)) { piece in
      lines.take(piece) { line in
        guard let reading = try? decoder.decode(SourceReading.self, from: Data(line)) else {
          isReadable = false
          return
        }
        count += 1
        receive(reading)
      }
    }
    guard status == 0, count == request.files.count, isReadable else {
      throw .input("\(path) ended after \(count) of \(request.files.count) files (wait status \(status))")
    }
  }
}

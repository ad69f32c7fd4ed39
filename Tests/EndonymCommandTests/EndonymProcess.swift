import Foundation
import Testing

/// The built `endonym`, run as its users run it.
enum EndonymProcess {
  /// Where SwiftPM puts products and test bundles alike.
  static let folder: URL = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent()
  }()

  static var executable: URL { folder.appendingPathComponent("endonym") }

  /// How a run ended.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  /// Nothing of the environment of whoever runs the tests counts, but for how a sanitizer runs.
  private static let plainEnvironment = ["LC_ALL": "C", "TZ": "UTC", "PATH": "/usr/bin:/bin"].merging(
    ProcessInfo.processInfo.environment.filter { name, _ in
      ["ASAN_OPTIONS", "ASAN_SYMBOLIZER_PATH", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains(name)
    }
  ) { $1 }

  /// A process that has not been started yet.
  static func process(_ words: [String], environment: [String: String]? = nil) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.environment = environment ?? plainEnvironment
    return process
  }

  /// Runs `endonym` with words and with bytes on its standard input.
  static func run(_ words: [String], input: Data = Data(), environment: [String: String]? = nil) throws -> Outcome {
    try run(process(words, environment: environment), input: input)
  }

  /// Runs a line of the shell in which `endonym` is found, in a folder of its own, which then is gone.
  static func shell(_ command: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = plainEnvironment.merging(["PATH": folder.path + ":/usr/bin:/bin"]) { $1 }
    return try run(process, input: Data(), inOwnFolder: true)
  }

  private static func run(_ process: Process, input: Data, inOwnFolder: Bool = false) throws -> Outcome {
    // Files, not pipes: nothing fills up while nobody reads.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    if inOwnFolder {
      let folder = place.appendingPathComponent("folder")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      process.currentDirectoryURL = folder
    }
    func file(_ name: String, _ content: Data = Data()) throws -> URL {
      let url = place.appendingPathComponent(name)
      try content.write(to: url)
      return url
    }
    let (output, error) = (try file("output"), try file("error"))
    process.standardInput = try FileHandle(forReadingFrom: try file("input", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    // `Data(contentsOf:)` leaks its buffer when a file is empty (Swift 6.3).
    func text(_ url: URL) throws -> String {
      String(decoding: try FileHandle(forReadingFrom: url).readToEnd() ?? Data(), as: UTF8.self)
    }
    return Outcome(status: process.terminationStatus, output: try text(output), error: try text(error))
  }
}

import CProcessMeter
import Foundation

/// A program that was built beside this one, or stands elsewhere.
struct Program {
  let path: String

  /// - Throws: when there is no such program.
  init(path: String) throws {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError("there is no program \(path)")
    }
    self.path = path
  }

  /// One of the programs of this package, by name.
  init(beside name: String) throws {
    let here = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    try self.init(path: here.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name).path)
  }

  struct Run {
    let costs: meter_process
    /// The output, as far as it was kept.
    let output: String
  }

  /// The program of this name in one of the folders of `PATH`, or at this path; `nil` when there is none.
  init?(named name: String) {
    if name.contains("/") {
      guard let program = try? Program(path: name) else { return nil }
      self = program
      return
    }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Runs the program to its end.
  /// - Throws: when it cannot be started, or ends with another status than `statuses`.
  func run(
    _ arguments: [String], input: String? = nil, keeping capacity: Int = 1 << 16, expecting statuses: Set<Int32> = [0]
  ) throws -> Run {
    var words = ([path] + arguments).map { UnsafePointer<CChar>(strdup($0)) }
    defer { for word in words { free(UnsafeMutablePointer(mutating: word)) } }
    words.append(nil)
    var kept = [CChar](repeating: 0, count: max(1, capacity))
    var costs = meter_process()
    let error = meter_run(words, input, &kept, capacity, &costs)
    guard error == 0 else { throw BenchmarkError("\(path): \(String(cString: strerror(error)))") }
    guard statuses.contains(costs.exit_status) else {
      throw BenchmarkError("\(path) ended with status \(costs.exit_status)")
    }
    let output = kept.prefix(min(capacity, Int(costs.output_bytes))).map { UInt8(bitPattern: $0) }
    return Run(costs: costs, output: String(decoding: output, as: UTF8.self))
  }
}

import CProcessMeter
import Endonym
import Foundation

/// `endonym batch` as a filter for many lines of several kinds and locales.
struct BatchThroughput {
  static let name = "batch/mixed/4-locales/lines"

  let lines: Int
  /// Wall-clock time of the whole process.
  let seconds: Double
  let peakResidentBytes: Int

  var result: BenchmarkResult { BenchmarkResult(name: Self.name, ns: seconds * 1e9 / Double(lines)) }

  /// Runs `endonym batch` over so many lines, or fewer when that would take longer than `patience`, in seconds.
  /// - Throws: when it fails, or answers with an error or another number of lines.
  init(lines wanted: Int, patience: Double, values: SampleValues) throws {
    let program = try Program(beside: "endonym")
    let block = Self.block(values)
    let rate = try Self.linesPerSecond(program, block)
    let lines = Int(min(Double(wanted), max(Double(block.count), patience * rate)))
    let input = try Self.write(block, lines: lines)
    defer { try? FileManager.default.removeItem(at: input) }
    let costs = try program.run(["batch"], input: input.path, keeping: 0).costs
    guard costs.output_lines == lines else {
      throw BenchmarkError("endonym batch answered \(costs.output_lines) of \(lines) lines")
    }
    self.lines = lines
    seconds = Double(costs.end_nanoseconds) / 1e9
    peakResidentBytes = Int(costs.peak_resident_bytes)
  }

  /// One line for each sample: numbers, amounts, dates, relative dates in turn, in four locales.
  private static func block(_ values: SampleValues) -> [String] {
    let locales = ["en-US", "de-DE", "ja-JP", "ar-SA"]
    return values.decimals.indices.map { index in
      let head = "\"id\":\(index),\"locale\":\"\(locales[index / 4 % 4])\""
      return switch index % 4 {
      case 0: "{\(head),\"kind\":\"number\",\"value\":\(values.decimals[index].text)}"
      case 1:
        "{\(head),\"kind\":\"number\",\"value\":\(values.decimals[index].text),"
          + "\"options\":{\"style\":\"currency\",\"currency\":\"EUR\"}}"
      case 2:
        "{\(head),\"kind\":\"date\",\"value\":\(Int(values.instants[index] / 1000)),"
          + "\"options\":{\"dateStyle\":\"medium\",\"timeStyle\":\"short\",\"timeZone\":\"Europe/Berlin\"}}"
      default: "{\(head),\"kind\":\"relative\",\"value\":\(values.integers[index]),\"unit\":\"day\"}"
      }
    }
  }

  /// A first try, whose output is looked at.
  private static func linesPerSecond(_ program: Program, _ block: [String]) throws -> Double {
    let lines = 4 * block.count
    let input = try write(block, lines: lines)
    defer { try? FileManager.default.removeItem(at: input) }
    let run = try program.run(["batch"], input: input.path, keeping: 1 << 24)
    if let failed = run.output.split(separator: "\n").first(where: { $0.contains("\"error\"") }) {
      throw BenchmarkError("endonym batch: \(failed)")
    }
    return Double(lines) * 1e9 / Double(run.costs.end_nanoseconds)
  }

  /// A file of `lines` lines, the block again and again.
  private static func write(_ block: [String], lines: Int) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("endonym-batch-\(UUID().uuidString).jsonl")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw BenchmarkError("cannot write \(file.path)")
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let whole = Data(block.map { $0 + "\n" }.joined().utf8)
    for _ in 0..<lines / block.count { try handle.write(contentsOf: whole) }
    try handle.write(contentsOf: Data(block.prefix(lines % block.count).map { $0 + "\n" }.joined().utf8))
    return file
  }
}

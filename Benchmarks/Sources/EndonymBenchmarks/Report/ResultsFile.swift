import Foundation

/// `results.json`: a list of ``BenchmarkResult``, one a line.
struct ResultsFile {
  let results: [BenchmarkResult]

  init(_ results: [BenchmarkResult]) { self.results = results }

  /// Reads a file.
  /// - Throws: when it is not what ``write(to:)`` writes: every key of every result, names of four parts, positive
  ///   numbers, a ratio only where there is a time, and within its spread.
  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let keys = Set(BenchmarkResult.CodingKeys.allCases.map(\.rawValue))
    guard let objects = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
      throw BenchmarkError("\(path) is not a list of objects")
    }
    for object in objects where Set(object.keys) != keys {
      throw BenchmarkError("\(path): \(object["name"] ?? "a result") has the keys \(object.keys.sorted())")
    }
    results = try JSONDecoder().decode([BenchmarkResult].self, from: data)
    guard !results.isEmpty else { throw BenchmarkError("\(path) holds no results") }
    guard Set(results.map(\.name)).count == results.count else { throw BenchmarkError("\(path): a name stands twice") }
    for result in results {
      if let fault = result.fault { throw BenchmarkError("\(path): \(result.name): \(fault)") }
    }
  }

  func write(to path: String) throws {
    for result in results {
      if let fault = result.fault { throw BenchmarkError("\(result.name): \(fault)") }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try results.map { String(decoding: try encoder.encode($0.rounded), as: UTF8.self) }
    let text = "[\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n]\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  subscript(name: String) -> BenchmarkResult? { results.first { $0.name == name } }
}

extension BenchmarkResult {
  /// What is wrong with it, if anything.
  fileprivate var fault: String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count != 4 || parts.contains(where: \.isEmpty) { return "the name is not area/case/locale/sink" }
    let numbers = [ns, icuNs, foundationNs, icuRatio, foundationRatio, icuRatioMin, icuRatioMax].compactMap { $0 }
    if numbers.contains(where: { !$0.isFinite || $0 <= 0 }) { return "a number is not positive" }
    if (icuRatio != nil && icuNs == nil) || (foundationRatio != nil && foundationNs == nil) {
      return "there is a ratio without a time"
    }
    if (icuRatio == nil) != (icuRatioMin == nil) || (icuRatio == nil) != (icuRatioMax == nil) {
      return "the ratio and its spread do not stand together"
    }
    if let icuRatio, let icuRatioMin, let icuRatioMax, !(icuRatioMin...icuRatioMax).contains(icuRatio) {
      return "the ratio lies outside its spread"
    }
    return nil
  }

  /// With the digits that mean something.
  fileprivate var rounded: BenchmarkResult {
    func round(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return BenchmarkResult(
      name: name, ns: round(ns), icuNs: icuNs.map(round), foundationNs: foundationNs.map(round),
      icuRatio: icuRatio.map(round), foundationRatio: foundationRatio.map(round), icuRatioMin: icuRatioMin.map(round),
      icuRatioMax: icuRatioMax.map(round))
  }
}

import Foundation

/// `chart`: draws a file of results.
struct ChartCommand {
  private let resultsPath: String
  private let chartPath: String

  init(_ arguments: inout Arguments) throws {
    resultsPath = try arguments.required()
    chartPath = try arguments.required()
    try arguments.end()
  }

  func run() throws {
    let rows = ChartRow.rows(of: try ResultsFile(path: resultsPath).results)
    guard !rows.isEmpty else { throw BenchmarkError("\(resultsPath) holds no case that formats values") }
    let chart = RatioChart(rows: rows, machine: Machine().description)
    try Data(chart.svg.utf8).write(to: URL(fileURLWithPath: chartPath))
    print("\(chartPath): \(rows.count) cases")
  }
}

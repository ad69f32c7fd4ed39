/// `check`: the figures to reach beside those of a file of results. The status is 1 when one is missed.
struct CheckCommand {
  private let figuresPath: String
  private let resultsPath: String

  init(_ arguments: inout Arguments) throws {
    figuresPath = try arguments.required()
    resultsPath = try arguments.required()
    try arguments.end()
  }

  func run() throws {
    let check = FigureCheck(try Figure.read(figuresPath), try ResultsFile(path: resultsPath))
    print(check.text)
    guard check.isPassed else { throw BenchmarkError("\(check.lines.count - check.reached) figures are not reached") }
  }
}

/// `verify`: whether a file of results is well formed.
struct VerifyCommand {
  private let path: String

  init(_ arguments: inout Arguments) throws {
    path = try arguments.required()
    try arguments.end()
  }

  func run() throws { print("\(path): \(try ResultsFile(path: path).results.count) results, well formed") }
}

import Foundation

/// `run`: times everything, prints the report, writes the results.
struct RunCommand {
  private var effort = Effort.quick
  private var filter = NameFilter()
  private var outputPath: String?
  private var reportPath: String?
  private var figuresPath: String?

  init(_ arguments: inout Arguments) throws {
    while let option = arguments.next() {
      switch option {
      case "--quick": effort = .quick
      case "--long": effort = .long
      case "--smoke": effort = .smoke
      case "--case": filter = try NameFilter(arguments.required())
      case "--output": outputPath = try arguments.required()
      case "--report": reportPath = try arguments.required()
      case "--check": figuresPath = try arguments.required()
      default: throw UsageError()
      }
    }
  }

  func run() throws {
    let machine = Machine()
    let values = SampleValues(count: effort.values)
    let races = try Races(values: values, effort: effort).wanted(filter)
    let memory = filter.accepts("memory/number-and-date") ? try MemoryUse.all() : []
    let batch =
      filter.accepts(BatchThroughput.name)
      ? try BatchThroughput(lines: effort.batchLines, patience: effort.batchPatience, values: values) : nil
    guard !races.isEmpty || !memory.isEmpty || batch != nil else { throw BenchmarkError("no case has such a name") }

    let (times, rounds) = try Tournament(races: races, length: effort.length).run()
    let report = BenchmarkReport(machine: machine, rounds: rounds, times: times, memory: memory, batch: batch)
    print(report.text)
    if let reportPath { try Data((report.text + "\n").utf8).write(to: URL(fileURLWithPath: reportPath)) }
    let results = ResultsFile(report.results)
    if let outputPath { try results.write(to: outputPath) }
    if let figuresPath { print("\n\(FigureCheck(try Figure.read(figuresPath), results).text)") }
  }
}

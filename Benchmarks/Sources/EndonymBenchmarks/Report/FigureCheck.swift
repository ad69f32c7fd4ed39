/// The figures to reach beside those that were measured.
struct FigureCheck {
  enum Outcome: String {
    case reached, missed
    case notMeasured = "not measured"
    case differs = "does not count"
  }

  struct Line {
    let name: String
    let rival: String
    let wanted: Double
    let measured: Double?
    let outcome: Outcome
  }

  let lines: [Line]

  init(_ figures: [Figure], _ results: ResultsFile) {
    lines = figures.flatMap { figure in
      let result = results[figure.name]
      var lines: [Line] = []
      if let wanted = figure.icu {
        lines.append(Line(figure.name, "ICU", wanted, result?.icuRatio, isThere: result != nil))
      }
      if let wanted = figure.foundation {
        lines.append(Line(figure.name, "Foundation", wanted, result?.foundationRatio, isThere: result != nil))
      }
      if let over = figure.over, let wanted = figure.ratio {
        let other = results[over]
        let measured = result.flatMap { result in other.map { $0.ns / result.ns } }
        lines.append(Line(figure.name, over, wanted, measured, isThere: result != nil && other != nil))
      }
      return lines
    }
  }

  var reached: Int { lines.count { $0.outcome == .reached } }

  var isPassed: Bool { reached == lines.count }

  var text: String {
    var table = TextTable([
      ("case", .left), ("times faster than", .left), ("wanted", .right), ("measured", .right), ("", .left),
    ])
    for line in lines {
      table.append([
        line.name, line.rival, FigureText.ratio(line.wanted), FigureText.ratio(line.measured), line.outcome.rawValue,
      ])
    }
    return table.text + "\n\n\(reached) of \(lines.count) figures reached"
  }
}

extension FigureCheck.Line {
  fileprivate init(_ name: String, _ rival: String, _ wanted: Double, _ measured: Double?, isThere: Bool) {
    self.name = name
    self.rival = rival
    self.wanted = wanted
    self.measured = measured
    outcome =
      if let measured { measured >= wanted ? .reached : .missed } else if isThere { .differs } else { .notMeasured }
  }
}

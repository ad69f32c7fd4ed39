/// A case in one locale: the bars of its sinks.
struct ChartRow {
  /// What a bar compares. The raw value is its class in the style sheet.
  enum Series: String, CaseIterable {
    case bytesOverICU = "bytes"
    case stringOverICU = "string"
    case stringOverFoundation = "foundation"

    var title: String {
      switch self {
      case .bytesOverICU: "UTF-8 bytes, over ICU in C"
      case .stringOverICU: "String (plurals: category), over ICU in C"
      case .stringOverFoundation: "String, over Foundation"
      }
    }
  }

  struct Bar {
    let series: Series
    let ratio: Double
    /// The least and the greatest ratio of the rounds.
    let spread: ClosedRange<Double>?
    /// Nanoseconds of Endonym, and of the rival.
    let own: Double
    let rival: Double
  }

  /// `number`, `date`.
  let area: String
  /// `double en_US`.
  let title: String
  let bars: [Bar]

  /// The rows of the results that format values, in their order.
  static func rows(of results: [BenchmarkResult]) -> [ChartRow] {
    let areas: Set = ["number", "date", "relative", "plural", "list", "measure"]
    var rows: [(area: String, title: String, bars: [Bar])] = []
    for result in results {
      let parts = result.name.split(separator: "/").map(String.init)
      guard parts.count == 4, areas.contains(parts[0]) else { continue }
      let title = "\(parts[1]) \(parts[2])"
      if rows.last?.area != parts[0] || rows.last?.title != title { rows.append((parts[0], title, [])) }
      rows[rows.count - 1].bars += bars(of: result, isBytes: ["buffer", "span"].contains(parts[3]))
    }
    return rows.filter { !$0.bars.isEmpty }.map { ChartRow(area: $0.area, title: $0.title, bars: $0.bars) }
  }

  private static func bars(of result: BenchmarkResult, isBytes: Bool) -> [Bar] {
    var bars: [Bar] = []
    if let ratio = result.icuRatio, let rival = result.icuNs {
      let spread = result.icuRatioMin.flatMap { least in result.icuRatioMax.map { least...max(least, $0) } }
      bars.append(
        Bar(
          series: isBytes ? .bytesOverICU : .stringOverICU, ratio: ratio, spread: spread, own: result.ns, rival: rival))
    }
    if !isBytes, let ratio = result.foundationRatio, let rival = result.foundationNs {
      bars.append(Bar(series: .stringOverFoundation, ratio: ratio, spread: nil, own: result.ns, rival: rival))
    }
    return bars
  }
}

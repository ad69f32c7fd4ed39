import Foundation

/// Bars on a logarithmic axis: how many times faster than its rivals Endonym is, case by case.
struct RatioChart {
  let rows: [ChartRow]
  let machine: String

  private static let width = 960.0
  private static let labelEnd = 190.0
  private static let plotEnd = 760.0
  private static let barHeight = 9.0
  private static let barStep = 12.0
  private static let rowGap = 8.0
  private static let areaHeight = 26.0
  private static let top = 128.0

  /// The file's text.
  var svg: String {
    let scale = LogScale(
      holding: rows.flatMap(\.bars).map(\.ratio), start: Self.labelEnd + 12,
      length: Self.plotEnd - Self.labelEnd - 12)
    let bottom = Self.top + height
    var drawing = SVGDrawing()
    drawing.rectangle("page", x: 0, y: 0, width: Self.width, height: bottom + 34)
    drawHead(&drawing)
    drawStripes(&drawing)
    drawAxis(scale, bottom: bottom, &drawing)
    drawRows(scale, &drawing)
    return drawing.file(
      width: Self.width, height: bottom + 34, title: "How many times faster than ICU and Foundation Endonym formats",
      style: ChartStyle.sheet)
  }

  /// Each row with the place of its top; areas have a heading above their first row.
  private var placedRows: [(row: ChartRow, isFirst: Bool, top: Double)] {
    var top = Self.top
    var area = ""
    return rows.map { row in
      let isFirst = row.area != area
      area = row.area
      if isFirst { top += Self.areaHeight }
      defer { top += Self.height(of: row) }
      return (row, isFirst, top)
    }
  }

  private static func height(of row: ChartRow) -> Double { Double(row.bars.count) * barStep + rowGap }

  private var height: Double {
    rows.reduce(0) { $0 + Self.height(of: $1) } + Double(Set(rows.map(\.area)).count) * Self.areaHeight
  }

  private func drawHead(_ drawing: inout SVGDrawing) {
    drawing.write("How many times faster Endonym formats", "title", x: 20, y: 32)
    drawing.write(
      "Ratios of times on a logarithmic scale, each bar the median of rounds, each whisker from the least to the "
        + "greatest. The output is ICU's.", "subtitle", x: 20, y: 51)
    drawing.write("\(machine).", "subtitle", x: 20, y: 67)
    var x = 20.0
    for series in ChartRow.Series.allCases {
      drawing.rectangle(series.rawValue, x: x, y: 81, width: 11, height: 11, radius: 2)
      drawing.write(series.title, "legend", x: x + 17, y: 91)
      x += 44 + Double(series.title.count) * 6.1
    }
  }

  /// A background for every other area.
  private func drawStripes(_ drawing: inout SVGDrawing) {
    let placed = placedRows
    let areas = placed.filter(\.isFirst)
    for (index, first) in areas.enumerated() where index.isMultiple(of: 2) {
      let end = index + 1 < areas.count ? areas[index + 1].top - Self.areaHeight : Self.top + height
      let top = first.top - Self.areaHeight
      drawing.rectangle("stripe", x: 0, y: top, width: Self.width, height: end - top)
    }
  }

  private func drawAxis(_ scale: LogScale, bottom: Double, _ drawing: inout SVGDrawing) {
    for tick in scale.ticks {
      let x = scale.position(tick)
      drawing.line(tick == 1 ? "one" : "rule", from: (x, Self.top), to: (x, bottom))
      for y in [Self.top - 7, bottom + 16] { drawing.write("\(tick.formatted(Self.tickStyle))×", "tick", x: x, y: y) }
    }
  }

  private static let tickStyle = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))

  private func drawRows(_ scale: LogScale, _ drawing: inout SVGDrawing) {
    for (row, isFirst, top) in placedRows {
      if isFirst { drawing.write(row.area, "area", x: 20, y: top - 8) }
      let middle = top + Double(row.bars.count) * Self.barStep / 2
      drawing.write(row.title, "case", x: Self.labelEnd, y: middle + 3)
      for (index, bar) in row.bars.enumerated() { draw(bar, top: top + Double(index) * Self.barStep, scale, &drawing) }
    }
  }

  private func draw(_ bar: ChartRow.Bar, top: Double, _ scale: LogScale, _ drawing: inout SVGDrawing) {
    let ends = [scale.position(1), scale.position(bar.ratio)].sorted()
    drawing.rectangle(
      bar.series.rawValue, x: ends[0], y: top, width: max(1, ends[1] - ends[0]), height: Self.barHeight, radius: 1.5)
    var labelStart = ends[1]
    if let spread = bar.spread {
      let (start, end) = (scale.position(spread.lowerBound), scale.position(spread.upperBound))
      let y = top + Self.barHeight / 2
      drawing.line("spread", from: (start, y), to: (end, y))
      for x in [start, end] { drawing.line("spread", from: (x, y - 2.5), to: (x, y + 2.5)) }
      labelStart = max(labelStart, end)
    }
    drawing.write(
      [
        ("\(FigureText.ratio(bar.ratio))×", "ratio"),
        ("  \(FigureText.time(bar.own)) against \(FigureText.time(bar.rival))", "times"),
      ], x: labelStart + 6, y: top + Self.barHeight - 0.5)
  }
}

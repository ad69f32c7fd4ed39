/// A table in Markdown that also reads well as plain text.
struct TextTable {
  enum Alignment { case left, right }

  private let columns: [(title: String, alignment: Alignment)]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) { self.columns = columns }

  mutating func append(_ cells: [String]) { rows.append(cells) }

  var text: String {
    let widths = columns.indices.map { column in
      max(columns[column].title.count, rows.map { $0[column].count }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].count)
        return columns[column].alignment == .left ? cells[column] + padding : padding + cells[column]
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = columns.indices.map { column in
      let dashes = String(repeating: "-", count: widths[column] + 1)
      return columns[column].alignment == .left ? dashes + "-" : dashes + ":"
    }
    return ([line(columns.map(\.title)), "|" + rule.joined(separator: "|") + "|"] + rows.map(line))
      .joined(separator: "\n")
  }
}

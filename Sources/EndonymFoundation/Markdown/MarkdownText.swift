/// What is read as Markdown: code points, of which those that a value has put there mark nothing.
struct MarkdownText {
  /// A code point, with the position of the argument that it is of, from 1.
  struct Unit {
    let scalar: Unicode.Scalar
    let argument: Int?
  }

  let units: [Unit]
  /// Where the last row of so many backticks begins: a row is looked for only where there is one.
  let lastBackticks: [Int: Int]

  init(_ pieces: [InlineMarkdown.Piece]) {
    units = pieces.flatMap { piece in piece.text.unicodeScalars.map { Unit(scalar: $0, argument: piece.argument) } }
    var rows: [Int: Int] = [:]
    var start: Int?
    for place in 0...units.count {
      if place < units.count, units[place].scalar == "`", units[place].argument == nil {
        start = start ?? place
      } else if let first = start {
        rows[place - first] = first
        start = nil
      }
    }
    lastBackticks = rows
  }

  /// The code point at a place if it is Markdown; `nil` beyond the ends and inside arguments.
  func mark(_ place: Int) -> Unicode.Scalar? {
    guard units.indices.contains(place), units[place].argument == nil else { return nil }
    return units[place].scalar
  }

  /// Where a row of a mark ends that begins at a place.
  func end(of mark: Unicode.Scalar, from start: Int) -> Int {
    var place = start
    while self.mark(place) == mark { place += 1 }
    return place
  }

  /// What stands beside a delimiter: an argument counts as a letter, whatever it holds, and an end of the text as space.
  func neighbor(_ place: Int) -> Unicode.Scalar {
    guard units.indices.contains(place) else { return "\n" }
    return units[place].argument == nil ? units[place].scalar : "a"
  }

  /// Whether a backslash stands at a place that takes its meaning from the mark behind it.
  func isEscape(_ place: Int) -> Bool {
    guard mark(place) == "\\", let next = mark(place + 1) else { return false }
    return next.isASCII && next.isMarkdownPunctuation
  }

  /// The first place from one on that is no white space.
  func skippingSpace(_ start: Int) -> Int {
    var place = start
    while place < units.count, units[place].scalar.isMarkdownSpace { place += 1 }
    return place
  }
}

extension Unicode.Scalar {
  var isMarkdownSpace: Bool { properties.isWhitespace }

  var isMarkdownPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

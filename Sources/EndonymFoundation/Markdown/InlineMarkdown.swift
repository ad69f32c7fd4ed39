/// The inline part of Markdown: emphasis, code, links, images, struck-out text. White space stays as it is.
///
/// Values that are inserted are text, whatever they hold: an asterisk in a user's name makes nothing bold.
///
/// Source: CommonMark 0.31, section 6 "Inlines", and its appendix "A parsing strategy"; the strikethrough of GitHub Flavored Markdown.
/// References and raw HTML are text.
struct InlineMarkdown {
  /// A stretch of the input.
  struct Piece: Hashable, Sendable {
    let text: String
    /// The position of the argument that it is, from 1; `nil` for Markdown.
    var argument: Int?
  }

  /// A stretch of text with one look.
  struct Run: Hashable, Sendable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var image: String?
    var argument: Int?
  }

  /// The runs that some pieces make, in order, adjacent ones of one look joined.
  static func runs(of pieces: [Piece]) -> [Run] {
    var parser = InlineMarkdown(text: MarkdownText(pieces))
    parser.parse()
    return parser.joinedRuns()
  }

  /// An opening bracket whose closing one has not come.
  private struct Bracket {
    /// The run that shows it.
    let run: Int
    let isImage: Bool
    /// How many delimiters there were before it.
    let delimiters: Int
    var isActive = true
  }

  private let text: MarkdownText
  private var place = 0
  private var runs: [Run] = []
  private var delimiters = MarkdownDelimiters()
  private var brackets: [Bracket] = []

  private init(text: MarkdownText) { self.text = text }

  private mutating func parse() {
    while place < text.units.count {
      switch text.mark(place) {
      case "\\"? where text.isEscape(place):
        append(String(text.units[place + 1].scalar))
        place += 2
      case "`"?: parseCode()
      case "*"?, "_"?, "~"?: parseDelimiters()
      case "["?: openBracket("[", isImage: false)
      case "!"? where text.mark(place + 1) == "[": openBracket("![", isImage: true)
      case "]"?: closeBracket()
      case "<"?: parseAutolink()
      case "&"?: parseEntity()
      default:
        append(String(text.units[place].scalar), argument: text.units[place].argument)
        place += 1
      }
    }
    delimiters.match(from: 0, in: &runs)
  }

  private mutating func append(_ text: String, argument: Int? = nil) {
    if let last = runs.indices.last, runs[last].argument == argument, isPlain(last) {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, argument: argument))
    }
  }

  /// Whether a run is text that more can be added to.
  private func isPlain(_ run: Int) -> Bool {
    runs[run].intent.isEmpty && runs[run].link == nil && delimiters.lastRun != run && brackets.last?.run != run
  }

  private func joinedRuns() -> [Run] {
    var joined: [Run] = []
    for run in runs where !run.text.isEmpty {
      if let last = joined.indices.last, Self.haveOneLook(joined[last], run) {
        joined[last].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  private static func haveOneLook(_ left: Run, _ right: Run) -> Bool {
    left.intent == right.intent && left.link == right.link && left.image == right.image
      && left.argument == right.argument
  }
}

// MARK: Marks

extension InlineMarkdown {
  private mutating func parseDelimiters() {
    guard let mark = text.mark(place) else { return }
    let row = place..<text.end(of: mark, from: place)
    runs.append(Run(text: String(repeating: Character(mark), count: row.count)))
    delimiters.append(row, of: text, run: runs.count - 1)
    place = row.upperBound
  }

  private mutating func parseCode() {
    let opening = place..<text.end(of: "`", from: place)
    place = opening.upperBound
    guard let (content, end) = text.code(after: opening) else {
      append(String(repeating: "`", count: opening.count))
      return
    }
    for place in content {
      let unit = text.units[place]
      if let last = runs.indices.last, runs[last].intent == .code, runs[last].argument == unit.argument,
        place > content.lowerBound
      {
        runs[last].text.unicodeScalars.append(unit.scalar)
      } else {
        runs.append(Run(text: String(unit.scalar), intent: .code, argument: unit.argument))
      }
    }
    place = end
  }

  private mutating func openBracket(_ mark: String, isImage: Bool) {
    runs.append(Run(text: mark))
    brackets.append(Bracket(run: runs.count - 1, isImage: isImage, delimiters: delimiters.count))
    place += mark.utf8.count
  }

  private mutating func closeBracket() {
    // Each closing bracket is compared with one opening bracket, which bounds the time.
    guard let bracket = brackets.popLast(), bracket.isActive, let (address, end) = text.target(at: place + 1) else {
      runs.append(Run(text: "]"))
      place += 1
      return
    }
    delimiters.match(from: bracket.delimiters, in: &runs)
    runs[bracket.run].text = ""
    for run in bracket.run..<runs.count {
      if bracket.isImage { runs[run].image = address } else { runs[run].link = address }
    }
    // A link holds no other link.
    if !bracket.isImage {
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
    // What follows is not part of it.
    runs.append(Run(text: ""))
    place = end
  }

  private mutating func parseAutolink() {
    guard let (address, end) = text.autolink(at: place) else {
      append("<")
      place += 1
      return
    }
    runs.append(Run(text: address, link: address))
    runs.append(Run(text: ""))
    place = end
  }

  private mutating func parseEntity() {
    guard let (scalar, end) = text.entity(at: place) else {
      append("&")
      place += 1
      return
    }
    append(String(scalar))
    place = end
  }
}

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
    var parser = InlineMarkdown(pieces)
    parser.parse()
    return parser.joinedRuns()
  }

  /// A code point, or an argument in its place.
  private struct Unit {
    let scalar: Unicode.Scalar
    let argument: Int?
  }

  private struct Delimiter {
    let mark: Unicode.Scalar
    let node: Int
    let count: Int
    let opens: Bool
    let closes: Bool
    var remaining: Int
    var isActive = true
  }

  private struct Bracket {
    let node: Int
    let isImage: Bool
    /// The delimiters that were there before it.
    let delimiters: Int
    var isActive = true
  }

  private let units: [Unit]
  /// Where the last row of so many backticks begins: a row is looked for only where there is one.
  private let lastBackticks: [Int: Int]
  private var place = 0
  private var nodes: [Run] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []

  private init(_ pieces: [Piece]) {
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
  private func mark(_ place: Int) -> Unicode.Scalar? {
    guard units.indices.contains(place), units[place].argument == nil else { return nil }
    return units[place].scalar
  }

  private mutating func append(_ text: String, argument: Int? = nil) {
    if let last = nodes.indices.last, nodes[last].argument == argument, isPlain(last) {
      nodes[last].text += text
    } else {
      nodes.append(Run(text: text, argument: argument))
    }
  }

  /// Whether a node is text that more can be added to.
  private func isPlain(_ node: Int) -> Bool {
    nodes[node].intent.isEmpty && nodes[node].link == nil && !isReserved(node)
  }

  private func isReserved(_ node: Int) -> Bool {
    delimiters.last?.node == node || brackets.last?.node == node
  }

  private mutating func parse() {
    while place < units.count {
      switch mark(place) {
      case "\\"? where mark(place + 1).map(Self.isASCIIPunctuation) == true:
        append(String(units[place + 1].scalar))
        place += 2
      case "`"?: parseCode()
      case "*"?, "_"?, "~"?: parseDelimiters()
      case "["?: openBracket(length: 1, isImage: false)
      case "!"? where mark(place + 1) == "[": openBracket(length: 2, isImage: true)
      case "]"?: closeBracket()
      case "<"?: parseAutolink()
      case "&"?: parseEntity()
      default:
        append(String(units[place].scalar), argument: units[place].argument)
        place += 1
      }
    }
    matchDelimiters(from: 0)
  }

  private func joinedRuns() -> [Run] {
    var runs: [Run] = []
    for node in nodes where !node.text.isEmpty {
      if let last = runs.indices.last, Self.haveOneLook(runs[last], node) {
        runs[last].text += node.text
      } else {
        runs.append(node)
      }
    }
    return runs
  }

  private static func haveOneLook(_ left: Run, _ right: Run) -> Bool {
    left.intent == right.intent && left.link == right.link && left.image == right.image
      && left.argument == right.argument
  }
}

// MARK: Emphasis

extension InlineMarkdown {
  private mutating func parseDelimiters() {
    let start = place
    let mark = units[start].scalar
    while self.mark(place) == mark { place += 1 }
    let count = place - start
    let before = neighbor(start - 1)
    let after = neighbor(place)
    let isLeftFlanking =
      !Self.isSpace(after) && (!Self.isPunctuation(after) || Self.isSpace(before) || Self.isPunctuation(before))
    let isRightFlanking =
      !Self.isSpace(before) && (!Self.isPunctuation(before) || Self.isSpace(after) || Self.isPunctuation(after))
    let opens: Bool
    let closes: Bool
    if mark == "_" {
      opens = isLeftFlanking && (!isRightFlanking || Self.isPunctuation(before))
      closes = isRightFlanking && (!isLeftFlanking || Self.isPunctuation(after))
    } else {
      opens = isLeftFlanking
      closes = isRightFlanking
    }
    nodes.append(Run(text: String(repeating: Character(mark), count: count)))
    guard mark != "~" || count <= 2 else { return }
    delimiters.append(
      Delimiter(mark: mark, node: nodes.count - 1, count: count, opens: opens, closes: closes, remaining: count))
  }

  /// What stands beside a delimiter: an argument counts as a letter, whatever it holds, and an end of the text as space.
  private func neighbor(_ place: Int) -> Unicode.Scalar {
    guard units.indices.contains(place) else { return "\n" }
    return units[place].argument == nil ? units[place].scalar : "a"
  }

  /// Pairs delimiters, from the one at an index on, and drops them from the list.
  private mutating func matchDelimiters(from bottom: Int) {
    var closer = bottom
    while closer < delimiters.count {
      guard delimiters[closer].isActive, delimiters[closer].closes, let opener = opener(of: closer, from: bottom) else {
        closer += 1
        continue
      }
      let isStruck = delimiters[closer].mark == "~"
      let length =
        isStruck ? delimiters[closer].count : min(2, delimiters[opener].remaining, delimiters[closer].remaining)
      let intent: InlinePresentationIntent = isStruck ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
      for node in delimiters[opener].node + 1..<delimiters[closer].node { nodes[node].intent.insert(intent) }
      for between in opener + 1..<closer { delimiters[between].isActive = false }
      use(length, of: opener)
      use(length, of: closer)
      if !delimiters[closer].isActive { closer += 1 }
    }
    delimiters.removeSubrange(bottom...)
  }

  private mutating func use(_ length: Int, of delimiter: Int) {
    delimiters[delimiter].remaining -= length
    nodes[delimiters[delimiter].node].text.removeLast(length)
    if delimiters[delimiter].remaining == 0 { delimiters[delimiter].isActive = false }
  }

  private func opener(of closer: Int, from bottom: Int) -> Int? {
    let end = delimiters[closer]
    // What is searched is bounded, so that a text of delimiters alone takes no quadratic time.
    for index in stride(from: closer - 1, through: max(bottom, closer - Self.searchedDelimiters), by: -1) {
      let start = delimiters[index]
      guard start.isActive, start.opens, start.mark == end.mark else { continue }
      if end.mark == "~" {
        if start.count == end.count { return index }
        continue
      }
      let isOdd = (start.closes || end.opens) && (start.count + end.count) % 3 == 0
      if isOdd, start.count % 3 != 0 || end.count % 3 != 0 { continue }
      return index
    }
    return nil
  }

  private static var searchedDelimiters: Int { 1_000 }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && isPunctuation(scalar) }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

// MARK: Code, links, entities

extension InlineMarkdown {
  private mutating func parseCode() {
    let start = place
    while mark(place) == "`" { place += 1 }
    let length = place - start
    var end = lastBackticks[length, default: 0] >= place ? place : units.count
    while end < units.count {
      guard mark(end) == "`" else {
        end += 1
        continue
      }
      let close = end
      while mark(end) == "`" { end += 1 }
      guard end - close == length else { continue }
      appendCode(place..<close)
      place = end
      return
    }
    append(String(repeating: "`", count: length))
  }

  private mutating func appendCode(_ range: Range<Int>) {
    var range = range
    let isSpaced = range.count >= 2 && mark(range.lowerBound) == " " && mark(range.upperBound - 1) == " "
    if isSpaced, range.contains(where: { units[$0].scalar != " " }) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    for place in range {
      let unit = units[place]
      if let last = nodes.indices.last, nodes[last].intent == .code, nodes[last].argument == unit.argument,
        place > range.lowerBound
      {
        nodes[last].text.unicodeScalars.append(unit.scalar)
      } else {
        nodes.append(Run(text: String(unit.scalar), intent: .code, argument: unit.argument))
      }
    }
  }

  private mutating func openBracket(length: Int, isImage: Bool) {
    nodes.append(Run(text: isImage ? "![" : "["))
    // Bounded, as each closing bracket is compared with one opening bracket.
    brackets.append(Bracket(node: nodes.count - 1, isImage: isImage, delimiters: delimiters.count))
    place += length
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive, let (target, end) = target(after: place + 1) else {
      nodes.append(Run(text: "]"))
      place += 1
      return
    }
    matchDelimiters(from: bracket.delimiters)
    nodes[bracket.node].text = ""
    for node in bracket.node..<nodes.count {
      if bracket.isImage { nodes[node].image = target } else { nodes[node].link = target }
    }
    // A link holds no other link.
    if !bracket.isImage {
      for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
    }
    // What follows is not part of it.
    nodes.append(Run(text: ""))
    place = end
  }

  /// What stands in parentheses behind a bracket, `(target "title")`, and where it ends.
  private func target(after start: Int) -> (String, end: Int)? {
    guard mark(start) == "(" else { return nil }
    var place = skippingSpace(start + 1)
    var target = ""
    if mark(place) == "<" {
      place += 1
      while place < units.count, mark(place) != ">" {
        if units[place].scalar == "\n" || mark(place) == "<" { return nil }
        target.unicodeScalars.append(units[place].scalar)
        place += 1
      }
      place += 1
    } else {
      var depth = 0
      while place < units.count, !Self.isSpace(units[place].scalar) {
        if mark(place) == "(" {
          depth += 1
          // CommonMark asks for three at least; what is beyond is no address.
          if depth > 32 { return nil }
        }
        if mark(place) == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if mark(place) == "\\", mark(place + 1).map(Self.isASCIIPunctuation) == true { place += 1 }
        target.unicodeScalars.append(units[place].scalar)
        place += 1
      }
    }
    let afterTarget = place
    place = skippingSpace(place)
    if place > afterTarget, let quote = mark(place), let close = Self.titleQuotes[quote] {
      place += 1
      while place < units.count, mark(place) != close {
        if mark(place) == "(", quote == "(" { return nil }
        place += mark(place) == "\\" ? 2 : 1
      }
      place = skippingSpace(place + 1)
    }
    return mark(place) == ")" ? (target, place + 1) : nil
  }

  private static let titleQuotes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "'": "'", "(": ")"]

  private func skippingSpace(_ start: Int) -> Int {
    var place = start
    while place < units.count, Self.isSpace(units[place].scalar) { place += 1 }
    return place
  }

  /// `<https://example.org>`: a link to what it shows.
  private mutating func parseAutolink() {
    var text = ""
    var end = place + 1
    while let scalar = mark(end), scalar != ">", scalar != "<", !Self.isSpace(scalar) {
      text.unicodeScalars.append(scalar)
      end += 1
    }
    let scheme = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let isScheme =
      (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard mark(end) == ">", isScheme, text.count > scheme.count else {
      append("<")
      place += 1
      return
    }
    nodes.append(Run(text: text, link: text))
    nodes.append(Run(text: ""))
    place = end + 1
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}",
    "hellip": "\u{2026}", "mdash": "\u{2014}", "ndash": "\u{2013}",
  ]

  private mutating func parseEntity() {
    var name = ""
    var end = place + 1
    while let scalar = mark(end), name.count < 8, scalar.isASCII,
      scalar == "#" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    {
      name.unicodeScalars.append(scalar)
      end += 1
    }
    var value = Self.entities[name]
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == "x" || digits.first == "X"
      value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10).flatMap(
        Unicode.Scalar.init)
    }
    guard mark(end) == ";", let value else {
      append("&")
      place += 1
      return
    }
    append(String(value))
    place = end + 1
  }
}

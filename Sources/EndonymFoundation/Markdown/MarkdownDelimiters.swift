/// The rows of `*`, `_` and `~` that are not paired yet: CommonMark's stack of delimiters.
struct MarkdownDelimiters {
  private struct Delimiter {
    let mark: Unicode.Scalar
    /// The run that shows what is left of it.
    let run: Int
    let count: Int
    let opens: Bool
    let closes: Bool
    var remaining: Int

    /// Closers of one kind find the same openers.
    var kind: Kind { Kind(mark: mark, opens: opens, count: mark == "~" ? count : count % 3) }
  }

  private struct Kind: Hashable {
    let mark: Unicode.Scalar
    let opens: Bool
    let count: Int
  }

  private var delimiters: [Delimiter] = []

  /// How many there are.
  var count: Int { delimiters.count }

  /// The run of the last one.
  var lastRun: Int? { delimiters.last?.run }

  /// Adds a row that stands in a text, and is shown by a run until it is paired.
  mutating func append(_ range: Range<Int>, of text: MarkdownText, run: Int) {
    guard let mark = text.mark(range.lowerBound), mark != "~" || range.count <= 2 else { return }
    let before = text.neighbor(range.lowerBound - 1)
    let after = text.neighbor(range.upperBound)
    let isLeftFlanking =
      !after.isMarkdownSpace
      && (!after.isMarkdownPunctuation || before.isMarkdownSpace || before.isMarkdownPunctuation)
    let isRightFlanking =
      !before.isMarkdownSpace
      && (!before.isMarkdownPunctuation || after.isMarkdownSpace || after.isMarkdownPunctuation)
    // An underscore inside a word is a letter.
    let isWord = mark == "_" && isLeftFlanking && isRightFlanking
    delimiters.append(
      Delimiter(
        mark: mark, run: run, count: range.count,
        opens: isLeftFlanking && (!isWord || before.isMarkdownPunctuation),
        closes: isRightFlanking && (!isWord || after.isMarkdownPunctuation), remaining: range.count))
  }

  /// Pairs those from an index on, drops them, and gives what stands between two its look.
  mutating func match(from bottom: Int, in runs: inout [InlineMarkdown.Run]) {
    // Those that may still open something, and from which of them on a closer of a kind need look: where one found nothing, the next
    // finds nothing, so that a text of delimiters alone takes no quadratic time.
    var openers: [Int] = []
    var floors: [Kind: Int] = [:]
    for closer in delimiters.indices[bottom...] {
      while delimiters[closer].closes, delimiters[closer].remaining > 0 {
        let kind = delimiters[closer].kind
        guard let place = place(of: closer, in: openers, from: floors[kind] ?? bottom) else {
          floors[kind] = closer
          break
        }
        let opener = openers[place]
        let isStruck = delimiters[closer].mark == "~"
        let length =
          isStruck ? delimiters[closer].count : min(2, delimiters[opener].remaining, delimiters[closer].remaining)
        let intent: InlinePresentationIntent =
          isStruck ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
        for run in delimiters[opener].run + 1..<delimiters[closer].run { runs[run].intent.insert(intent) }
        use(length, of: opener, in: &runs)
        use(length, of: closer, in: &runs)
        openers.removeSubrange((delimiters[opener].remaining == 0 ? place : place + 1)...)
      }
      if delimiters[closer].opens, delimiters[closer].remaining > 0 { openers.append(closer) }
    }
    delimiters.removeSubrange(bottom...)
  }

  private mutating func use(_ length: Int, of delimiter: Int, in runs: inout [InlineMarkdown.Run]) {
    delimiters[delimiter].remaining -= length
    runs[delimiters[delimiter].run].text.removeLast(length)
  }

  /// Where the opener of a closer is among the openers; `nil` when none of them is.
  private func place(of closer: Int, in openers: [Int], from floor: Int) -> Int? {
    let end = delimiters[closer]
    for place in openers.indices.reversed() {
      let start = delimiters[openers[place]]
      guard openers[place] >= floor else { return nil }
      guard start.mark == end.mark else { continue }
      if end.mark == "~" {
        if start.count == end.count { return place }
        continue
      }
      let isOdd = (start.closes || end.opens) && (start.count + end.count) % 3 == 0
      if isOdd, start.count % 3 != 0 || end.count % 3 != 0 { continue }
      return place
    }
    return nil
  }
}

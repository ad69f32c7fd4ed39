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
    var isActive = true
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
      for run in delimiters[opener].run + 1..<delimiters[closer].run { runs[run].intent.insert(intent) }
      for between in opener + 1..<closer { delimiters[between].isActive = false }
      use(length, of: opener, in: &runs)
      use(length, of: closer, in: &runs)
      if !delimiters[closer].isActive { closer += 1 }
    }
    delimiters.removeSubrange(bottom...)
  }

  private mutating func use(_ length: Int, of delimiter: Int, in runs: inout [InlineMarkdown.Run]) {
    delimiters[delimiter].remaining -= length
    runs[delimiters[delimiter].run].text.removeLast(length)
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
}

extension OldStyleReader {
  /// Takes the comments that were passed before a key.
  ///
  /// Those that stand on the entry's own line or on the lines right above it are its comment. Where an empty line divides them from
  /// the entry, the last block of comments still is, unless it is the head of the file.
  mutating func takeLeadingComments(of key: OldStyleToken) -> [OldStyleScanner.Comment] {
    let comments = scanner.comments
    scanner.comments = []
    guard !comments.isEmpty else { return [] }
    var first = comments.count - 1
    while first > 0, !hasEmptyLine(between: comments[first - 1].range.upperBound, and: comments[first].range.lowerBound)
    {
      first -= 1
    }
    let isHead = comments[first].range.lowerBound == headOffset
    let isApart = hasEmptyLine(between: comments[comments.count - 1].range.upperBound, and: key.range.lowerBound)
    return isHead && isApart ? [] : Array(comments[first...])
  }

  /// Gives a member its comments: those above it, and those behind it that end its line.
  mutating func attach(_ leading: [OldStyleScanner.Comment], to member: inout PropertyListMember) {
    let trailing = scanner.trailingComments()
    var start = member.range.lowerBound
    if let first = leading.first, let last = leading.last, !hasEmptyLine(between: last.range.upperBound, and: start) {
      start = first.range.lowerBound
    }
    member.range = start..<max(member.range.upperBound, trailing.last?.range.upperBound ?? 0)
    let texts = (leading + trailing).map { commentText($0.text) }.filter { !$0.isEmpty }
    if !texts.isEmpty { member.comment = texts.joined(separator: "\n") }
  }

  private func commentText(_ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, scanner.blankLength(at: start) == 1 { start += 1 }
    while start < end, scanner.blankLength(at: end - 1) == 1 { end -= 1 }
    return scanner.utf8.text(start..<end)
  }

  /// Whether two line ends stand between two places with nothing but blanks among them.
  private func hasEmptyLine(between start: Int, and end: Int) -> Bool {
    var lineEnds = 0
    var index = start
    while index < end {
      let byte = scanner.utf8[index]
      index += 1
      if byte == 0x0D, scanner.utf8.byte(at: index) == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { lineEnds += 1 }
      if lineEnds > 1 { return true }
    }
    return false
  }
}

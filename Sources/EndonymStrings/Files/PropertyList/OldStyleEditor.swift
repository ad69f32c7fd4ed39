/// Writes changes into the old-style text that they were made to.
struct OldStyleEditor {
  private let utf8: [UInt8]
  private let insertionOffset: Int
  private let lineEnd: [UInt8]

  init(_ document: PropertyListDocument) {
    utf8 = document.source.utf8
    insertionOffset = document.insertionOffset
    lineEnd = LineEnding.first(in: utf8)
  }

  /// What is to be replaced in the text.
  func edits(_ changes: PropertyListChanges) -> [TextEdit] {
    var edits = changes.removed.map { TextEdit(LineEnding.wholeLines($0.whole, in: utf8), []) }
    edits += changes.replaced.map(edit)
    edits += changes.comments.map(edit)
    if !changes.added.isEmpty {
      let start = changes.removed.isEmpty ? insertionOffset : edits.map(\.range.lowerBound).min() ?? insertionOffset
      edits.append(insertion(changes.added, after: changes.last, orAt: start))
    }
    return edits
  }

  private func edit(_ replacement: PropertyListChanges.Replacement) -> TextEdit {
    let range = replacement.range
    let quote = utf8.byte(at: range.lowerBound) == UInt8(ascii: "'") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    let indent = LineEnding.indent(of: range.lowerBound, in: utf8)
    let value = OldStyleWriter(lineEnd: lineEnd, quote: quote).value(replacement.node, indent: indent)
    guard replacement.isKeyOnly else { return TextEdit(range, value) }
    return TextEdit(range.upperBound..<range.upperBound, Array(" = ".utf8) + value)
  }

  /// The comments that stand above a member give way to the new one; one that ends its line stays.
  private func edit(_ comment: PropertyListChanges.NewComment) -> TextEdit {
    let start = comment.member.whole.lowerBound
    let range = start..<max(start, comment.member.key.lowerBound)
    guard let text = comment.text else { return TextEdit(range, []) }
    return TextEdit(range, OldStyleText.comment(text) + lineEnd + LineEnding.indent(of: start, in: utf8))
  }

  /// The members to add, laid out as the file is: below the last one, with an empty line between where the file has them.
  private func insertion(_ members: [PropertyListMember], after last: MemberRanges?, orAt start: Int) -> TextEdit {
    let writer = OldStyleWriter(lineEnd: lineEnd)
    guard let last else {
      let place = start..<start
      if utf8.isEmpty { return TextEdit(place, members.flatMap { writer.member($0, indent: []) + lineEnd + lineEnd }) }
      let isAtLineStart = utf8.byte(at: start - 1).map { $0 == 0x0A || $0 == 0x0D } ?? true
      let texts = members.map { writer.member($0, indent: []) + lineEnd }
      return TextEdit(place, (isAtLineStart ? [] : lineEnd) + texts.joined())
    }
    let indent = LineEnding.indent(of: last.whole.lowerBound, in: utf8)
    let separator = LineEnding.areParted(around: last.whole, in: utf8) ? lineEnd + lineEnd : lineEnd
    let place = last.whole.upperBound..<last.whole.upperBound
    return TextEdit(place, members.flatMap { separator + indent + writer.member($0, indent: indent) })
  }
}

/// Writes changes into the XML text that they were made to.
struct XMLPropertyListEditor {
  private let utf8: [UInt8]
  private let root: Range<Int>
  private let lineEnd: [UInt8]
  private let isLatin1: Bool

  init(_ document: PropertyListDocument) {
    utf8 = document.source.utf8
    root = document.root.range
    lineEnd = LineEnding.first(in: utf8)
    isLatin1 = document.source.encoding == .isoLatin1
  }

  /// What is to be replaced in the text.
  func edits(_ changes: PropertyListChanges) -> [TextEdit] {
    var edits = changes.removed.map { TextEdit(LineEnding.wholeLines($0.whole, in: utf8), []) }
    edits += changes.replaced.map { replacement in
      let indent = LineEnding.indent(of: replacement.range.lowerBound, in: utf8)
      return TextEdit(replacement.range, writer(memberIndent: indent).value(replacement.node, indent: indent))
    }
    if !changes.added.isEmpty { edits.append(insertion(changes.added, after: changes.last)) }
    return edits
  }

  /// The members to add, below the last one and indented as it is.
  private func insertion(_ members: [PropertyListMember], after last: MemberRanges?) -> TextEdit {
    if let last {
      let indent = LineEnding.indent(of: last.whole.lowerBound, in: utf8)
      let writer = writer(memberIndent: indent)
      let place = last.whole.upperBound..<last.whole.upperBound
      return TextEdit(place, members.flatMap { lineEnd + indent + writer.member($0, indent: indent) })
    }
    let outer = LineEnding.indent(of: root.lowerBound, in: utf8)
    let writer = XMLPropertyListWriter(lineEnd: lineEnd, isLatin1: isLatin1)
    guard let tagEnd = utf8[root.clamped(to: 0..<utf8.count)].firstIndex(of: UInt8(ascii: ">")),
      utf8.byte(at: tagEnd - 1) != UInt8(ascii: "/")
    else {
      // `<dict/>`, or nothing that could hold members.
      let node = PropertyListNode(.dictionary(members))
      return root.isEmpty
        ? TextEdit(0..<utf8.count, writer.file(node)) : TextEdit(root, writer.value(node, indent: outer))
    }
    let indent = outer + writer.unit
    let text = members.flatMap { lineEnd + indent + writer.member($0, indent: indent) }
    let isOneLine = utf8.byte(at: tagEnd + 1) == UInt8(ascii: "<")
    return TextEdit(tagEnd + 1..<tagEnd + 1, text + (isOneLine ? lineEnd + outer : []))
  }

  /// A writer that indents as the file does: by what the members of the outermost dictionary stand further in than it does.
  private func writer(memberIndent: [UInt8]) -> XMLPropertyListWriter {
    let outer = LineEnding.indent(of: root.lowerBound, in: utf8)
    var writer = XMLPropertyListWriter(lineEnd: lineEnd, isLatin1: isLatin1)
    if memberIndent.starts(with: outer), memberIndent.count > outer.count {
      writer.unit = Array(memberIndent.dropFirst(outer.count))
    }
    return writer
  }
}

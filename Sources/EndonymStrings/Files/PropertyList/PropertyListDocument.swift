/// A property list as it was read, with what is needed to write it back byte for byte.
package struct PropertyListDocument: Hashable, Sendable {
  /// How it is written.
  package var form: PropertyListForm
  /// The file's bytes as they were read; empty for a new file.
  package var original: [UInt8]
  /// The text; empty for a binary file.
  package var source: SourceText
  /// The outermost value.
  package var root: PropertyListNode
  /// Where a new member of the outermost dictionary is put, as an offset into the text.
  package var insertionOffset: Int

  /// A new document without content.
  package init(form: PropertyListForm, encoding: TextEncoding, hasByteOrderMark: Bool) {
    self.form = form
    original = []
    source = SourceText("", encoding: encoding, hasByteOrderMark: hasByteOrderMark)
    root = PropertyListNode(.dictionary([]))
    insertionOffset = 0
  }

  /// Reads a file in whichever form it is.
  package static func read(_ bytes: [UInt8], file: String) -> (PropertyListDocument, DiagnosticCollector) {
    var collector = DiagnosticCollector(file: file)
    var document = PropertyListDocument(form: .oldStyle, encoding: .utf8, hasByteOrderMark: false)
    document.original = bytes
    guard bytes.count <= FileLimits.fileSize else {
      let message = "expected \(FileLimits.fileSize) bytes at most, found \(bytes.count)"
      collector.report(.error, "file-too-large", message, at: .start)
      return (document, collector)
    }
    if bytes.isEmpty {
      collector.report(.warning, "empty-file", "the file is empty: Apple's reader refuses it", at: .start)
      return (document, collector)
    }
    if BinaryPropertyListReader.isBinary(bytes) {
      document.form = .binary
      document.root = BinaryPropertyListReader.read(bytes, collector: &collector)
      return (document, collector)
    }
    if let encoding = XMLDeclaration.encoding(of: bytes, into: &collector) {
      document.source = SourceText(decoding: bytes, as: encoding, markLength: 0, into: &collector)
    } else {
      document.source = SourceText(decoding: bytes, into: &collector)
    }
    let parsed: ParsedPropertyList
    if XMLPropertyListReader.isXML(document.source.utf8) {
      document.form = .xml
      parsed = XMLPropertyListReader.read(document.source.utf8, collector: collector)
    } else {
      parsed = OldStyleReader.read(document.source.utf8, collector: collector)
    }
    document.root = parsed.root
    document.insertionOffset = parsed.insertionOffset
    return (document, parsed.collector)
  }

  /// The file's bytes after changes: those that were read where nothing was changed.
  ///
  /// A binary file is written anew. So is a file that was empty or is new: an XML file then has its keys in the order of their code
  /// points, as Apple's tools write them.
  ///
  /// `members` gives all members of the outermost dictionary as they are now.
  package func bytes(after changes: PropertyListChanges, members: () -> [PropertyListMember]) -> [UInt8] {
    if changes.isEmpty, !original.isEmpty { return original }
    switch form {
    case .binary: return BinaryPropertyListWriter.write(PropertyListNode(.dictionary(members())))
    case .xml where source.utf8.isEmpty:
      return source.encode(XMLPropertyListWriter().file(PropertyListNode(.dictionary(members()))))
    case .xml: return source.encode(TextEdit.apply(XMLPropertyListEditor(self).edits(changes), to: source.utf8))
    case .oldStyle: return source.encode(TextEdit.apply(OldStyleEditor(self).edits(changes), to: source.utf8))
    }
  }
}

/// A `.strings` table, in any of its forms and encodings, kept so that it is written back byte for byte.
///
/// ```swift
/// let bytes = Array("/* A greeting */\n\"hello\" = \"Hallo\";\n".utf8)
/// var file = StringsFile.read(bytes, file: "de.lproj/Localizable.strings").content
/// file["hello"]?.value           // "Hallo"
/// file["hello"]?.comment         // "A greeting"
/// file["hello"]?.valuePosition   // 2:11
/// file.setValue("Guten Tag", forKey: "hello")
/// String(decoding: file.bytes(), as: UTF8.self)   // "/* A greeting */\n\"hello\" = \"Guten Tag\";\n"
/// ```
///
/// Keys are compared by code points, as Apple's tables do: `é` written as one or as two code points are two keys.
public struct StringsFile: Hashable, Sendable {
  /// One key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What the key stands for. Anything but a text is kept, and no look-up finds it.
    public internal(set) var content: PropertyListValue
    /// The text of the comments that stand with the entry, without their marks; `nil` if there is none.
    public internal(set) var comment: String?
    /// Where the key begins in the file that was read; `nil` in a binary file and for an entry that was added.
    public let keyPosition: SourcePosition?
    /// Where the value begins in the file that was read: its quote, bracket or tag.
    public let valuePosition: SourcePosition?
    /// Whether the key stands alone, `"key";`, and so is its own value.
    public internal(set) var isKeyOnly: Bool

    /// The text; `nil` if the value is none.
    public var value: String? { if case .string(let text) = content { text } else { nil } }

    /// Where it was read from; `nil` for an entry that was added.
    var member: MemberRanges?
    var isChanged = false
    var isCommentChanged = false
  }

  /// The entries, in the order of the file. A key that stands there more than once has several; the last counts.
  public var entries: [Entry] { contents.all }

  var document: PropertyListDocument
  var contents: TableEntries<Entry>

  /// An empty table, to be written in a form and an encoding. A binary file has neither encoding nor mark.
  public init(form: PropertyListForm = .oldStyle, encoding: TextEncoding = .utf8, hasByteOrderMark: Bool = false) {
    document = PropertyListDocument(form: form, encoding: encoding, hasByteOrderMark: hasByteOrderMark)
    contents = TableEntries()
  }

  /// Reads a file's bytes; `file` is the path to name in findings.
  ///
  /// - Returns: Everything sound in the file, and all that is wrong with it.
  public static func read(_ bytes: [UInt8], file: String = "") -> FileReading<StringsFile> {
    var (document, collector) = PropertyListDocument.read(bytes, file: file)
    if document.root.members == nil {
      let message = "expected a dictionary of keys and values, found \(document.root.value.kind)"
      collector.report(.error, "not-a-dictionary", message, at: document.root.position ?? .start)
    }
    DuplicateKeys.report(in: document.root, into: &collector)
    let table = StringsFile(document)
    for entry in table.entries where entry.value == nil {
      let message = "expected a text as the value of \"\(entry.key)\", found \(entry.content.kind): no look-up finds it"
      collector.report(.warning, "value-not-text", message, at: entry.valuePosition)
    }
    return FileReading(table, diagnostics: collector.sorted())
  }

  /// Reads a file.
  ///
  /// - Throws: A diagnostic when there is no such file, or when it is larger than ``FileLimits/fileSize``.
  public static func read(path: String) throws(Diagnostic) -> FileReading<StringsFile> {
    read(try FileBytes.read(path), file: path)
  }

  private init(_ document: PropertyListDocument) {
    var document = document
    contents = TableEntries((document.root.members ?? []).map { Entry($0) })
    // The entries hold what the tree held.
    document.root.value = .dictionary([])
    self.document = document
  }

  /// The entry of a key: the last one.
  public subscript(key: String) -> Entry? { contents[key] }

  /// How the file is written.
  public var form: PropertyListForm { document.form }

  /// The encoding of the file; UTF-8 for a binary one.
  public var encoding: TextEncoding { document.source.encoding }

  /// Whether the file begins with a byte-order mark.
  public var hasByteOrderMark: Bool { document.source.hasByteOrderMark }
}

extension StringsFile.Entry: TableEntry {
  init(_ member: PropertyListMember) {
    key = member.key
    content = member.node.value
    comment = member.comment
    keyPosition = member.keyPosition
    valuePosition = member.node.position
    isKeyOnly = member.isKeyOnly
    self.member = MemberRanges(member)
  }

  init(key: String, value: String, comment: String?) {
    self.key = key
    content = .string(value)
    self.comment = comment
    keyPosition = nil
    valuePosition = nil
    isKeyOnly = false
    isChanged = true
  }
}

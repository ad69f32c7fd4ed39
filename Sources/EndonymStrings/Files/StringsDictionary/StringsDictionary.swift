/// A `.stringsdict` table, in any of its forms, kept so that it is written back byte for byte.
///
/// ```swift
/// let table = StringsDictionary.read(bytes, file: "en.lproj/Localizable.stringsdict").content
/// table["songs"]?.definition   // .variables(format: "%#@count@", [count: one = "%lld song", other = "%lld songs"])
/// ```
///
/// What the definitions do not say - keys that are not known, a rule beside another - stays in the file when it is written.
/// Source: Apple's "Localizing strings that contain plurals", "Creating width and device variants of strings", and the Foundation
/// release notes of OS X 10.9.
public struct StringsDictionary: Hashable, Sendable {
  /// One key with what the table says of it.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What is shown for the key; `nil` if the value says nothing that could be shown.
    public internal(set) var definition: MessageDefinition?
    /// The value as it stands in the file, with the place of everything in it. An edit through ``StringsDictionary`` changes it too.
    public internal(set) var node: PropertyListNode
    /// The text of the comments that stand with the entry, without their marks; `nil` if there is none.
    public internal(set) var comment: String?
    /// Where the key begins in the file that was read; `nil` in a binary file and for an entry that was added.
    public let keyPosition: SourcePosition?

    /// Where the value begins in the file that was read.
    public var valuePosition: SourcePosition? { node.position }

    /// Where it was read from; `nil` for an entry that was added.
    var member: MemberRanges?
    /// Whether the value as a whole is another.
    var isReplaced = false
    /// The texts in it that are others, by where they stood.
    var replacedTexts: [Range<Int>: String] = [:]
  }

  /// The entries, in the order of the file. A key that stands there more than once has several; the last counts.
  public var entries: [Entry] { contents.all }

  var document: PropertyListDocument
  var contents: TableEntries<Entry>

  /// An empty table, to be written in a form and an encoding. A binary file has neither encoding nor mark.
  public init(form: PropertyListForm = .xml, encoding: TextEncoding = .utf8, hasByteOrderMark: Bool = false) {
    document = PropertyListDocument(form: form, encoding: encoding, hasByteOrderMark: hasByteOrderMark)
    contents = TableEntries()
  }

  /// Reads a file's bytes; `file` is the path to name in findings.
  ///
  /// - Returns: Everything sound in the file, and all that is wrong with it.
  public static func read(_ bytes: [UInt8], file: String = "") -> FileReading<StringsDictionary> {
    var (document, collector) = PropertyListDocument.read(bytes, file: file)
    if document.root.members == nil {
      let message = "expected a dictionary of keys and values, found \(document.root.value.kind)"
      collector.report(.error, "not-a-dictionary", message, at: document.root.position ?? .start)
    }
    DuplicateKeys.report(in: document.root, into: &collector)
    var reader = StringsDictionaryReader(collector: collector)
    let entries = (document.root.members ?? []).map { member in
      Entry(
        key: member.key, definition: reader.definition(of: member.node, key: member.key), node: member.node,
        comment: member.comment, keyPosition: member.keyPosition, member: MemberRanges(member))
    }
    // The entries hold what the tree held.
    document.root.value = .dictionary([])
    var table = StringsDictionary()
    table.document = document
    table.contents = TableEntries(entries)
    return FileReading(table, diagnostics: reader.collector.sorted())
  }

  /// Reads a file.
  ///
  /// - Throws: A diagnostic when there is no such file, or when it is larger than ``FileLimits/fileSize``.
  public static func read(path: String) throws(Diagnostic) -> FileReading<StringsDictionary> {
    read(try FileBytes.read(path), file: path)
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

extension StringsDictionary.Entry: TableEntry {}

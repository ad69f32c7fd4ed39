/// The messages of some languages in a form that is opened at once: written once, mapped into memory, and read where it is.
///
/// ```swift
/// let messages = catalog.messages(for: "de")
/// let bytes = try CompiledTable.bytes(of: [("de", messages)], sourceLanguage: "en")
/// try FileBytes.write(bytes, to: "Localizable.endonymtable")
/// let table = try CompiledTable(path: "Localizable.endonymtable")
/// try table.message(for: "Cancel", language: "de")?.definition   // .text("Abbrechen")
/// ```
///
/// Opening takes the same time whatever the size of the file. A look-up allocates nothing until it has found the key, by its UTF-8. It
/// believes no byte that it has not checked: a damaged file gives an error, never another text, and never "there is no such key".
///
/// A file that is replaced goes on being read as it was by those who have it open. It must not be overwritten in place.
public final class CompiledTable: Sendable {
  /// Bytes of a compiled table: what four bytes can count.
  public static let greatestByteCount = Int(UInt32.max)
  /// Languages of one table, and files that its messages come from. They are read when it is opened.
  public static let greatestLanguageCount = 1_024
  /// Bytes that the names of languages and files take together; they are read when the table is opened.
  public static let greatestDirectoryByteCount = 1 << 20
  /// How deep definitions nest: a device holds a width that holds a plural, and no form that Apple knows is deeper.
  public static let greatestDepth = 16

  /// A language of a table.
  struct Language: Sendable {
    let name: String
    let buckets: Int
    let bucketCount: Int
    let keyCount: Int
  }

  /// The language of the keys; `nil` when the table does not say.
  public let sourceLanguage: String?
  /// The files that the messages come from.
  public let files: [String]
  let contents: [Language]
  let file: MappedFile

  /// Opens a file.
  public convenience init(path: String) throws(CompiledTableError) {
    let file: MappedFile
    do { file = try MappedFile(path: path) } catch { throw .unreadable(reason: error.reason) }
    try self.init(file)
  }

  /// Opens a table in memory.
  public convenience init(_ bytes: [UInt8]) throws(CompiledTableError) { try self.init(MappedFile(bytes)) }

  private init(_ file: MappedFile) throws(CompiledTableError) {
    typealias Layout = CompiledTableLayout
    let bytes = TableBytes(buffer: file.bytes)
    guard bytes.buffer.count >= Layout.Header.byteCount, bytes.buffer.starts(with: Layout.magic) else {
      throw .notATable
    }
    let byteOrder: UInt32 = try bytes.number(Layout.Header.byteOrder)
    guard byteOrder == Layout.byteOrder else {
      throw byteOrder == Layout.byteOrder.byteSwapped ? .otherByteOrder : .damaged(offset: Layout.Header.byteOrder)
    }
    let version: UInt32 = try bytes.number(Layout.Header.version)
    guard version == Layout.version else { throw .otherVersion(found: version, expected: Layout.version) }
    let size: UInt64 = try bytes.number(Layout.Header.size)
    guard size == UInt64(bytes.buffer.count) else { throw .wrongSize(found: bytes.buffer.count, expected: size) }
    let languageCount = try bytes.integer(Layout.Header.languageCount)
    let fileCount = try bytes.integer(Layout.Header.fileCount)
    guard languageCount <= Self.greatestLanguageCount, fileCount <= Self.greatestLanguageCount else {
      throw .damaged(offset: Layout.Header.languageCount)
    }
    let directory = try bytes.integer(Layout.Header.directoryLength)
    guard directory <= Self.greatestDirectoryByteCount else {
      throw .damaged(offset: Layout.Header.directoryLength)
    }
    guard try Self.headerChecksum(bytes, directory) == bytes.number(Layout.Header.checksum) else {
      throw .damaged(offset: 0)
    }
    var contents: [Language] = []
    for index in 0..<languageCount {
      let start = Layout.Header.byteCount + index * Layout.Language.byteCount
      let language = Language(
        name: try bytes.text(start), buckets: try bytes.integer(start + Layout.Language.buckets),
        bucketCount: try bytes.integer(start + Layout.Language.bucketCount),
        keyCount: try bytes.integer(start + Layout.Language.keyCount))
      guard language.bucketCount.nonzeroBitCount == 1,
        language.keyCount <= language.bucketCount * Layout.Bucket.slotCount
      else { throw .damaged(offset: start) }
      _ = try bytes.slice(language.buckets, language.bucketCount * Layout.Bucket.byteCount)
      contents.append(language)
    }
    var files: [String] = []
    for index in 0..<fileCount {
      let start = Layout.Header.byteCount + languageCount * Layout.Language.byteCount + index * Layout.fileByteCount
      files.append(try bytes.text(start))
    }
    let source = try bytes.integer(Layout.Header.sourceLanguage + 4)
    sourceLanguage = source == 0 ? nil : try bytes.text(Layout.Header.sourceLanguage)
    self.contents = contents
    self.files = files
    self.file = file
  }

  /// The checksum of the header and of the directory behind it.
  static func headerChecksum(_ bytes: TableBytes, _ directory: Int) throws(CompiledTableError) -> UInt64 {
    let hash = CompiledTableLayout.headerHash
    let header = try bytes.hash(0, CompiledTableLayout.Header.checksum, hash)
    return header ^ (try bytes.hash(CompiledTableLayout.Header.byteCount, directory, hash)).byteSwapped
  }

  /// The languages, in the order in which they were written.
  public var languages: [String] { contents.map(\.name) }

  /// The number of keys of a language; zero for a language that is not there.
  public func count(of language: String) -> Int { contents.first { $0.name == language }?.keyCount ?? 0 }

  /// What the table says of a key in a language, which is to be spelled as it was written; `nil` when it says nothing.
  ///
  /// - Throws: ``CompiledTableError/damaged(offset:)`` when something that was read on the way is not as it was written.
  public func message(for key: String, language: String) throws(CompiledTableError) -> LocatedMessage? {
    guard let language = contents.first(where: { $0.name == language }) else { return nil }
    var key = key
    let result = key.withUTF8 { bytes in
      Result<LocatedMessage?, CompiledTableError> { () throws(CompiledTableError) in
        try message(for: bytes, language)
      }
    }
    return try result.get()
  }

  private func message(
    for key: UnsafeBufferPointer<UInt8>, _ language: Language
  ) throws(CompiledTableError) -> LocatedMessage? {
    guard let entry = try entry(for: key, language) else { return nil }
    return try message(at: entry)
  }

  /// The place of a key's entry.
  private func entry(
    for key: UnsafeBufferPointer<UInt8>, _ language: Language
  ) throws(CompiledTableError) -> Int? {
    typealias Bucket = CompiledTableLayout.Bucket
    let bytes = TableBytes(buffer: file.bytes)
    let hash = CompiledTableLayout.keyHash(key)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var bucket = Int(truncatingIfNeeded: hash) & (language.bucketCount - 1)
    for _ in 0..<language.bucketCount {
      let start = language.buckets + bucket * Bucket.byteCount
      try checkBucket(bytes, start)
      for slot in 0..<Bucket.slotCount {
        let place = start + slot * Bucket.slotByteCount
        let entry = try bytes.integer(place + 4)
        // Slots are filled from the first on, and a key goes on to the next bucket from a full one only.
        guard entry != 0 else { return nil }
        let found: UInt32 = try bytes.number(place)
        if found == tag, try isEntry(bytes, entry, of: key) { return entry }
      }
      bucket = (bucket + 1) & (language.bucketCount - 1)
    }
    return nil
  }

  func checkBucket(_ bytes: TableBytes, _ start: Int) throws(CompiledTableError) {
    let checksum: UInt64 = try bytes.number(start + CompiledTableLayout.Bucket.checksum)
    let hash = try bytes.hash(start, CompiledTableLayout.Bucket.checksum, CompiledTableLayout.hash(at: start))
    guard hash == checksum else { throw .damaged(offset: start) }
  }

  /// Checks an entry, and tells whether it is that of a key.
  private func isEntry(
    _ bytes: TableBytes, _ entry: Int, of key: UnsafeBufferPointer<UInt8>
  ) throws(CompiledTableError) -> Bool {
    UnsafeRawBufferPointer(key).elementsEqual(try checkedKey(bytes, entry))
  }

  /// The key of an entry whose checksum is right.
  func checkedKey(_ bytes: TableBytes, _ entry: Int) throws(CompiledTableError) -> UnsafeRawBufferPointer {
    typealias Entry = CompiledTableLayout.Entry
    let length = try bytes.integer(entry + Entry.length)
    let keyLength = try bytes.integer(entry + Entry.keyLength)
    guard length >= Entry.key, keyLength <= length - Entry.key else { throw .damaged(offset: entry) }
    let checksum: UInt64 = try bytes.number(entry + Entry.checksum)
    let hash = try bytes.hash(
      entry + Entry.key, length - Entry.key, CompiledTableLayout.hash(at: entry &+ keyLength << 32))
    guard hash == checksum else { throw .damaged(offset: entry) }
    return try bytes.slice(entry + Entry.key, keyLength)
  }

  /// The message of an entry whose checksum is right.
  func message(at entry: Int) throws(CompiledTableError) -> LocatedMessage {
    typealias Entry = CompiledTableLayout.Entry
    let bytes = TableBytes(buffer: file.bytes)
    let length = try bytes.integer(entry + Entry.length)
    let start = Entry.key + (try bytes.integer(entry + Entry.keyLength))
    guard start <= length else { throw .damaged(offset: entry) }
    var decoder = MessageDecoder(try bytes.slice(entry + start, length - start))
    do {
      let file = try decoder.number()
      let position = try decoder.sourcePosition()
      let definition = try decoder.definition()
      guard decoder.isAtEnd, file < files.count else { throw CompiledTableError.damaged(offset: entry) }
      return LocatedMessage(definition, file: files[file], position: position)
    } catch {
      throw .damaged(offset: entry)
    }
  }
}

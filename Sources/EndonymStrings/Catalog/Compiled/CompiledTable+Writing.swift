extension CompiledTable {
  /// The bytes of a table with some languages. The same messages give the same bytes. Of several messages with one key in a language the
  /// last counts.
  ///
  /// - Throws: ``CompiledTableError/tooLarge``, ``CompiledTableError/tooDeep(key:)`` or ``CompiledTableError/duplicateLanguage(_:)``.
  public static func bytes(
    of languages: [(language: String, messages: [(key: String, message: LocatedMessage)])],
    sourceLanguage: String? = nil
  ) throws(CompiledTableError) -> [UInt8] {
    var writer = CompiledTableWriter(sourceLanguage: sourceLanguage)
    for (language, messages) in languages { try writer.append(language, messages) }
    return try writer.finish()
  }

  /// The bytes of a table with all languages of a catalog, as Apple's compiler would put them into tables.
  public static func bytes(of catalog: StringCatalog) throws(CompiledTableError) -> [UInt8] {
    try bytes(
      of: catalog.languages.map { ($0, catalog.messages(for: $0)) },
      sourceLanguage: catalog.sourceLanguage.isEmpty ? nil : catalog.sourceLanguage)
  }
}

/// Puts a compiled table together.
private struct CompiledTableWriter {
  private struct Language {
    let name: String
    var entries: [(key: [UInt8], payload: [UInt8])] = []
  }

  private let sourceLanguage: String?
  private var languages: [Language] = []
  private var files: [String] = []
  private var fileNumbers: [ExactText: Int] = [:]

  init(sourceLanguage: String?) { self.sourceLanguage = sourceLanguage }

  mutating func append(
    _ name: String, _ messages: [(key: String, message: LocatedMessage)]
  ) throws(CompiledTableError) {
    guard !languages.contains(where: { $0.name == name }) else { throw .duplicateLanguage(name) }
    var language = Language(name: name)
    var numbers: [ExactText: Int] = [:]
    for (key, message) in messages {
      var encoder = MessageEncoder()
      encoder.append(fileNumber(message.file))
      encoder.append(message.position)
      guard encoder.append(message.definition) else { throw .tooDeep(key: key) }
      if let number = numbers[ExactText(key)] {
        language.entries[number].payload = encoder.bytes
      } else {
        numbers[ExactText(key)] = language.entries.count
        language.entries.append((Array(key.utf8), encoder.bytes))
      }
    }
    languages.append(language)
  }

  private mutating func fileNumber(_ file: String) -> Int {
    if let number = fileNumbers[ExactText(file)] { return number }
    fileNumbers[ExactText(file)] = files.count
    files.append(file)
    return files.count - 1
  }

  func finish() throws(CompiledTableError) -> [UInt8] {
    typealias Layout = CompiledTableLayout
    guard max(languages.count, files.count) <= CompiledTable.greatestLanguageCount else { throw .tooLarge }
    let bucketCounts = languages.map { bucketCount($0.entries.count) }
    var bytes = [UInt8](repeating: 0, count: Layout.Header.byteCount)
    bytes += directory()
    if let sourceLanguage { bytes.setText(sourceLanguage, at: Layout.Header.sourceLanguage, from: 0) }
    // Buckets take cache lines of their own.
    bytes += repeatElement(0, count: -bytes.count & (Layout.Bucket.byteCount - 1))
    let directoryLength = bytes.count - Layout.Header.byteCount
    guard directoryLength <= CompiledTable.greatestDirectoryByteCount else { throw .tooLarge }
    let bucketStart = bytes.count
    bytes += repeatElement(0, count: bucketCounts.reduce(0, +) * Layout.Bucket.byteCount)
    bytes.replaceSubrange(0..<Layout.magic.count, with: Layout.magic)
    bytes.set(Layout.version, at: Layout.Header.version)
    bytes.set(Layout.byteOrder, at: Layout.Header.byteOrder)
    bytes.set(UInt32(languages.count), at: Layout.Header.languageCount)
    bytes.set(UInt32(files.count), at: Layout.Header.fileCount)
    bytes.set(UInt32(directoryLength), at: Layout.Header.directoryLength)
    var start = bucketStart
    for (index, language) in languages.enumerated() {
      let record = Layout.Header.byteCount + index * Layout.Language.byteCount
      bytes.set(UInt32(truncatingIfNeeded: start), at: record + Layout.Language.buckets)
      bytes.set(UInt32(truncatingIfNeeded: bucketCounts[index]), at: record + Layout.Language.bucketCount)
      bytes.set(UInt32(truncatingIfNeeded: language.entries.count), at: record + Layout.Language.keyCount)
      write(language, start, bucketCounts[index], to: &bytes)
      start += bucketCounts[index] * Layout.Bucket.byteCount
    }
    guard bytes.count <= CompiledTable.greatestByteCount else { throw .tooLarge }
    bytes.set(UInt64(bytes.count), at: Layout.Header.size)
    bytes.set(bytes.hash(Layout.Header.byteCount..<bytes.count, Layout.payloadHash), at: Layout.Header.payloadChecksum)
    let checksum = try bytes.withUnsafeBytes { buffer in
      Result { () throws(CompiledTableError) in
        try CompiledTable.headerChecksum(TableBytes(buffer: buffer), directoryLength)
      }
    }.get()
    bytes.set(checksum, at: Layout.Header.checksum)
    return bytes
  }

  /// The records of languages and files, with the texts behind them. Where the buckets of a language are comes later.
  private func directory() -> [UInt8] {
    typealias Layout = CompiledTableLayout
    let records = languages.count * Layout.Language.byteCount + files.count * Layout.fileByteCount
    var directory = [UInt8](repeating: 0, count: records)
    for (index, language) in languages.enumerated() {
      directory.setText(language.name, at: index * Layout.Language.byteCount, from: Layout.Header.byteCount)
    }
    for (index, file) in files.enumerated() {
      let record = languages.count * Layout.Language.byteCount + index * Layout.fileByteCount
      directory.setText(file, at: record, from: Layout.Header.byteCount)
    }
    return directory
  }

  /// So many buckets that they are half full: a search seldom goes beyond the first.
  private func bucketCount(_ keyCount: Int) -> Int {
    var count = 1
    while count * CompiledTableLayout.Bucket.slotCount < 2 * keyCount { count *= 2 }
    return count
  }

  private func write(_ language: Language, _ start: Int, _ bucketCount: Int, to bytes: inout [UInt8]) {
    typealias Layout = CompiledTableLayout
    var used = [Int](repeating: 0, count: bucketCount)
    for (key, payload) in language.entries {
      let hash = key.hash(0..<key.count, Layout.keyHash)
      var bucket = Int(truncatingIfNeeded: hash) & (bucketCount - 1)
      while used[bucket] == Layout.Bucket.slotCount { bucket = (bucket + 1) & (bucketCount - 1) }
      let slot = start + bucket * Layout.Bucket.byteCount + used[bucket] * Layout.Bucket.slotByteCount
      used[bucket] += 1
      bytes.set(UInt32(truncatingIfNeeded: hash >> 32), at: slot)
      bytes.set(UInt32(truncatingIfNeeded: bytes.count), at: slot + 4)
      bytes.appendEntry(key, payload)
    }
    for bucket in 0..<bucketCount {
      let place = start + bucket * Layout.Bucket.byteCount
      let checksum = bytes.hash(place..<place + Layout.Bucket.checksum, Layout.hash(at: place))
      bytes.set(checksum, at: place + Layout.Bucket.checksum)
    }
  }
}

extension [UInt8] {
  /// Writes a number in this machine's byte order.
  fileprivate mutating func set<Number: FixedWidthInteger>(_ number: Number, at offset: Int) {
    Swift.withUnsafeBytes(of: number) { replaceSubrange(offset..<offset + $0.count, with: $0) }
  }

  /// Appends a text, and writes its place, in a file where these bytes begin at an offset, and its length.
  fileprivate mutating func setText(_ text: String, at offset: Int, from start: Int) {
    set(UInt32(truncatingIfNeeded: start + count), at: offset)
    set(UInt32(truncatingIfNeeded: text.utf8.count), at: offset + 4)
    append(contentsOf: text.utf8)
  }

  fileprivate mutating func appendEntry(_ key: [UInt8], _ payload: [UInt8]) {
    typealias Entry = CompiledTableLayout.Entry
    let start = count
    append(contentsOf: repeatElement(0, count: Entry.key))
    append(contentsOf: key)
    append(contentsOf: payload)
    set(UInt32(truncatingIfNeeded: count - start), at: start + Entry.length)
    set(UInt32(truncatingIfNeeded: key.count), at: start + Entry.keyLength)
    let hash = CompiledTableLayout.hash(at: start &+ key.count << 32)
    set(self.hash(start + Entry.key..<count, hash), at: start + Entry.checksum)
  }

  fileprivate func hash(_ range: Range<Int>, _ hash: KeyHash) -> UInt64 {
    withUnsafeBufferPointer { hash(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension CompiledTable {
  /// The keys of a language, in no order.
  ///
  /// - Throws: ``CompiledTableError/damaged(offset:)`` when one of them is not as it was written.
  public func keys(of language: String) throws(CompiledTableError) -> [String] {
    guard let language = contents.first(where: { $0.name == language }) else { return [] }
    let bytes = TableBytes(buffer: file.bytes)
    var keys: [String] = []
    for entry in try entries(bytes, language) {
      keys.append(String(decoding: try checkedKey(bytes, entry), as: UTF8.self))
    }
    return keys
  }

  /// Reads everything, and compares it with its checksums; in time that grows with the file.
  ///
  /// - Throws: The first thing that is not as it was written.
  public func check() throws(CompiledTableError) {
    typealias Layout = CompiledTableLayout
    let bytes = TableBytes(buffer: file.bytes)
    let checksum: UInt64 = try bytes.number(Layout.Header.payloadChecksum)
    for language in contents {
      let entries = try entries(bytes, language)
      guard entries.count == language.keyCount else { throw .damaged(offset: language.buckets) }
      for entry in entries {
        let key = String(decoding: try checkedKey(bytes, entry), as: UTF8.self)
        guard try message(for: key, language: language.name) == message(at: entry) else {
          throw .damaged(offset: entry)
        }
      }
    }
    let start = Layout.Header.byteCount
    guard try bytes.hash(start, bytes.buffer.count - start, Layout.payloadHash) == checksum else {
      throw .damaged(offset: start)
    }
  }

  /// The places of a language's entries, as its buckets tell them.
  private func entries(_ bytes: TableBytes, _ language: Language) throws(CompiledTableError) -> [Int] {
    typealias Bucket = CompiledTableLayout.Bucket
    var entries: [Int] = []
    for bucket in 0..<language.bucketCount {
      let start = language.buckets + bucket * Bucket.byteCount
      try checkBucket(bytes, start)
      for slot in 0..<Bucket.slotCount {
        let entry = try bytes.integer(start + slot * Bucket.slotByteCount + 4)
        if entry != 0 { entries.append(entry) }
      }
    }
    return entries
  }
}

/// Where things are in a compiled table. All numbers have the byte order of the machine that wrote it, and all offsets count from
/// the start of the file.
///
///     header      magic, version, byte order, size, counts, checksums of the header with the directory and of everything
///     directory   languages: name, buckets, number of keys; files: path; then the texts of the names and paths
///     buckets     for each language: places of entries by the hash of the key
///     entries     key, file, place, definition
///
/// Opening reads the header and the directory, whose size is bounded, and checks their checksum. Every bucket and every entry has a
/// checksum of its own, which a look-up checks before it believes it: damage is never taken for a missing key or another text.
enum CompiledTableLayout {
  /// The first bytes. The last two show a file that was taken for text.
  static let magic: [UInt8] = Array("ENDONT\r\n".utf8)
  /// Of the format and of the hash: a change of either makes it another.
  static let version: UInt32 = 1
  static let byteOrder: UInt32 = 0x0102_0304

  enum Header {
    static let version = 8
    static let byteOrder = 12
    static let size = 16
    static let languageCount = 24
    static let fileCount = 28
    static let sourceLanguage = 32
    static let directoryLength = 40
    static let payloadChecksum = 48
    static let checksum = 56
    static let byteCount = 64
  }

  /// A language: offset and length of its name, offset and number of its buckets, number of its keys.
  enum Language {
    static let name = 0
    static let nameLength = 4
    static let buckets = 8
    static let bucketCount = 12
    static let keyCount = 16
    static let byteCount = 24
  }

  /// A file: offset and length of its path.
  static let fileByteCount = 8

  /// A bucket takes a cache line: seven slots and a checksum. A slot is the upper half of a key's hash and the offset of its entry,
  /// or zero. A key is in the bucket of the lower half of its hash, or in the next that has room.
  enum Bucket {
    static let slotCount = 7
    static let slotByteCount = 8
    static let checksum = 56
    static let byteCount = 64
  }

  /// An entry: its length, the length of its key, its checksum, then the key, then the definition.
  enum Entry {
    static let length = 0
    static let keyLength = 4
    static let checksum = 8
    static let key = 16
  }

  /// The hash of keys. It is the same for every table, so that the same catalog makes the same file.
  static let keyHash = KeyHash(seed: 0)
  static let headerHash = KeyHash(seed: 1)
  static let payloadHash = KeyHash(seed: 2)

  /// The checksum of a bucket or an entry tells places apart: one that was copied elsewhere is no good there.
  static func hash(at offset: Int) -> KeyHash {
    KeyHash(seed: UInt64(truncatingIfNeeded: offset) &+ 0x9E37_79B9_7F4A_7C15)
  }
}

/// How the text of a file is written as bytes.
public enum TextEncoding: String, Codable, Hashable, Sendable, CaseIterable {
  /// UTF-8.
  case utf8 = "UTF-8"
  /// UTF-16, low byte first: what Apple's build writes for macOS.
  case utf16LittleEndian = "UTF-16LE"
  /// UTF-16, high byte first.
  case utf16BigEndian = "UTF-16BE"
  /// UTF-32, low byte first.
  case utf32LittleEndian = "UTF-32LE"
  /// UTF-32, high byte first.
  case utf32BigEndian = "UTF-32BE"
  /// ISO 8859-1: only where an XML file says so.
  case isoLatin1 = "ISO-8859-1"

  /// The byte-order mark, U+FEFF in this encoding; none for ISO 8859-1.
  public var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    case .isoLatin1: []
    }
  }

  /// The number of bytes of the smallest unit.
  package var unitSize: Int {
    switch self {
    case .utf8, .isoLatin1: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }

  /// The encoding that the first bytes of a file tell, with the number of bytes of the mark: Apple's order, `encodingForXMLData` of
  /// CoreFoundation. Without a mark, a zero byte beside an ASCII character tells UTF-16; all else is UTF-8.
  package static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
    for encoding in [utf32LittleEndian, utf32BigEndian, utf8, utf16LittleEndian, utf16BigEndian]
    where bytes.starts(with: encoding.byteOrderMark) {
      return (encoding, encoding.byteOrderMark.count)
    }
    guard let first = bytes.first, let second = bytes.dropFirst().first else { return (.utf8, 0) }
    if first == 0, second != 0 { return (.utf16BigEndian, 0) }
    if first != 0, second == 0 { return (.utf16LittleEndian, 0) }
    return (.utf8, 0)
  }
}

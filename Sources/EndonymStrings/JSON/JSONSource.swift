/// The bytes of a JSON file and the UTF-8 text in them.
package struct JSONSource: Hashable, Sendable {
  /// How a file spells its characters.
  package enum Encoding: Hashable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The text as UTF-8, without a byte order mark. What is not UTF-8 in an 8-bit file stands as it is.
  package let text: [UInt8]
  /// How the file spells it.
  package let encoding: Encoding
  /// Whether the file begins with a byte order mark.
  package let hasByteOrderMark: Bool
  /// Whether a surrogate of the file has no partner; it is U+FFFD in the text.
  package let hasUnpairedSurrogates: Bool

  /// Finds the encoding: by a byte order mark, else by the zero byte that a UTF-16 text has beside its first ASCII character.
  package init(_ bytes: [UInt8]) {
    let mark = bytes.prefix(3)
    if mark.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(utf8: Array(bytes.dropFirst(3)), hasByteOrderMark: true)
    } else if mark.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: bytes.dropFirst(2), encoding: .utf16LittleEndian, hasByteOrderMark: true)
    } else if mark.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: bytes.dropFirst(2), encoding: .utf16BigEndian, hasByteOrderMark: true)
    } else if mark.count >= 2, mark[0] != 0, mark[1] == 0 {
      self.init(utf16: bytes[...], encoding: .utf16LittleEndian, hasByteOrderMark: false)
    } else if mark.count >= 2, mark[0] == 0, mark[1] != 0 {
      self.init(utf16: bytes[...], encoding: .utf16BigEndian, hasByteOrderMark: false)
    } else {
      self.init(utf8: bytes, hasByteOrderMark: false)
    }
  }

  private init(utf8 text: [UInt8], hasByteOrderMark: Bool) {
    self.text = text
    encoding = .utf8
    self.hasByteOrderMark = hasByteOrderMark
    hasUnpairedSurrogates = false
  }

  private init(utf16 bytes: ArraySlice<UInt8>, encoding: Encoding, hasByteOrderMark: Bool) {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var iterator = bytes.makeIterator()
    while let first = iterator.next(), let second = iterator.next() {
      let (low, high) = encoding == .utf16LittleEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    hasUnpairedSurrogates = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false, into: { text.append($0) })
    self.text = text
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
  }

  /// The bytes of a file of the same encoding with another text.
  package func bytes(withText text: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8: return hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + text : text
    case .utf16LittleEndian, .utf16BigEndian:
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 * text.count + 2)
      func append(_ unit: UInt16) {
        let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
        bytes += encoding == .utf16LittleEndian ? [low, high] : [high, low]
      }
      if hasByteOrderMark { append(0xFEFF) }
      _ = transcode(
        text.makeIterator(), from: UTF8.self, to: UTF16.self, stoppingOnError: false, into: { append($0) })
      return bytes
    }
  }
}

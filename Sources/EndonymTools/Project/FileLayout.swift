import EndonymStrings

/// How the bytes of a file of strings are laid out: its encoding, its mark, its line ends.
struct FileLayout: Sendable {
  /// How a line ends.
  enum LineEnd: String, Sendable {
    case lineFeed = "LF"
    case carriageReturn = "CR"
    case both = "CRLF"
  }

  /// A line that ends otherwise than the first one.
  struct OtherLineEnd: Sendable {
    let line: Int
    let end: LineEnd
    let first: LineEnd
  }

  let file: LocalizedFile
  /// The encoding, by the first bytes; `nil` for a binary property list, which is no text, and for a file without bytes.
  let encoding: TextEncoding?
  /// Whether the file begins with a byte-order mark.
  let hasByteOrderMark: Bool
  /// The first line that ends otherwise than the one at the top.
  let otherLineEnd: OtherLineEnd?

  init(_ bytes: [UInt8], file: LocalizedFile) {
    self.file = file
    guard !bytes.isEmpty, !bytes.starts(with: "bplist".utf8) else {
      (encoding, hasByteOrderMark, otherLineEnd) = (nil, false, nil)
      return
    }
    let (encoding, markLength) = TextEncoding.detect(bytes)
    self.encoding = encoding
    hasByteOrderMark = markLength > 0
    otherLineEnd = Self.otherLineEnd(bytes, from: markLength, encoding)
  }

  private static func otherLineEnd(_ bytes: [UInt8], from start: Int, _ encoding: TextEncoding) -> OtherLineEnd? {
    let size = encoding.unitSize
    // In a unit of several bytes, an ASCII character is one byte, and the others are zero.
    let place = encoding == .utf16BigEndian || encoding == .utf32BigEndian ? size - 1 : 0
    func unit(at index: Int) -> UInt8? {
      guard index + size <= bytes.count else { return nil }
      let isASCII = size == 1 || (0..<size).allSatisfy { $0 == place || bytes[index + $0] == 0 }
      return isASCII ? bytes[index + place] : 0xFF
    }
    var first: LineEnd?
    var line = 1
    var index = start
    while index < bytes.count {
      // Most bytes of most files end nothing.
      if size == 1, bytes[index] > 0x0D {
        index += 1
        continue
      }
      guard let byte = unit(at: index) else { break }
      index += size
      guard byte == 0x0A || byte == 0x0D else { continue }
      var end = byte == 0x0A ? LineEnd.lineFeed : .carriageReturn
      if byte == 0x0D, unit(at: index) == 0x0A {
        index += size
        end = .both
      }
      if let first, first != end { return OtherLineEnd(line: line, end: end, first: first) }
      first = end
      line += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Appends the UTF-8 form of a code point below 0x110000; a surrogate becomes three bytes.
  mutating func append(codePoint: UInt32) {
    switch codePoint {
    case ..<0x80: append(UInt8(truncatingIfNeeded: codePoint))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | codePoint >> 6))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    case ..<0x10000:
      append(UInt8(truncatingIfNeeded: 0xE0 | codePoint >> 12))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | codePoint >> 18 & 0x07))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 12 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint >> 6 & 0x3F))
      append(UInt8(truncatingIfNeeded: 0x80 | codePoint & 0x3F))
    }
  }

  /// The byte at an offset; `nil` before the first and after the last.
  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < count ? self[offset] : nil }

  /// The code point that begins at an offset inside the array, with its number of bytes. A byte that begins none is taken as it is.
  func codePoint(at offset: Int) -> (codePoint: UInt32, length: Int) {
    guard let first = byte(at: offset) else { return (0, 1) }
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 1
    guard length > 1, offset + length <= count else { return (UInt32(first), 1) }
    var codePoint = UInt32(first) & (0x7F >> UInt32(length))
    for place in 1..<length {
      let byte = self[offset + place]
      guard byte & 0xC0 == 0x80 else { return (UInt32(first), 1) }
      codePoint = codePoint << 6 | UInt32(byte & 0x3F)
    }
    return (codePoint, length)
  }

  /// Whether the bytes at an offset are those of an ASCII text.
  func hasASCII(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, count - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { self[offset + $0] == buffer[$0] }
    }
  }

  /// The text of a range; what is no UTF-8 becomes U+FFFD.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range.clamped(to: 0..<count)], as: UTF8.self) }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

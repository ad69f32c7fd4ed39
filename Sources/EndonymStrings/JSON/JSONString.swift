/// The escapes of JSON strings.
enum JSONString {
  /// What the bytes between the quotes say. An escape that is none stands for itself; half of a surrogate pair is U+FFFD.
  static func content(of bytes: ArraySlice<UInt8>) -> String {
    var content: [UInt8] = []
    content.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < bytes.endIndex else {
        content.append(byte)
        continue
      }
      let letter = bytes[position]
      position += 1
      if letter == UInt8(ascii: "u"), let unit = unit(bytes[position...]) {
        position += 4
        var units = [unit]
        if UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
          let trail = Self.unit(bytes[(position + 2)...]), UTF16.isTrailSurrogate(trail)
        {
          position += 6
          units.append(trail)
        }
        content.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
      } else if let byte = escaped(letter) {
        content.append(byte)
      } else {
        content += [byte, letter]
      }
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// What a letter behind a backslash stands for.
  static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The UTF-16 unit of the four hexadecimal digits at the start.
  static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
    guard bytes.count >= 4 else { return nil }
    var unit: UInt16 = 0
    for byte in bytes.prefix(4) {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// Appends a string in quotes as Foundation's encoder writes it without escaped slashes: `\" \\ \n \r \t \f \b`, other controls as
  /// `\u00xx` in lower case, and everything else as it is.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// Reads and writes the escapes of old-style texts.
enum OldStyleText {
  /// Something remarkable in a text, by the offset of its backslash.
  enum Finding {
    /// An escape that stands for its own letter, as `\q` does for `q`.
    case unknownEscape(Int, String)
    /// `\u` and digits, which other formats know and this one does not.
    case lowercaseUnicodeEscape(Int)
    /// Half a surrogate pair, which is no character.
    case loneSurrogate(Int)

    /// The offset of the backslash.
    var offset: Int {
      switch self {
      case .unknownEscape(let offset, _), .lowercaseUnicodeEscape(let offset), .loneSurrogate(let offset): offset
      }
    }

    /// The rule it breaks.
    var rule: String {
      switch self {
      case .unknownEscape: "unknown-escape"
      case .lowercaseUnicodeEscape: "lowercase-unicode-escape"
      case .loneSurrogate: "lone-surrogate"
      }
    }

    /// What is wrong.
    var message: String {
      switch self {
      case .unknownEscape(_, let text):
        "expected an escape such as \\n or \\\\, found \(text), which stands for its last character alone"
      case .lowercaseUnicodeEscape: "expected \\U and four hexadecimal digits, found \\u, which stands for the letter u"
      case .loneSurrogate: "expected the other half of a surrogate pair, found none; the text has U+FFFD in its place"
      }
    }
  }

  /// The text of a range of UTF-8 that holds backslashes.
  ///
  /// `\a \b \f \n \r \t \v`; one to three octal digits are a byte of NeXTSTEP's encoding; `\U` and up to four hexadecimal digits are
  /// a unit of UTF-16; a backslash before anything else stands for that.
  static func decode(_ utf8: [UInt8], _ range: Range<Int>, report: (Finding) -> Void) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var high: (unit: UInt32, offset: Int)?
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      let byte = utf8[offset]
      offset += 1
      if byte == UInt8(ascii: "\\"), offset < range.upperBound {
        if utf8[offset] == UInt8(ascii: "U") {
          offset += 1
          let unit = CharacterEscape.number(in: utf8, at: &offset, before: range.upperBound, atMost: 4, radix: 16)
          if let pending = high, 0xDC00...0xDFFF ~= unit {
            text.append(codePoint: 0x10000 + (pending.unit - 0xD800) << 10 + (unit - 0xDC00))
            high = nil
            continue
          }
          flush(&high, into: &text, report: report)
          if 0xD800...0xDBFF ~= unit {
            high = (unit, start)
          } else if 0xDC00...0xDFFF ~= unit {
            high = (unit, start)
            flush(&high, into: &text, report: report)
          } else {
            text.append(codePoint: unit)
          }
          continue
        }
        flush(&high, into: &text, report: report)
        escape(utf8, at: &offset, before: range.upperBound, into: &text, report: report)
      } else {
        flush(&high, into: &text, report: report)
        text.append(byte)
      }
    }
    flush(&high, into: &text, report: report)
    return String(decoding: text, as: UTF8.self)
  }

  private static func flush(
    _ high: inout (unit: UInt32, offset: Int)?, into text: inout [UInt8], report: (Finding) -> Void
  ) {
    guard let pending = high else { return }
    high = nil
    text.append(codePoint: 0xFFFD)
    report(.loneSurrogate(pending.offset))
  }

  private static func escape(
    _ utf8: [UInt8], at offset: inout Int, before end: Int, into text: inout [UInt8], report: (Finding) -> Void
  ) {
    let start = offset - 1
    let byte = utf8[offset]
    offset += 1
    if let control = CharacterEscape.control(byte) {
      text.append(control)
      return
    }
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A, 0x0D: text.append(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      let value = CharacterEscape.number(in: utf8, at: &offset, before: end, atMost: 3, radix: 8)
      text.append(codePoint: NextStepEncoding.codePoint(UInt8(truncatingIfNeeded: value)))
    default:
      if byte == UInt8(ascii: "u"), offset < end, utf8[offset].hexadecimalValue != nil {
        report(.lowercaseUnicodeEscape(start))
      } else {
        let length = utf8.codePoint(at: start + 1).length
        report(.unknownEscape(start, utf8.text(start..<min(start + 1 + length, end))))
      }
      text.append(byte)
    }
  }

  /// A text between quotes: line ends, tabs, the quote and backslashes are escaped, and control characters by `\U`; all else stands
  /// for itself.
  static func encode(_ text: String, quote: UInt8 = UInt8(ascii: "\"")) -> [UInt8] {
    var bytes: [UInt8] = [quote]
    for byte in text.utf8 {
      switch byte {
      case quote, UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case ..<0x20, 0x7F:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array("\\U\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(quote)
    return bytes
  }
}

extension OldStyleText {
  /// A comment. A `*/` inside would end it, and is parted by a space.
  static func comment(_ text: String) -> [UInt8] {
    var bytes = Array("/* ".utf8)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "*") { bytes.append(0x20) }
      bytes.append(byte)
    }
    return bytes + Array(" */".utf8)
  }
}

/// The text of a file, kept so that it can be written back byte for byte.
///
/// Inside it is UTF-8 whatever the file's encoding is, so that the readers know one form. Half a surrogate pair stands there as three
/// bytes, which no valid text has, and goes back as the half it was.
package struct SourceText: Hashable, Sendable {
  /// How the file is encoded.
  package var encoding: TextEncoding
  /// Whether the file begins with a byte-order mark. It is no part of the text.
  package var hasByteOrderMark: Bool
  /// The text.
  package var utf8: [UInt8]
  /// Bytes after the last whole unit of a truncated UTF-16 or UTF-32 file.
  package var remainder: [UInt8] = []

  /// A text to be written in an encoding.
  package init(_ text: String, encoding: TextEncoding = .utf8, hasByteOrderMark: Bool = false) {
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    utf8 = Array(text.utf8)
  }

  /// Decodes a file. Units that are no text are reported; UTF-8 keeps their bytes.
  package init(decoding bytes: [UInt8], into collector: inout DiagnosticCollector) {
    let (encoding, markLength) = TextEncoding.detect(bytes)
    self.init(decoding: bytes, as: encoding, markLength: markLength, into: &collector)
    if encoding != .utf8, markLength == 0 {
      let message = "\(encoding.rawValue) without a byte-order mark: Apple's reader takes the first character for one"
      collector.report(.warning, "missing-byte-order-mark", message, at: .start)
    }
  }

  /// Decodes a file whose encoding is known.
  package init(
    decoding bytes: [UInt8], as encoding: TextEncoding, markLength: Int, into collector: inout DiagnosticCollector
  ) {
    self.encoding = encoding
    hasByteOrderMark = markLength > 0
    switch encoding {
    case .utf8:
      utf8 = markLength == 0 ? bytes : Array(bytes.dropFirst(markLength))
      UTF8Validation.report(utf8, into: &collector)
    case .isoLatin1:
      utf8 = []
      utf8.reserveCapacity(bytes.count)
      for byte in bytes { utf8.append(codePoint: UInt32(byte)) }
    case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
      utf8 = []
      utf8.reserveCapacity(bytes.count / encoding.unitSize)
      decodeUnits(bytes.dropFirst(markLength), into: &collector)
    }
  }

  private mutating func decodeUnits(_ bytes: ArraySlice<UInt8>, into collector: inout DiagnosticCollector) {
    let size = encoding.unitSize
    let isLittleEndian = encoding == .utf16LittleEndian || encoding == .utf32LittleEndian
    var high: UInt32?
    var counter = PositionCounter()
    var index = bytes.startIndex
    while bytes.endIndex - index >= size {
      var unit: UInt32 = 0
      for place in 0..<size {
        let byte = UInt32(bytes[index + (isLittleEndian ? size - 1 - place : place)])
        unit = unit << 8 | byte
      }
      index += size
      if let pending = high {
        high = nil
        if 0xDC00...0xDFFF ~= unit, size == 2 {
          utf8.append(codePoint: 0x10000 + (pending - 0xD800) << 10 + (unit - 0xDC00))
          continue
        }
        report("half a surrogate pair", pending, at: &counter, into: &collector)
        utf8.append(codePoint: pending)
      }
      switch unit {
      case 0xD800...0xDBFF where size == 2: high = unit
      case 0xD800...0xDFFF:
        report("half a surrogate pair", unit, at: &counter, into: &collector)
        utf8.append(codePoint: unit)
      case 0x11_0000...:
        report("no code point", unit, at: &counter, into: &collector)
        utf8.append(codePoint: 0xFFFD)
      default: utf8.append(codePoint: unit)
      }
    }
    if let pending = high {
      report("half a surrogate pair", pending, at: &counter, into: &collector)
      utf8.append(codePoint: pending)
    }
    remainder = Array(bytes[index...])
    if !remainder.isEmpty {
      let message = "the \(encoding.rawValue) file ends inside a character: \(remainder.count) bytes too many"
      collector.report(.error, "encoding", message, at: counter.position(at: utf8.count, in: utf8))
    }
  }

  private func report(
    _ what: String, _ unit: UInt32, at counter: inout PositionCounter, into collector: inout DiagnosticCollector
  ) {
    let position = counter.position(at: utf8.count, in: utf8)
    let message = "expected \(encoding.rawValue) text, found \(what), 0x\(String(unit, radix: 16, uppercase: true))"
    collector.report(.error, "encoding", message, at: position)
  }

  /// The file's bytes for a text in its place: same encoding, same mark.
  package func encode(_ utf8: [UInt8]) -> [UInt8] {
    if encoding == .utf8 { return hasByteOrderMark ? encoding.byteOrderMark + utf8 : utf8 }
    var bytes = hasByteOrderMark ? encoding.byteOrderMark : []
    bytes.reserveCapacity(bytes.count + utf8.count * encoding.unitSize)
    var offset = 0
    while offset < utf8.count {
      let (codePoint, length) = utf8.codePoint(at: offset)
      offset += length
      switch encoding {
      case .utf8, .isoLatin1: bytes.append(UInt8(truncatingIfNeeded: codePoint))
      case .utf16LittleEndian, .utf16BigEndian:
        if codePoint >= 0x10000 {
          append(0xD800 + (codePoint - 0x10000) >> 10, to: &bytes)
          append(0xDC00 + (codePoint - 0x10000) & 0x3FF, to: &bytes)
        } else {
          append(codePoint, to: &bytes)
        }
      case .utf32LittleEndian, .utf32BigEndian: append(codePoint, to: &bytes)
      }
    }
    return bytes + remainder
  }

  private func append(_ unit: UInt32, to bytes: inout [UInt8]) {
    let isLittleEndian = encoding == .utf16LittleEndian || encoding == .utf32LittleEndian
    for place in 0..<encoding.unitSize {
      let shift = 8 * (isLittleEndian ? place : encoding.unitSize - 1 - place)
      bytes.append(UInt8(truncatingIfNeeded: unit >> UInt32(shift)))
    }
  }

  /// The file's bytes.
  package func bytes() -> [UInt8] { encode(utf8) }
}

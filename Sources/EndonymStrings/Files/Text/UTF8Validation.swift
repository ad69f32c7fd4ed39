/// Finds what is no UTF-8 in a file that should be.
enum UTF8Validation {
  /// Reports every sequence of bytes that is no UTF-8.
  static func report(_ utf8: [UInt8], into collector: inout DiagnosticCollector) {
    var counter = PositionCounter()
    var offset = 0
    while let found = firstInvalid(utf8, from: offset) {
      let position = counter.position(at: found, in: utf8)
      let byte = String(utf8[found], radix: 16, uppercase: true)
      collector.report(.error, "encoding", "expected UTF-8 text, found the byte 0x\(byte)", at: position)
      offset = found + 1
      // One finding for a run of them: a text in another encoding has several in a row.
      while let next = utf8.byte(at: offset), next >= 0x80, sequenceLength(utf8, at: offset) == nil { offset += 1 }
    }
  }

  private static func firstInvalid(_ utf8: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset < utf8.count {
      if utf8[offset] < 0x80 {
        offset += 1
      } else if let length = sequenceLength(utf8, at: offset) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }

  /// The number of bytes of the well-formed sequence at an offset (Unicode, table 3-7).
  private static func sequenceLength(_ utf8: [UInt8], at offset: Int) -> Int? {
    guard let first = utf8.byte(at: offset) else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case ..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard offset + length <= utf8.count, second ~= utf8[offset + 1] else { return nil }
    for place in 2..<max(length, 2) where utf8[offset + place] & 0xC0 != 0x80 { return nil }
    return length
  }
}

/// Marks of automatic agreement: `^[%lld apples](inflect: true)`, which Foundation resolves in attributed strings and no reader may see.
///
/// Source: Apple, "Automatic Grammar Agreement"; attributes are written as JSON5.
enum AgreementMarks {
  /// The text without its marks; what they enclose stays. What only looks like a mark stays whole.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    let bytes = Array(text.utf8)
    var drop = [Bool](repeating: false, count: bytes.count)
    var found = false
    // Every open bracket with whether a caret makes it the start of a mark.
    var brackets: [(start: Int, isMark: Bool)] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
      case UInt8(ascii: "["):
        let isMark = index > 0 && bytes[index - 1] == UInt8(ascii: "^")
        brackets.append((isMark ? index - 1 : index, isMark))
      case UInt8(ascii: "]"):
        if let bracket = brackets.popLast(), bracket.isMark, let end = endOfAttributes(in: bytes, from: index + 1) {
          drop[bracket.start] = true
          drop[bracket.start + 1] = true
          for position in index..<end { drop[position] = true }
          found = true
          index = end - 1
        }
      default: break
      }
      index += 1
    }
    guard found else { return text }
    let kept = bytes.indices.lazy.filter { !drop[$0] }.map { bytes[$0] }
    return String(decoding: Array(kept), as: UTF8.self)
  }

  /// The end of a list of attributes, `(key: value, …)`, that begins here; `nil` when there is none.
  private static func endOfAttributes(in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    var hasKey = false
    var quote: UInt8?
    var index = start
    let limit = min(bytes.count, start + greatestLength)
    while index < limit {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth == 0 { return byte == UInt8(ascii: ")") && hasKey ? index + 1 : nil }
        case UInt8(ascii: ":"): hasKey = true
        default: break
        }
      }
      index += 1
    }
    return nil
  }

  /// Bytes of one mark's attributes. Those that exist have a few dozen; the bound keeps a text of many open marks from being read again
  /// and again.
  private static let greatestLength = 1_000
}

import EndonymStrings

/// A token of C, Objective-C or C++, as far as calls and string literals need them.
struct CToken: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// A name or a keyword.
    case word(String)
    /// A string literal's text, without prefix, quotes and escapes.
    case string(String)
    /// A single character of punctuation; a number or a character literal is one as well.
    case mark(UInt8)
    /// The end of a line that is a preprocessor's directive.
    case endOfDirective
  }

  let kind: Kind
  /// Where it stands in the file, in bytes.
  let range: Range<Int>
}

/// Splits C, Objective-C and C++ into tokens. Comments are none: what is commented out is not extracted.
struct CTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var isDirective = false
  /// Where strings and comments begin that are not closed: what they hide is not known. A directive may have any words, as `#error` does.
  private(set) var unclosed: [(offset: Int, what: String)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  /// The next token, or `nil` at the end.
  mutating func next() -> CToken? {
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
        if isDirective {
          isDirective = false
          return CToken(kind: .endOfDirective, range: index - 1..<index)
        }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: index += 1
      case UInt8(ascii: "\\") where lineBreakLength(at: index + 1) > 0: index += 1 + lineBreakLength(at: index + 1)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): return string(start: index)
      case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
        let start = index
        index += 1
        return string(start: start)
      case UInt8(ascii: "'"): return character()
      case UInt8(ascii: "#"):
        isDirective = true
        index += 1
        return CToken(kind: .mark(UInt8(ascii: "#")), range: index - 1..<index)
      case let first where Self.isWord(first): return word()
      default:
        index += 1
        return CToken(kind: .mark(bytes[index - 1]), range: index - 1..<index)
      }
    }
    return nil
  }

  private func lineBreakLength(at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
    if bytes[place] == UInt8(ascii: "\n") { return 1 }
    guard bytes[place] == UInt8(ascii: "\r") else { return 0 }
    return place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n") ? 2 : 1
  }

  private mutating func skipLineComment() {
    while index < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
      // A backslash at the end of the line carries the comment on.
      if byte() == UInt8(ascii: "\\") { index += lineBreakLength(at: index + 1) }
      index += 1
    }
  }

  private mutating func skipComment() {
    let start = index
    index += 2
    while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { index += 1 }
    if index == bytes.count { unclosed.append((start, "comment")) }
    index = min(index + 2, bytes.count)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func word() -> CToken {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // `u8"…"`, `LR"x(…)x"`.
    if byte() == UInt8(ascii: "\""), Self.prefixes.contains(text) {
      return text.hasSuffix("R") ? rawString(start: start) : string(start: start)
    }
    return CToken(kind: .word(text), range: start..<index)
  }

  private static let prefixes: Set = ["L", "u", "U", "u8", "R", "LR", "uR", "UR", "u8R"]

  /// A character literal; one that is not closed on its line, as in `#error don't`, ends there.
  private mutating func character() -> CToken {
    let start = index
    index += 1
    while index < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte() == UInt8(ascii: "'") { index += 1 }
    index = min(index, bytes.count)
    return CToken(kind: .mark(UInt8(ascii: "'")), range: start..<index)
  }

  private mutating func string(start: Int) -> CToken {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r")
    {
      if byte() == UInt8(ascii: "\\") {
        escape(into: &text)
      } else {
        text.append(byte())
        index += 1
      }
    }
    if byte() == UInt8(ascii: "\"") {
      index += 1
    } else if !isDirective {
      unclosed.append((start, "string"))
    }
    return CToken(kind: .string(String(decoding: text, as: UTF8.self)), range: start..<index)
  }

  private mutating func escape(into text: inout [UInt8]) {
    index += 1
    let length = lineBreakLength(at: index)
    if length > 0 {
      index += length
      return
    }
    guard index < bytes.count else { return }
    let letter = byte()
    index += 1
    if let control = CharacterEscape.control(letter) {
      text.append(control)
      return
    }
    switch letter {
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: digits(atMost: .max, radix: 16)))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      text.append(UInt8(truncatingIfNeeded: digits(atMost: 3, radix: 8)))
    case UInt8(ascii: "u"): append(scalar: digits(atMost: 4, radix: 16), to: &text)
    case UInt8(ascii: "U"): append(scalar: digits(atMost: 8, radix: 16), to: &text)
    default: text.append(letter)
    }
  }

  private mutating func digits(atMost count: Int, radix: UInt8) -> UInt32 {
    CharacterEscape.number(in: bytes, at: &index, before: bytes.count, atMost: count, radix: radix)
  }

  private func append(scalar code: UInt32, to text: inout [UInt8]) {
    if let scalar = Unicode.Scalar(code) { text += Array(String(Character(scalar)).utf8) }
  }

  /// `R"delimiter(text)delimiter"`.
  private mutating func rawString(start: Int) -> CToken {
    index += 1
    let delimiterStart = index
    while index < bytes.count, byte() != UInt8(ascii: "("), index - delimiterStart <= 16 { index += 1 }
    let close = [UInt8(ascii: ")")] + bytes[min(delimiterStart, index)..<index] + [UInt8(ascii: "\"")]
    index = min(index + 1, bytes.count)
    let textStart = index
    while index < bytes.count, !bytes[index...].starts(with: close) { index += 1 }
    if index == bytes.count { unclosed.append((start, "string")) }
    let text = String(decoding: bytes[textStart..<index], as: UTF8.self)
    index = min(index + close.count, bytes.count)
    return CToken(kind: .string(text), range: start..<index)
  }
}

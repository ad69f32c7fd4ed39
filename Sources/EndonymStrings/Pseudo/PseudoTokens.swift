/// A text for a pseudo-language: what can be changed in it, and what must stay.
///
/// Braces are those of ICU's message syntax, where texts stand at even depth: `{count, plural, other {# files}}` has one text.
struct PseudoTokens {
  enum Token: Hashable {
    /// Text to be changed.
    case text(String)
    /// A placeholder of the format string, or an argument in braces.
    case placeholder(String)
    /// A variable of the format string, which has a text of its own.
    case variable(String)
    /// `%%`, tags, entities, marks of agreement, the syntax around texts in braces.
    case code(String)
    /// A text within braces begins.
    case textStart
    /// A text within braces ends.
    case textEnd

    /// The token as it stands.
    var source: String {
      switch self {
      case .text(let source), .placeholder(let source), .variable(let source), .code(let source): source
      case .textStart, .textEnd: ""
      }
    }
  }

  private(set) var tokens: [Token] = []
  private var text: [UInt8] = []
  private var code: [UInt8] = []
  private var depth = 0

  init(_ format: FormatString) {
    read(format, braces: true)
    // A brace without its partner is a character like others.
    if depth != 0 {
      (tokens, text, code, depth) = ([], [], [], 0)
      read(format, braces: false)
    }
  }

  private mutating func read(_ format: FormatString, braces: Bool) {
    let bytes = Array(format.text.utf8)
    for piece in format.pieces {
      let source = bytes[piece.range]
      if case .text = piece {
        read(source, braces: braces)
      } else if depth % 2 == 1 {
        code += source
      } else {
        flushText()
        tokens.append(Self.token(piece, String(decoding: source, as: UTF8.self)))
      }
    }
    flushText()
  }

  private static func token(_ piece: FormatString.Piece, _ source: String) -> Token {
    guard case .placeholder(let placeholder) = piece else { return .code(source) }
    if case .variable = placeholder.conversion { return .variable(source) }
    return .placeholder(source)
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, braces: Bool) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if braces, byte == UInt8(ascii: "{") {
        open()
      } else if braces, byte == UInt8(ascii: "}"), depth > 0 {
        close()
      } else if depth % 2 == 1 {
        code.append(byte)
      } else if let end = Markup.end(in: bytes, from: index) {
        flushText()
        tokens.append(.code(String(decoding: bytes[index..<end], as: UTF8.self)))
        index = end
        continue
      } else {
        text.append(byte)
        // ICU's apostrophe keeps the next character from its meaning.
        if byte == UInt8(ascii: "'"), index + 1 < bytes.endIndex, braces, bytes[index + 1] < 0x80 {
          index += 1
          text.append(bytes[index])
        }
      }
      index += 1
    }
  }

  private mutating func open() {
    depth += 1
    if depth % 2 == 1 {
      flushText()
      code = [UInt8(ascii: "{")]
    } else {
      code.append(UInt8(ascii: "{"))
      tokens.append(.code(String(decoding: code, as: UTF8.self)))
      code = []
      tokens.append(.textStart)
    }
  }

  private mutating func close() {
    depth -= 1
    if depth % 2 == 0 {
      code.append(UInt8(ascii: "}"))
      let source = String(decoding: code, as: UTF8.self)
      tokens.append(code.first == UInt8(ascii: "{") ? .placeholder(source) : .code(source))
      code = []
    } else {
      flushText()
      tokens.append(.textEnd)
      code = [UInt8(ascii: "}")]
    }
  }

  private mutating func flushText() {
    guard !text.isEmpty else { return }
    tokens.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  /// Tags, entities and marks of agreement.
  private enum Markup {
    /// Bytes of a tag, an entity or a mark's attributes. Those that exist are shorter.
    private static let greatestLength = 500

    /// Where the markup that begins here ends; `nil` when none does.
    static func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
      let rest = bytes[start..<min(bytes.endIndex, start + greatestLength)]
      guard let second = rest.dropFirst().first else { return nil }
      switch rest[start] {
      case UInt8(ascii: "<"):
        guard isLetter(second) || second == UInt8(ascii: "/") || second == UInt8(ascii: "!") else { return nil }
        return rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
      case UInt8(ascii: "&"):
        guard isLetter(second) || second == UInt8(ascii: "#") else { return nil }
        let end = rest.dropFirst(2).first { !isLetter($0) && !isDigit($0) }
        guard end == UInt8(ascii: ";") else { return nil }
        return rest.firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
      case UInt8(ascii: "^"):
        return second == UInt8(ascii: "[") ? start + 2 : nil
      case UInt8(ascii: "]"):
        guard second == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        return end + 1
      default: return nil
      }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  }
}

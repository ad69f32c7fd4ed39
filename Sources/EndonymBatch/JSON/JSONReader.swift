/// Reads one JSON text of UTF-8 bytes (RFC 8259), nothing more lenient.
///
/// `FoundationEssentials` has a JSON decoder, but it loses what the batch protocol is about: the text of numbers, keys
/// given twice, and the bytes of `id`.
struct JSONReader {
  /// Why a text is not JSON.
  struct Problem: Error, Hashable {
    let message: String
    /// Where, in bytes from the start of the text.
    let offset: Int
  }

  /// Objects and arrays may nest so deep: far deeper than any batch line, far from the end of the stack.
  static let greatestDepth = 64

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var depth = 0

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads a whole text.
  static func read(_ bytes: ArraySlice<UInt8>) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    let value = try reader.value()
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.problem("something follows the JSON value") }
    return value
  }

  /// Reads an object, and tells where each member's value stands.
  static func readObject(
    _ bytes: ArraySlice<UInt8>
  ) throws(Problem) -> [(member: JSONMember, source: ArraySlice<UInt8>)] {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    guard reader.peek == UInt8(ascii: "{") else { throw reader.problem("a JSON object was expected") }
    let members = try reader.members()
    reader.skipSpace()
    guard reader.peek == nil else { throw reader.problem("something follows the JSON object") }
    return members
  }

  // MARK: Bytes

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private func problem(_ message: String) -> Problem {
    Problem(message: message, offset: position - bytes.startIndex)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Problem) {
    guard take(byte) else {
      throw problem("\"\(Character(Unicode.Scalar(byte)))\" was expected")
    }
  }

  // MARK: Values

  private mutating func value() throws(Problem) -> JSONValue {
    switch peek {
    case UInt8(ascii: "{"): return .object(try members().map(\.member))
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    case nil: throw problem("the text ends where a value was expected")
    default: throw problem("a JSON value was expected")
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Problem) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw problem("a JSON value was expected") }
    position += word.utf8.count
    return value
  }

  private mutating func enter() throws(Problem) {
    depth += 1
    guard depth <= Self.greatestDepth else { throw problem("values nest deeper than \(Self.greatestDepth)") }
  }

  private mutating func elements() throws(Problem) -> [JSONValue] {
    try enter()
    try expect(UInt8(ascii: "["))
    var elements: [JSONValue] = []
    skipSpace()
    if !take(UInt8(ascii: "]")) {
      repeat {
        skipSpace()
        elements.append(try value())
        skipSpace()
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    }
    depth -= 1
    return elements
  }

  private mutating func members() throws(Problem) -> [(member: JSONMember, source: ArraySlice<UInt8>)] {
    try enter()
    try expect(UInt8(ascii: "{"))
    var members: [(member: JSONMember, source: ArraySlice<UInt8>)] = []
    skipSpace()
    if !take(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw problem("a key was expected") }
        let key = try string()
        skipSpace()
        try expect(UInt8(ascii: ":"))
        skipSpace()
        let start = position
        let value = try value()
        members.append((JSONMember(key, value), bytes[start..<position]))
        skipSpace()
      } while take(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }
    depth -= 1
    return members
  }

  private mutating func number() throws(Problem) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Problem) {
    let start = position
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw problem("a digit was expected") }
  }

  // MARK: Strings

  private mutating func string() throws(Problem) -> String {
    try expect(UInt8(ascii: "\""))
    let start = position
    var unescaped: [UInt8]?
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let content = unescaped.map { $0[...] } ?? bytes[start..<position]
        position += 1
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"):
        if unescaped == nil { unescaped = Array(bytes[start..<position]) }
        position += 1
        unescaped?.append(contentsOf: try escape())
      case 0..<0x20:
        throw problem("a control character stands in a string")
      default:
        unescaped?.append(byte)
        position += 1
      }
    }
    throw problem("the string is not closed")
  }

  private mutating func escape() throws(Problem) -> [UInt8] {
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    guard let letter = peek else { throw problem("the string is not closed") }
    if let byte = escapes[letter] {
      position += 1
      return [byte]
    }
    guard take(UInt8(ascii: "u")) else { throw problem("an unknown escape") }
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), take(UInt8(ascii: "\\")) {
      try expect(UInt8(ascii: "u"))
      units.append(try hexadecimal())
    }
    guard !units.contains(where: UTF16.isLeadSurrogate) || (units.count == 2 && UTF16.isTrailSurrogate(units[1])),
      !UTF16.isTrailSurrogate(units[0])
    else { throw problem("an unpaired surrogate") }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal() throws(Problem) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw problem("four hexadecimal digits were expected") }
    position += 4
    return unit
  }
}

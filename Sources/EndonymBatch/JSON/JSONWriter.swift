/// Writes JSON as UTF-8, with nothing outside ASCII escaped.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends a value.
  mutating func append(_ value: JSONValue) {
    switch value {
    case .null: append(literal: "null")
    case .bool(let bool): append(literal: bool ? "true" : "false")
    case .number(let text): append(literal: text)
    case .string(let text): append(text)
    case .array(let elements):
      append(literal: "[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(literal: ",") }
        append(element)
      }
      append(literal: "]")
    case .object(let members):
      append(literal: "{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(literal: ",") }
        append(member.key)
        append(literal: ":")
        append(member.value)
      }
      append(literal: "}")
    }
  }

  /// Appends bytes that are JSON already.
  mutating func append(source: some Sequence<UInt8>) { bytes.append(contentsOf: source) }

  /// Appends text that is JSON already.
  mutating func append(literal: String) { bytes.append(contentsOf: literal.utf8) }

  /// Appends a string in quotes.
  mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(literal: "\\\"")
      case UInt8(ascii: "\\"): append(literal: "\\\\")
      case 0x0A: append(literal: "\\n")
      case 0x0D: append(literal: "\\r")
      case 0x09: append(literal: "\\t")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        append(literal: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue {
  /// The value as JSON text.
  package var jsonText: String {
    var writer = JSONWriter()
    writer.append(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

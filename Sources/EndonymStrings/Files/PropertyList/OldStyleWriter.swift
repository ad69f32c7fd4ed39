/// Writes values as old-style text, as genstrings does: `/* comment */`, then `"key" = "value";` on a line of its own.
struct OldStyleWriter {
  var lineEnd: [UInt8] = [0x0A]
  var quote = UInt8(ascii: "\"")

  /// A member with its comment, without a line end behind it.
  func member(_ member: PropertyListMember, indent: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    if let comment = member.comment { bytes += OldStyleText.comment(comment) + lineEnd + indent }
    bytes += OldStyleText.encode(member.key)
    if member.isKeyOnly { return bytes + [UInt8(ascii: ";")] }
    return bytes + Array(" = ".utf8) + value(member.node, indent: indent) + [UInt8(ascii: ";")]
  }

  /// A value. The old-style form has texts and data only: numbers, dates and truth values become texts.
  func value(_ node: PropertyListNode, indent: [UInt8]) -> [UInt8] {
    let inner = indent + [UInt8(ascii: "\t")]
    switch node.value {
    case .string(let text): return OldStyleText.encode(text, quote: quote)
    case .integer(let number): return OldStyleText.encode("\(number)")
    case .real(let number): return OldStyleText.encode("\(number)")
    case .boolean(let isTrue): return OldStyleText.encode(isTrue ? "1" : "0")
    case .date(let seconds): return OldStyleText.encode(PropertyListDate.text(seconds))
    case .data(let bytes): return Array("<".utf8) + bytes.flatMap(Self.hexadecimal) + Array(">".utf8)
    case .array(let elements):
      let lines = elements.map { lineEnd + inner + value($0, indent: inner) }
      return Array("(".utf8) + lines.joined(separator: [UInt8(ascii: ",")]) + lineEnd + indent + Array(")".utf8)
    case .dictionary(let members):
      let lines = members.map { lineEnd + inner + member($0, indent: inner) }
      return Array("{".utf8) + lines.joined() + lineEnd + indent + Array("}".utf8)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes values as XML, as Apple's tools do: one element a line, indented by tabs.
struct XMLPropertyListWriter {
  var lineEnd: [UInt8] = [0x0A]
  /// What each level is indented by.
  var unit: [UInt8] = [0x09]
  /// Whether characters beyond U+00FF have to be written by their numbers.
  var isLatin1 = false

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// A new file. Keys are in the order of their code points, at every level.
  func file(_ root: PropertyListNode) -> [UInt8] {
    Array(Self.head.utf8) + value(root.sortedByKeys(), indent: []) + Array("\n</plist>\n".utf8)
  }

  /// A member with its comment: two elements on two lines, without a line end behind them.
  func member(_ member: PropertyListMember, indent: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    if let comment = member.comment {
      // Two hyphens would end an XML comment.
      let text = comment.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "-\u{200B}")
      bytes +=
        Array("<!-- \(comment.contains("--") || comment.hasSuffix("-") ? text : comment) -->".utf8) + lineEnd + indent
    }
    return bytes + element("key", member.key) + lineEnd + indent + value(member.node, indent: indent)
  }

  /// A value; its first line is not indented.
  func value(_ node: PropertyListNode, indent: [UInt8]) -> [UInt8] {
    switch node.value {
    case .string(let text): element("string", text)
    case .integer(let number): element("integer", "\(number)")
    case .real(let number): element("real", "\(number)")
    case .boolean(let isTrue): Array((isTrue ? "<true/>" : "<false/>").utf8)
    case .date(let seconds): element("date", PropertyListDate.text(seconds))
    case .data(let bytes): element("data", Data(bytes).base64EncodedString())
    case .array(let elements): collection("array", elements, indent: indent) { value($0, indent: indent + unit) }
    case .dictionary(let members): collection("dict", members, indent: indent) { member($0, indent: indent + unit) }
    }
  }

  private func collection<Element>(
    _ name: String, _ elements: [Element], indent: [UInt8], write: (Element) -> [UInt8]
  ) -> [UInt8] {
    if elements.isEmpty { return Array("<\(name)/>".utf8) }
    let lines = elements.map { lineEnd + indent + unit + write($0) }
    return Array("<\(name)>".utf8) + lines.joined() + lineEnd + indent + Array("</\(name)>".utf8)
  }

  private func element(_ name: String, _ text: String) -> [UInt8] {
    Array("<\(name)>".utf8) + escape(text) + Array("</\(name)>".utf8)
  }

  /// A text between tags. A carriage return and other control characters are written by their numbers, since XML readers change them.
  private func escape(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += Array("&amp;".utf8)
      case "<": bytes += Array("&lt;".utf8)
      case ">": bytes += Array("&gt;".utf8)
      case "\n", "\t": bytes.append(UInt8(ascii: scalar))
      case "\0"..<" ": bytes += Array("&#\(scalar.value);".utf8)
      case _ where isLatin1 && scalar.value > 0xFF: bytes += Array("&#\(scalar.value);".utf8)
      default: bytes.append(codePoint: scalar.value)
      }
    }
    return bytes
  }
}

extension PropertyListNode {
  /// The value with the keys of its dictionaries in the order of their code points.
  func sortedByKeys() -> PropertyListNode {
    var node = self
    switch value {
    case .dictionary(let members):
      let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      node.value = .dictionary(
        sorted.map {
          var member = $0
          member.node = member.node.sortedByKeys()
          return member
        })
    case .array(let elements): node.value = .array(elements.map { $0.sortedByKeys() })
    case .string, .integer, .real, .boolean, .date, .data: break
    }
    return node
  }
}

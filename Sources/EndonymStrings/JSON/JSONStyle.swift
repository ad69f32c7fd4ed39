/// How a JSON text is laid out: what is added to a file is written like the rest of it.
package struct JSONStyle: Hashable, Sendable {
  /// What each level is indented by; `nil` for a text on one line.
  package var indentation: String? = "  "
  /// What stands between a key and its value.
  package var colon = " : "
  /// What ends a line.
  package var newline = "\n"
  /// Whether an empty object spans lines, as Foundation writes it: a brace, an empty line, a brace.
  package var spreadsEmptyObjects = true
  /// Whether a slash is escaped.
  package var escapesSlashes = false
  /// Whether characters outside ASCII are escaped.
  package var escapesNonASCII = false

  /// Xcode's style.
  package static let xcode = JSONStyle()

  /// On one line, without blanks.
  static let compact: JSONStyle = {
    var style = JSONStyle()
    (style.indentation, style.colon, style.spreadsEmptyObjects) = (nil, ":", false)
    return style
  }()

  private init() {}

  /// The style of a text, and Xcode's where it has nothing to tell by.
  package init(of document: JSONDocument) {
    guard let root = document.root, let first = document.members(of: root).first else { return }
    let text = document.text
    let (key, value) = (document.nodes[first.key], document.nodes[first.value])
    let gap = text[key.range.upperBound..<max(key.range.upperBound, value.range.lowerBound)]
    if gap.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }) {
      colon = String(decoding: gap, as: UTF8.self)
    }
    let lead = text[document.nodes[root].range.lowerBound..<key.range.lowerBound]
    if let lineEnd = lead.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      indentation = String(decoding: lead[(lineEnd + 1)...], as: UTF8.self)
      newline = lead[lineEnd] == 0x0D ? "\r" : lead.dropLast(lead.endIndex - lineEnd).last == 0x0D ? "\r\n" : "\n"
    } else {
      indentation = nil
    }
    spreadsEmptyObjects = colon == " : "
    if let empty = document.nodes.first(where: { $0.kind == .object && isEmpty($0, in: text) }) {
      spreadsEmptyObjects = text[empty.range].contains(0x0A)
    }
    let escapes = Self.escapes(in: text)
    escapesSlashes = escapes.slash
    escapesNonASCII = escapes.character && !text.contains { $0 >= 0x80 }
  }

  private func isEmpty(_ node: JSONNode, in text: [UInt8]) -> Bool {
    text[node.range].dropFirst().dropLast().allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  /// Whether a text escapes slashes, and characters that need none.
  private static func escapes(in text: [UInt8]) -> (slash: Bool, character: Bool) {
    var slash = false
    var character = false
    var index = 0
    while let backslash = text[index...].firstIndex(of: UInt8(ascii: "\\")) {
      let letter = backslash + 1 < text.count ? text[backslash + 1] : 0
      if letter == UInt8(ascii: "/") { slash = true }
      if letter == UInt8(ascii: "u"), let unit = JSONString.unit(text[(backslash + 2)...]), unit >= 0x80 {
        character = true
      }
      index = min(backslash + 2, text.count)
    }
    return (slash, character)
  }

  /// Begins a line at a level; nothing in a text on one line.
  func appendLine(_ level: Int, to bytes: inout [UInt8]) {
    guard let indentation else { return }
    bytes += newline.utf8
    for _ in 0..<level { bytes += indentation.utf8 }
  }

  /// Appends a string in quotes.
  func append(_ text: String, to bytes: inout [UInt8]) {
    guard escapesSlashes || escapesNonASCII else { return JSONString.append(text, to: &bytes) }
    var plain: [UInt8] = []
    JSONString.append(text, to: &plain)
    for scalar in String(decoding: plain, as: UTF8.self).unicodeScalars {
      if scalar == "/", escapesSlashes {
        bytes += "\\/".utf8
      } else if !scalar.isASCII, escapesNonASCII {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          bytes += "\\u".utf8
          bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
          bytes += digits.utf8
        }
      } else {
        bytes += String(scalar).utf8
      }
    }
  }

  /// Appends a value that stands at a level. Members are written in the order they have.
  func append(_ value: JSONValue, level: Int, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .string(let text): append(text, to: &bytes)
    case .array(let elements):
      append(elements, between: (UInt8(ascii: "["), UInt8(ascii: "]")), level: level, to: &bytes) {
        append($0, level: level + 1, to: &$1)
      }
    case .object(let members):
      append(members, between: (UInt8(ascii: "{"), UInt8(ascii: "}")), level: level, to: &bytes) {
        append($0, level: level + 1, to: &$1)
      }
    }
  }

  /// Appends elements or members between brackets that stand at a level, each in a line of its own.
  private func append<Element>(
    _ elements: [Element], between brackets: (UInt8, UInt8), level: Int, to bytes: inout [UInt8],
    _ append: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(brackets.0)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendLine(level + 1, to: &bytes)
      append(element, &bytes)
    }
    // Foundation spreads an empty array like an empty object.
    if elements.isEmpty, spreadsEmptyObjects, indentation != nil { bytes += newline.utf8 }
    if !elements.isEmpty || spreadsEmptyObjects { appendLine(level, to: &bytes) }
    bytes.append(brackets.1)
  }

  /// Appends a key and its value, which stand at a level.
  func append(_ member: JSONMember, level: Int, to bytes: inout [UInt8]) {
    append(member.key, to: &bytes)
    bytes += colon.utf8
    append(member.value, level: level, to: &bytes)
  }
}

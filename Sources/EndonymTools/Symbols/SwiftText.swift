/// Texts as they stand in Swift sources.
enum SwiftText {
  /// What stands between the quotes of a string literal that means a text.
  static func literal(_ text: String) -> String {
    var literal = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal.append(contentsOf: "\\\\".unicodeScalars)
      case "\"": literal.append(contentsOf: "\\\"".unicodeScalars)
      case "\n": literal.append(contentsOf: "\\n".unicodeScalars)
      case "\r": literal.append(contentsOf: "\\r".unicodeScalars)
      case "\t": literal.append(contentsOf: "\\t".unicodeScalars)
      case _ where isInvisible(scalar): literal.append(contentsOf: escape(scalar).unicodeScalars)
      default: literal.append(scalar)
      }
    }
    return String(literal)
  }

  /// The lines of a text inside a `/** … */` comment: nothing in them begins or ends a comment, or hides.
  static func commentLines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
        lines.append(String(line))
        line = .init()
        continue
      case "/" where previous == "*" && !line.isEmpty, "*" where previous == "/" && !line.isEmpty: line.append(" ")
      default: break
      }
      if isInvisible(scalar), scalar != "\t" {
        line.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        line.append(scalar)
      }
    }
    return lines + [String(line)]
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }

  /// Controls, line separators, and what changes the direction of the text around it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

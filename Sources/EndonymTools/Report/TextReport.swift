import EndonymStrings

/// Findings as lines of text.
package enum TextReport {
  /// A finding in one line, whatever its words are: what would break the line or steer a terminal is written as an escape.
  package static func line(_ diagnostic: Diagnostic) -> String { printable(diagnostic.description) }

  /// A text with its control characters written as escapes, `\n` and `\u{1B}`, and with those that change the direction of what follows.
  static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where isUnprintable(scalar): line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    // Embeddings, overrides and isolates.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

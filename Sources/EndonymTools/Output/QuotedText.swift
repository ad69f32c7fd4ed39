/// A text between double quotes, with the escapes that string tables and C have in common.
enum QuotedText {
  /// The text with its quotes.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// The text as it stands between quotes.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\0": escaped += "\\0"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

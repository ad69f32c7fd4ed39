/// Names a character in messages.
enum CharacterDescription {
  /// `'@'`, `'ж' (U+0436)`, `U+0000`, with the name behind the number where it is known.
  static func of(_ codePoint: UInt32, name: String? = nil) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    var number = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    if let name { number += " " + name }
    guard let scalar = Unicode.Scalar(codePoint) else { return number }
    if scalar.isASCII { return 0x20...0x7E ~= codePoint ? "'\(scalar)'" : number }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return number
    default: return "'\(scalar)' (\(number))"
    }
  }
}

/// Xcode's accents: a combining mark behind each Latin letter, one of six in turn along the alphabet, capitals first.
enum AccentMarks {
  private static let marks: [Unicode.Scalar] = ["\u{308}", "\u{300}", "\u{327}", "\u{303}", "\u{325}", "\u{30A}"]

  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar)
      switch scalar {
      case "A"..."Z": result.unicodeScalars.append(marks[Int(scalar.value - 0x41) % marks.count])
      case "a"..."z": result.unicodeScalars.append(marks[(Int(scalar.value - 0x61) + 26) % marks.count])
      default: break
      }
    }
    return result
  }
}

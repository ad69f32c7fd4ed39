#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the contents of the elements that hold one value.
enum XMLPropertyListScalars {
  /// A whole number, decimal or `0x` hexadecimal.
  static func integer(_ text: String) -> PropertyListValue? {
    let digits = text.filter { !$0.isWhitespace }
    let isNegative = digits.hasPrefix("-")
    let magnitude = digits.drop { $0 == "-" || $0 == "+" }
    guard digits.count - magnitude.count < 2 else { return nil }
    if magnitude.hasPrefix("0x") || magnitude.hasPrefix("0X") {
      return Int64((isNegative ? "-" : "") + magnitude.dropFirst(2), radix: 16).map { .integer($0) }
    }
    return Int64(digits).map { .integer($0) }
  }

  /// A number.
  static func real(_ text: String) -> PropertyListValue? {
    Double(text.filter { !$0.isWhitespace }).map { .real($0) }
  }

  /// A moment in UTC, `YYYY-MM-DDThh:mm:ssZ`.
  static func date(_ text: String) -> PropertyListValue? {
    PropertyListDate.seconds(text.filter { !$0.isWhitespace }).map { .date($0) }
  }

  /// Base64, with white space in it.
  static func data(_ text: String) -> PropertyListValue? {
    Data(base64Encoded: String(text.filter { !$0.isWhitespace })).map { .data(Array($0)) }
  }

  /// The code point of an entity by its name between `&` and `;`: XML's five, and characters by number.
  static func entity(_ name: String) -> UInt32? {
    switch name {
    case "amp": return 0x26
    case "lt": return 0x3C
    case "gt": return 0x3E
    case "quot": return 0x22
    case "apos": return 0x27
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      guard !digits.hasPrefix("+") else { return nil }
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return value.flatMap { Unicode.Scalar($0) }?.value
    }
  }
}

/// What pieces of Swift source are, and where they end, told from its bytes alone.
enum SwiftLexeme {
  /// Whether three quotes stand at an index.
  static func hasQuotes(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index..<index + 3].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// How many number signs stand from an index on.
  static func numberSigns(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    bytes[min(index, bytes.count)...].prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// Where a comment that begins at an index ends; comments nest.
  static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var (index, depth) = (start + 2, 1)
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        index += 2
        if depth == 0 { return index }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      default:
        index += 1
      }
    }
    return bytes.count
  }

  /// Where a regular expression that may begin at an index ends; `nil` when its line has no second slash.
  static func endOfRegularExpression(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/"): return index + 1
      default: index += 1
      }
    }
    return nil
  }

  /// Whether a string begins before the parenthesis at an index is closed, or may do so too far away to look.
  static func hasLiteral(_ bytes: UnsafeBufferPointer<UInt8>, after open: Int) -> Bool {
    var (index, depth) = (open, 0)
    while index < bytes.count {
      if index - open > longestLook { return true }
      switch bytes[index] {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return false }
      default: break
      }
      index += 1
    }
    return false
  }

  private static let longestLook = 2_048

  /// Whether a byte belongs to a name or a number.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}

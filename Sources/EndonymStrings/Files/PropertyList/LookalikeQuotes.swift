/// The quotes of any kind that follow an opening one in its line, where that one only looks like a quote.
///
/// Quotes that look like quotes may stand in a text as they are. One can close it if what follows is what follows a key or a value: an equals
/// sign, a semicolon, a comment, the end of the line.
package struct LookalikeQuotes: Sequence, IteratorProtocol {
  /// A quote.
  package struct Quote {
    /// Its bytes.
    package let range: Range<Int>
    /// Whether the text can end there.
    package let canClose: Bool
  }

  /// A text is sought no farther than so many quotes: it has fewer in it, and a line may be the whole file.
  package static let greatestCount = 8

  private let utf8: [UInt8]
  private let isSingle: Bool
  private var index: Int

  /// The quotes of a line.
  /// - Parameters:
  ///   - utf8: The file's text.
  ///   - opening: The bytes of the opening quote.
  ///   - isSingle: Whether that is a single one, which single ones close, too.
  package init(_ utf8: [UInt8], after opening: Range<Int>, isSingle: Bool) {
    self.utf8 = utf8
    self.isSingle = isSingle
    index = opening.upperBound
  }

  /// The next quote; `nil` where the line ends.
  package mutating func next() -> Quote? {
    while let byte = utf8.byte(at: index), !Self.isLineEnd(byte) {
      let start = index
      let (codePoint, length) = utf8.codePoint(at: index)
      index += length
      switch Self.meant(codePoint) {
      case "\"": return Quote(range: start..<index, canClose: isEnd(at: index))
      case "'" where isSingle: return Quote(range: start..<index, canClose: isEnd(at: index))
      // The character after it means nothing.
      case "\\": if let next = utf8.byte(at: index), !Self.isLineEnd(next) { index += utf8.codePoint(at: index).length }
      default: break
      }
    }
    return nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func meant(_ codePoint: UInt32) -> Unicode.Scalar? {
    Lookalike(codePoint)?.meant ?? Unicode.Scalar(codePoint)
  }

  /// Whether what stands at an offset can follow a key or a value.
  private func isEnd(at offset: Int) -> Bool {
    var offset = offset
    while let byte = utf8.byte(at: offset), !Self.isLineEnd(byte) {
      let (codePoint, length) = utf8.codePoint(at: offset)
      switch Self.meant(codePoint) {
      case " ", "\t": offset += length
      case "=", ";": return true
      case "/":
        let next = utf8.byte(at: offset + 1)
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
      default: return false
      }
    }
    return true
  }
}

/// What the lines of a text look like, so that what is added looks the same.
enum LineEnding {
  /// The first line end of a text: CR, LF or both; LF where there is none.
  static func first(in utf8: [UInt8]) -> [UInt8] {
    guard let index = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), utf8[index] == 0x0D else { return [0x0A] }
    return utf8.byte(at: index + 1) == 0x0A ? [0x0D, 0x0A] : [0x0D]
  }

  /// The blanks that begin the line of an offset, up to that offset at most.
  static func indent(of offset: Int, in utf8: [UInt8]) -> [UInt8] {
    var start = min(offset, utf8.count)
    while let byte = utf8.byte(at: start - 1), byte != 0x0A, byte != 0x0D { start -= 1 }
    return Array(utf8[start..<min(offset, utf8.count)].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  /// Whether the line above that of an offset is empty, with nothing but blanks before the offset in its own. The first line of a file
  /// can be an empty one too.
  static func hasEmptyLine(before offset: Int, in utf8: [UInt8]) -> Bool {
    let line = startOfBlanks(before: offset, in: utf8)
    guard let end = lineEnd(before: line, in: utf8) else { return false }
    let above = startOfBlanks(before: end, in: utf8)
    return above == 0 || lineEnd(before: above, in: utf8) != nil
  }

  /// Whether empty lines part what stands at a range from its like: one is above it, or, where it is the first of a text, below it.
  static func areParted(around range: Range<Int>, in utf8: [UInt8]) -> Bool {
    if startOfBlanks(before: range.lowerBound, in: utf8) > 0 { return hasEmptyLine(before: range.lowerBound, in: utf8) }
    return lineEnd(after: range.upperBound, in: utf8).map { lineEnd(after: $0, in: utf8) != nil } ?? false
  }

  /// A range that is removed, with what would be left over of its lines: their indents, their line end, and one of two empty lines.
  static func wholeLines(_ range: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
    let start = startOfBlanks(before: range.lowerBound, in: utf8)
    var end = range.upperBound
    while let byte = utf8.byte(at: end), byte == 0x20 || byte == 0x09 { end += 1 }
    let isLineStart = start == 0 || lineEnd(before: start, in: utf8) != nil
    guard isLineStart else { return range.lowerBound..<end }
    guard let next = lineEnd(after: end, in: utf8) else {
      return end == utf8.count ? start..<end : range.lowerBound..<end
    }
    let wasParted = start == 0 || hasEmptyLine(before: range.lowerBound, in: utf8)
    return start..<(wasParted ? lineEnd(after: next, in: utf8) ?? next : next)
  }

  private static func startOfBlanks(before offset: Int, in utf8: [UInt8]) -> Int {
    var start = min(offset, utf8.count)
    while let byte = utf8.byte(at: start - 1), byte == 0x20 || byte == 0x09 { start -= 1 }
    return start
  }

  /// Where the line end begins that ends right before an offset.
  private static func lineEnd(before offset: Int, in utf8: [UInt8]) -> Int? {
    guard let byte = utf8.byte(at: offset - 1), byte == 0x0A || byte == 0x0D else { return nil }
    return byte == 0x0A && utf8.byte(at: offset - 2) == 0x0D ? offset - 2 : offset - 1
  }

  /// Where the next line begins if a line ends at an offset.
  private static func lineEnd(after offset: Int, in utf8: [UInt8]) -> Int? {
    guard let byte = utf8.byte(at: offset), byte == 0x0A || byte == 0x0D else { return nil }
    return byte == 0x0D && utf8.byte(at: offset + 1) == 0x0A ? offset + 2 : offset + 1
  }
}

/// A part of a text and what is to stand in its place.
package struct TextEdit: Hashable, Sendable {
  /// The bytes that go. Empty where something is put between.
  package var range: Range<Int>
  /// The bytes that come.
  package var replacement: [UInt8]

  /// Puts bytes in the place of a range.
  package init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// The text after edits, every byte outside them as it was. What is put
  /// inside a replaced range follows it; a replacement that begins inside another is left out.
  package static func apply(_ edits: [TextEdit], to utf8: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var offset = 0
    let sorted = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    for (_, edit) in sorted where edit.range.upperBound <= utf8.count {
      guard edit.range.lowerBound >= offset else {
        if edit.range.isEmpty { result += edit.replacement }
        continue
      }
      result += utf8[offset..<edit.range.lowerBound]
      result += edit.replacement
      offset = edit.range.upperBound
    }
    return result + utf8[offset...]
  }
}

import EndonymICU

/// Cuts a formatted text into parts by ICU's fields.
///
/// A field laid later lies over the ones laid before: the digits of an integer are one field, and the grouping
/// separators inside it cut it. What no field covers is a literal.
struct FieldReader {
  private let text: [UInt16]
  /// For every UTF-16 unit, which laid part covers it; -1 for none.
  private var cover: [Int]
  private var laid: [FormattedPart] = []

  init(text: [UInt16]) {
    self.text = text
    cover = Array(repeating: -1, count: text.count)
  }

  /// Lays a part over a range. A range outside the text is cut to it.
  mutating func lay(_ kind: FormattedPart.Kind, over range: Range<Int>, unit: String? = nil) {
    let index = laid.count
    laid.append(FormattedPart(kind, "", unit: unit))
    for position in range.clamped(to: 0..<text.count) { cover[position] = index }
  }

  /// The text of a range.
  func text(in range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: 0..<text.count)], as: UTF16.self)
  }

  /// Whether a position lies between the two halves of a surrogate pair.
  private func isInsidePair(_ position: Int) -> Bool {
    UTF16.isTrailSurrogate(text[position]) && UTF16.isLeadSurrogate(text[position - 1])
  }

  /// The parts in order. `source` tells which end of a range a position belongs to.
  func parts(source: (Int) -> FormattedPart.Source? = { _ in nil }) -> [FormattedPart] {
    var parts: [FormattedPart] = []
    var start = 0
    while start < text.count {
      let end = source(start)
      var next = start + 1
      // A part ends between characters: in ranges ICU 72 puts the ends of some fields inside a pair of surrogates.
      while next < text.count, isInsidePair(next) || (cover[next] == cover[start] && source(next) == end) { next += 1 }
      var part = cover[start] < 0 ? FormattedPart(.literal, "") : laid[cover[start]]
      part.text = text(in: start..<next)
      part.source = end
      parts.append(part)
      start = next
    }
    return parts
  }
}

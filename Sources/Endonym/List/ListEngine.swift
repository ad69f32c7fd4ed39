import EndonymICU

/// What writes the lists of a ``ListFormat``: ICU's formatter.
final class ListEngine: Sendable {
  private let formatter: ICUListFormatter

  init(_ options: ListOptions) throws(FormatError) {
    let kind: ICUListFormatter.Kind =
      switch options.kind {
      case .and: .and
      case .or: .or
      case .units: .units
      }
    let width: ICUListFormatter.Width =
      switch options.width {
      case .wide: .wide
      case .short: .short
      case .narrow: .narrow
      }
    formatter = try FormatError.wrapping { () throws(ICUError) in
      try ICUListFormatter(locale: options.locale.dataIdentifier, kind: kind, width: width)
    }
  }

  func append(_ elements: [String], to bytes: inout [UInt8]) throws(FormatError) {
    let formatted = try formatted(elements)
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  private func formatted(_ elements: [String]) throws(FormatError) -> ICUFormatted {
    guard elements.count <= Limits.listElements else {
      throw .limitExceeded("the number of list elements", limit: Limits.listElements)
    }
    return try FormatError.wrapping { () throws(ICUError) in try formatter.format(elements) }
  }

  /// ICU tells nothing of an empty element's place. A stand-in that changes no word beside it marks the place: a Hebrew
  /// letter, as Hebrew's rule looks for other scripts and Spanish's for Latin vowels.
  private static let standIn = "\u{5D0}"

  /// The parts of one element. The toolchain's ICU puts marks of isolation around an element of another direction.
  private static func parts(of element: String, shownAs text: String) -> [FormattedPart] {
    guard !element.isEmpty, text != element else { return [FormattedPart(.element, element)] }
    let (open, close) = ("\u{2068}", "\u{2069}")
    guard text == open + element + close else { return [FormattedPart(.element, text)] }
    return [FormattedPart(.literal, open), FormattedPart(.element, element), FormattedPart(.literal, close)]
  }

  func parts(of elements: [String]) throws(FormatError) -> [FormattedPart] {
    let formatted = try formatted(elements.map { $0.isEmpty ? Self.standIn : $0 })
    let (text, fields) = try FormatError.wrapping { () throws(ICUError) in
      (try formatted.utf16(), try formatted.fields())
    }
    var parts: [FormattedPart] = []
    var position = 0
    func appendLiteral(upTo end: Int) {
      guard position < end else { return }
      parts.append(FormattedPart(.literal, String(decoding: text[position..<end], as: UTF16.self)))
    }
    let spans = fields.filter { $0.category == ICUFieldCategory.listSpan }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for span in spans {
      let range = span.range.clamped(to: position..<text.count)
      appendLiteral(upTo: range.lowerBound)
      let element = elements.indices.contains(Int(span.field)) ? elements[Int(span.field)] : ""
      parts += Self.parts(of: element, shownAs: String(decoding: text[range], as: UTF16.self))
      position = range.upperBound
    }
    appendLiteral(upTo: text.count)
    return parts
  }
}

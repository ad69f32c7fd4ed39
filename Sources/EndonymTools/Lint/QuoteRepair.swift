import EndonymStrings

/// A text between quotes that only look like quotes, and where it may end. Which end is meant, reading the repaired file tells.
struct QuoteRepair {
  /// What was found.
  let diagnostic: Diagnostic
  /// The quote at its beginning.
  let opening: Range<Int>
  /// The quotes that can end it, in their order.
  private(set) var closings: [Range<Int>]

  /// Lines are settled together, so that only a line of many broken texts takes more rounds: it is left as it is.
  private static let greatestRounds = 32

  /// A text that begins at a place; `nil` when nothing in its line can end it.
  init?(_ diagnostic: Diagnostic, opening: Range<Int>, _ lookalike: Lookalike, in text: [UInt8]) {
    self.diagnostic = diagnostic
    self.opening = opening
    let isSingle = lookalike.meant == "'"
    let quotes = LookalikeQuotes(text, after: opening, isSingle: isSingle).prefix(LookalikeQuotes.greatestCount)
    // Quotes inside a text come in pairs, but for apostrophes: with half a pair the text is in doubt.
    closings = quotes.enumerated().filter { $1.canClose && (isSingle || $0.isMultiple(of: 2)) }.map(\.element.range)
    if closings.isEmpty { return nil }
  }

  /// The edits that put straight quotes around the text as far as its first possible end.
  var edits: [TextEdit] {
    [opening, closings.first].compactMap(\.self).map { TextEdit($0, [UInt8(ascii: "\"")]) }
  }

  /// Gives up the first of the ends; false when there is no other.
  mutating func takeNextClosing() -> Bool {
    closings.removeFirst()
    return !closings.isEmpty
  }

  /// Leaves of some repairs those after which a text can be read, each with the first end that lets it.
  ///
  /// - Parameters:
  ///   - quotes: The repairs in the order of the file.
  ///   - errors: Where the file cannot be read after some repairs.
  /// - Returns: The repairs that stay.
  static func settled(_ quotes: [QuoteRepair], errors: ([QuoteRepair]) -> [SourcePosition]) -> [QuoteRepair] {
    var quotes = quotes
    for _ in 0..<greatestRounds where !quotes.isEmpty {
      // In a line the last text before what cannot be read has ended at the wrong place.
      var mistaken: [Int: Int] = [:]
      for position in errors(quotes) where mistaken[position.line] == nil {
        mistaken[position.line] = quotes.lastIndex {
          $0.diagnostic.position.map { $0.line == position.line && $0 <= position } ?? false
        }
      }
      if mistaken.isEmpty { return quotes }
      for index in mistaken.values.sorted(by: >) where !quotes[index].takeNextClosing() { quotes.remove(at: index) }
    }
    return []
  }
}

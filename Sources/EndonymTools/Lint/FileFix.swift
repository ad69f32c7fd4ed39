import EndonymStrings

/// The repairs of one file, as edits of its text.
struct FileFix {
  private let file: LocalizedFile
  private let text: [UInt8]
  private let lines: TextLines
  /// The file's text with its encoding.
  private let source: SourceText
  private var edits: [TextEdit] = []
  private var quotes: [QuoteRepair] = []
  private var addsMark = false
  private var removesMark = false
  /// A note for each repair.
  private(set) var done: [Diagnostic] = []

  init(_ bytes: [UInt8], file: LocalizedFile) {
    self.file = file
    var collector = DiagnosticCollector(file: file.path)
    let source = SourceText(decoding: bytes, into: &collector)
    self.source = source
    text = source.utf8
    lines = TextLines(text)
  }

  /// The file with its repairs; `nil` when there are none.
  var bytes: [UInt8]? { done.isEmpty ? nil : bytes(with: quotes) }

  private func bytes(with quotes: [QuoteRepair]) -> [UInt8] {
    var source = source
    source.hasByteOrderMark = (source.hasByteOrderMark || addsMark) && !removesMark
    return source.encode(TextEdit.apply(edits + quotes.flatMap(\.edits), to: text))
  }

  /// Decides where texts in typographic quotes end, once all else is repaired: where the file can be read then. What cannot be is left.
  mutating func settleQuotes() {
    guard !quotes.isEmpty else { return }
    quotes = QuoteRepair.settled(quotes) { quotes in
      let (_, collector) = PropertyListDocument.read(bytes(with: quotes), file: file.path)
      return collector.diagnostics.filter { $0.severity == .error && $0.rule != "encoding" }.compactMap(\.position)
    }
    for quote in quotes { note(quote.diagnostic, "straight quotes stand around the text") }
    done.sort { ($0.position ?? .start) < ($1.position ?? .start) }
  }

  // MARK: What readers find

  /// Repairs what a reader found, if it can be.
  mutating func repair(_ diagnostic: Diagnostic) {
    guard let position = diagnostic.position, let offset = lines.offset(of: position) else { return }
    switch diagnostic.rule {
    case "missing-semicolon" where file.format == .strings:
      guard let end = endOfValue(before: offset) else { return }
      edits.append(TextEdit(end..<end, [UInt8(ascii: ";")]))
      note(diagnostic, "a semicolon stands behind the value")
    case "lookalike-character":
      replaceLookalike(at: offset, diagnostic)
    case "lowercase-unicode-escape":
      guard text[offset...].starts(with: "\\u".utf8) else { return }
      edits.append(TextEdit(offset + 1..<offset + 2, [UInt8(ascii: "U")]))
      note(diagnostic, "the escape is written \\U")
    case "missing-byte-order-mark":
      addsMark = true
      note(diagnostic, "the file begins with a byte-order mark")
    case "byte-order-mark":
      removesMark = true
      note(diagnostic, "the byte-order mark is gone")
    default: break
    }
  }

  private mutating func note(_ diagnostic: Diagnostic, _ message: String) {
    var done = diagnostic
    done.severity = .note
    done.message = "repaired: \(message)"
    self.done.append(done)
  }

  /// Where the value ends that stands before an offset in a line of its own: behind its quote. `nil` unless only white space and comments
  /// stand between.
  private func endOfValue(before offset: Int) -> Int? {
    var end = offset
    while end > 0 {
      let byte = text[end - 1]
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        end -= 1
      } else if end >= 2, byte == UInt8(ascii: "/"), text[end - 2] == UInt8(ascii: "*") {
        guard let start = text[..<(end - 2)].lastRange(of: "/*") else { return nil }
        end = start
      } else if let start = lineComment(endingAt: end) {
        end = start
      } else {
        // In one line with what follows, the value itself is in doubt: a quote inside may have ended it early.
        let isAlone = offset == text.count || text[end..<offset].contains { $0 == 0x0A || $0 == 0x0D }
        let isQuote =
          byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
          || quotes.contains { $0.closings.contains { $0.upperBound == end } }
        return isAlone && isQuote ? end : nil
      }
    }
    return nil
  }

  /// The start of a comment of a line of its own that ends at an offset.
  private func lineComment(endingAt end: Int) -> Int? {
    var start = end
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    var first = start
    while first < end, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
    return text[first..<end].starts(with: "//".utf8) ? start : nil
  }

  /// Puts the mark that is meant in the place of one that looks like it; of a text in typographic quotes both, later.
  private mutating func replaceLookalike(at offset: Int, _ diagnostic: Diagnostic) {
    guard let (lookalike, length) = lookalike(at: offset) else { return }
    let range = offset..<offset + length
    guard lookalike.meant == "\"" || lookalike.meant == "'" else {
      edits.append(TextEdit(range, Array(String(lookalike.meant).utf8)))
      let mark = lookalike.meant == " " ? "a space" : "'\(lookalike.meant)'"
      return note(diagnostic, "\(mark) stands in the place of a mark like it")
    }
    if let quote = QuoteRepair(diagnostic, opening: range, lookalike, in: text) { quotes.append(quote) }
  }

  private func lookalike(at offset: Int) -> (Lookalike, length: Int)? {
    guard offset < text.count, text[offset] >= 0x80,
      let scalar = String(decoding: text[offset...].prefix(4), as: UTF8.self).unicodeScalars.first,
      let lookalike = Lookalike(scalar.value)
    else { return nil }
    return (lookalike, UTF8.width(scalar))
  }

  // MARK: What is wrong in texts

  /// Repairs the text at the place of a finding. Percent signs and what follows them stand in a file as they are, whatever its escapes.
  mutating func repair(_ repair: ValueRepair) {
    guard let position = repair.diagnostic.position, let offset = lines.offset(of: position),
      let range = content(at: offset)
    else { return }
    let placeholders = FormatString(String(decoding: text[range], as: UTF8.self)).placeholders
    let places: [(Int, [UInt8])]
    switch repair.change {
    case .doublesProse:
      places = placeholders.filter(\.isLikelyProse).map { ($0.range.lowerBound, [UInt8(ascii: "%")]) }
    case .numbers(let positions):
      guard placeholders.count == positions.count else { return }
      places = zip(placeholders, positions).map { ($0.range.lowerBound + 1, Array("\($1)$".utf8)) }
    }
    guard !places.isEmpty else { return }
    for (place, bytes) in places {
      let start = range.lowerBound + place
      edits.append(TextEdit(start..<start, bytes))
    }
    done.append(repair.diagnostic)
  }

  /// The bytes of the text that begins at a quote or a tag.
  private func content(at offset: Int) -> Range<Int>? {
    guard offset < text.count else { return nil }
    let quote = text[offset]
    if quote == UInt8(ascii: "<") {
      guard let start = text[offset...].firstIndex(of: UInt8(ascii: ">")),
        let end = text[start...].firstIndex(of: UInt8(ascii: "<"))
      else { return nil }
      return start + 1..<end
    }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var end = offset + 1
    while end < text.count, text[end] != quote { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return end < text.count ? offset + 1..<end : nil
  }
}

extension ArraySlice<UInt8> {
  /// Where an ASCII text begins for the last time.
  fileprivate func lastRange(of text: StaticString) -> Int? {
    var index = endIndex - text.utf8CodeUnitCount
    while index >= startIndex {
      if text.withUTF8Buffer({ self[index..<index + $0.count].elementsEqual($0) }) { return index }
      index -= 1
    }
    return nil
  }
}

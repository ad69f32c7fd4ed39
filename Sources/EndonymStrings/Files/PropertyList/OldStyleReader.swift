/// Reads an old-style property list: the text form of `.strings` files.
///
/// It reports every error and goes on behind it. What is sound is kept: an entry whose own text is whole, even if the `;` after it
/// is not there. Source of the grammar: CoreFoundation's CFOldStylePList.c.
struct OldStyleReader {
  var scanner: OldStyleScanner
  /// How many values have been read.
  var valueCount = 0
  /// Whether the file's end was met where something was still open: said once, not for each of the open brackets.
  private var hasReportedEnd = false
  /// Where the first comment or token of the file stands.
  var headOffset = 0

  /// Reads a file.
  static func read(_ utf8: [UInt8], collector: DiagnosticCollector) -> ParsedPropertyList {
    var reader = OldStyleReader(scanner: OldStyleScanner(utf8, collector: collector))
    return reader.readFile()
  }

  private mutating func readFile() -> ParsedPropertyList {
    var members: [PropertyListMember] = []
    var insertionOffset: Int?
    let first = scanner.next()
    headOffset = scanner.comments.first?.range.lowerBound ?? first.range.lowerBound
    if first.stands(for: "{") {
      if !first.isSymbol("{") { expected("'{'", found: first, rule: "lookalike-character") }
      scanner.comments = []
      members = readMembers(closing: "}", depth: 1)
      insertionOffset = members.last?.range.upperBound ?? first.range.upperBound
      let next = scanner.next()
      if next.kind != .endOfFile {
        expected("the end of the file after '}'", found: next, rule: "junk-after-dictionary")
      }
      scanner.putBack(next)
    } else {
      scanner.putBack(first)
    }
    members += readMembers(closing: nil, depth: 0)
    let root = PropertyListNode(.dictionary(members), position: first.position, range: 0..<scanner.utf8.count)
    return ParsedPropertyList(
      root: root, collector: scanner.collector,
      insertionOffset: insertionOffset ?? members.last?.range.upperBound ?? scanner.utf8.count)
  }

  /// The members up to a closing brace, or up to the end of the file.
  mutating func readMembers(closing: Unicode.Scalar?, depth: Int) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      let token = scanner.next()
      if token.kind == .endOfFile {
        if closing != nil { expectedAtEnd("'}' after the dictionary", found: token) }
        return members
      }
      if let closing, token.stands(for: closing) {
        if !token.isSymbol(closing) { expected("'\(closing)'", found: token, rule: "lookalike-character") }
        return members
      }
      guard valueCount < FileLimits.valueCount else {
        let message = "expected \(FileLimits.valueCount) values at most, found more; the rest is not read"
        scanner.collector.report(.error, "too-many-values", message, at: token.position)
        scanner.offset = scanner.utf8.count
        return members
      }
      let comments = takeLeadingComments(of: token)
      if var member = readMember(from: token, isInBraces: closing != nil, depth: depth) {
        attach(comments, to: &member)
        members.append(member)
      } else {
        scanner.comments = []
      }
    }
  }

  private mutating func readMember(from token: OldStyleToken, isInBraces: Bool, depth: Int) -> PropertyListMember? {
    guard let key = readText(token, as: "a key") else {
      if !token.isText { skipStray(token) }
      return nil
    }
    var member = PropertyListMember(decode(key), PropertyListNode(.string("")))
    member.keyPosition = key.position
    member.keyRange = key.range
    let sign = scanner.next()
    if sign.stands(for: ";") {
      if !sign.isSymbol(";") { expected("';' after the key", found: sign, rule: "lookalike-character") }
      valueCount += 1
      member.isKeyOnly = true
      member.node = PropertyListNode(.string(member.key), position: key.position, range: key.range)
      member.range = key.range.lowerBound..<sign.range.upperBound
      scanner.comments = []
      return member
    }
    guard sign.stands(for: "=") else {
      if recoverFromMissingQuote(of: key) { return nil }
      expected("'=' or ';' after the key", found: sign, rule: "missing-equals-sign")
      recover(from: sign, isInBraces: isInBraces)
      return nil
    }
    if !sign.isSymbol("=") { expected("'=' after the key", found: sign, rule: "lookalike-character") }
    let token = scanner.next()
    if token.isText, token.position.line > sign.position.line, scanner.startsEntry(at: token.range.lowerBound) {
      expected("a value after '='", found: token, rule: "missing-value")
      scanner.putBack(token)
      return nil
    }
    guard let node = readValue(token, depth: depth) else { return nil }
    member.node = node
    member.range = key.range.lowerBound..<node.range.upperBound
    return finish(member, value: token, isInBraces: isInBraces)
  }

  /// Reads the `;` after a value.
  private mutating func finish(
    _ member: PropertyListMember, value: OldStyleToken, isInBraces: Bool
  ) -> PropertyListMember? {
    var member = member
    // Comments inside the entry stay where they are; those behind it, should the `;` be missing, are the next one's.
    scanner.comments = []
    let end = scanner.next()
    if end.stands(for: ";") {
      if !end.isSymbol(";") { expected("';' after the value", found: end, rule: "lookalike-character") }
      member.range = member.range.lowerBound..<end.range.upperBound
      scanner.comments = []
      return member
    }
    if recoverFromMissingQuote(of: value) { return nil }
    if end.kind == .endOfFile, hasReportedEnd { return member }
    expected("';' after the value", found: end, rule: "missing-semicolon")
    // Behind a value that ends its line there is only the semicolon missing. In the same line the value itself is in doubt:
    // it may hold a quote that should have been escaped.
    let isWhole =
      end.kind == .endOfFile || end.stands(for: "}") || scanner.startsEntry(at: end.range.lowerBound, withValue: true)
      || scanner.hasLineEnd(in: member.range.upperBound..<end.range.lowerBound)
    recover(from: end, isInBraces: isInBraces)
    return isWhole ? member : nil
  }

  /// Goes on behind an error: at a token that may begin something, else behind it.
  mutating func recover(from token: OldStyleToken, isInBraces: Bool) {
    let start = token.range.lowerBound
    let isNext =
      token.kind == .endOfFile || isInBraces && token.stands(for: "}")
      || scanner.startsEntry(at: start, withValue: true) || token.isText && scanner.isFirstInLine(start)
    if isNext { scanner.putBack(token) } else { scanner.recover(from: start) }
  }

  /// A text whose closing quote belongs to a later entry: reports it, and goes on at that entry.
  mutating func recoverFromMissingQuote(of token: OldStyleToken) -> Bool {
    guard case .quoted = token.kind, scanner.hasLineEnd(in: token.range),
      let line = scanner.nextLineOfEntry(after: token.range.lowerBound, before: token.range.upperBound)
    else { return false }
    reportUnterminated(token, before: "the next entry")
    scanner.offset = line
    scanner.counter = PositionCounter(offset: token.range.lowerBound, position: token.position)
    return true
  }

  /// The text of a token. What its escapes have of note is reported.
  mutating func decode(_ token: OldStyleToken) -> String {
    guard token.hasEscapes else { return scanner.utf8.text(token.content) }
    var findings: [OldStyleText.Finding] = []
    let text = OldStyleText.decode(scanner.utf8, token.content) { findings.append($0) }
    var counter = PositionCounter(offset: token.range.lowerBound, position: token.position)
    for finding in findings {
      let position = counter.position(at: finding.offset, in: scanner.utf8)
      scanner.collector.report(.warning, finding.rule, finding.message, at: position)
    }
    return text
  }

  private mutating func reportUnterminated(_ token: OldStyleToken, before what: String) {
    let quote = scanner.utf8.text(token.range.lowerBound..<token.range.lowerBound + 1)
    let message = "expected '\(quote)' to close the text that begins here, found none before \(what)"
    scanner.collector.report(.error, "unterminated-text", message, at: token.position)
  }

  /// A token that should be a text: decoded in place, if it is one or was meant as one.
  mutating func readText(_ token: OldStyleToken, as what: String) -> OldStyleToken? {
    switch token.kind {
    case .unquoted, .quoted(isClosed: true): return token
    case .quoted(isClosed: false):
      if !recoverFromMissingQuote(of: token) { reportUnterminated(token, before: "the end of the file") }
      return nil
    case .lookalike(let lookalike) where lookalike.meant == "\"" || lookalike.meant == "'":
      expected("\(what) in straight quotes", found: token, rule: "lookalike-character")
      return scanner.readLookalikeQuoted(token)
    case .symbol, .lookalike, .endOfFile: return nil
    }
  }

  private mutating func skipStray(_ token: OldStyleToken) {
    if case .lookalike(let lookalike) = token.kind, lookalike.meant == " " {
      expected("a space, a tab or a line end between entries", found: token, rule: "lookalike-character")
      return
    }
    expected("a key", found: token, rule: "stray-character")
    if token.isSymbol("=") { return scanner.recover(from: token.range.upperBound) }
    guard case .symbol = token.kind, !token.isSymbol(";") else { return }
    scanner.skipStray()
    let next = scanner.next()
    if next.stands(for: "=") { scanner.recover(from: next.range.lowerBound) } else { scanner.putBack(next) }
  }

  /// Reports what was expected and what stood there.
  mutating func expected(_ what: String, found token: OldStyleToken, rule: String) {
    let found = scanner.describe(token)
    scanner.collector.report(.error, rule, "expected \(what), found \(found)", at: token.position)
  }

  /// Reports that the file ended inside something.
  mutating func expectedAtEnd(_ what: String, found token: OldStyleToken) {
    if !hasReportedEnd { expected(what, found: token, rule: "unexpected-end") }
    hasReportedEnd = true
  }
}

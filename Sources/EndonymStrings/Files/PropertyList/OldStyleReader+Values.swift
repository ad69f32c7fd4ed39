extension OldStyleReader {
  /// The value that begins with a token; `nil` after an error, which is reported and passed.
  mutating func readValue(_ token: OldStyleToken, depth: Int) -> PropertyListNode? {
    valueCount += 1
    if token.stands(for: "{") || token.stands(for: "(") {
      if case .lookalike(let lookalike) = token.kind {
        expected("'\(lookalike.meant)'", found: token, rule: "lookalike-character")
      }
      guard depth < FileLimits.nestingDepth else {
        let message = "expected \(FileLimits.nestingDepth) levels of nesting at most, found more"
        scanner.collector.report(.error, "nesting-too-deep", message, at: token.position)
        skipNested()
        return nil
      }
      let value: PropertyListValue =
        token.stands(for: "{")
        ? .dictionary(readMembers(closing: "}", depth: depth + 1)) : .array(readElements(depth: depth + 1))
      return PropertyListNode(value, position: token.position, range: token.range.lowerBound..<scanner.offset)
    }
    if token.isSymbol("<") { return readData(token) }
    guard let text = readText(token, as: "a value") else {
      if token.isText { return nil }
      if case .lookalike(let lookalike) = token.kind, lookalike.meant == "\"" || lookalike.meant == "'" {
        scanner.recover(from: token.range.upperBound)
        return nil
      }
      expected("a value", found: token, rule: "missing-value")
      if !token.isSymbol(";") { recover(from: token, isInBraces: depth > 0) }
      return nil
    }
    return PropertyListNode(.string(decode(text)), position: text.position, range: text.range)
  }

  private mutating func readElements(depth: Int) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while true {
      let token = scanner.next()
      if token.stands(for: ")") { return elements }
      if token.kind == .endOfFile {
        expectedAtEnd("')' after the array", found: token)
        return elements
      }
      if token.stands(for: ";") || token.stands(for: "}") {
        expected("')' after the array", found: token, rule: "unterminated-array")
        scanner.putBack(token)
        return elements
      }
      guard valueCount < FileLimits.valueCount, let element = readValue(token, depth: depth) else { return elements }
      elements.append(element)
      let separator = scanner.next()
      if separator.stands(for: ",") { continue }
      if !separator.stands(for: ")"), separator.kind != .endOfFile, !separator.stands(for: ";"),
        !separator.stands(for: "}")
      {
        if recoverFromMissingQuote(of: token) { return elements }
        expected("',' or ')' after the element", found: separator, rule: "missing-comma")
        if !separator.isText { continue }
      }
      scanner.putBack(separator)
    }
  }

  private mutating func readData(_ token: OldStyleToken) -> PropertyListNode? {
    var bytes: [UInt8] = []
    var high: UInt8?
    while let byte = scanner.utf8.byte(at: scanner.offset) {
      let blank = scanner.blankLength(at: scanner.offset)
      if byte == UInt8(ascii: ">") || blank > 0 {
        if high != nil { break }
        scanner.offset += max(blank, 1)
        if blank > 0 { continue }
        return PropertyListNode(
          .data(bytes), position: token.position, range: token.range.lowerBound..<scanner.offset)
      }
      guard let digit = byte.hexadecimalValue else { break }
      scanner.offset += 1
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    let found = scanner.peekSymbol()
    let what = high == nil ? "pairs of hexadecimal digits and '>'" : "the second hexadecimal digit of a byte"
    expected(what, found: found, rule: "malformed-data")
    scanner.recover(from: found.range.lowerBound)
    return nil
  }

  /// Passes what is nested too deep, up to the bracket that closes it.
  private mutating func skipNested() {
    var open = 1
    while open > 0 {
      let token = scanner.next()
      if token.kind == .endOfFile { return }
      if token.isSymbol("{") || token.isSymbol("(") { open += 1 }
      if token.isSymbol("}") || token.isSymbol(")") { open -= 1 }
    }
    let end = scanner.next()
    if !end.isSymbol(";") { scanner.putBack(end) }
  }
}

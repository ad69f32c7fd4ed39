extension XMLPropertyListReader {
  /// The value of an element whose opening tag was read; `nil` after an error, which is reported and passed.
  mutating func readValue(_ tag: Markup, depth: Int) -> PropertyListNode? {
    valueCount += 1
    guard let value = readContent(tag, depth: depth) else { return nil }
    return PropertyListNode(value, position: tag.position, range: tag.range.lowerBound..<scanner.offset)
  }

  private mutating func readContent(_ tag: Markup, depth: Int) -> PropertyListValue? {
    switch tag.name {
    case "dict", "array": return readCollection(tag, depth: depth)
    case "string": return readText(of: tag).map { .string($0) }
    case "true", "false":
      if tag.kind == .open(isEmpty: false), let text = readText(of: tag), !text.allSatisfy(\.isWhitespace) {
        malformed("<\(tag.name)/> without content", text, of: tag)
      }
      return .boolean(tag.name == "true")
    case "integer": return readScalar(of: tag, as: "a whole number", XMLPropertyListScalars.integer)
    case "real":
      return readScalar(of: tag, as: "a number", XMLPropertyListScalars.real)
    case "date":
      return readScalar(of: tag, as: "a date such as 2026-01-31T12:00:00Z", XMLPropertyListScalars.date)
    case "data": return readScalar(of: tag, as: "Base64", XMLPropertyListScalars.data)
    default:
      expected("a property-list element", found: tag, rule: "unknown-element")
      skipElement(tag)
      return nil
    }
  }

  private mutating func readCollection(_ tag: Markup, depth: Int) -> PropertyListValue? {
    let isDictionary = tag.name == "dict"
    if tag.kind == .open(isEmpty: true) { return isDictionary ? .dictionary([]) : .array([]) }
    guard depth < FileLimits.nestingDepth else {
      let message = "expected \(FileLimits.nestingDepth) levels of nesting at most, found more"
      scanner.collector.report(.error, "nesting-too-deep", message, at: tag.position)
      skipElement(tag)
      return nil
    }
    open.append(tag.name)
    defer { open.removeLast() }
    return isDictionary ? .dictionary(readMembers(depth: depth + 1)) : .array(readElements(depth: depth + 1))
  }

  private mutating func readScalar(
    of tag: Markup, as what: String, _ parse: (String) -> PropertyListValue?
  ) -> PropertyListValue? {
    guard let text = readText(of: tag) else { return nil }
    if let value = parse(text) { return value }
    malformed(what, text, of: tag)
    return nil
  }

  private mutating func malformed(_ what: String, _ text: String, of tag: Markup) {
    let message = "expected \(what) in <\(tag.name)>, found \"\(text.prefix(40))\""
    scanner.collector.report(.error, "malformed-value", message, at: tag.position)
  }

  /// Passes an element that is not read, up to the tag that closes it.
  private mutating func skipElement(_ tag: Markup) {
    guard tag.kind == .open(isEmpty: false) else { return }
    var depth = 1
    while depth > 0 {
      let markup = scanner.next()
      switch markup.kind {
      case .endOfFile: return
      case .open(let isEmpty): if !isEmpty, markup.name == tag.name { depth += 1 }
      case .close:
        if markup.name == tag.name { depth -= 1 }
      case .text: break
      }
    }
  }

  /// The text of an element up to its closing tag; `nil` if something else is in it.
  mutating func readText(of tag: Markup) -> String? {
    if tag.kind == .open(isEmpty: true) { return "" }
    let start = scanner.offset
    // Nearly every text is one run without entities.
    while let byte = scanner.utf8.byte(at: scanner.offset), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "&") {
      scanner.offset += 1
    }
    if closes(tag) { return scanner.utf8.text(start..<skipClosingTag()) }
    var text = Array(scanner.utf8[start..<scanner.offset])
    while let byte = scanner.utf8.byte(at: scanner.offset) {
      if byte == UInt8(ascii: "&") {
        readEntity(into: &text)
      } else if byte != UInt8(ascii: "<") {
        text.append(byte)
        scanner.offset += 1
      } else if closes(tag) {
        _ = skipClosingTag()
        return String(decoding: text, as: UTF8.self)
      } else if scanner.utf8.hasASCII("<![CDATA[", at: scanner.offset) {
        let start = scanner.offset + 9
        guard scanner.skip(to: "]]>", as: "<![CDATA[") else { return nil }
        if start <= scanner.offset - 3 { text += scanner.utf8[start..<scanner.offset - 3] }
      } else if scanner.utf8.hasASCII("<!--", at: scanner.offset) {
        let message = "expected text or '</\(tag.name)>', found a comment: Apple's reader refuses the file"
        scanner.collector.report(.error, "comment-in-text", message, at: scanner.position())
        guard scanner.skip(to: "-->", as: "the comment") else { return nil }
      } else {
        recoverFromMarkup(in: tag)
        return nil
      }
    }
    expectedAtEnd("</\(tag.name)>", found: scanner.next())
    return nil
  }

  private func closes(_ tag: Markup) -> Bool {
    let utf8 = scanner.utf8
    let name = Array(tag.name.utf8)
    let start = scanner.offset + 2
    guard utf8.hasASCII("</", at: scanner.offset), utf8.count - start > name.count,
      utf8[start..<start + name.count].elementsEqual(name)
    else { return false }
    let after = utf8[start + name.count]
    return after == UInt8(ascii: ">") || XMLPropertyListScanner.isBlank(after)
  }

  /// Passes a closing tag, and tells where it begins.
  private mutating func skipClosingTag() -> Int {
    let start = scanner.offset
    _ = scanner.next()
    return start
  }

  /// Other markup where only text can be: passes the element if it is closed before the next key or value begins.
  private mutating func recoverFromMarkup(in tag: Markup) {
    let found = scanner.next()
    expected("text or </\(tag.name)>", found: found, rule: "markup-in-text")
    scanner.putBack(found)
    while true {
      let markup = scanner.next()
      if markup.isClose(tag.name) { return }
      let isKnown = markup.name == "key" || open.contains(markup.name) || Self.elements.contains(markup.name)
      if markup.kind == .endOfFile || markup.kind != .text && isKnown {
        scanner.putBack(markup)
        return
      }
    }
  }

  private mutating func readEntity(into text: inout [UInt8]) {
    let start = scanner.offset
    var end = start + 1
    while end - start < 12, let byte = scanner.utf8.byte(at: end), byte != UInt8(ascii: ";") { end += 1 }
    let name = scanner.utf8.byte(at: end) == UInt8(ascii: ";") ? scanner.utf8.text(start + 1..<end) : nil
    if let name, let codePoint = XMLPropertyListScalars.entity(name) {
      text.append(codePoint: codePoint)
      scanner.offset = end + 1
    } else {
      let found = name.map { "'&\($0);'" } ?? "'&'"
      let message = "expected &amp;, &lt;, &gt;, &quot;, &apos; or a character's number, found \(found)"
      scanner.collector.report(.error, "unknown-entity", message, at: scanner.position())
      text.append(UInt8(ascii: "&"))
      scanner.offset += 1
    }
  }
}

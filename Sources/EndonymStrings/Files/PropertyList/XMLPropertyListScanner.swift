/// Cuts an XML property list into tags and texts, and keeps the comments between them.
///
/// Nothing is expanded but XML's five entities and character references, and nothing outside the file is read.
struct XMLPropertyListScanner {
  /// A piece of markup.
  struct Markup {
    enum Kind: Equatable {
      case open(isEmpty: Bool)
      case close
      /// Text outside `<string>` and its like.
      case text
      case endOfFile
    }

    var kind: Kind
    /// The element's name; for a text, its first characters.
    var name: String
    var range: Range<Int>
    var position: SourcePosition

    func isOpen(_ name: String) -> Bool { if case .open = kind { self.name == name } else { false } }

    func isClose(_ name: String) -> Bool { kind == .close && self.name == name }

    /// What it is, for messages.
    var description: String {
      switch kind {
      case .open(let isEmpty): isEmpty ? "<\(name)/>" : "<\(name)>"
      case .close: "</\(name)>"
      case .text: "'\(name)'"
      case .endOfFile: "the end of the file"
      }
    }
  }

  let utf8: [UInt8]
  var collector: DiagnosticCollector
  var offset = 0
  var counter = PositionCounter()
  /// The texts of the comments passed since they were taken last, and where the first of them begins.
  var comments: [String] = []
  var commentsStart: Int?

  init(_ utf8: [UInt8], collector: DiagnosticCollector) {
    self.utf8 = utf8
    self.collector = collector
  }

  /// The next tag or text, after white space, comments and instructions.
  mutating func next() -> Markup {
    while let byte = utf8.byte(at: offset) {
      if Self.isBlank(byte) {
        offset += 1
      } else if utf8.hasASCII("<!--", at: offset) {
        skipComment()
      } else if utf8.hasASCII("<?", at: offset) {
        skip(to: "?>", as: "the instruction")
      } else if utf8.hasASCII("<!DOCTYPE", at: offset) {
        skipDocumentType()
      } else {
        return byte == UInt8(ascii: "<") ? tag() : strayText()
      }
    }
    return Markup(kind: .endOfFile, name: "", range: offset..<offset, position: position())
  }

  /// Goes back to before a piece of markup that was the last one read.
  mutating func putBack(_ markup: Markup) { offset = markup.range.lowerBound }

  /// The place of the offset.
  mutating func position() -> SourcePosition { counter.position(at: offset, in: utf8) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte && byte != 0x0B && byte != 0x0C }

  private mutating func tag() -> Markup {
    let start = offset
    let place = position()
    offset += 1
    let isClose = utf8.byte(at: offset) == UInt8(ascii: "/")
    if isClose { offset += 1 }
    let nameStart = offset
    while let byte = utf8.byte(at: offset), Self.isName(byte) { offset += 1 }
    let name = utf8.text(nameStart..<min(offset, nameStart + 64))
    guard nameStart < offset else {
      offset = start + 1
      return Markup(kind: .text, name: "<", range: start..<offset, position: place)
    }
    var quote: UInt8?
    while let byte = utf8.byte(at: offset) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = utf8.byte(at: offset - 1) == UInt8(ascii: "/")
        offset += 1
        return Markup(
          kind: isClose ? .close : .open(isEmpty: isEmpty), name: name, range: start..<offset, position: place)
      } else if byte == UInt8(ascii: "<") {
        break
      }
      offset += 1
    }
    let found = offset < utf8.count ? "'<'" : "the end of the file"
    collector.report(.error, "unterminated-tag", "expected '>' after <\(name), found \(found)", at: position())
    return Markup(kind: isClose ? .close : .open(isEmpty: false), name: name, range: start..<offset, position: place)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func strayText() -> Markup {
    let start = offset
    let place = position()
    while let byte = utf8.byte(at: offset), byte != UInt8(ascii: "<") { offset += 1 }
    let first = utf8[start..<offset].prefix(24).prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: first, as: UTF8.self)
    return Markup(kind: .text, name: text, range: start..<offset, position: place)
  }

  private mutating func skipComment() {
    let start = offset
    guard skip(to: "-->", as: "the comment") else { return }
    var (first, end) = (start + 4, max(offset - 3, start + 4))
    while first < end, Self.isBlank(utf8[first]) { first += 1 }
    while first < end, Self.isBlank(utf8[end - 1]) { end -= 1 }
    if first < end { comments.append(utf8.text(first..<end)) }
    if commentsStart == nil { commentsStart = start }
  }

  /// Passes everything up to a mark and the mark. Where there is none, the rest of the file is passed, and that is reported.
  @discardableResult
  mutating func skip(to mark: StaticString, as what: String) -> Bool {
    let place = position()
    offset += mark.utf8CodeUnitCount
    while offset < utf8.count {
      if utf8.hasASCII(mark, at: offset) {
        offset += mark.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    offset = utf8.count
    collector.report(
      .error, "unexpected-end", "expected '\(mark)' after \(what), found the end of the file", at: place)
    return false
  }

  private mutating func skipDocumentType() {
    let place = position()
    var quote: UInt8?
    var isInside = false
    while let byte = utf8.byte(at: offset) {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        isInside = true
      } else if byte == UInt8(ascii: "]") {
        isInside = false
      } else if byte == UInt8(ascii: ">"), !isInside {
        offset += 1
        return
      } else if utf8.hasASCII("<!ENTITY", at: offset) {
        let message = "expected no declarations of entities, found one: entities are not expanded"
        collector.report(.error, "entity-declaration", message, at: position())
      }
      offset += 1
    }
    collector.report(
      .error, "unexpected-end", "expected '>' after the document type, found the end of the file", at: place)
  }
}

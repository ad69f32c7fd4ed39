/// Reads an XML property list with the place of each value.
///
/// It reports every error and goes on behind it. Source: Apple's PropertyList-1.0.dtd, and CoreFoundation's CFPropertyList.c for what
/// that leaves open: texts are taken as they stand, with their white space and their line ends.
struct XMLPropertyListReader {
  var scanner: XMLPropertyListScanner
  var valueCount = 0
  /// The names of the elements that are open.
  var open: [String] = []
  var hasReportedEnd = false

  typealias Markup = XMLPropertyListScanner.Markup

  /// Whether a text begins as XML does.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    utf8.first { !XMLPropertyListScanner.isBlank($0) } == UInt8(ascii: "<")
  }

  /// Reads a file.
  static func read(_ utf8: [UInt8], collector: DiagnosticCollector) -> ParsedPropertyList {
    var reader = XMLPropertyListReader(scanner: XMLPropertyListScanner(utf8, collector: collector))
    return reader.readFile()
  }

  private mutating func readFile() -> ParsedPropertyList {
    var markup = scanner.next()
    let hasRoot = markup.isOpen("plist")
    if hasRoot {
      open.append("plist")
      markup = scanner.next()
    }
    var root: PropertyListNode?
    while root == nil, markup.kind != .endOfFile, !markup.isClose("plist") {
      if case .open = markup.kind, Self.elements.contains(markup.name) {
        scanner.comments = []
        root = readValue(markup, depth: 0)
      } else {
        expected("a value in <plist>", found: markup)
      }
      if root == nil { markup = scanner.next() }
    }
    if root == nil { expectedAtEnd("a value in <plist>", found: markup) } else { readEnd(hasRoot: hasRoot) }
    let node = root ?? PropertyListNode(.dictionary([]), position: .start)
    let insertionOffset = node.members?.last?.range.upperBound ?? node.range.lowerBound
    return ParsedPropertyList(root: node, collector: scanner.collector, insertionOffset: insertionOffset)
  }

  private mutating func readEnd(hasRoot: Bool) {
    var markup = scanner.next()
    if hasRoot {
      while markup.kind != .endOfFile, !markup.isClose("plist") {
        expected("</plist>", found: markup)
        markup = scanner.next()
      }
      guard markup.kind != .endOfFile else { return expectedAtEnd("</plist>", found: markup) }
      markup = scanner.next()
    }
    if markup.kind != .endOfFile { expected("the end of the file", found: markup) }
  }

  static let elements: Set<String> = ["array", "data", "date", "dict", "false", "integer", "real", "string", "true"]

  /// Reads the members of a dictionary up to its end.
  mutating func readMembers(depth: Int) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while valueCount < FileLimits.valueCount {
      let markup = scanner.next()
      if isEnd(markup, of: "dict") { return members }
      guard markup.isOpen("key") else {
        expected("<key> or </dict>", found: markup)
        if case .open = markup.kind, Self.elements.contains(markup.name) { _ = readValue(markup, depth: depth) }
        continue
      }
      let comments = (scanner.comments, scanner.commentsStart)
      (scanner.comments, scanner.commentsStart) = ([], nil)
      guard let key = readText(of: markup) else { continue }
      let keyEnd = scanner.offset
      let value = scanner.next()
      guard case .open = value.kind, value.name != "key" else {
        expected("a value after <key>\(key.prefix(40))</key>", found: value, rule: "missing-value")
        scanner.putBack(value)
        continue
      }
      guard let node = readValue(value, depth: depth) else { continue }
      var member = PropertyListMember(key, node)
      member.keyPosition = markup.position
      member.keyRange = markup.range.lowerBound..<keyEnd
      member.comment = comments.0.isEmpty ? nil : comments.0.joined(separator: "\n")
      member.range = (comments.1 ?? markup.range.lowerBound)..<node.range.upperBound
      (scanner.comments, scanner.commentsStart) = ([], nil)
      members.append(member)
    }
    tooManyValues()
    return members
  }

  mutating func readElements(depth: Int) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while valueCount < FileLimits.valueCount {
      let markup = scanner.next()
      if isEnd(markup, of: "array") { return elements }
      if case .open = markup.kind, Self.elements.contains(markup.name) {
        if let node = readValue(markup, depth: depth) { elements.append(node) }
      } else {
        expected("a value or </array>", found: markup)
      }
    }
    tooManyValues()
    return elements
  }

  private mutating func tooManyValues() {
    guard scanner.offset < scanner.utf8.count else { return }
    let message = "expected \(FileLimits.valueCount) values at most, found more; the rest is not read"
    scanner.collector.report(.error, "too-many-values", message, at: scanner.position())
    scanner.offset = scanner.utf8.count
    hasReportedEnd = true
  }

  /// Whether markup ends an element: its closing tag, or one of an element around it, which then is read again there.
  private mutating func isEnd(_ markup: Markup, of name: String) -> Bool {
    switch markup.kind {
    case .endOfFile:
      expectedAtEnd("</\(name)>", found: markup)
      return true
    case .close where markup.name == name: return true
    case .close where open.contains(markup.name):
      expected("</\(name)>", found: markup, rule: "mismatched-tag")
      scanner.putBack(markup)
      return true
    case .close, .open, .text: return false
    }
  }

  /// Reports what was expected and what stood there.
  mutating func expected(_ what: String, found markup: Markup, rule: String = "unexpected-markup") {
    scanner.collector.report(.error, rule, "expected \(what), found \(markup.description)", at: markup.position)
  }

  /// Reports, once, that the file ended inside something.
  mutating func expectedAtEnd(_ what: String, found markup: Markup) {
    if !hasReportedEnd { expected(what, found: markup, rule: "unexpected-end") }
    hasReportedEnd = true
  }
}

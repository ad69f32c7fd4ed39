import EndonymStrings

/// Reads XML by libxml2, within bounds: no network, no external files, no entities but XML's own five, no recursion without a limit.
package enum MarkupReader {
  /// Bytes of a file. The largest interface files and translation exchanges that people keep have a few megabytes.
  package static let byteLimit = 64 << 20

  /// How deep elements may be nested. libxml2's own limit is 256; view hierarchies reach some 60.
  package static let depthLimit = 200

  /// Attributes of an element. libxml2 compares each with all before it.
  package static let attributeLimit = 1_000

  /// Errors that are told; a broken file has thousands.
  package static let diagnosticLimit = 100

  /// Reads a document as far as it is sound.
  ///
  /// - Parameters:
  ///   - bytes: The file. Its byte order mark or its XML declaration tells the encoding, else it is UTF-8.
  ///   - file: The path for the diagnostics, whose rule is `xml-syntax`.
  /// - Returns: The root element, if there is one, and everything that is wrong.
  package static func read(_ bytes: [UInt8], file: String) -> FileReading<MarkupElement?> {
    func refused(_ message: String, at position: SourcePosition? = nil) -> FileReading<MarkupElement?> {
      FileReading(nil, diagnostics: [Diagnostic(.error, rule: "xml-syntax", message, file: file, position: position)])
    }
    guard !bytes.isEmpty else { return refused("expected an XML document, found an empty file") }
    guard bytes.count <= byteLimit else {
      return refused("expected at most \(byteLimit) bytes of XML, found \(bytes.count)")
    }
    if let position = AttributeCount.positionOfExcess(in: bytes) {
      return refused("expected at most \(attributeLimit) attributes in an element", at: position)
    }
    guard let builder = MarkupBuilder.parse(bytes, file: file) else {
      return refused("there is no memory left to read XML")
    }
    var diagnostics = builder.diagnostics
    if builder.root == nil, diagnostics.isEmpty {
      diagnostics = refused("expected an XML document, found no element").diagnostics
    }
    return FileReading(builder.root, diagnostics: diagnostics)
  }
}

/// Looks for start tags with too many attributes before libxml2, whose time for them is quadratic, sees them.
private enum AttributeCount {
  static func positionOfExcess(in bytes: [UInt8]) -> SourcePosition? {
    var equalSigns = 0
    var isInTag = false
    var quote: UInt8?
    var start = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") {
        // No attribute has a raw `<`: it always begins something new.
        (isInTag, quote, equalSigns, start) = (true, nil, 0, index)
        continue
      }
      guard isInTag else { continue }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "="):
        equalSigns += 1
        if equalSigns > MarkupReader.attributeLimit {
          var lines = LineCounter()
          lines.advance(to: start, in: bytes)
          return lines.position
        }
      default: break
      }
    }
    return nil
  }
}

/// Counts lines and columns while it goes forward.
struct LineCounter {
  private(set) var position = SourcePosition.start
  private var offset = 0
  private var followsCarriageReturn = false

  mutating func advance(to end: Int, in bytes: [UInt8]) {
    let end = min(end, bytes.count)
    guard offset < end else { return }
    for byte in bytes[offset..<end] {
      switch byte {
      case 0x0A where followsCarriageReturn: break
      case 0x0A, 0x0D: position = SourcePosition(line: position.line + 1, column: 1)
      case 0x80...0xBF: break
      default: position.column += 1
      }
      followsCarriageReturn = byte == 0x0D
    }
    offset = end
  }
}

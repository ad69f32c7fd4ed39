import CLibXML2
import EndonymStrings

/// Builds elements from what libxml2's parser meets.
final class MarkupBuilder {
  private(set) var root: MarkupElement?
  private(set) var diagnostics: [Diagnostic] = []
  private let bytes: [UInt8]
  private let file: String
  private var open: [MarkupElement] = []
  private var pendingText: [UInt8] = []
  private var lines = LineCounter()
  private let context: xmlParserCtxtPtr

  /// libxml2's tables are made once, before any thread parses.
  private static let isInitialized: Bool = {
    xmlInitParser()
    return true
  }()

  private init(bytes: [UInt8], file: String, context: xmlParserCtxtPtr) {
    self.bytes = bytes
    self.file = file
    self.context = context
  }

  /// Parses a document; `nil` when there is no memory.
  static func parse(_ bytes: [UInt8], file: String) -> MarkupBuilder? {
    guard isInitialized else { return nil }
    return bytes.withUnsafeBytes { buffer -> MarkupBuilder? in
      guard let context = xmlNewParserCtxt() else { return nil }
      defer { xmlFreeParserCtxt(context) }
      let builder = MarkupBuilder(bytes: bytes, file: file, context: context)
      context.pointee.sax?.pointee = handlers
      withExtendedLifetime(builder) {
        context.pointee.userData = Unmanaged.passUnretained(builder).toOpaque()
        let characters = buffer.bindMemory(to: CChar.self).baseAddress
        // Without the second option an ampersand in an attribute is handed over as "&#38;". No entity is ever declared to be replaced.
        let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue)
        // With these handlers there is no tree of libxml2's own to be had; were there one, it would be ours to free.
        xmlFreeDoc(xmlCtxtReadMemory(context, characters, Int32(clamping: buffer.count), nil, nil, options))
      }
      builder.closeAll()
      return builder
    }
  }

  private static func builder(_ pointer: UnsafeMutableRawPointer?) -> MarkupBuilder? {
    pointer.map { Unmanaged<MarkupBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What is not set here - declarations of entities, external subsets, comments - is passed over. An entity other than XML's own
  /// five is thus not declared, and an error.
  private static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(XML_SAX2_MAGIC)
    handlers.startElementNs = { pointer, name, prefix, namespace, _, _, count, _, attributes in
      MarkupBuilder.builder(pointer)?.start(name: name, namespace: namespace, attributes: attributes, count: Int(count))
    }
    handlers.endElementNs = { pointer, _, _, _ in MarkupBuilder.builder(pointer)?.end() }
    handlers.characters = { pointer, text, count in MarkupBuilder.builder(pointer)?.append(text, count: Int(count)) }
    handlers.cdataBlock = { pointer, text, count in MarkupBuilder.builder(pointer)?.append(text, count: Int(count)) }
    handlers.serror = { pointer, error in
      guard let error else { return }
      MarkupBuilder.builder(pointer)?.report(error.pointee)
    }
    return handlers
  }

  // MARK: - What the parser meets

  private func start(
    name: UnsafePointer<xmlChar>?, namespace: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    flushText()
    let position = tagPosition()
    guard open.count < MarkupReader.depthLimit else {
      add("expected elements at most \(MarkupReader.depthLimit) deep", at: position)
      xmlStopParser(context)
      return
    }
    var element = MarkupElement(
      name: Self.text(name), namespace: namespace.map { Self.text($0) }, attributes: [], position: position)
    if let attributes {
      // Five pointers each: the name, its prefix, its namespace, the start and the end of the value.
      for index in 0..<count {
        let fields = attributes + index * 5
        let prefix = fields[1].map { Self.text($0) + ":" } ?? ""
        let value = fields[3].flatMap { start in
          fields[4].map { end in String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
          }
        }
        element.attributes.append(.init(name: prefix + Self.text(fields[0]), value: value ?? ""))
      }
    }
    open.append(element)
  }

  private func append(_ text: UnsafePointer<xmlChar>?, count: Int) {
    guard let text, !open.isEmpty else { return }
    pendingText += UnsafeBufferPointer(start: text, count: count)
  }

  /// Puts the text that has come in pieces into the element that it stands in.
  private func flushText() {
    guard !pendingText.isEmpty, let innermost = open.indices.last else { return }
    open[innermost].children.append(.text(String(decoding: pendingText, as: UTF8.self)))
    pendingText.removeAll(keepingCapacity: true)
  }

  private func end() {
    flushText()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      if root == nil { root = element }
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  /// What a broken document left open is kept.
  private func closeAll() { while !open.isEmpty { end() } }

  private func report(_ error: xmlError) {
    guard error.code != Int32(XML_ERR_USER_STOP.rawValue) else { return }
    let message = error.message.map { String(cString: $0) } ?? "the document is not well-formed"
    let severity: Diagnostic.Severity = error.level == XML_ERR_WARNING ? .warning : .error
    let position = error.line > 0 ? SourcePosition(line: Int(error.line), column: max(1, Int(error.int2))) : nil
    add(String(message.prefix { $0 != "\n" }), severity, at: position)
  }

  private func add(_ message: String, _ severity: Diagnostic.Severity = .error, at position: SourcePosition?) {
    guard diagnostics.count < MarkupReader.diagnosticLimit else { return }
    diagnostics.append(Diagnostic(severity, rule: "xml-syntax", message, file: file, position: position))
  }

  // MARK: - Places

  /// Where the start tag begins whose end the parser has reached.
  ///
  /// No tag contains a raw `<`, so that it is the last one before. Where libxml2 converts the file's encoding, its offsets are not the
  /// file's, and the tag's end has to do.
  private func tagPosition() -> SourcePosition {
    guard let input = context.pointee.input else { return .start }
    let end = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    guard input.pointee.buf?.pointee.encoder == nil, bytes.indices.contains(end - 1),
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<"))
    else { return SourcePosition(line: Int(input.pointee.line), column: Int(input.pointee.col)) }
    lines.advance(to: start, in: bytes)
    return lines.position
  }

  private static func text(_ pointer: UnsafePointer<xmlChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

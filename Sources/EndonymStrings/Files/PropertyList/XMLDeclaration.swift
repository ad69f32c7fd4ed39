/// The first line of an XML file, `<?xml version="1.0" encoding="UTF-8"?>`.
enum XMLDeclaration {
  /// The encoding that an XML file without a byte-order mark tells; `nil` when it is not XML, when it tells UTF-8 or nothing, or when it
  /// tells one that is not known, which is reported.
  static func encoding(of bytes: [UInt8], into collector: inout DiagnosticCollector) -> TextEncoding? {
    guard bytes.hasASCII("<?xml", at: 0), let name = encodingName(in: bytes) else { return nil }
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII": return nil
    case "ISO-8859-1", "ISO8859-1", "LATIN1", "L1": return .isoLatin1
    default:
      let message = "expected the encoding UTF-8 or ISO-8859-1, found \"\(name)\"; the file is read as UTF-8"
      collector.report(.error, "unknown-encoding", message, at: .start)
      return nil
    }
  }

  private static func encodingName(in bytes: [UInt8]) -> String? {
    // A declaration is short; nothing after its end is one.
    let declaration = bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: declaration, as: UTF8.self)
    let parts = text.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    guard let place = parts.firstIndex(where: { $0.hasSuffix("encoding=") }), parts.indices.contains(place + 1) else {
      return nil
    }
    return String(parts[place + 1].prefix(40))
  }
}

import EndonymStrings

/// The encoding of a source file of C. Swift is UTF-8.
public enum SourceEncoding: String, CaseIterable, Hashable, Sendable {
  /// UTF-8.
  case utf8 = "utf-8"
  /// UTF-16, in the order that its byte order mark tells.
  case utf16 = "utf-16"
  /// ISO 8859-1.
  case isoLatin1 = "iso-8859-1"
  /// Mac OS Roman, of the classic Mac OS.
  case macRoman = "macroman"

  /// The text of a file as UTF-8, without a byte order mark. Whatever is to be expected, such a mark is believed.
  ///
  /// - Returns: The text, and the places that are not in the encoding: what stands there is not known.
  public func read(_ bytes: [UInt8], file: String) -> FileReading<[UInt8]> {
    let (detected, markLength) = TextEncoding.detect(bytes)
    let encoding: TextEncoding
    switch self {
    case _ where markLength > 0: encoding = detected
    case .utf8: encoding = .utf8
    case .utf16: encoding = detected == .utf8 ? .utf16LittleEndian : detected
    case .isoLatin1: encoding = .isoLatin1
    case .macRoman: return FileReading(Self.macRoman(bytes))
    }
    var collector = DiagnosticCollector(file: file)
    let text = SourceText(decoding: bytes, as: encoding, markLength: markLength, into: &collector)
    return FileReading(text.utf8, diagnostics: collector.diagnostics)
  }

  /// Foundation on Linux takes 0x8E for ± where Mac OS Roman has é.
  private static func macRoman(_ bytes: [UInt8]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
    return Array(String(text).utf8)
  }

  /// What 0x80 to 0xFF stand for. Source: Apple's table of Mac OS Roman at unicode.org.
  private static let upperHalf = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)
}

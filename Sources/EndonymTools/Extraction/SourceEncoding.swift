#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The encoding of a source file of C. Swift is always UTF-8.
public enum SourceEncoding: String, CaseIterable, Hashable, Sendable {
  /// UTF-8.
  case utf8 = "utf-8"
  /// UTF-16, in the order that its byte order mark tells.
  case utf16 = "utf-16"
  /// ISO 8859-1.
  case isoLatin1 = "iso-8859-1"
  /// Mac OS Roman, of the classic Mac OS.
  case macRoman = "macroman"

  /// The bytes as UTF-8. Whatever is to be expected, a byte order mark of UTF-16 is believed; bytes that are not in the encoding become U+FFFD.
  public func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    switch hasMark ? .utf16 : self {
    case .utf8: return bytes
    case .utf16: return converted(bytes, .utf16)
    case .isoLatin1: return converted(bytes, .isoLatin1)
    case .macRoman: return Self.macRoman(bytes)
    }
  }

  private func converted(_ bytes: [UInt8], _ encoding: String.Encoding) -> [UInt8] {
    Array((String(bytes: bytes, encoding: encoding) ?? String(decoding: bytes, as: UTF8.self)).utf8)
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

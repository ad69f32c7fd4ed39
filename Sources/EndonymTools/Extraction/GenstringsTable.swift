import EndonymStrings

/// Writes a table as genstrings does: keys in order, a comment above each, UTF-16 with a byte order mark unless told otherwise.
///
/// ```
/// /* No comment provided by engineer. */
/// "%d of %@" = "%1$d of %2$@";
/// ```
///
/// Source: the manual page of genstrings, and files that it wrote.
public struct GenstringsTable: Sendable {
  /// How a table is written.
  public struct Options: Hashable, Sendable {
    /// Whether two and more specifiers of a value are numbered; the option `-noPositionalParameters` switches it off.
    public var numbersArguments = true
    /// Whether `\Uxxxx` in a value, as old sources write characters, becomes the character: the option `-u`.
    public var replacesUnicodeEscapes = false
    /// The encoding.
    public var encoding: TextEncoding = .utf16LittleEndian
    /// Whether the file begins with a byte order mark.
    public var hasByteOrderMark = true

    /// As genstrings writes on a processor of today.
    public init() {}
  }

  /// What stands where there is no comment.
  public static let noComment = "No comment provided by engineer."

  private let entries: [ExtractedTables.Entry]
  private let options: Options

  /// A table to be written.
  public init(_ entries: [ExtractedTables.Entry], options: Options = Options()) {
    self.entries = entries
    self.options = options
  }

  /// The file.
  public var bytes: [UInt8] {
    (options.hasByteOrderMark ? options.encoding.byteOrderMark : []) + options.encoding.bytes(of: text)
  }

  /// The file's text.
  public var text: String {
    Self.sorted(entries).reduce(into: "") { text, entry in
      text +=
        "/* \(Self.comment(of: entry)) */\n\(QuotedText.quoted(entry.key)) = \(QuotedText.quoted(value(of: entry)));\n\n"
    }
  }

  /// The value of a key that nobody has translated.
  ///
  /// genstrings leaves flags and widths out where it numbers: `%03d of %@` is `%1$d of %2$@`.
  public func value(of entry: ExtractedTables.Entry) -> String {
    let value = options.replacesUnicodeEscapes ? Self.replacingUnicodeEscapes(entry.sourceText) : entry.sourceText
    guard options.numbersArguments, let format = Self.numberable(value) else { return value }
    // A width that is an argument itself cannot be left out.
    if value.contains("*") { return format.numbered() }
    let bytes = Array(value.utf8)
    var text: [UInt8] = []
    for piece in format.pieces {
      if case .placeholder(let placeholder) = piece {
        let rest = bytes[piece.range].dropFirst().drop { "-+ #'0123456789".utf8.contains($0) }
        text += Array("%\(placeholder.argument())$".utf8) + rest
      } else {
        text += bytes[piece.range]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A format whose arguments are numbered, when there are two of them and none is numbered yet.
  public static func numbered(_ value: String) -> String { numberable(value)?.numbered() ?? value }

  private static func numberable(_ value: String) -> FormatString? {
    guard value.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let format = FormatString(value)
    let placeholders = format.placeholders
    let isNumbered = placeholders.contains { $0.position != nil }
    return placeholders.count < 2 || isNumbered || placeholders.contains(where: \.isLikelyProse) ? nil : format
  }

  /// The comments of a key as one: several are lines of their own.
  public static func comment(of entry: ExtractedTables.Entry) -> String {
    entry.comments.isEmpty ? noComment : entry.comments.map(escapedComment).joined(separator: "\n   ")
  }

  /// A comment that holds the end of a comment would end it.
  private static func escapedComment(_ comment: String) -> String { comment.replacing("*/", with: "* /") }

  /// Keys without regard to case, then by code points.
  static func sorted(_ entries: [ExtractedTables.Entry]) -> [ExtractedTables.Entry] {
    entries.map { (folded: $0.key.lowercased(), entry: $0) }
      .sorted { left, right in
        left.folded == right.folded
          ? left.entry.key.unicodeScalars.lexicographicallyPrecedes(right.entry.key.unicodeScalars)
          : left.folded.unicodeScalars.lexicographicallyPrecedes(right.folded.unicodeScalars)
      }
      .map(\.entry)
  }

  private static func replacingUnicodeEscapes(_ text: String) -> String {
    var (units, rest): ([UInt16], Substring.UTF16View) = ([], text[...].utf16)
    let marker = Array("\\U".utf16)
    while let unit = rest.popFirst() {
      if unit == marker[0], rest.first == marker[1],
        let code = UInt16(String(decoding: rest.dropFirst().prefix(4), as: UTF16.self), radix: 16),
        rest.count > 4
      {
        units.append(code)
        rest = rest.dropFirst(5)
      } else {
        units.append(unit)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension TextEncoding {
  /// A text in this encoding; what ISO 8859-1 lacks is a question mark.
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: return Array(text.utf8)
    case .utf16LittleEndian:
      return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    case .utf16BigEndian:
      return text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian, .utf32BigEndian:
      return text.unicodeScalars.flatMap { scalar in
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
        return self == .utf32LittleEndian ? bytes : bytes.reversed()
      }
    case .isoLatin1: return text.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
    }
  }
}

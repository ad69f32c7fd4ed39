/// A token of an old-style property list.
struct OldStyleToken {
  enum Kind: Equatable {
    /// A text between quotes, whose last byte is the closing quote unless the file ended before.
    case quoted(isClosed: Bool)
    /// A text without quotes.
    case unquoted
    /// One of the ASCII characters that mean something, or any other byte or character that begins no text.
    case symbol(UInt32)
    /// A character that looks like one that means something and is another.
    case lookalike(Lookalike)
    case endOfFile
  }

  var kind: Kind
  /// The bytes, with the quotes.
  var range: Range<Int>
  var position: SourcePosition
  /// Whether the text holds a backslash.
  var hasEscapes = false

  /// The bytes of a text without its quotes.
  var content: Range<Int> {
    guard case .quoted(let isClosed) = kind else { return range }
    return range.lowerBound
      + openingLength..<max(range.upperBound - (isClosed ? closingLength : 0), range.lowerBound + openingLength)
  }
  /// The number of bytes of the quotes; those that only look like quotes have more than one.
  var openingLength = 1
  var closingLength = 1

  /// Whether the token is a text, closed or not.
  var isText: Bool {
    switch kind {
    case .quoted, .unquoted: true
    case .symbol, .lookalike, .endOfFile: false
    }
  }

  func isSymbol(_ character: Unicode.Scalar) -> Bool { kind == .symbol(character.value) }

  /// Whether the token is a character or stands for one in its full-width form.
  func stands(for character: Unicode.Scalar) -> Bool {
    if case .lookalike(let lookalike) = kind { return lookalike.meant == character }
    return isSymbol(character)
  }
}

/// Characters that keyboards and text editors write in place of those that a string file needs.
package struct Lookalike: Equatable {
  /// The character.
  let scalar: Unicode.Scalar
  /// Its name in Unicode.
  let name: String
  /// What should stand there; a space for spaces that are none in a string file.
  package let meant: Unicode.Scalar

  package init?(_ codePoint: UInt32) {
    guard let scalar = Unicode.Scalar(codePoint), let (name, meant) = Self.known[codePoint] else { return nil }
    self.scalar = scalar
    self.name = name
    self.meant = meant
  }

  private static let known: [UInt32: (String, Unicode.Scalar)] = [
    0xFF1B: ("FULLWIDTH SEMICOLON", ";"), 0x037E: ("GREEK QUESTION MARK", ";"), 0x061B: ("ARABIC SEMICOLON", ";"),
    0xFF1D: ("FULLWIDTH EQUALS SIGN", "="), 0xFE66: ("SMALL EQUALS SIGN", "="),
    0x201C: ("LEFT DOUBLE QUOTATION MARK", "\""), 0x201D: ("RIGHT DOUBLE QUOTATION MARK", "\""),
    0x201E: ("DOUBLE LOW-9 QUOTATION MARK", "\""), 0xFF02: ("FULLWIDTH QUOTATION MARK", "\""),
    0x00AB: ("LEFT-POINTING DOUBLE ANGLE QUOTATION MARK", "\""),
    0x00BB: ("RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK", "\""),
    0x2018: ("LEFT SINGLE QUOTATION MARK", "'"), 0x2019: ("RIGHT SINGLE QUOTATION MARK", "'"),
    0xFF5B: ("FULLWIDTH LEFT CURLY BRACKET", "{"), 0xFF5D: ("FULLWIDTH RIGHT CURLY BRACKET", "}"),
    0xFF08: ("FULLWIDTH LEFT PARENTHESIS", "("), 0xFF09: ("FULLWIDTH RIGHT PARENTHESIS", ")"),
    0xFF0C: ("FULLWIDTH COMMA", ","),
    0x00A0: ("NO-BREAK SPACE", " "), 0x202F: ("NARROW NO-BREAK SPACE", " "), 0x3000: ("IDEOGRAPHIC SPACE", " "),
    0x200B: ("ZERO WIDTH SPACE", " "), 0xFEFF: ("ZERO WIDTH NO-BREAK SPACE", " "),
    0x200E: ("LEFT-TO-RIGHT MARK", " "), 0x200F: ("RIGHT-TO-LEFT MARK", " "),
  ]
}

/// A text with placeholders, taken apart.
///
/// ```swift
/// let format = FormatString("%1$@ has %2$lld%% of %#@files@")
/// format.placeholders.map(\.specifier)     // ["@", "lld", "#@files@"]
/// format.placeholders.map { $0.argument() }  // [1, 2, 1]
/// FormatString("50%-ig").issues.first      // "%-i" is read as a placeholder; a percent sign is written %%
/// ```
///
/// Parsing never fails. What Apple's parser takes for text is text, and is reported: an unknown conversion with all that belongs to it,
/// a placeholder that the text's end cuts off.
///
/// Source: Apple, "String Format Specifiers" and "Generating localizable symbols"; the syntax that CoreFoundation reads.
public struct FormatString: Hashable, Sendable {
  /// Where a format stands, which decides whether `%arg` is a placeholder.
  public enum Context: Hashable, Sendable {
    /// A text on its own, where `%arg` is `%a` and two letters.
    case message
    /// A form of a variable, where `%arg` is the number that chose it.
    case variableForm
  }

  /// A stretch of a format.
  public enum Piece: Hashable, Sendable {
    /// Text by its place, in bytes of UTF-8, as it is shown.
    case text(Range<Int>)
    /// `%%` by its place: one percent sign.
    case percentSign(Range<Int>)
    /// A placeholder.
    case placeholder(FormatPlaceholder)

    /// Where it stands, in bytes of UTF-8.
    public var range: Range<Int> {
      switch self {
      case .text(let range), .percentSign(let range): range
      case .placeholder(let placeholder): placeholder.range
      }
    }
  }

  /// The greatest position: Apple's.
  public static let greatestPosition = 127
  /// The greatest width and precision: what ICU takes as a number of digits.
  public static let greatestCount = 999

  /// The text as it was given.
  public let text: String
  /// The stretches of the text, one after the other without gaps.
  public let pieces: [Piece]
  /// What is not what it seems, in the order of the text.
  public let issues: [FormatStringIssue]

  /// Takes a text apart.
  public init(_ text: String, in context: Context = .message) {
    var parser = FormatStringParser(text, context: context)
    parser.parse()
    self.text = text
    pieces = parser.pieces
    issues = parser.issues
  }

  /// The placeholders, in the order of the text.
  public var placeholders: [FormatPlaceholder] {
    pieces.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The format with the position of each argument written: `%@ of %lld` is `%1$@ of %2$lld`.
  ///
  /// Every placeholder can then be moved or repeated.
  public func numbered(startingAt first: Int = 1) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    for piece in pieces {
      if case .placeholder(let placeholder) = piece {
        result += placeholder.numbered(startingAt: first).utf8
      } else {
        result += bytes[piece.range]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

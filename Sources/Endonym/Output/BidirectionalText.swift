import EndonymICU

/// Text of two directions: which direction a text has, and how a piece of one is kept from disturbing the other.
///
/// ```swift
/// BidirectionalText.direction(of: "123 שלום")      // .rightToLeft
/// BidirectionalText.direction(of: "123")           // nil
/// BidirectionalText.isolated("C++ שלום")           // U+2068, the text, U+2069
/// BidirectionalText.leftToRight("+49 30 901820")   // U+2066, the text, U+2069
/// ```
///
/// Source: UAX 9, "Unicode Bidirectional Algorithm".
public enum BidirectionalText {
  /// The direction of the first strong character outside isolates; `nil` when there is none, as in a number.
  ///
  /// Source: UAX 9, rules P2 and P3, without their default.
  public static func direction(of text: some StringProtocol) -> WritingDirection? {
    var scanner = Scanner()
    for scalar in text.unicodeScalars {
      if let direction = scanner.strongDirection(of: scalar) { return direction }
    }
    return nil
  }

  /// The text between an isolate's ends: of its own first strong direction, or of a given one. A text that is one isolate already
  /// stays as it is, and isolates that it leaves open are closed.
  public static func isolated(_ text: some StringProtocol, as direction: WritingDirection? = nil) -> String {
    let scan = IsolateScan(text)
    if scan.isOneIsolate { return String(text) }
    let start =
      switch direction {
      case .leftToRight: "\u{2066}"
      case .rightToLeft: "\u{2067}"
      case nil: "\u{2068}"
      }
    return start + text + String(repeating: "\u{2069}", count: scan.openCount + 1)
  }

  /// The text as an isolate that runs from left to right: for telephone numbers, codes, paths and formulas, which in text from
  /// right to left would show their parts in reverse order.
  public static func leftToRight(_ text: some StringProtocol) -> String { isolated(text, as: .leftToRight) }

  /// The text between left-to-right marks, for systems older than isolates (Unicode 6.3).
  public static func markedLeftToRight(_ text: some StringProtocol) -> String { "\u{200E}" + text + "\u{200E}" }

  /// The text without isolates, embeddings, overrides and marks of direction.
  public static func removingControls(_ text: some StringProtocol) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: text.unicodeScalars.filter { !isControl($0) })
    return result
  }

  /// Whether a text, inserted into one that runs in a direction, could disturb its order: when it has strong characters of the
  /// other direction, embeddings or overrides, outside of isolates.
  package static func disturbs(_ direction: WritingDirection, _ text: String) -> Bool {
    if direction == .leftToRight {
      // No byte of UTF-8 below 0xD6 belongs to a character that runs from right to left: those begin at U+0590.
      let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 < 0xD6 } }
      if isPlain == true { return false }
    }
    var scanner = Scanner()
    for scalar in text.unicodeScalars {
      if scanner.depth == 0, (0x202A...0x202E).contains(scalar.value) { return true }
      if let found = scanner.strongDirection(of: scalar), found != direction { return true }
    }
    return false
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Walks over text and skips what stands in isolates.
  private struct Scanner {
    /// How many isolates are open.
    private(set) var depth = 0

    /// The direction of a character outside isolates, if it is strong.
    mutating func strongDirection(of scalar: Unicode.Scalar) -> WritingDirection? {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(0, depth - 1)
      default: break
      }
      guard depth == 0 else { return nil }
      switch ICUCharacter.strongDirection(of: scalar) {
      case .leftToRight: return .leftToRight
      case .rightToLeft: return .rightToLeft
      case nil: return nil
      }
    }
  }

  /// How the isolates of a text lie.
  private struct IsolateScan {
    /// Isolates without an end.
    private(set) var openCount = 0
    /// Whether the first character opens an isolate that the last one closes.
    private(set) var isOneIsolate = false

    init(_ text: some StringProtocol) {
      var closedAtEnd = false
      var isFirst = true
      var beginsWithIsolate = false
      var closedBefore = false
      for scalar in text.unicodeScalars {
        if closedAtEnd { closedBefore = true }
        closedAtEnd = false
        switch scalar.value {
        case 0x2066...0x2068:
          if isFirst { beginsWithIsolate = true }
          openCount += 1
        case 0x2069 where openCount > 0:
          openCount -= 1
          closedAtEnd = openCount == 0
        default: break
        }
        isFirst = false
      }
      isOneIsolate = beginsWithIsolate && closedAtEnd && !closedBefore
    }
  }
}

/// The syntax of date patterns and skeletons.
///
/// ICU takes any text as either: an unknown letter or an open quote changes the output, or empties it, without an
/// error. So they are checked here.
///
/// Source: UTS 35 part 4, "Date Format Patterns" and "Date Field Symbol Table".
enum DatePatternSyntax {
  /// Pattern letters and the greatest number of times that each may be repeated.
  private static let fields: [Character: Int] = [
    "G": 5, "y": .max, "Y": .max, "u": .max, "U": 5, "r": .max, "Q": 5, "q": 5, "M": 5, "L": 5, "w": 2, "W": 1,
    "d": 2, "D": 3, "F": 1, "g": .max, "E": 6, "e": 6, "c": 6, "a": 5, "b": 5, "B": 5, "h": 2, "H": 2, "K": 2, "k": 2,
    "m": 2, "s": 2, "S": .max, "A": .max, "z": 4, "Z": 5, "O": 4, "v": 4, "V": 4, "X": 5, "x": 5,
  ]

  /// Letters that only a skeleton has: they stand for the locale's own choice of hour.
  private static let skeletonFields: [Character: Int] = ["j": 6, "J": 2, "C": 6]

  /// A stretch of a pattern: a field letter repeated, or text.
  enum Piece: Equatable {
    case field(Character, count: Int)
    /// Text as the pattern spells it, quotes included.
    case literal(String)
  }

  /// - Throws: ``FormatError/invalidPattern(_:offset:reason:)``, ``FormatError/limitExceeded(_:limit:)``.
  static func validate(pattern: String) throws(FormatError) {
    try checkLength(pattern)
    guard !pattern.isEmpty else { throw .invalidPattern(pattern, offset: 0, reason: "it is empty") }
    var offset = 0
    if let open = openQuote(in: pattern) {
      throw .invalidPattern(pattern, offset: open, reason: "this quote is not closed")
    }
    for piece in pieces(of: pattern) {
      switch piece {
      case .field(let letter, let count):
        guard let most = fields[letter] else {
          throw .invalidPattern(pattern, offset: offset, reason: "\"\(letter)\" is not a pattern letter")
        }
        guard count <= most else {
          throw .invalidPattern(pattern, offset: offset, reason: "\"\(letter)\" stands \(count) times; at most \(most)")
        }
        offset += count
      case .literal(let text):
        if let zero = text.utf8.firstIndex(of: 0) {
          let place = offset + text.utf8.distance(from: text.utf8.startIndex, to: zero)
          throw .invalidPattern(pattern, offset: place, reason: "a NUL stands in it")
        }
        offset += text.utf8.count
      }
    }
  }

  /// - Throws: ``FormatError/invalidSkeleton(_:offset:reason:)``, ``FormatError/limitExceeded(_:limit:)``.
  static func validate(skeleton: String) throws(FormatError) {
    guard skeleton.utf8.count <= Limits.identifierLength else {
      throw .limitExceeded("the length of a skeleton", limit: Limits.identifierLength)
    }
    guard !skeleton.isEmpty else { throw .invalidSkeleton(skeleton, offset: 0, reason: "it is empty") }
    var offset = 0
    var seen: Set<Character> = []
    for piece in pieces(of: skeleton) {
      guard case .field(let letter, let count) = piece else {
        throw .invalidSkeleton(skeleton, offset: offset, reason: "only letters stand in a skeleton")
      }
      guard let most = fields[letter] ?? skeletonFields[letter] else {
        throw .invalidSkeleton(skeleton, offset: offset, reason: "\"\(letter)\" is not a skeleton letter")
      }
      guard count <= most else {
        throw .invalidSkeleton(skeleton, offset: offset, reason: "\"\(letter)\" stands \(count) times; at most \(most)")
      }
      guard seen.insert(letter).inserted else {
        throw .invalidSkeleton(skeleton, offset: offset, reason: "\"\(letter)\" stands in it twice")
      }
      offset += count
    }
  }

  private static func checkLength(_ pattern: String) throws(FormatError) {
    guard pattern.utf8.count <= Limits.patternLength else {
      throw .limitExceeded("the length of a pattern", limit: Limits.patternLength)
    }
  }

  /// The offset of a quote that is not closed.
  private static func openQuote(in pattern: String) -> Int? {
    var open: Int?
    for (offset, byte) in pattern.utf8.enumerated() where byte == UInt8(ascii: "'") {
      open = open == nil ? offset : nil
    }
    return open
  }

  /// Cuts a pattern into fields and text.
  static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var isQuoted = false
    func endText() {
      if !text.isEmpty { pieces.append(.literal(text)) }
      text = ""
    }
    for scalar in pattern.unicodeScalars {
      let character = Character(scalar)
      if scalar == "'" { isQuoted.toggle() }
      guard !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic else {
        text.unicodeScalars.append(scalar)
        continue
      }
      endText()
      if case .field(character, let count)? = pieces.last {
        pieces[pieces.count - 1] = .field(character, count: count + 1)
      } else {
        pieces.append(.field(character, count: 1))
      }
    }
    endText()
    return pieces
  }

  /// The pattern of pieces.
  static func pattern(of pieces: [Piece]) -> String {
    pieces.reduce(into: "") { pattern, piece in
      switch piece {
      case .field(let letter, let count): pattern += String(repeating: letter, count: count)
      case .literal(let text): pattern += text
      }
    }
  }

  /// Text as a pattern spells it, in quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}

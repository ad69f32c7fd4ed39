import SwiftSyntax

/// A string literal of Swift: text without escapes, and interpolations.
///
/// Several that are joined by `+` are one.
struct SwiftStringLiteral {
  /// A piece of a literal.
  enum Piece {
    /// Text as it is at run time.
    case text(String)
    /// What stands between the parentheses of an interpolation.
    case interpolation(LabeledExprListSyntax)
  }

  /// Its pieces, in order.
  var pieces: [Piece]
  /// The offset of its opening quote in the file.
  let offset: Int

  init(_ literal: StringLiteralExprSyntax) {
    offset = literal.positionAfterSkippingLeadingTrivia.utf8Offset
    let hashes = literal.openingPounds?.text.utf8.count ?? 0
    var text = ""
    pieces = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        text += Self.unescaped(segment.content.text, hashes: hashes)
      case .expressionSegment(let segment):
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.interpolation(segment.expressions))
      @unknown default: break
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// Its text, when it has no interpolation.
  var plainText: String? {
    var text = ""
    for piece in pieces {
      guard case .text(let more) = piece else { return nil }
      text += more
    }
    return text
  }

  /// This literal with another after it.
  func joined(with other: SwiftStringLiteral) -> SwiftStringLiteral {
    var joined = self
    joined.pieces += other.pieces
    return joined
  }

  /// The text of a segment: escapes are a backslash, as many number signs as the literal has, and a letter.
  static func unescaped(_ text: String, hashes: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let marker = "\\" + String(repeating: "#", count: hashes)
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      guard scalar == "\\", rest.starts(with: marker.unicodeScalars) else {
        result.append(scalar)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(marker.unicodeScalars.count)
      guard let letter = rest.popFirst() else { break }
      switch letter {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
        let digits = String(rest[rest.index(after: rest.startIndex)..<end])
        if let code = UInt32(digits, radix: 16), let named = Unicode.Scalar(code) { result.append(named) }
        rest = rest[rest.index(after: end)...]
      default: result.append(letter)
      }
    }
    return String(result)
  }
}

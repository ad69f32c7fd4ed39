/// An argument of a call in C.
struct CArgument {
  let tokens: ArraySlice<CToken>

  init(_ tokens: ArraySlice<CToken>) { self.tokens = tokens }

  /// The texts it can come to: one, or both sides of `?:`; `nil` when it is no literal.
  var texts: [String]? {
    guard let question = tokens.firstIndex(where: { $0.kind == .mark(UInt8(ascii: "?")) }),
      let colon = tokens[question...].firstIndex(where: { $0.kind == .mark(UInt8(ascii: ":")) })
    else { return text.map { [$0] } }
    guard let yes = CArgument(tokens[(question + 1)..<colon]).text, let no = CArgument(tokens[(colon + 1)...]).text
    else {
      return nil
    }
    return [yes, no]
  }

  /// The text of literals that stand side by side, perhaps in parentheses or `CFSTR`; empty for `nil` and its like.
  var text: String? {
    var (joined, hasLiteral) = ("", false)
    for token in tokens {
      switch token.kind {
      case .string(let piece):
        joined += piece
        hasLiteral = true
      case .word("CFSTR"), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: ")")), .endOfDirective,
        .mark(UInt8(ascii: "@")):
        continue
      case .word(let word) where Self.nothing.contains(word): hasLiteral = true
      default: return nil
      }
    }
    return hasLiteral ? joined : nil
  }

  private static let nothing: Set = ["nil", "NULL", "Nil", "nullptr", "0"]

  /// `NSString *key`: the parameter of a function that is declared.
  var isDeclaration: Bool {
    let words = tokens.filter { if case .word = $0.kind { true } else { false } }
    return words.count >= 2 && tokens.contains { $0.kind == .mark(UInt8(ascii: "*")) }
      && !tokens.contains { $0.kind == .mark(UInt8(ascii: "(")) }
  }

  /// The arguments of a call, up to its closing parenthesis or, of a message, bracket.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the file.
  ///   - start: Where the first one begins: behind the opening parenthesis, or behind the colon of a selector.
  /// - Returns: The arguments; none when the call is not closed.
  static func list(in tokens: [CToken], from start: Int) -> [ArraySlice<CToken>] {
    var (depth, start, found): (Int, Int, [ArraySlice<CToken>]) = (1, start, [])
    for index in tokens.indices.dropFirst(start) {
      guard case .mark(let mark) = tokens[index].kind else { continue }
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          found.append(tokens[start..<index])
          return found
        }
      case UInt8(ascii: ",") where depth == 1:
        found.append(tokens[start..<index])
        start = index + 1
      default: break
      }
    }
    return []
  }
}

extension CArgument {
  /// What a format gets of it, where it is no more than a literal.
  func formatValue(in bytes: [UInt8]) -> FormatValue? {
    let tokens = tokens.first?.kind == .mark(UInt8(ascii: "-")) ? tokens.dropFirst() : tokens
    guard let first = tokens.first else { return nil }
    switch first.kind {
    case .string:
      // Literals side by side are one.
      guard tokens.allSatisfy({ if case .string = $0.kind { true } else { false } }) else { return nil }
      switch bytes[first.range.lowerBound] {
      case UInt8(ascii: "@"): return .text
      case UInt8(ascii: "\""): return .cString
      default: return nil
      }
    case .mark(UInt8(ascii: "@")): return .object
    case .mark(UInt8(ascii: "'")): return tokens.count == 1 ? .integer : nil
    case .mark(UInt8(ascii: ".")), .word: return Self.number(tokens)
    case .mark, .endOfDirective: return nil
    }
  }

  private static func number(_ tokens: ArraySlice<CToken>) -> FormatValue? {
    let text = tokens.reduce(into: "") { text, token in
      switch token.kind {
      case .word(let word): text += word
      case .mark(let mark): text.unicodeScalars.append(Unicode.Scalar(mark))
      case .string, .endOfDirective: text += "?"
      }
    }.lowercased()
    // Zero is a pointer to nothing as well.
    guard let digit = text.first, digit.isNumber || digit == ".", text.contains(where: \.isNumber), text != "0" else {
      return nil
    }
    if text.hasPrefix("0x") {
      return text.dropFirst(2).allSatisfy { $0.isHexDigit || "ul".contains($0) } ? .integer : nil
    }
    if text.allSatisfy({ $0.isNumber || "ul".contains($0) }) { return .integer }
    return text.allSatisfy { $0.isNumber || ".efl".contains($0) } ? .float : nil
  }
}

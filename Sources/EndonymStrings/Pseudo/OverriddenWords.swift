/// Android's `ar-XB`: every word and every argument in braces between marks that make it run from right to left.
///
/// Source: aapt2's `PseudoMethodBidi`.
enum OverriddenWords {
  private static let start = "\u{200F}\u{202E}"
  private static let end = "\u{202C}\u{200F}"

  static func text(_ tokens: [PseudoTokens.Token]) -> String {
    var result = ""
    var isInWord = false
    func endWord() {
      if isInWord { result += end }
      isInWord = false
    }
    for token in tokens {
      switch token {
      case .text(let text):
        for scalar in text.unicodeScalars {
          if scalar.properties.isWhitespace {
            endWord()
          } else if !isInWord {
            result += start
            isInWord = true
          }
          result.unicodeScalars.append(scalar)
        }
      case .placeholder(let source) where source.hasPrefix("{"):
        endWord()
        result += start + source + end
      case .placeholder(let source), .variable(let source):
        // A placeholder of the format is a part of its word.
        if !isInWord { result += start }
        isInWord = true
        result += source
      case .code(let source) where source == "%%":
        if !isInWord { result += start }
        isInWord = true
        result += source
      case .code(let source):
        endWord()
        result += source
      case .textStart, .textEnd: endWord()
      }
    }
    endWord()
    return result
  }
}

/// Android's `en-XA`: other letters for Latin ones, brackets, words to make the text longer, marks around placeholders.
///
/// Source: aapt2's `PseudoMethodAccent`.
enum ExpandedAccents {
  /// A text that stands on its own, or within another.
  static func text(_ tokens: [PseudoTokens.Token], isWhole: Bool) -> String {
    var result = isWhole ? "[" : ""
    var levels = [Counter()]
    for token in tokens {
      switch token {
      case .text(let text): result += levels[levels.count - 1].accented(text)
      case .placeholder(let source): result += "»\(source)«"
      case .variable(let source), .code(let source): result += source
      case .textStart: levels.append(Counter())
      case .textEnd:
        if levels.count > 1 { result += levels.removeLast().expansion }
        // What was counted before an argument with texts of its own does not count behind it.
        levels[levels.count - 1] = Counter()
      }
    }
    return isWhole ? result + levels[0].expansion + "]" : result
  }

  private static let letters: [UInt8: String] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEGHIJKLMNOPQRSTUVWXYZ!?$".utf8
    let accented = "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ¡¿€"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented.map(String.init)))
  }()

  /// How long a text is, which decides how many words are added.
  private struct Counter {
    private var length = 0
    private var words = 0
    private var isAfterSpace = true

    mutating func accented(_ text: String) -> String {
      // Words are counted anew in each stretch, and only where they begin with what has no other letter: as aapt2 does.
      isAfterSpace = true
      var result: [UInt8] = []
      for byte in text.utf8 {
        if let letter = ExpandedAccents.letters[byte] {
          result += letter.utf8
        } else {
          result.append(byte)
          // A percent sign that is no placeholder's is skipped with its placeholder's rules, and not counted.
          if byte == UInt8(ascii: "%") { continue }
          let isSpace = byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
          if isAfterSpace, !isSpace { words += 1 }
          isAfterSpace = isSpace
        }
        length += 1
      }
      return String(decoding: result, as: UTF8.self)
    }

    var expansion: String {
      guard length > 0 else { return "" }
      return " " + ExpandedAccents.words(atLeast: words > 3 ? length : length / 2)
    }
  }

  private static let words =
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen sixteen seventeen nineteen twenty"

  /// Whole words of so many characters at least.
  private static func words(atLeast length: Int) -> String {
    let row = Array(words.utf8)
    var result: [UInt8] = []
    var missing = length
    while row.count < missing {
      result += row + [UInt8(ascii: " ")]
      missing -= row.count + 1
    }
    var end = min(max(missing, 0), row.count)
    // As aapt2 looks for it: the next space behind the character that follows.
    if missing < row.count {
      end = row[min(missing + 1, row.count)...].firstIndex(of: UInt8(ascii: " ")) ?? row.count
    }
    result += row[..<end]
    return String(decoding: result, as: UTF8.self)
  }
}

import Endonym
import EndonymStrings
import Testing

@Suite("Text of two directions")
struct BidirectionalTextTests {
  /// UAX 9, rules P2 and P3; characters' classes by DerivedBidiClass.txt.
  @Test(
    "the first strong character outside isolates tells the direction",
    arguments: [
      ("abc", .leftToRight), ("שלום", .rightToLeft), ("سلام", .rightToLeft), ("123 שלום", .rightToLeft),
      ("(…) “a”", .leftToRight), ("123", nil), ("", nil), ("١٢٣", nil), ("!? \u{0}", nil),
      ("\u{2067}שלום\u{2069} abc", .leftToRight), ("\u{2068}a\u{2067}b\u{2069}c\u{2069}ש", .rightToLeft),
      ("\u{2068}abc", nil), ("\u{2069}ש", .rightToLeft), ("\u{200F}a", .rightToLeft), ("\u{200E}ש", .leftToRight),
      ("\u{202E}abc", .leftToRight), ("日本", .leftToRight), ("\u{10900}", .rightToLeft), ("\u{1E900}", .rightToLeft),
      ("\u{07C0}", .rightToLeft), ("ﷲ", .rightToLeft), ("𝟗", nil),
    ] as [(String, WritingDirection?)])
  func direction(text: String, expected: WritingDirection?) {
    #expect(BidirectionalText.direction(of: text) == expected)
  }

  @Test(
    "a text is isolated once, and what it leaves open is closed",
    arguments: [
      ("abc", "\u{2068}abc\u{2069}"), ("\u{2068}abc\u{2069}", "\u{2068}abc\u{2069}"),
      ("\u{2067}a\u{2066}b\u{2069}\u{2069}", "\u{2067}a\u{2066}b\u{2069}\u{2069}"),
      ("\u{2067}a\u{2069}\u{2067}b\u{2069}", "\u{2068}\u{2067}a\u{2069}\u{2067}b\u{2069}\u{2069}"),
      ("\u{2067}abc", "\u{2068}\u{2067}abc\u{2069}\u{2069}"), ("", "\u{2068}\u{2069}"),
    ])
  func isolation(text: String, expected: String) {
    #expect(Array(BidirectionalText.isolated(text).utf8) == Array(expected.utf8))
  }

  @Test("telephone numbers and codes are forced to run from left to right, and controls can be removed")
  func leftToRight() {
    #expect(BidirectionalText.leftToRight("+49 30") == "\u{2066}+49 30\u{2069}")
    #expect(BidirectionalText.isolated("a", as: .rightToLeft) == "\u{2067}a\u{2069}")
    #expect(BidirectionalText.markedLeftToRight("+49 30") == "\u{200E}+49 30\u{200E}")
    #expect(BidirectionalText.removingControls("\u{2066}+49\u{2069}\u{200F}\u{202E}!") == "+49!")
  }

  /// unicode-org/message-format-wg#566, AOSC-Dev/oma#5: isolates by option, and an off switch.
  @Test(
    "inserted text is isolated where it could disturb, always, or never",
    arguments: [
      ("en", .automatic, "שלום", "\u{2068}שלום\u{2069}"), ("en", .automatic, "Ana", "Ana"),
      ("en", .automatic, "C++ שלום", "\u{2068}C++ שלום\u{2069}"), ("en", .automatic, "“日本”", "“日本”"),
      ("en", .automatic, "\u{202E}abc", "\u{2068}\u{202E}abc\u{2069}"), ("he", .automatic, "שלום", "שלום"),
      ("ar", .automatic, "README.md", "\u{2068}README.md\u{2069}"), ("ar", .automatic, "12-34", "12-34"),
      ("ar", .automatic, "\u{2068}README.md\u{2069}", "\u{2068}README.md\u{2069}"),
      ("en", .always, "Ana", "\u{2068}Ana\u{2069}"), ("en", .never, "שלום", "שלום"),
    ] as [(String, MessageOptions.Isolation, String, String)])
  func messages(language: String, isolation: MessageOptions.Isolation, value: String, expected: String) throws {
    let context = try MessageContext(language: language, options: MessageOptions(isolation: isolation))
    let shown = Message("<%@>", in: context).format(value)
    #expect(Array(shown.utf8) == Array("<\(expected)>".utf8))
  }

  @Test("numbers are not isolated")
  func numbers() throws {
    for isolation in [MessageOptions.Isolation.automatic, .always] {
      let context = try MessageContext(language: "he", options: MessageOptions(isolation: isolation))
      #expect(Message("%lld %@ %.1f", in: context).format(1, 2, 3.5) == "1 2 3.5")
    }
  }
}

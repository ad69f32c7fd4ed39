import Testing

@testable import Endonym

@Suite("Strings that are put together from their words")
struct ShortStringTests {
  /// Of every length, in one to four bytes a character.
  static let texts: [String] = ascii + accented + mixed

  private static let ascii: [String] = (0...ShortString.longest).map { String("abcdefghijklmno".prefix($0)) }

  private static let accented: [String] = (1...7).flatMap { count -> [String] in
    let accents = String(repeating: "é", count: count)
    return [accents, accents + "1"]
  }

  private static let mixed = [
    "٣٫١٤", "1 234,5 €", "१२३४५", "𝟘𝟙𝟚", "a\u{0}b", "\u{0}", "\u{7F}", "\u{80}", "e\u{301}", "🇩🇪",
  ]

  @Test("the standard library of this platform holds short strings as is known")
  func layout() { #expect(ShortString.isKnown) }

  @Test("a string of words is the same as the standard library's own", arguments: texts)
  func sameString(_ text: String) {
    let made = Self.made(text)
    #expect(made == text)
    #expect(Array(made.utf8) == Array(text.utf8))
    #expect(made.count == text.count)
    #expect(made.hashValue == text.hashValue)
    #expect(Self.words(made) == Self.words(Self.native(text)))
  }

  @Test("it can be changed, grown beyond its words, and outlives what it was made of", arguments: texts)
  func changes(_ text: String) {
    var made = Self.made(text)
    made += "0123456789abcdef"
    #expect(made == text + "0123456789abcdef")
    made.removeLast(16)
    #expect(made == text)
    #expect([made: 1][text] == 1)
    #expect(String(made.reversed()) == String(text.reversed()))
  }

  @Test("the words of a short string are read, and no others", arguments: texts)
  func read(_ text: String) throws {
    let short = try #require(ShortString(Self.native(text)))
    var bytes = [UInt8](repeating: 0xEE, count: 16)
    let count = bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { short.write(at: $0) - $0 } ?? 0
    }
    #expect(Array(bytes[..<count]) == Array(text.utf8))
    #expect(ShortString(text + "0123456789abcdef") == nil)
    let literal: StaticString = "a literal of more than fifteen bytes"
    #expect(ShortString("\(literal)") == nil)
    #expect(ShortString("a literal of more than fifteen bytes") == nil)
  }

  /// The text with other bytes behind it, in words.
  private static func made(_ text: String) -> String {
    let bytes = Array(text.utf8) + repeatElement(0xEE, count: 16)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { ShortString($0, count: text.utf8.count).string } ?? "no memory"
    }
  }

  /// The text as the standard library makes it from bytes.
  private static func native(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }

  private static func words(_ text: String) -> [UInt64] {
    let words = unsafeBitCast(text, to: (UInt64, UInt64).self)
    return [words.0, words.1]
  }
}

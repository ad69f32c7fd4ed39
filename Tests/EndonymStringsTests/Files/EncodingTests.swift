import EndonymStrings
import Foundation
import Testing

@Suite("Encodings of string tables")
struct EncodingTests {
  private static let text = "/* Grüße 😀 */\r\n\"k\u{E9}y\" = \"日本 😀 \\U00e9\";\r\n\"b\" = \"x\";"

  private static func encode(_ text: String, _ encoding: TextEncoding, mark: Bool) throws -> [UInt8] {
    let foundation: String.Encoding =
      switch encoding {
      case .utf8: .utf8
      case .utf16LittleEndian: .utf16LittleEndian
      case .utf16BigEndian: .utf16BigEndian
      case .utf32LittleEndian: .utf32LittleEndian
      case .utf32BigEndian: .utf32BigEndian
      case .isoLatin1: .isoLatin1
      }
    let data = try #require(text.data(using: foundation))
    return (mark ? encoding.byteOrderMark : []) + Array(data)
  }

  @Test(
    "A table is read in each encoding, and written back in it with its mark and its line ends",
    arguments: [
      (TextEncoding.utf8, false), (.utf8, true), (.utf16LittleEndian, true), (.utf16BigEndian, true),
      (.utf16LittleEndian, false), (.utf16BigEndian, false), (.utf32LittleEndian, true), (.utf32BigEndian, true),
    ])
  func tableIsReadInEachEncoding(encoding: TextEncoding, mark: Bool) throws {
    let bytes = try Self.encode(Self.text, encoding, mark: mark)
    let reading = StringsFile.read(bytes)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    var file = reading.content
    #expect(file.encoding == encoding && file.hasByteOrderMark == mark)
    #expect(file["k\u{E9}y"]?.value == "日本 😀 \u{E9}")
    #expect(file["k\u{E9}y"]?.comment == "Grüße 😀")
    #expect(file["b"]?.valuePosition == SourcePosition(line: 3, column: 7))
    #expect(file.bytes() == bytes)
    file.setValue("ý😀", forKey: "b")
    #expect(file.bytes() == (try Self.encode(Self.text.replacing("\"x\"", with: "\"ý😀\""), encoding, mark: mark)))
  }

  @Test("UTF-16 without a mark is read whole, with a warning: Apple's reader loses the first character")
  func missingMarkIsWarnedOf() throws {
    let bytes = try Self.encode("\"a\" = \"b\";", .utf16LittleEndian, mark: false)
    let reading = StringsFile.read(bytes)
    #expect(reading.diagnostics.map(\.rule) == ["missing-byte-order-mark"])
    #expect(reading.content["a"]?.value == "b")
  }

  @Test(
    "Bytes that are no text are errors at their place; the rest is kept, and written back as it was",
    arguments: [
      (Array("a = 1;\nb = \"".utf8) + [0xE9] + Array("\";\nc = 3;".utf8), "2:6", ["a", "b", "c"]),
      (Array("a = \"".utf8) + [0xC0, 0x80, 0xFF] + Array("\"; c = 3;".utf8), "1:6", ["a", "c"]),
      (Array("a = 1; c = \"".utf8) + [0xED, 0xA0, 0x80] + Array("\";".utf8), "1:13", ["a", "c"]),
      // UTF-16 with half a pair, and one that ends inside a unit.
      ([0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x22, 0, 0x00, 0xD8, 0x22, 0, 0x3B, 0], "1:4", ["a"]),
      ([0xFE, 0xFF, 0, 0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0], "1:5", ["a"]),
      // UTF-32 beyond Unicode is refused as a character; its place is kept.
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0, 0x3B, 0, 0, 0, 0x62], "1:3", ["a"]),
    ] as [([UInt8], String, [String])])
  func brokenTextIsReported(bytes: [UInt8], position: String, kept: [String]) {
    let reading = StringsFile.read(bytes)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["encoding"], "\(errors)")
    #expect(errors.first?.position?.description == position)
    #expect(reading.content.entries.map(\.key) == kept)
    #expect(reading.content.bytes() == bytes)
  }

  @Test("A change beside bytes that are no text leaves those bytes as they are")
  func changeLeavesBrokenBytes() {
    let bytes: [UInt8] = Array("a = \"".utf8) + [0xE9] + Array("\"; c = 3;".utf8)
    var file = StringsFile.read(bytes).content
    file.setValue("4", forKey: "c")
    #expect(file.bytes() == Array("a = \"".utf8) + [0xE9] + Array("\"; c = \"4\";".utf8))
    let halves: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3D, 0, 0x22, 0, 0x00, 0xD8, 0x22, 0, 0x3B, 0, 0x62, 0, 0x3B, 0]
    file = StringsFile.read(halves).content
    file.remove("b")
    #expect(file.bytes() == Array(halves.dropLast(4)))
  }

  @Test("An XML table in ISO 8859-1 is read as it says, and keeps it: what it cannot hold is written by number")
  func latin1IsKept() throws {
    let text = """
      <?xml version="1.0" encoding="ISO-8859-1"?>
      <plist version="1.0"><dict><key>a</key><string>Grüße</string><key>b</key><string>x</string></dict></plist>
      """
    let bytes = try Self.encode(text, .isoLatin1, mark: false)
    var file = StringsFile.read(bytes).content
    #expect(file["a"]?.value == "Grüße")
    #expect(file.bytes() == bytes)
    file.setValue("ü日", forKey: "b")
    #expect(
      file.bytes()
        == (try Self.encode(
          text.replacing("<string>x", with: "<string>ü&#26085;"), .isoLatin1, mark: false)))
  }

  @Test("An encoding that is not known is an error, and the file is read as UTF-8")
  func unknownEncodingIsAnError() {
    let text = "<?xml version='1.0' encoding='KOI8-R'?><plist><dict><key>a</key><string>b</string></dict></plist>"
    let reading = StringsFile.read(Array(text.utf8))
    #expect(reading.diagnostics.map(\.rule) == ["unknown-encoding"])
    #expect(reading.content["a"]?.value == "b")
  }
}

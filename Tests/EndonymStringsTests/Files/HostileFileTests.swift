import EndonymStrings
import Foundation
import RealFiles
import TestSampling
import Testing

/// Files that are broken by accident or on purpose: no crash, no endless work, errors with a place.
@Suite("Hostile string tables")
struct HostileFileTests {
  private static let samples: [String] = [
    "/* c */ \"a\" = \"b\\U00e9\\n\"; // d\n'e' = {f = (g, <00 ff>);};\nk;\n",
    """
    <?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y"><plist version="1.0"><dict><!-- c --><key>a</key>
    <string>&amp;<![CDATA[x]]></string><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
    <key>v</key><dict/><key>d</key><array><integer>1</integer><data>AQ==</data><true/></array></dict></dict></plist>
    """,
  ]

  private static func encodings(of text: String) throws -> [[UInt8]] {
    let utf16 = try #require(text.data(using: .utf16LittleEndian))
    let content = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
    return [Array(text.utf8), [0xFF, 0xFE] + Array(utf16), Array(binary)]
  }

  /// Reads bytes both ways. What is written unchanged is what was read; errors of texts have places.
  private static func check(_ bytes: [UInt8]) {
    let strings = StringsFile.read(bytes)
    let dictionary = StringsDictionary.read(bytes)
    #expect(strings.content.bytes() == bytes)
    #expect(dictionary.content.bytes() == bytes)
    if strings.content.form != .binary {
      for diagnostic in strings.diagnostics + dictionary.diagnostics {
        #expect(diagnostic.position != nil, "\(diagnostic)")
      }
    }
    // A change to a broken file is no crash either, and what it adds is read again.
    var edited = strings.content
    if let key = edited.entries.first?.key { edited.setValue("new", forKey: key) }
    if edited.entries.count > 1 { edited.remove(edited.entries[1].key) }
    _ = edited.bytes()
  }

  @Test("A file cut at any byte is read up to there", arguments: samples.indices)
  func truncatedFilesAreRead(sample: Int) throws {
    for bytes in try Self.encodings(of: Self.samples[sample]) {
      for length in bytes.indices { Self.check(Array(bytes[..<length])) }
    }
  }

  @Test("Files with random changes are read", arguments: samples.indices)
  func mutatedFilesAreRead(sample: Int) throws {
    var generator = SeededGenerator(stream: "HostileFiles\(sample)", seed: SampleSeed.given ?? 1)
    let marks: [[UInt8]] = [
      "\"", "'", ";", "=", "{", "}", "(", ")", "<", ">", "/*", "*/", "//", "\\", "&", "]]>", "<!--", "\u{FF1B}",
    ]
    .map { Array($0.utf8) }
    for bytes in try Self.encodings(of: Self.samples[sample]) {
      for _ in 0..<300 {
        var mutated = bytes
        for _ in 0..<generator.integer(1...4) where !mutated.isEmpty {
          let place = generator.integer(0...mutated.count - 1)
          switch generator.integer(0...3) {
          case 0: mutated[place] = UInt8(truncatingIfNeeded: generator.integer(0...255))
          case 1: mutated.remove(at: place)
          case 2: mutated.insert(contentsOf: generator.pick(marks), at: place)
          default: mutated.removeSubrange(place..<min(place + generator.integer(1...20), mutated.count))
          }
        }
        Self.check(mutated)
      }
    }
  }

  @Test(
    "Nesting ends at 512 levels, and what stands behind it is kept",
    arguments: [
      ("a = ", "{a=", "b;", "};", "; z = 1;"), ("a = ", "(", "", ")", "; z = 1;"),
      ("<dict><key>a</key>", "<dict><key>a</key>", "<string/>", "</dict>", "<key>z</key><string>1</string></dict>"),
      ("<dict><key>a</key>", "<array>", "", "</array>", "<key>z</key><string>1</string></dict>"),
    ])
  func nestingIsBounded(head: String, open: String, middle: String, close: String, tail: String) {
    func nested(_ depth: Int) -> FileReading<StringsFile> {
      let text = head + String(repeating: open, count: depth) + middle + String(repeating: close, count: depth) + tail
      return StringsFile.read(Array(text.utf8))
    }
    #expect(!nested(FileLimits.nestingDepth - 1).diagnostics.contains { $0.rule == "nesting-too-deep" })
    let deep = nested(Self.depth)
    #expect(deep.diagnostics.filter { $0.rule == "nesting-too-deep" }.count == 1)
    #expect(deep.content["z"]?.value == "1", "\(deep.diagnostics)")
    let open = StringsFile.read(Array((head + String(repeating: open, count: Self.depth)).utf8))
    #expect(open.diagnostics.count < 5)
    #expect(open.hasErrors)
  }

  @Test("A binary file that holds itself, or references to references, ends at the limits")
  func binaryBombsEnd() {
    // One array that holds itself twice: without a limit 2^512 values.
    let cyclic: [UInt8] =
      Array("bplist00".utf8) + [0xA2, 0, 0, 8] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 11]
    let reading = StringsFile.read(cyclic)
    #expect(reading.diagnostics.contains { $0.rule == "nesting-too-deep" || $0.rule == "too-many-values" })
    #expect(reading.content.bytes() == cyclic)
  }

  @Test("Findings end at a thousand, and so does the work for them")
  func findingsAreBounded() {
    let reading = StringsFile.read(
      Array(repeating: UInt8(ascii: "@"), count: 1) + Array(String(repeating: "@ ", count: 5_000).utf8))
    #expect(reading.diagnostics.count == FileLimits.diagnosticCount + 1)
    #expect(reading.diagnostics.contains { $0.rule == "too-many-findings" })
  }

  @Test(
    "Reading takes time in proportion to the size, whatever stands in the file",
    arguments: [
      "\"a\" = \"b\";\n", "a", "\"", "\"\n", "/*", "/* */", "//\n", "{", "(", "<", "\\", "a = \"\n", "'\n\"\n", "@",
      "a b\n", "k;",
      " ", "\n", "\r", "a=(", "a={", "\"a\" \"b\" ", "ж", "；", "“", "<dict>", "<key>", "<string>", "<!--", "<![CDATA[",
      "&", "</a>",
      "<dict><key>a</key><string>b", "a=b@;", "\"a\" \"b\";", "k;/*", "k;/* */", "/* a */ k = v; ", "a=b c=d ", "“;",
    ])
  func timeIsLinear(piece: String) {
    let count = (Self.isLong ? 125_000 : 1_250) / piece.utf8.count
    for head in ["", "<dict>"] {
      func bytes(_ count: Int) -> [UInt8] { Array((head + String(repeating: piece, count: count)).utf8) }
      let growth = ThreadTime.growth(from: bytes(count), to: bytes(8 * count), limit: 24) { _ = StringsFile.read($0) }
      #expect(growth < 24, "eight times \(head)\(piece.debugDescription) took \(growth) times as long")
    }
  }

  @Test(
    "A file beyond the size limit is refused, one of 100 MB is read", .enabled(if: isLong, "ENDONYM_SWEEP is not long"))
  func largeFilesAreBounded() {
    let value = String(repeating: "x", count: 990)
    let line = Array("\"k\" = \"\(value)\";\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 100_000_000 { bytes += line }
    #expect(StringsFile.read(bytes).content["k"]?.value == value)
    while bytes.count <= FileLimits.fileSize { bytes += bytes.prefix(50_000_000) }
    #expect(StringsFile.read(bytes).diagnostics.map(\.rule) == ["file-too-large"])
  }

  private static let depth = isLong ? 100_000 : 5_000

  private static let isLong = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long"

  @Test("The number of values is bounded", .enabled(if: isLong, "ENDONYM_SWEEP is not long"))
  func valuesAreBounded() {
    let reading = StringsFile.read(Array(String(repeating: "k;", count: FileLimits.valueCount + 2).utf8))
    #expect(reading.diagnostics.contains { $0.rule == "too-many-values" })
    #expect(reading.content.entries.count == FileLimits.valueCount)
  }
}

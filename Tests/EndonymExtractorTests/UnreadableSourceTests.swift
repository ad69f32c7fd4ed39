import EndonymStrings
import EndonymTools
import Testing

@testable import EndonymExtractor

@Suite("Swift sources that cannot be read whole")
struct UnreadableSourceTests {
  private func read(_ bytes: [UInt8]) -> SourceReading {
    SwiftSourceReader(ExtractionRequest()).read(bytes, file: "A.swift")
  }

  /// Sources, and where the parser's errors are.
  static let broken: [(source: String, positions: [SourcePosition], keys: [String])] = [
    ("Text(\"A\")\nlet x =\n", [SourcePosition(line: 2, column: 8)], ["A"]),
    ("func f( { Text(\"A\") }", [SourcePosition(line: 1, column: 8)], ["A"]),
    ("Text(\"A\"", [SourcePosition(line: 1, column: 9)], ["A"]),
    ("#if os(Linux)\nlet x =\n#endif\nText(\"A\")", [SourcePosition(line: 2, column: 8)], ["A"]),
    // What another compiler reads may have another syntax, and so may the branch beside it.
    ("#if compiler(>=99)\nlet x =\n#endif\nText(\"A\")", [], ["A"]),
    ("#if swift(<5)\nText(\"A\")\n#else\nlet x =\n#endif", [], ["A"]),
    ("#if hasFeature(Later)\nlet x =\n#endif\nText(\"A\")", [], ["A"]),
    ("#!/usr/bin/swift\nText(\"A\")", [], ["A"]), ("Text(\"A\")\r\n// é\r\n", [], ["A"]),
    // What is left out, since nothing of it can be extracted, is missed by nothing.
    ("func f() {\n  switch y {\n  case let y where\n    y > 3:\n    Text(\"A\")\n  default: g()\n  }\n}", [], ["A"]),
    ("func f() {\n  Text(\"A\")\n  throw\n    E()\n}", [], ["A"]),
    ("func f() {\n  a\n    as? B\n  let x = try\n    g()\n  Text(\"A\")\n}", [], ["A"]),
    // Nothing that is extracted can be in it.
    ("let x =\n", [], []),
  ]

  @Test("an error of syntax is told at its place, and what is found is kept", arguments: broken)
  func syntax(_ example: (source: String, positions: [SourcePosition], keys: [String])) {
    let reading = read(Array(example.source.utf8))
    #expect(reading.diagnostics.map(\.rule) == example.positions.map { _ in "syntax-error" })
    #expect(reading.diagnostics.map(\.position) == example.positions)
    #expect(reading.strings.map(\.key) == example.keys)
    #expect(reading.isWhole == example.positions.isEmpty)
  }

  @Test("an error in a tree that is too deep for recursion is told without a word on it")
  func deepTree() {
    let reading = read(Array("Text(\"A\")\nlet x = a\(String(repeating: ".b", count: 50_000))\nlet y =".utf8))
    #expect(reading.strings.map(\.key) == ["A"])
    #expect(
      reading.diagnostics == [
        Diagnostic(
          ExtractionRules.syntaxError, "the source does not parse", file: "A.swift",
          position: SourcePosition(line: 3, column: 8))
      ])
  }

  @Test("a byte that is no text is told at its place, and the strings that have it are left out")
  func bytes() {
    let source = Array("Text(\"caf".utf8) + [0xE9] + Array("\")\nText(\"B\")\n// caf".utf8) + [0xE9]
    let reading = read(source)
    #expect(reading.strings.map(\.key) == ["B"])
    #expect(
      reading.diagnostics.map(\.description) == [
        "A.swift:1:10: error: expected UTF-8 text, found the byte 0xE9 [encoding]"
      ])
    #expect(!reading.isWhole)
  }

  @Test("a byte order mark tells the encoding, and is no part of the first line")
  func marks() {
    let utf16 = "\u{FEFF}Text(\"é\")".utf16
    for bytes in [
      utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] },
      utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] },
      Array("\u{FEFF}Text(\"é\")".utf8),
    ] {
      let reading = read(bytes)
      #expect(reading.strings.map(\.key) == ["é"])
      #expect(reading.strings.map(\.position) == [SourcePosition(line: 1, column: 6)])
      #expect(reading.isWhole)
    }
  }
}

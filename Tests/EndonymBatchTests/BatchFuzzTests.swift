import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import EndonymBatch

@Suite("Damaged lines of the batch protocol")
struct BatchFuzzTests {
  /// The same numbers for the same seed, on every machine (SplitMix64).
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Lines of every kind, to be damaged.
  static let corpus: [String] = [
    #"{"id":1,"kind":"number","locale":"de-DE","value":"1234567.891","options":{"style":"currency","currency":"EUR"}}"#,
    #"{"id":"a","kind":"number","locale":"hi_IN","value":-12345678.9,"parts":true,"options":{"notation":"compact"}}"#,
    #"{"id":2,"kind":"number","locale":"en-u-nu-arab","value":1e308,"options":{"minimumFractionDigits":2,"signDisplay":"always"}}"#,
    #"{"id":3,"kind":"numberRange","locale":"fr","value":[3,"5.50"],"options":{"style":"percent","maximumSignificantDigits":3}}"#,
    #"{"id":4,"kind":"date","locale":"ar_SA","value":1788301740,"options":{"dateStyle":"full","timeStyle":"long","timeZone":"Asia/Riyadh"}}"#,
    #"{"id":5,"kind":"date","locale":"ja","value":"2026-09-01T22:29Z","options":{"skeleton":"yMMMdjm","calendar":"japanese"}}"#,
    #"{"id":6,"kind":"date","locale":"en","value":0,"now":86400,"options":{"dateStyle":"long","relative":true,"pattern":"y"}}"#,
    #"{"id":7,"kind":"relative","locale":"pl","value":-1,"unit":"day","options":{"numeric":"auto","style":"short"}}"#,
    #"{"id":8,"kind":"relative","locale":"en","value":"2021-06-01","from":"2021-05-31","options":{"timeZone":"UTC"}}"#,
    #"{"id":9,"kind":"measure","locale":"en-US","value":1.8,"unit":"meter","parts":true,"options":{"usage":"person-height"}}"#,
    #"{"id":[1,{"a":null}],"kind":"convert","value":"5","unit":"liter-per-100-kilometer","to":"foot-and-inch"}"#,
    #"{"id":10,"kind":"plural","locale":"ar","value":[0,"1.50"],"options":{"type":"ordinal","style":"unit","unit":"hour"}}"#,
    #"{"id":11,"kind":"list","locale":"he","value":["א","B","","\uD83D\uDE00"],"options":{"type":"disjunction"}}"#,
    #"{"id":12,"kind":"locale","value":"zh_TW@calendar=roc"}"#,
    #"{"id":13,"kind":"number","locale":"en","value":21,"options":{"style":"spellOut"}}"#,
  ]

  /// Pieces that parsers stumble over.
  private static let pieces: [String] = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", "1e", "e999", ".", "null", "true", "\\u0000", "\\ud800", "é",
    "\u{202E}",
    "\0", "\t", "-u-", "_", "@", "999999999999999999999", "NaN", "Infinity", "'", "%", "\u{7F}", "😀", "per-", "-and-",
    "2",
  ]

  /// Changes a line in one to four places.
  private static func damaged(_ line: [UInt8], by generator: inout Generator) -> [UInt8] {
    var line = line
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let position = Int.random(in: 0...line.count, using: &generator)
      let end = min(line.count, position + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: line.removeSubrange(position..<end)
      case 1: line.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: position)
      case 2: line.insert(UInt8.random(in: .min ... .max, using: &generator), at: position)
      case 3: if position < line.count { line[position] = UInt8.random(in: 0x20...0x7E, using: &generator) }
      case 4: line.insert(contentsOf: line[position..<end], at: position)
      default:
        let other = Array((corpus.randomElement(using: &generator) ?? "").utf8)
        line.replaceSubrange(position..., with: other.suffix(Int.random(in: 0...other.count, using: &generator)))
      }
    }
    // A line has no newline inside it.
    return line.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
  }

  @Test("whatever is damaged, a line is answered by one line of JSON", arguments: [1, 2, 3, 4] as [UInt64])
  func fuzz(seed: UInt64) throws {
    var generator = Generator(state: seed)
    var processor = BatchProcessor()
    var errors = 0
    let lines = ProcessInfo.processInfo.environment["ENDONYM_SWEEP"] == "long" ? 250_000 : 2500
    for _ in 0..<lines {
      let line = Self.damaged(Array((Self.corpus.randomElement(using: &generator) ?? "").utf8), by: &generator)
      let answer = processor.answer(to: line[...])
      if answer.isError { errors += 1 }
      let shown = String(decoding: line, as: UTF8.self)
      guard let object = try? JSONReader.read(answer.bytes[...]), object["id"] != nil else {
        Issue.record("seed \(seed): \(shown)")
        continue
      }
      #expect((object["error"] != nil) == answer.isError, "seed \(seed): \(shown)")
      #expect((object["result"] == nil) == answer.isError, "seed \(seed): \(shown)")
      #expect(!answer.bytes.contains(UInt8(ascii: "\n")), "seed \(seed): \(shown)")
      if case .string(let code)? = object["error"]?["code"] {
        #expect(BatchError.Code(rawValue: code) != nil, "seed \(seed): \(shown)")
        // No damage makes ICU fail: what it would refuse is refused before.
        if case .string(let message)? = object["error"]?["message"] {
          #expect(!message.hasPrefix("ICU failed"), "seed \(seed): \(shown)")
        }
      }
    }
    // Damage that changes only a value leaves a right line.
    #expect(errors > lines / 4)
    #expect(errors < lines)
  }
}

import EndonymStrings
import EndonymTools
import Testing

@testable import EndonymExtractor

@Suite("Limits of reading Swift")
struct SourceLimitTests {
  /// Sources without end, each read by recursion somewhere in the parser, before and after a repeated piece.
  static let chains: [(start: String, piece: String)] = [
    ("if a {}", " else if b {}"), ("x = ", "try "), ("x = ", "await "), ("let a: A", " -> B"), ("let a: ", "A<"),
    ("let a: ", "["), ("x = ", "["), ("x = ", "("), ("", "#if A\n"), ("if case ", "let "), ("let a = ", "switch "),
    ("a", ".b"), ("a", "()"), ("let a = ", "\"\\("), ("let a = ", "{ "), ("let a: ", "("), ("x = ", "a ? b : "),
    ("x = ", "\"a\" + "), ("x = ", "!"), ("", "func a() { "), ("let a = ", "repeat "),
  ]

  @Test("endless nesting is read, or refused with its place, and nothing crashes", arguments: chains)
  func nesting(start: String, piece: String) {
    for count in [20, 2_000, 13_000] {
      let source = "_ = Text(\"A\")\n" + start + String(repeating: piece, count: count)
      let reading = ReadingBox()
      SourceWorkers.run(count: 1) { _ in reading.set(read(source)) }
      let found = reading.get()
      #expect(found?.strings.first?.key == "A" || found?.diagnostics.first?.rule == "source-limit")
    }
  }

  @Test("brackets within the limit are parsed, and one deeper is refused at its place")
  func brackets() {
    func source(_ depth: Int) -> String {
      "_ = Text(\"A\")\nlet a = " + String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    #expect(read(source(SourceSieve.maximumBracketDepth)).strings.count == 1)
    let refused = read(source(SourceSieve.maximumBracketDepth + 1))
    #expect(refused.strings.isEmpty)
    #expect(
      refused.diagnostics.map(\.position) == [SourcePosition(line: 2, column: 9 + SourceSieve.maximumBracketDepth)])
  }

  @Test("a file that is too large is not parsed, unless nothing of interest is in it")
  func size() {
    let filler = String(repeating: "let a = 1\n", count: SwiftSourceReader.maximumBytes / 10 + 1)
    #expect(read(filler).diagnostics.isEmpty)
    #expect(read(filler + "Text(\"A\")").diagnostics.map(\.rule) == ["source-limit"])
  }

  @Test("broken sources are read without harm, and what is sound is found")
  func broken() {
    let source = Array("let t = Text(\"A \\(n + \"x\") B\", comment: #\"c\"#) { /* } */ \"\"\"\n  x\n  \"\"\" }".utf8)
    for length in stride(from: 0, through: source.count, by: 3) {
      for byte: UInt8 in [UInt8(ascii: "\""), 0xFF] {
        _ = SwiftSourceReader(ExtractionRequest()).read(Array(source[..<length]) + [byte], file: "A.swift")
      }
    }
    #expect(read("let x =\nfunc f( { Text(\"B\") }").strings.map(\.key) == ["B"])
  }

  /// Lines of a block behind `Text("A")`, and those of them that stay.
  static let lines: [(lines: [String], kept: [String])] = [
    (["a()", ".b()"], []), (["a()", "b()"], []), (["a()", "? b : c"], ["a()", "? b : c"]),
    (["a", "", "// b", "+ c"], ["a", "+ c"]), (["a()", "b", "as? C"], ["b", "as? C"]),
    (["a()", "{ b() }"], ["a()", "{"]), (["throw", "a()"], ["throw", "a()"]),
    (["let x = await", "a()"], ["let x = await", "a()"]),
    (["a()", "/ b"], ["a()", "/ b"]), (["a()", "Text(\"B\")"], ["Text(\"B\")"]),
  ]

  @Test("a statement that goes on in another line stays as a whole", arguments: lines)
  func statements(_ example: (lines: [String], kept: [String])) {
    var words = WordsOfInterest()
    words.insert(["Text"], as: .call)
    let source = (["{", "Text(\"A\")"] + example.lines + ["}"]).joined(separator: "\n")
    guard case .text(let text) = SourceSieve(words).sift(Array(source.utf8)) else {
      Issue.record("the source has a word of interest")
      return
    }
    let left = String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " || $0 == "}" }.reversed())
    }
    #expect(left.filter { !$0.isEmpty && !$0.hasPrefix("//") }.dropFirst(2) == example.kept[...])
  }

  /// Sources, and what is left of them where only declarations count; `nil` for nothing.
  static let declarations: [(source: String, left: String?)] = [
    ("struct A { let t: Key }", "struct A { let t: Key }"), ("func f(_ t: Key) { g() }", "func f(_ t: Key) {     }"),
    ("func f() { g(Key(1)) }", nil), ("struct A { func f() { let t: Key = 1 } }", nil),
    (
      "struct A { init(_ t: Key) { if a { b() } } ; struct B { var c: Int { 1 } } }",
      "struct A { init(_ t: Key) {              } ; struct B { var c: Int {   } } }"
    ),
    ("func f() { g() }", nil), ("func f() { {\nfunc g(_ t: Key) {}", "func f() { {\nfunc g(_ t: Key) {}"),
  ]

  @Test("declarations are told from code", arguments: declarations)
  func declared(_ example: (source: String, left: String?)) {
    var words = WordsOfInterest()
    words.insert(["Key"], as: .type)
    let outcome = SourceSieve(words, keeps: .declarations).sift(Array(example.source.utf8))
    #expect(outcome == (example.left.map { .text(Array($0.utf8)) } ?? .nothing))
  }

  /// A sieve must not lose anything: blocks without interest are left out, the rest stands where it stood.
  @Test("blocks without strings are left out and no string is lost")
  func sieve() {
    let source = """
      func a() { let x = [1, 2, 3].map { $0 + 1 }; print("}") }
      func b() -> LocalizedStringKey { if x { "A" } else { "B" } }
      var c: some View { VStack { let n = f(/[{"]/); Text("C \\(d { $0 })") } }
      func e() { /* } */ let s = #"\\#(f { Text("E") })"#; g { h() } }
      """
    #expect(read(source).strings.map(\.key) == ["A", "B", "C %@", "E"])
    #expect(read(source).strings.map(\.position.line) == [2, 2, 3, 4])
  }
}

/// Takes a reading out of a thread.
final class ReadingBox: @unchecked Sendable {
  // The thread that writes has ended before anyone reads.
  private var reading: SourceReading?

  func set(_ reading: SourceReading) { self.reading = reading }
  func get() -> SourceReading? { reading }
}

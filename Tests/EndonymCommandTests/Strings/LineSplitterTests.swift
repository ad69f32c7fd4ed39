import TestSampling
import Testing

@testable import EndonymCommand

@Suite("Lines of what comes in pieces")
struct LineSplitterTests {
  private func lines(_ pieces: [[UInt8]]) -> [String] {
    var (splitter, lines) = (LineSplitter(), [String]())
    for piece in pieces { splitter.take(piece[...]) { lines.append(String(decoding: $0, as: UTF8.self)) } }
    return lines
  }

  static let table: [(pieces: [String], lines: [String])] = [
    ([], []), (["a"], []), (["a\n"], ["a"]), (["a", "b\n"], ["ab"]), (["a\nb\n\nc"], ["a", "b", ""]),
    (["a", "\n", "b", "", "c\nd", "\n"], ["a", "bc", "d"]), (["\n\n"], ["", ""]),
  ]

  @Test("a line is handed over once its end has come, whatever the pieces are", arguments: table)
  func pieces(_ example: (pieces: [String], lines: [String])) {
    #expect(lines(example.pieces.map { Array($0.utf8) }) == example.lines)
  }

  @Test("a line of many pieces takes time in proportion to its length")
  func longLine() {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 8)
    let growth = ThreadTime.growth(from: 1 << 7, to: 1 << 10, limit: 24) { count in
      let pieces = [[UInt8]](repeating: piece, count: count)
      #expect(lines(pieces + [[UInt8(ascii: "\n")]]).map(\.utf8.count) == [count << 8])
    }
    #expect(growth < 24, "eight times the pieces took \(growth) times as long")
  }
}

import RawICU
import Testing

@testable import EndonymBatch

/// Asks the batch protocol and collects what is not as raw ICU has it.
struct Comparison {
  private var processor = BatchProcessor()
  private var differences: [String] = []
  /// How many answers were compared.
  private(set) var compared = 0
  private var differing = 0

  private static let shownDifferences = 25

  /// Compares the answer to a request.
  mutating func compare(_ request: Request, with wanted: Wanted) throws {
    compared += 1
    let line = request.line
    let answer = processor.answer(to: line)
    if try isRight(answer, wanted, inParts: request.wantsParts) { return }
    differing += 1
    if differences.count < Self.shownDifferences {
      differences.append("\(line)\n  wanted \(wanted)\n  got    \(answer)")
    }
  }

  /// Compares the answer with what `oracle` gives or throws.
  mutating func compare(_ request: Request, with oracle: () throws -> Wanted) throws {
    let wanted: Wanted
    do { wanted = try oracle() } catch let error as RawICUError { wanted = .failure("\(error)") }
    try compare(request, with: wanted)
  }

  private func isRight(_ answer: String, _ wanted: Wanted, inParts: Bool) throws -> Bool {
    // Bytes are compared: to Swift, strings that differ only in normalization are equal.
    switch wanted {
    case .failure: return answer.hasPrefix(#"{"id":1,"error":"#)
    case .text(let text):
      if inParts { return try Self.joined(answer)?.utf8.elementsEqual(text.utf8) ?? false }
      return answer.utf8.elementsEqual(#"{"id":1,"result":\#(Request.quoted(text))}"#.utf8)
    case .measure(let text, let unit):
      if inParts { return try Self.joined(answer)?.utf8.elementsEqual(text.utf8) ?? false }
      return answer.utf8.elementsEqual(#"{"id":1,"result":\#(Request.quoted(text)),"unit":"\#(unit)"}"#.utf8)
    }
  }

  /// The text of a result in parts; `nil` when it is none.
  private static func joined(_ answer: String) throws -> String? {
    let members = try JSONReader.readObject(Array(answer.utf8)[...])
    guard case .array(let parts)? = members.first(where: { $0.member.key == "result" })?.member.value else {
      return nil
    }
    var text = ""
    for part in parts {
      guard case .string(let value)? = part["value"], case .string? = part["type"] else { return nil }
      text += value
    }
    return text
  }

  /// Reports the differences.
  func finish(_ area: String, sourceLocation: SourceLocation = #_sourceLocation) {
    print("differential tests: \(area): \(compared) compared with ICU \(RawICU.version), \(differing) differ")
    let shown = differences.joined(separator: "\n")
    #expect(
      differing == 0, "\(area), ENDONYM_SEED=\(Seed.text): \(differing) of \(compared) differ:\n\(shown)",
      sourceLocation: sourceLocation)
    #expect(compared > 0, sourceLocation: sourceLocation)
  }
}

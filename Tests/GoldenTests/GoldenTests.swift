import EndonymBatch
import Foundation
import Testing

/// The batch protocol against the vectors that an independent program wrote on raw ICU 72.1.
@Suite(
  "Golden vectors",
  .enabled(
    if: GoldenFile.isForLinkedICU,
    "the golden vectors are ICU 72's; on another ICU the differential suite compares with that ICU itself"))
struct GoldenTests {
  static let files = [
    "number", "numberRange", "date", "relative", "measure", "convert", "plural", "list",
  ].map(GoldenFile.init(kind:))

  @Test("every answer is raw ICU's, the whole of it", arguments: files)
  func answers(file: GoldenFile) throws {
    let vectors = try file.vectors()
    var processor = BatchProcessor()
    var differences: [String] = []
    for vector in vectors {
      let request = #"{"id":\#(vector.line),\#(vector.request)}"#
      let wanted = #"{"id":\#(vector.line),\#(vector.response)}"#
      let got = processor.answer(to: request)
      if try !Self.isSame(got, wanted) {
        differences.append("\(file.kind).jsonl:\(vector.line): \(request)\n  wanted \(wanted)\n  got    \(got)")
      }
    }
    #expect(
      differences.isEmpty,
      "\(differences.count) of \(vectors.count):\n\(differences.prefix(20).joined(separator: "\n"))")
  }

  /// Whether two answers say the same, however they escape a control character.
  ///
  /// They are compared as bytes: to Swift, strings that differ only in normalization are equal.
  private static func isSame(_ got: String, _ wanted: String) throws -> Bool {
    if got.utf8.elementsEqual(wanted.utf8) { return true }
    return try plain(got) == plain(wanted)
  }

  private static func plain(_ json: String) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: try JSONSerialization.jsonObject(with: Data(json.utf8)), options: .sortedKeys)
  }

  @Test("every file that the generator wrote is compared, whole")
  func complete() throws {
    let counts = try GoldenFile.counts()
    #expect(Set(counts.keys) == Set(Self.files.map(\.kind)))
    for file in Self.files {
      #expect(try file.vectors().count == counts[file.kind], "\(file.testDescription)")
    }
    #expect(counts.values.reduce(0, +) >= 4_000)
  }
}

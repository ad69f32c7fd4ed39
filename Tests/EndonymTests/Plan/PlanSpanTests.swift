import Testing

@testable import Endonym

@Suite("Plans: spans with and without room")
struct PlanSpanTests {
  @Test(
    "a text goes into a span that it just fits, and leaves one alone that it does not",
    arguments: ["en_US", "ar_SA", "ta_IN"])
  func room(locale: String) throws {
    for writer in try AllocationWriters.all(locale: locale) {
      for value in stride(from: 0, to: AllocationTests.values, by: 7) {
        let text = Array(writer.text(value).utf8)
        // Also with so much room that nothing is written elsewhere first.
        for room in [text.count, text.count + 1, 1000] {
          let written = try [UInt8](capacity: room + 1) { span in
            span.append(UInt8(ascii: "<"))
            try writer.toSpan(value, &span)
          }
          #expect(written == [UInt8(ascii: "<")] + text, "\(writer)")
        }
        if text.isEmpty { continue }
        let written = [UInt8](capacity: text.count) { span in
          span.append(UInt8(ascii: "<"))
          #expect(throws: FormatError.limitExceeded("the length of the text", limit: text.count - 1), "\(writer)") {
            try writer.toSpan(value, &span)
          }
        }
        #expect(written == [UInt8(ascii: "<")], "\(writer)")
      }
    }
  }
}

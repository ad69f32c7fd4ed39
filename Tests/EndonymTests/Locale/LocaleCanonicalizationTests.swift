import Endonym
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Canonical form of locale identifiers")
struct LocaleCanonicalizationTests {
  /// The folder of third-party conformance data, which is read in place.
  static let suites = ProcessInfo.processInfo.environment["ENDONYM_SUITES"]

  /// CLDR 42's own rows: `source ; canonical`.
  @Test("every row of CLDR's canonicalization file comes out as CLDR says", .enabled(if: suites != nil))
  func conformance() throws {
    let file = try #require(Self.suites) + "/icu4c-72.1/localeCanonicalization.txt"
    let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    var count = 0
    var wrong: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let row = line.prefix { $0 != "#" }.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard row.count == 2 else { continue }
      count += 1
      let expected = row[1].replacing("_", with: "-")
      let canonical: String
      do { canonical = try LocaleIdentifier(row[0]).bcp47 } catch { canonical = "\(error)" }
      if canonical != expected { wrong.append("\(row[0]): \(canonical), not \(expected)") }
    }
    #expect(count == 1_613)
    #expect(wrong.isEmpty, "\(wrong.count) rows: \(wrong.prefix(40))")
  }
}

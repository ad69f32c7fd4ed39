import EndonymTools
import Foundation
import Testing

@Suite("Lint: the list of rules")
struct ReaderRulesTests {
  /// Where tables are read. What reads asset catalogs reads no tables.
  private static let folders = ["Catalog", "JSON", "Files"]

  /// The names of rules in the sources of the readers: texts of words in lower case with hyphens between, which nothing else there is.
  private static func named() throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/EndonymStrings")
    var names: Set<String> = []
    for folder in folders {
      let place = sources.standardizedFileURL.appendingPathComponent(folder)
      for name in try FileManager.default.subpathsOfDirectory(atPath: place.path)
      where name.hasSuffix(".swift") && !name.hasPrefix("Assets/") {
        let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
        for match in text.matches(of: #/"([a-z]+(?:-[a-z]+)+)"/#) { names.insert(String(match.1)) }
      }
    }
    return names
  }

  @Test("what the readers of tables can find is in the list")
  func complete() throws {
    let names = try Self.named()
    #expect(names.contains("missing-semicolon") && names.contains("file-changed"))
    #expect(names.subtracting(Linter.rules.map(\.name)).sorted() == [])
  }

  @Test("every rule has a name of its own, says what it finds and what to do, in sentences")
  func described() {
    #expect(Set(Linter.rules.map(\.name)).count == Linter.rules.count)
    for rule in Linter.rules + ReviewRules.all + ExtractionRules.all {
      #expect(rule.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil, "\(rule.name)")
      #expect(rule.summary.hasSuffix(".") && rule.advice.hasSuffix("."), "\(rule.name)")
    }
  }
}

import Endonym
import EndonymStrings
import Foundation
import Testing

/// CLDR's samples of each plural category of each language, read in place.
private enum PluralSamples {
  private static let folder = ProcessInfo.processInfo.environment["ENDONYM_SUITES"]

  static var isGiven: Bool { folder != nil }

  struct Row: Sendable {
    var language: String
    /// The samples of each category, as they are written.
    var samples: [(category: String, number: String)] = []
    var categories: Set<String> = []
  }

  /// The rows of all languages.
  static func rows() throws -> [Row] {
    let path = try #require(folder) + "/cldr-42/common/supplemental/plurals.xml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var rows: [Row] = []
    for block in text.components(separatedBy: "<pluralRules locales=\"").dropFirst() {
      let names = block.prefix { $0 != "\"" }
      var row = Row(language: "")
      for rule in block.components(separatedBy: "<pluralRule count=\"").dropFirst() {
        let category = String(rule.prefix { $0 != "\"" })
        row.categories.insert(category)
        let body = rule.prefix(upTo: rule.range(of: "</pluralRule>")?.lowerBound ?? rule.endIndex)
        for list in body.components(separatedBy: "@").dropFirst() {
          for sample in list.drop(while: { $0 != " " }).split(separator: ",") {
            row.samples += numbers(sample.trimmingCharacters(in: .whitespacesAndNewlines)).map { (category, $0) }
          }
        }
      }
      rows += names.split(separator: " ").map { name in
        var copy = row
        copy.language = String(name)
        return copy
      }
    }
    return rows
  }

  /// `0.0~1.5` is every number of as many digits between the two. Compact numbers, `1c6`, are not written by messages.
  private static func numbers(_ sample: String) -> [String] {
    guard !sample.contains("c"), !sample.contains("…"), !sample.isEmpty else { return [] }
    let ends = sample.split(separator: "~").map(String.init)
    guard ends.count == 2 else { return ends }
    let digits = ends[0].firstIndex(of: ".").map { ends[0].distance(from: $0, to: ends[0].endIndex) - 1 } ?? 0
    let scale = pow(10.0, Double(digits))
    let (from, to) = (Int((Double(ends[0]) ?? 0) * scale + 0.5), Int((Double(ends[1]) ?? 0) * scale + 0.5))
    return (from...to).map { String(format: "%.\(digits)f", Double($0) / scale) }
  }
}

@Suite("Plural samples of all languages")
struct MessagePluralSampleTests {
  /// CLDR 42, which is ICU 72's; another ICU has other rules.
  @Test(
    "each sample takes the form of its category: as an integer, as an exact decimal, and as a double with its digits",
    .enabled(if: PluralSamples.isGiven, "ENDONYM_SUITES is not set"))
  func samples() throws {
    guard try DataVersions.current().cldr.hasPrefix("42") else { return }
    let rows = try PluralSamples.rows()
    #expect(rows.count > 200)
    var count = 0
    var unsupported: [String] = []
    for row in rows {
      guard let locale = try? LocaleIdentifier(row.language == "root" ? "und" : row.language) else {
        unsupported.append(row.language)
        continue
      }
      let context = MessageContext(MessageLocales(language: locale, formatting: .root))
      let forms = row.categories.sorted().map { MessageVariableForm($0, $0) }
      let integers = Message(
        .variables(format: "%#@n@", [MessageVariable(name: "n", valueType: "lld", forms: forms)]), in: context)
      let objects = Message(.variables(format: "%#@n@", [MessageVariable(name: "n", forms: forms)]), in: context)
      let doubles = (1...5).map { digits in
        Message(
          .variables(format: "%#@n@", [MessageVariable(name: "n", valueType: ".\(digits)f", forms: forms)]), in: context
        )
      }
      for (category, number) in row.samples {
        count += 1
        if let integer = Int(number) { #expect(integers.format(integer) == category, "\(row.language) \(number)") }
        #expect(objects.format(try ExactDecimal(number)) == category, "\(row.language) \(number)")
        if let point = number.firstIndex(of: "."), let double = Double(number) {
          let digits = number.distance(from: point, to: number.endIndex) - 1
          #expect(doubles[digits - 1].format(double) == category, "\(row.language) \(number)")
        }
      }
    }
    #expect(unsupported.isEmpty)
    #expect(count > 10_000)
  }
}

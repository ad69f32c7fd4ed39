import Endonym
import Foundation
import Testing

/// ICU's own tests of its locale matcher.
@Suite("Locale matcher", .enabled(if: Suites.isGiven, Suites.notGiven))
struct LocaleMatcherSuite {
  /// What lines that start with `@` have set.
  private struct Setting {
    var supported: [String] = []
    var standard: String?
    var options = LanguageMatcher.Options()

    mutating func set(_ line: String) {
      let parts = line.dropFirst().split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? parts[1].trimmed : ""
      switch parts[0] {
      case "supported": supported = value.list
      case "default": standard = value.isEmpty ? nil : value
      case "favor": options.favor = value == "script" ? .script : .language
      case "threshold": options.threshold = Int(value)
      default: Issue.record("an unknown setting: \(line)")
      }
    }

    /// The supported or default language that the file means, which writes some legacy spellings in canonical form.
    func spelling(of language: String) -> String {
      let languages = supported + [standard].compactMap { $0 }
      if let same = languages.first(where: { $0.lowercased() == language.lowercased() }) { return same }
      let canonical = try? LocaleIdentifier(language)
      return languages.first { canonical != nil && (try? LocaleIdentifier($0)) == canonical } ?? language
    }
  }

  @Test("Every answer of ICU's localeMatcherTest.txt, on any ICU")
  func localeMatcherTest() throws {
    var tally = Tally()
    var setting = Setting()
    for line in try Suites.lines("icu4c-72.1", "localeMatcherTest.txt") {
      let text = line.prefix { $0 != "#" }.trimmed
      if text.hasPrefix("**") {
        setting = Setting()
      } else if text.hasPrefix("@") {
        setting.set(text)
      } else if text.contains(">>") {
        try Self.row(text, setting, &tally)
      }
    }
    #expect(tally.compared > 900)
    tally.finish("ICU's locale matcher")
  }

  private static func row(_ text: String, _ setting: Setting, _ tally: inout Tally) throws {
    let sides = text.components(separatedBy: ">>")
    let desired = sides[0].list
    let wanted = sides[1].components(separatedBy: "|").map(\.trimmed)
    let matcher = try LanguageMatcher(
      supported: setting.supported, default: setting.standard, options: setting.options)
    let match = try matcher.match(desired)
    let description = "\(setting.supported.joined(separator: ",").prefix(100)): \(text)"
    if !wanted[0].isEmpty {
      let best = try matcher.best(for: desired) ?? "null"
      tally.row(description, wanted: setting.spelling(of: wanted[0]), got: best)
    }
    if wanted.count > 1, !wanted[1].isEmpty {
      tally.row(description, wanted: wanted[1], got: match?.desired ?? "null")
    }
    if wanted.count > 2, !wanted[2].isEmpty {
      tally.row(
        description, wanted: try LocaleIdentifier(wanted[2]).bcp47, got: try match?.locale().bcp47 ?? "null")
    }
  }
}

extension StringProtocol {
  /// Without the white space around it.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The elements of a list with commas.
  fileprivate var list: [String] { split(separator: ",").map(\.trimmed) }
}

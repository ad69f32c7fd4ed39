import Endonym
import Foundation
import Testing

/// The tests of two other matchers over the same CLDR data, golang/text and FormatJS.
@Suite("Language matching elsewhere", .enabled(if: Suites.isGiven, Suites.notGiven))
struct LanguageMatchSuite {
  @Test(
    "Every answer of golang/text, but where it adds rules of its own",
    arguments: ["CLDRLocaleMatcherTest.txt", "GoLocaleMatcherTest.txt"])
  func golang(file: String) throws {
    var tally = Tally()
    var threshold: Int?
    for line in try Suites.lines("go-text", file) {
      let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("@threshold=") {
        threshold = Int(text.dropFirst(11)).flatMap { $0 < 0 ? nil : $0 }
      }
      // What follows is about another order of the subtags, which ICU and CLDR have dropped for "favor script".
      if text.hasPrefix("@DistanceOption") { break }
      let columns = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count >= 3, !columns[0].isEmpty else { continue }
      let key = columns.prefix(3).joined(separator: " ; ")
      if let reason = Self.differences[key] {
        tally.skip(reason)
        continue
      }
      let supported = columns[0].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let desired = columns[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      let matcher = try LanguageMatcher(supported: supported, options: .init(threshold: threshold))
      let best = try matcher.best(for: desired) ?? "null"
      tally.row(key, wanted: Self.spelling(of: columns[2], in: supported), got: best)
    }
    #expect(tally.compared > 60)
    tally.finish("golang/text \(file)")
  }

  /// The supported language that the file means, which writes some legacy spellings in canonical form.
  private static func spelling(of language: String, in languages: [String]) -> String {
    if languages.contains(language) { return language }
    let canonical = try? LocaleIdentifier(language)
    return languages.first { canonical != nil && (try? LocaleIdentifier($0)) == canonical } ?? language
  }

  /// Where golang/text differs from ICU, and why.
  private static let differences: [String: String] = [
    // ICU's localeMatcherTest.txt has these very rows, with the answers of a later CLDR.
    "en-Hant-TW, und-TW ; zh ; und-TW": later, "fr, zh-Hans-CN, en-US ; zh-TW ; zh-Hans-CN": later,
    "fr, zh-Hans-CN, en-US ; zh-Hant ; zh-Hans-CN": later, "fr, en, en-GB ; en-CA ; en-GB": later,
    "en-PSCRACK, de-PSCRACK, fr-PSCRACK, pt-PT-PSCRACK ; fr ; fr-PSCRACK": later,
    "en-PSCRACK, de-PSCRACK, fr-PSCRACK, pt-PT-PSCRACK ; de-CH ; de-PSCRACK": later,
    "it, fr, zh ; und-Hant ; zh": "from traditional to simplified Chinese is further than ICU's threshold",
    "nl, nl-Latn, nl-NL, nl-BE ; nl-Latn-NL ; nl-NL": unsaid,
    "ja, ja-Jpan, ja-JP, en, ru ; ja-Jpan-JP, ru ; ja-JP": unsaid,
    "en, sr, nl ; sh ; sr": script, "en, sr, nl ; nl-Cyrl ; sr": script, "en, sh ; sr ; sh": script,
    "en, sh ; sr-Cyrl ; sh": script, "fil, tl, iw, he ; he-IT ; he": legacy, "fil, tl, iw, he ; he ; he": legacy,
    "fil, tl, iw, he ; tl ; tl": legacy, "en, ro, mo, ro-MD ; mo ; mo": legacy,
    "sr-Cyrl, sr-Latn, ro, ro-MD ; mo ; ro-MD": "CLDR has ro for mo, golang/text ro-MD",
    "en-GB, nl ; en, nl, en-GB ; nl": "golang/text looks for an exact match of the second language first",
  ]
  private static let script =
    "another script is at ICU's threshold, golang/text would rather have it than another language"
  private static let legacy =
    "ICU takes the first of two spellings of one language, golang/text the one that is asked for"
  private static let later = "ICU's own test has this row with a later CLDR's answer"
  private static let unsaid = "ICU minds a script that is left unsaid more than a region, golang/text less"

  private struct Fixture: Decodable {
    let description: String
    let requested: [String]
    let supported: [String]
    let expected: String
  }

  @Test("Every answer of FormatJS")
  func formatJS() throws {
    var tally = Tally()
    let data = Data(try Suites.text("formatjs", "locale-match-fixtures.json").utf8)
    for fixture in try JSONDecoder().decode([Fixture].self, from: data) {
      let best = try LanguageMatcher(supported: fixture.supported).best(for: fixture.requested)
      tally.row(fixture.description, wanted: fixture.expected, got: best ?? "null")
    }
    #expect(tally.compared >= 13)
    tally.finish("FormatJS")
  }
}

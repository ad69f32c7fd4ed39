import Endonym
import EndonymStrings
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("LocalizedText and LanguageContext")
struct LocalizedTextTests {
  private let paint: LocalizedText = ["en": "Paint", "en-GB": "Emulsion", "de": "Farbe", "zh_Hant": "油漆", "fr": ""]

  @Test(
    "A reader gets the text that fits best",
    arguments: [
      (["en-AU"], "Emulsion"), (["de-CH", "en"], "Farbe"), (["zh-HK"], "油漆"), (["fr"], "Paint"), (["ja"], "Paint"),
      ([], "Paint"),
    ] as [([String], String)])
  func best(preferred: [String], expected: String) {
    #expect(paint.text(for: preferred, default: "en") == expected)
  }

  @Test("A language is found however it is spelled; nothing is made up where there is no text")
  func exact() {
    #expect(paint["zh-hant"] == "油漆")
    #expect(paint["en-US"] == nil)
    #expect(LocalizedText([:]).text(for: ["de"]) == nil)
    #expect(LocalizedText(["de": ""]).text(for: ["de"], default: "de") == nil)
    #expect(LocalizedText(["nl": "verf", "it": "vernice"]).text(for: ["ja"]) == "vernice")
  }

  @Test("JSON is an object of texts by language")
  func json() throws {
    let data = Data(#"{"de":"Farbe","en":"Paint"}"#.utf8)
    let text = try JSONDecoder().decode(LocalizedText.self, from: data)
    #expect(text == ["en": "Paint", "de": "Farbe"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(text) == data)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LocalizedText.self, from: Data(#"{"de":1}"#.utf8)) }
  }

  @Test("A request has the language, the locale and the zone that it asked for")
  func context() throws {
    let context = try LanguageContext(
      accepting: "de-AT, en;q=0.5", available: ["en", "de"], development: "en", timeZone: "Europe/Vienna")
    #expect(context.languages.languages == ["de", "en"])
    #expect(context.locale.bcp47 == "de-AT")
    #expect(context.timeZone?.identifier == "Europe/Vienna")
    let none = try LanguageContext(accepting: "ja", available: ["en", "de"], development: "en")
    #expect(none.languages.languages == ["en"])
    #expect(none.locale.bcp47 == "en")
    let any = try LanguageContext(accepting: "fr, *;q=0.5, en;q=0", available: ["en", "de"], development: "en")
    #expect(any.languages.languages.first == "de")
    #expect(throws: FormatError.invalidTimeZone("Mars/Olympus")) {
      try LanguageContext(accepting: "de", available: ["de"], timeZone: "Mars/Olympus")
    }
  }

  @Test(
    "A text of a request is in what the reader prefers though the app lacks it, else in what fits the app's languages",
    arguments: [
      ("fr, en;q=0.5", ["en", "fr"], "fr"), ("fr-CA, de;q=0.5", ["de", "en", "fr"], "fr"),
      ("fr;q=0.5, en", ["en", "fr"], "en"), ("fr, *;q=0.5", ["fr", "it"], "fr"),
      // Nothing that the reader named: the app is in German then.
      ("fr, *;q=0.5, en;q=0", ["de", "it"], "de"), ("ja, de;q=0.5", ["en", "it"], "en"), ("ja", ["it", "nl"], "nl"),
    ] as [(String, [String], String)])
  func preferredBeyondTheApp(field: String, languages: [String], expected: String) throws {
    let text = LocalizedText(Dictionary(uniqueKeysWithValues: languages.map { ($0, $0) }))
    let context = try LanguageContext(accepting: field, available: ["en", "de"], development: "en")
    #expect(context.run { text.text(default: "nl") } == expected)
  }

  @Test("A context put together by hand has the languages that it was given; what the reader prefers can be added")
  func preferredByHand() throws {
    let chain = LanguageChain(languages: ["de", "en"])
    var context = LanguageContext(languages: chain, locale: try LocaleIdentifier("de"))
    let text: LocalizedText = ["de": "de", "fr": "fr", "it": ""]
    #expect(context.run { text.text() } == "de")
    context.preferred = ["it", "fr-CH"]
    #expect(context.run { text.text() } == "fr")
  }

  @Test("Requests served at once do not see each other's context")
  func tasks() async throws {
    let languages = ["de", "en", "ja", "ar"]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        let language = languages[index % languages.count]
        let context = try LanguageContext(accepting: language, available: languages)
        group.addTask {
          await context.run {
            for _ in 0..<10 {
              #expect(LanguageContext.current?.locale.bcp47 == language)
              #expect(LocalizedText(["de": "de", "en": "en", "ja": "ja", "ar": "ar"]).text() == language)
              await Task.yield()
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(LanguageContext.current == nil)
  }
}

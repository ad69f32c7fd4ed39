import Testing

@testable import Endonym

@Suite("LanguageMatcher")
struct LanguageMatcherTests {
  @Test(
    "The language that a reader understands best is chosen, as CLDR's data has it",
    arguments: [
      (["zh-HK"], ["zh-Hans", "zh-Hant"], "zh-Hant"),
      (["es-CO"], ["es", "es-419"], "es-419"),
      (["en"], ["de", "en-GB"], "en-GB"),
      (["pt-AO"], ["pt-BR", "pt-PT"], "pt-PT"),
      (["nb"], ["en", "no"], "no"),
      (["no"], ["en", "nb"], "nb"),
      (["nn"], ["en", "nb"], "nb"),
      (["iw"], ["en", "he"], "he"),
      (["he"], ["en", "iw"], "iw"),
      (["tl"], ["en", "fil"], "fil"),
      (["in"], ["en", "id"], "id"),
      (["mo"], ["en", "ro"], "ro"),
      (["sh"], ["en", "sr-Latn"], "sr-Latn"),
      (["zh_TW"], ["zh_hans", "zh_hant"], "zh_hant"),
      (["ZH-hant-hk"], ["zh-Hans", "zh-HK"], "zh-HK"),
      (["gsw"], ["en", "de"], "de"),
      (["fr", "de"], ["de", "en"], "de"),
      (["sr-Latn"], ["sr"], "sr"),
      (["x-klingon-war"], ["en", "x-klingon-war"], "x-klingon-war"),
      // openradar 13626: the variant of the wanted language counts before another language.
      (["en"], ["de", "en-GB"], "en-GB"),
      (["fr"], ["de", "fr-FR"], "fr-FR"),
    ])
  func best(desired: [String], supported: [String], expected: String) throws {
    #expect(try LanguageMatcher(supported: supported).best(for: desired) == expected)
  }

  @Test("Nothing fits: the default, the first language, or none")
  func noMatch() throws {
    let first = try LanguageMatcher(supported: ["de", "en"])
    #expect(try first.match(["ja"]) == nil)
    #expect(try first.best(for: ["ja"]) == "de")
    #expect(try first.best(for: []) == "de")
    #expect(try LanguageMatcher(supported: ["de", "en"], default: "en").best(for: ["ja"]) == "en")
    let none = try LanguageMatcher(supported: ["de", "en"], options: .init(usesFirstAsDefault: false))
    #expect(try none.best(for: ["ja"]) == nil)
    #expect(try LanguageMatcher(supported: []).best(for: ["en"]) == nil)
  }

  @Test("A match tells which desired language it serves, and how far away it is")
  func matchTells() throws {
    let match = try LanguageMatcher(supported: ["en", "de"]).match(["ja", "de-AT"])
    #expect(match?.supportedIndex == 1)
    #expect(match?.desired == "de-AT")
    #expect(match?.desiredIndex == 1)
    #expect(match?.distance == 4)
    #expect(try match?.locale().bcp47 == "de-AT")
  }

  @Test(
    "Distances are those of CLDR's table of language matches",
    arguments: [
      // The language, the script and the region each add theirs; any two regions are 4 apart.
      ("no", "nb", 1), ("da", "no", 8 + 4), ("gsw", "de", 4 + 4), ("de", "gsw", 80 + 4), ("zh-TW", "zh-HK", 5),
      ("en-US", "en-GB", 5), ("en-AU", "en-GB", 3), ("en", "en-US", 0), ("de", "ja", 100),
    ])
  func distance(desired: String, supported: String, expected: Int) throws {
    #expect(try LanguageMatcher.distance(from: desired, to: supported) == expected)
  }

  @Test("Options change the choice: the threshold, both ways, no demotion")
  func options() throws {
    #expect(try LanguageMatcher(supported: ["fr", "no"], options: .init(threshold: 8 + 4)).match(["da"]) == nil)
    #expect(try LanguageMatcher(supported: ["fr", "no"], options: .init(threshold: 8 + 5)).match(["da"]) != nil)
    #expect(try LanguageMatcher(supported: ["fr", "de"]).match(["gsw"])?.supported == "de")
    #expect(try LanguageMatcher(supported: ["fr", "de"], options: .init(direction: .onlyTwoWay)).match(["gsw"]) == nil)
    let languages = ["de-AT", "fr"]
    #expect(try LanguageMatcher(supported: languages).match(["de-CH", "fr"])?.supported == "de-AT")
    let equal = LanguageMatcher.Options(demotion: .none)
    #expect(try LanguageMatcher(supported: languages, options: equal).match(["de-CH", "fr"])?.supported == "fr")
  }

  @Test("A threshold outside 0 to 100 is refused", arguments: [-1, 101])
  func invalidThreshold(threshold: Int) {
    #expect(throws: FormatError.invalidOption("threshold \(threshold)", reason: "it has to be from 0 to 100")) {
      try LanguageMatcher(supported: ["en"], options: .init(threshold: threshold))
    }
  }

  @Test(
    "What is no language tag matches nothing, and breaks nothing",
    arguments: [
      "", "*", "-", "de-", "../../etc", "e\u{0}n", "日本語", "🇩🇪", "en--US",
    ])
  func garbage(text: String) throws {
    #expect(try LanguageMatcher(supported: ["en", "de"]).match([text]) == nil)
    #expect(try LanguageMatcher(supported: [text, "de"]).match(["de"])?.supported == "de")
  }

  @Test("A text of a megabyte is no language")
  func longText() throws {
    let text = String(repeating: "a-", count: 500_000)
    #expect(try LanguageMatcher(supported: ["en"]).match([text, "en"])?.supported == "en")
  }
}

@Suite("Language matching over all locales")
struct LanguageDistanceTests {
  @Test("Every regional variant of a language is nearer to its language than to any other")
  func regionsAreNear() throws {
    for locale in try LocaleIdentifier.available() where locale.scriptCode == nil {
      let distance = try LanguageMatcher.distance(from: locale.bcp47, to: locale.languageCode)
      let isScriptless = try locale.maximized.scriptCode == LocaleIdentifier(locale.languageCode).maximized.scriptCode
      #expect(distance < 20 || !isScriptless, "\(locale)")
    }
  }
}

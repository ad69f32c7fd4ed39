import Endonym
import Testing

@Suite("AppleLanguageMatcher")
struct AppleLanguageMatcherTests {
  /// What Apple's own code answered: available, preferred, the languages to use.
  static let executed: [(String, String, String)] = [
    ("en,en-GB,en-AU", "en-NZ", "en-AU,en-GB,en"),
    ("en,en-GB", "en-IN", "en-GB,en"),
    ("en,en-GB", "en-US,en-CA", "en"),
    ("en-GB", "en-US", "en-GB"),
    ("zh-Hans,zh-Hant", "zh-HK", "zh-Hant"),
    ("zh-Hans,zh-Hant,zh-HK", "zh-Hant-HK", "zh-HK,zh-Hant"),
    ("zh-Hans", "zh-Hant-TW", ""),
    ("zh_CN,zh_TW", "zh-Hant-HK", "zh_TW"),
    ("zh-TW,zh-HK", "zh-Hant-MO", "zh-HK,zh-TW"),
    ("zh-Hans,zh-Hant,zh-HK", "yue", "zh-HK,zh-Hant"),
    ("zh", "zh-Hant", ""),
    ("sr", "sr-Latn", ""),
    ("pt-BR,pt-PT", "pt", "pt-BR"),
    ("pt,pt-PT", "pt-BR", "pt"),
    ("pt-BR", "pt-PT", "pt-BR"),
    ("pt-PT", "pt-BR", "pt-PT"),
    ("es,es-419", "es-MX", "es-419,es"),
    ("es,es-419", "es-AR", "es-419,es"),
    ("es,es-419", "es-US", "es-419,es"),
    ("es,es-MX", "es-AR", "es"),
    ("es-419", "es-ES", "es-419"),
    ("English,German,fr", "de", "German"),
    ("nb,nn", "no", "nb"),
    ("no", "nb", "no"),
    ("no", "nn", "no"),
    ("nb", "nn", "nb"),
    ("he", "iw", "he"),
    ("id", "in", "id"),
    ("fil", "tl", "fil"),
    ("ro", "mo", "ro"),
    ("en,en-IN", "hi-Latn", "en-IN,en"),
    ("it-CH,it-IT", "it", "it-IT"),
    ("en_GB,en", "en-GB", "en_GB,en"),
    ("kk,kk-Latn", "kk-Latn", "kk-Latn,kk"),
    ("de", "de-AT", "de"),
    ("en,de,fr", "it,fr-CA", "fr"),
    ("fr-CH,fr-CA", "fr-FR,fr-CA", "fr-CA"),
  ]

  @Test("The languages to use are those of Apple's own code", arguments: executed)
  func executedTable(available: String, preferred: String, expected: String) throws {
    let matcher = AppleLanguageMatcher(supported: available.split(separator: ",").map(String.init))
    let chain = try matcher.chain(for: preferred.split(separator: ",").map(String.init))
    #expect(chain.joined(separator: ",") == expected)
  }

  @Test(
    "Chinese by sets of folders, as Apple's own code answers",
    arguments: [
      ("zh_CN,zh_TW,zh_HK", "zh-Hant-MO", "zh_HK,zh_TW"),
      ("zh_CN,zh_TW,zh_HK,zh_MO", "zh-Hant-MO", "zh_MO,zh_TW,zh_HK"),
      ("zh_Hans,zh_Hant,zh_Hant_HK", "zh-Hant-HK", "zh_Hant_HK,zh_Hant"),
      ("zh_CN,zh_TW,zh_Hans,zh_Hant", "zh-Hans-CN", "zh_CN,zh_Hans"),
      ("zh_CN,zh_TW,zh_Hans,zh_Hant", "zh-Hans-SG", "zh_Hans"),
    ])
  func chinese(available: String, preferred: String, expected: String) throws {
    let matcher = AppleLanguageMatcher(supported: available.split(separator: ",").map(String.init))
    #expect(try matcher.chain(for: [preferred]).joined(separator: ",") == expected)
  }

  @Test("What is no language matches nothing, and breaks nothing", arguments: ["", "-", "../../etc", "日本語", "Base"])
  func garbage(name: String) throws {
    #expect(try AppleLanguageMatcher(supported: ["en"]).chain(for: [name]) == [])
    #expect(try AppleLanguageMatcher(supported: [name, "en"]).chain(for: ["en"]) == ["en"])
  }
}

@Suite("Chains of languages")
struct LanguageChainOfMatcherTests {
  @Test(
    "A language takes texts from its parents in CLDR, and none from a language in another script",
    arguments: [
      ("es-MX", "en,es,es-419", "es-419,es"), ("en-AU", "en,en-001,en-GB", "en-GB,en-001,en"),
      ("zh-HK", "zh,zh-Hant", "zh-Hant"), ("zh-TW", "zh,zh-Hans,zh-TW,zh-Hant", "zh-TW,zh-Hant"),
      ("de-AT", "de,de-AT,de-DE", "de-AT,de,de-DE"), ("sr-Latn", "sr,sr-Latn", "sr-Latn"), ("nb", "no,nb", "nb,no"),
      ("pt-AO", "pt,pt-PT", "pt-PT,pt"), ("ja", "en,de", ""), ("en-XA", "en,en-XA", "en-XA,en"),
    ])
  func parents(desired: String, supported: String, expected: String) throws {
    let matcher = try LanguageMatcher(supported: supported.split(separator: ",").map(String.init))
    #expect(try matcher.chain(for: [desired]).joined(separator: ",") == expected)
  }

  @Test("Every locale of ICU comes to an end among its ancestors")
  func ends() throws {
    let all = try LocaleIdentifier.available().map(\.bcp47)
    let matcher = try LanguageMatcher(supported: all)
    for language in all.enumerated() where language.offset % 8 == 0 {
      #expect(try !matcher.chain(for: [language.element]).isEmpty)
    }
  }
}

import EndonymStrings
import Testing

@Suite("LanguageChain and names of languages")
struct LanguageChainTests {
  @Test(
    "The best language, its parents, Base, and the development language last",
    arguments: [
      ("es-MX", "en,es,es-419", "es-419,es,en"), ("de-AT", "Base,de,en", "de,Base,en"), ("ja", "Base,de,en", "Base,en"),
      ("ja", "de,fr", "en"), ("en", "de,en-GB", "en-GB,en"), ("de", "English.lproj,German.lproj", "German,English"),
      ("zh-HK", "zh-hans.lproj,zh-hant.lproj", "zh-hant,en"), ("zh_HK", "zh_HK,zh-hant", "zh_HK,zh-hant,en"),
      ("iw", "he", "he,en"), ("de", "base,DE", "DE,base,en"),
    ])
  func best(preferred: String, available: String, expected: String) throws {
    let chain = try LanguageChain.best(
      preferred: [preferred], available: available.split(separator: ",").map(String.init), development: "en")
    #expect(chain.languages.joined(separator: ",") == expected)
  }

  @Test("Without a development language the first one is left when nothing fits, and the chain says so")
  func nothingFits() throws {
    let chain = try LanguageChain.best(preferred: ["ja"], available: ["de", "fr"])
    #expect(chain.languages == ["de"])
    #expect(chain.match == nil)
    #expect(try LanguageChain.best(preferred: ["ja"], available: []).languages == [])
    #expect(try LanguageChain.best(preferred: ["fr-CA"], available: ["de", "fr"]).match == "fr")
  }

  @Test("Apple's mode chooses as Apple does, where CLDR's does not")
  func appleMode() throws {
    let available = ["en", "sr"]
    #expect(
      try LanguageChain.best(preferred: ["sr-Latn"], available: available, development: "en", mode: .apple).match == nil
    )
    #expect(try LanguageChain.best(preferred: ["sr-Latn"], available: available, development: "en").match == "sr")
    let english = try LanguageChain.best(
      preferred: ["en-NZ"], available: ["en", "en-GB", "en-AU", "Base"], development: "en", mode: .apple)
    #expect(english.languages == ["en-AU", "en-GB", "en", "Base"])
  }

  @Test(
    "Names of folders mean their language, whatever their case and separator",
    arguments: [
      ("zh-hans.lproj", "zh-Hans"), ("zh_HK", "zh-HK"), ("English.lproj", "en"), ("german", "de"),
      ("PT-br.LPROJ", "pt-BR"),
      ("iw.lproj", "he"), ("tl", "fil"), ("Base.lproj", nil), ("BASE", nil), ("Pods", nil), ("", nil), (".lproj", nil),
      ("../../etc", nil), ("de/../../x.lproj", nil),
    ] as [(String, String?)])
  func names(name: String, identifier: String?) {
    #expect(LocalizationName(name).identifier?.bcp47 == identifier)
    #expect(LocalizationName(name).isBase == name.lowercased().hasPrefix("base"))
  }
}

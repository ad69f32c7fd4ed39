import Endonym
import Observation
import Synchronization
import Testing

@testable import EndonymStrings

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("LanguageManager")
struct LanguageManagerTests {
  private func manager(
    _ supported: [String] = ["en", "de", "ar", "pt-PT", "es-419"], store: (any LanguageStore)? = nil,
    system: [String] = ["en"], locale: String? = nil, formattingLocale: FormattingLocale = .userRegion
  ) throws -> LanguageManager {
    let locale = try locale.map { try LocaleIdentifier($0) }
    return try LanguageManager(
      supported: supported, development: "en", formattingLocale: formattingLocale, store: store,
      preferences: { LanguagePreferences(languages: system, locale: locale) })
  }

  @Test("The system's language is followed until one is set")
  func followsSystem() throws {
    let manager = try manager(system: ["de-AT"])
    #expect(manager.language == "de")
    #expect(manager.followsSystem)
    try manager.setLanguage("ar")
    #expect(manager.language == "ar")
    #expect(!manager.followsSystem)
    #expect(manager.selection.direction == .rightToLeft)
    #expect(manager.selection.chain.languages == ["ar", "en"])
    try manager.followSystem()
    #expect(manager.language == "de")
    #expect(manager.followsSystem)
  }

  @Test("The system's preferences are read anew when asked, and not otherwise")
  func refresh() throws {
    let system = Mutex(["de"])
    let manager = try LanguageManager(
      supported: ["en", "de", "ar"], preferences: { LanguagePreferences(languages: system.withLock { $0 }) })
    system.withLock { $0 = ["ar-EG"] }
    #expect(manager.language == "de")
    try manager.refresh()
    #expect(manager.language == "ar")
    try manager.setLanguage("en")
    system.withLock { $0 = ["de"] }
    try manager.refresh()
    #expect(manager.language == "en")
  }

  @Test("The language when none fits is the fallback, else the development language, else the first")
  func fallback() throws {
    let none: @Sendable () -> LanguagePreferences = { LanguagePreferences(languages: ["ja"]) }
    #expect(try LanguageManager(supported: ["de", "en"], preferences: none).language == "de")
    #expect(try LanguageManager(supported: ["de", "en"], development: "en", preferences: none).language == "en")
    let given = try LanguageManager(
      supported: ["de", "en", "fr"], development: "en", fallback: "FR", preferences: none)
    #expect(given.language == "fr")
    #expect(given.selection.chain.languages == ["fr", "en"])
    #expect(throws: LanguageError.unsupported("it", supported: ["de"])) {
      try LanguageManager(supported: ["de"], fallback: "it", preferences: none)
    }
  }

  @Test("A language is remembered across launches")
  func remembered() throws {
    let store = MemoryLanguageStore()
    try manager(store: store).setLanguage("DE")
    #expect(store.saved == "de")
    let second = try manager(store: store)
    #expect(second.language == "de")
    #expect(second.restoration == .restored("de"))
    #expect(!second.followsSystem)
    try second.followSystem()
    #expect(store.saved == nil)
    #expect(try manager(store: store).language == "en")
  }

  @Test(
    "A saved language that is invalid or no longer supported is dropped",
    arguments: ["fr", "", "klingonese", "../../etc"])
  func dropped(saved: String) throws {
    let store = MemoryLanguageStore(saved)
    let manager = try manager(store: store)
    #expect(manager.language == "en")
    #expect(manager.followsSystem)
    #expect(manager.restoration == .dropped(saved))
    #expect(store.saved == nil)
  }

  @Test("A store that fails is told of, and the language is switched nevertheless")
  func failingStore() throws {
    let manager = try manager(store: MemoryLanguageStore(isFailing: true))
    #expect(manager.restoration == .unreadable("the disk is full"))
    #expect(throws: LanguageError.notSaved("de", reason: "the disk is full")) { try manager.setLanguage("de") }
    #expect(manager.language == "de")
  }

  @Test("What the app does not have cannot be set")
  func unsupported() throws {
    let manager = try manager(["en", "de"])
    #expect(throws: LanguageError.unsupported("fr", supported: ["en", "de"])) { try manager.setLanguage("fr") }
    #expect(throws: LanguageError.invalidLanguage("../../etc")) { try manager.setLanguage("../../etc") }
    #expect(throws: LanguageError.invalidLanguage("")) { try manager.setLanguage("") }
    #expect(throws: LanguageError.noLanguages) { try self.manager([]) }
    #expect(throws: LanguageError.noLanguages) { try self.manager(["Base"]) }
    #expect(throws: LanguageError.invalidLanguage("Pods")) { try self.manager(["en", "Pods"]) }
    #expect(manager.language == "en")
  }

  @Test("Supported languages have their own names, for texts and for lists, and directions")
  func supportedLanguages() throws {
    let languages = try manager(["fr", "ar", "zh-Hans", "English", "ka", "tlh"]).supported
    // CLDR's name of Chinese in simplified letters, which Apple's data has changed.
    let chinese = try LocaleIdentifier("zh-Hans").endonym()
    #expect(["中文（简体）", "简体中文"].contains(chinese))
    #expect(languages.map(\.id) == ["fr", "ar", "zh-Hans", "English", "ka", "tlh"])
    #expect(languages.map(\.name) == ["français", "العربية", chinese, "English", "ქართული", "tlh"])
    #expect(languages.map(\.title) == ["Français", "العربية", chinese, "English", "ქართული", "Tlh"])
    #expect(
      languages.map(\.direction) == [
        .leftToRight, .rightToLeft, .leftToRight, .leftToRight, .leftToRight, .leftToRight,
      ])
  }

  @Test(
    "Formats use the language with the user's own region and customs",
    arguments: [
      ("de", "en-US", "de-US"), ("de", "de-AT", "de-AT"), ("de", "en-US-u-hc-h23", "de-US-u-hc-h23"),
      ("es-419", "en-MX", "es-MX"),
      // "pt-US" would be written as in Brazil.
      ("pt-PT", "en-US", "pt-PT-u-rg-uszzzz"), ("pt-PT", "pt-PT", "pt-PT"), ("de", "en", "de"),
      ("zh-Hant", "en-US", "zh-Hant-US"), ("sr-Latn", "de-CH", "sr-Latn-CH"),
    ])
  func formattingLocale(language: String, user: String, expected: String) throws {
    let selection = try manager([language], system: [language], locale: user).selection
    #expect(selection.locale.bcp47 == expected)
  }

  @Test("Formats use the language alone, or a locale of the app's, when told")
  func otherFormattingLocales() throws {
    let alone = try manager(["de"], system: ["de"], locale: "en-US", formattingLocale: .language)
    #expect(alone.selection.locale.bcp47 == "de")
    let fixed = try manager(
      ["de"], system: ["de"], locale: "en-US", formattingLocale: .fixed(LocaleIdentifier("en-GB")))
    #expect(fixed.selection.locale.bcp47 == "en-GB")
  }

  @Test("Every format made through the manager changes at once")
  func formats() throws {
    let manager = try manager(locale: "en-US")
    let plural = { try PluralRules(locale: manager).category(for: 2) }
    // German for a reader in the United States, as ICU has it: Apple's data takes the separators of the region.
    let german = try NumberFormat.decimal(locale: "de-US").format(1234.5)
    #expect(["1.234,5", "1,234.5"].contains(german))
    #expect(try NumberFormat.decimal(locale: manager).format(1234.5) == "1,234.5")
    #expect(try plural() == .other)
    try manager.setLanguage("de")
    #expect(try NumberFormat.decimal(locale: manager).format(1234.5) == german)
    try manager.setLanguage("ar")
    #expect(try plural() == .two)
    #expect(try NumberFormat.decimal(locale: manager.selection(for: "de")).format(1234.5) == german)
    #expect(manager.language == "ar")
  }

  @Test("A reader of a server gets what fits, and nothing is switched")
  func readers() throws {
    let manager = try manager()
    let preferences = LanguagePreferences(languages: ["fr", "de-CH"], locale: try LocaleIdentifier("de-CH"))
    let selection = try manager.selection(fitting: preferences)
    #expect(selection.language == "de")
    #expect(selection.locale.bcp47 == "de-CH")
    #expect(manager.language == "en")
  }
}

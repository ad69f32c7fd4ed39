import Endonym
import TemporaryFiles
import Testing

@testable import EndonymStrings

/// Languages that nobody speaks, chosen as an app's languages are.
@Suite("Choosing pseudo-languages")
struct PseudoLanguageChoiceTests {
  private func manager(
    _ supported: [String] = ["en", "de"], development: String? = "en", allows: Bool = true, system: [String] = ["de"],
    store: (any LanguageStore)? = nil
  ) throws -> LanguageManager {
    let locale = try LocaleIdentifier("en-US")
    return try LanguageManager(
      supported: supported, development: development, allowsPseudoLanguages: allows, store: store,
      preferences: { LanguagePreferences(languages: system, locale: locale) })
  }

  @Test(
    "One is set as any language is, and is written in the customs of the language that it is made of",
    arguments: [
      ("en-XA", "en-XA", ["en-XA", "en"], "en-US", .leftToRight),
      ("EN_xa", "en-XA", ["en-XA", "en"], "en-US", .leftToRight),
      ("ar-XB", "ar-XB", ["ar-XB", "en"], "en-US", .rightToLeft),
      ("de-x-double-rtl", "de-x-double-rtl", ["de-x-double-rtl", "de", "en"], "de-US", .rightToLeft),
      // The app has no French: English texts are doubled.
      ("fr-x-double", "fr-x-double", ["fr-x-double", "en"], "en-US", .leftToRight),
    ] as [(String, String, [String], String, WritingDirection)])
  func chosen(given: String, language: String, chain: [String], locale: String, direction: WritingDirection) throws {
    let manager = try manager()
    try manager.setLanguage(given)
    #expect(manager.language == language && !manager.followsSystem)
    #expect(manager.selection.chain.languages == chain)
    #expect(manager.selection.locale.bcp47 == locale)
    #expect(manager.selection.direction == direction)
    #expect(manager.supported.map(\.id) == ["en", "de"])
    try manager.followSystem()
    #expect(manager.language == "de")
  }

  @Test("Strings that follow the manager are in it, placeholders untouched, and go back to a language of people")
  func strings() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"n\" = \"%lld files of %@\";",
      "de.lproj/Localizable.strings": "\"n\" = \"%lld Dateien von %@\";",
    ])
    let manager = try manager()
    var options = LocalizedStrings.Options()
    options.messages.isolation = .never
    let strings = try LocalizedStrings([.folder(folder.path)], following: manager, options: options)
    try manager.setLanguage("de-x-bounded")
    let number = try NumberFormat.decimal(locale: "de-US").format(12345)
    #expect(
      strings.string("n", 12345, "Ada") == "[# \(number) Dateien von Ada #]" && strings.language == "de-x-bounded")
    try manager.setLanguage("en-x-double")
    #expect(strings.string("n", 1, "Ada") == "1 files of Ada 1 files of Ada")
    try manager.setLanguage("en")
    #expect(strings.string("n", 1, "Ada") == "1 files of Ada")
  }

  @Test("It is remembered, and dropped at a launch that does not allow it")
  func remembered() throws {
    let store = MemoryLanguageStore()
    try manager(store: store).setLanguage("en-XA")
    #expect(store.saved == "en-XA")
    let second = try manager(store: store)
    #expect(second.language == "en-XA" && second.restoration == .restored("en-XA"))
    let third = try manager(allows: false, store: store)
    #expect(third.language == "de" && third.restoration == .dropped("en-XA") && store.saved == nil)
  }

  @Test("The system's first preference may be one, where it is allowed", arguments: [true, false])
  func preferred(allows: Bool) throws {
    let manager = try manager(allows: allows, system: ["en-x-accented", "de"])
    #expect(manager.language == (allows ? "en-x-accented" : "en") && manager.followsSystem)
  }

  @Test("Where it is not allowed, one that is not listed is refused")
  func refused() throws {
    let manager = try manager(allows: false)
    #expect(throws: LanguageError.unsupported("en-XA", supported: ["en", "de"])) { try manager.setLanguage("en-XA") }
    #expect(throws: LanguageError.unsupported("it", supported: ["en", "de"])) {
      try self.manager().setLanguage("it")
    }
  }

  @Test(
    "One that is listed is chosen without permission, and an app may list nothing else",
    arguments: [
      (["en", "en-XA"], "en-XA", "en-US", .leftToRight), (["de", "de-x-rtl"], "de-x-rtl", "de-US", .rightToLeft),
      (["ar-XB"], "ar-XB", "ar-XB-u-rg-uszzzz", .rightToLeft), (["en-XA"], "en-XA", "en-US", .leftToRight),
    ] as [([String], String, String, WritingDirection)])
  func listed(supported: [String], language: String, locale: String, direction: WritingDirection) throws {
    let manager = try manager(supported, development: nil, allows: false)
    try manager.setLanguage(language)
    #expect(manager.language == language && manager.selection.locale.bcp47 == locale)
    #expect(manager.selection.direction == direction)
    #expect(manager.supported.last?.direction == direction)
  }
}

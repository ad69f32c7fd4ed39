import Endonym
import EndonymTools
import Testing

@Suite("LanguageDescription")
struct LanguageDescriptionTests {
  @Test(
    "A language is described by its canonical code, with the codes it had before",
    arguments: [
      ("iw", "he", ["iw"], "עברית", "Hebrew", "Hebr"), ("tl", "fil", ["tl"], "Filipino", "Filipino", "Latn"),
      ("in", "id", ["in"], "Indonesia", "Indonesian", "Latn"),
      ("zh_TW", "zh-TW", [], "中文（台灣）", "Chinese (Taiwan)", "Hant"),
      // ICU has no locale of it.
      ("tlh", "tlh", [], nil, "Klingon", nil),
    ] as [(String, String, [String], String?, String, String?)])
  func description(code: String, canonical: String, legacy: [String], own: String?, name: String, script: String?)
    throws
  {
    let language = try LanguageDescription(code)
    #expect(language.identifier.bcp47 == canonical)
    #expect(language.legacyCodes.filter { $0.utf8.count == 2 } == legacy)
    #expect(language.ownName == own)
    #expect(language.name == name)
    #expect(language.script == script)
  }

  @Test("Every category has samples, and CLDR's rules put them there")
  func plurals() throws {
    let arabic = try LanguageDescription("ar")
    #expect(arabic.plurals.map(\.category) == [.zero, .one, .two, .few, .many, .other])
    #expect(arabic.plurals.map { $0.samples.first } == ["0", "1", "2", "3", "11", "100"])
    #expect(arabic.direction == .rightToLeft)
    let languages = try LocaleIdentifier.available().filter { $0.bcp47 == $0.languageCode }
    for index in stride(from: 0, to: languages.count, by: 10) {
      let language = languages[index]
      let plurals = try LanguageDescription(language.bcp47).plurals
      #expect(plurals.allSatisfy { !$0.samples.isEmpty }, "\(language)")
    }
  }

  @Test("A language without rules has the category other alone; what is no language is an error")
  func unknown() throws {
    #expect(try LanguageDescription("tlh").plurals.map(\.category) == [.other])
    #expect(throws: FormatError.self) { try LanguageDescription("klingonese") }
    #expect(try LanguageDescription("he", namedIn: "de").name == "Hebräisch")
  }
}

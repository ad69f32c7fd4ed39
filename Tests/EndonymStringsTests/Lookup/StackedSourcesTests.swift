import Endonym
import EndonymStrings
import TemporaryFiles
import Testing

/// Several sources whose languages differ, and texts that come from another language than the shown one.
struct StackedSourcesTests {
  private static func plural(_ forms: [(String, String)]) -> String {
    let cases = forms.map { "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}" }
    return "{\"variations\": {\"plural\": {\(cases.joined(separator: ", "))}}}"
  }

  private static func unit(_ value: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
  }

  private static func catalog(_ entries: [String: [String: String]]) -> String {
    let strings = entries.map { key, localizations in
      "\"\(key)\": {\"localizations\": {\(localizations.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings.joined(separator: ", "))}}"
  }

  @Test(
    "a package's text has the plural rules of its own language, whichever language the app is shown in",
    arguments: [(1, "1 песня"), (2, "2 песни"), (5, "5 песен"), (21, "21 песня")])
  func pluralRules(row: (count: Int, text: String)) throws {
    let forms = [("one", "%lld песня"), ("few", "%lld песни"), ("many", "%lld песен"), ("other", "%lld песни")]
    let folder = try TemporaryFolder([
      "app/kk.lproj/Localizable.strings": "\"title\" = \"Атауы\";",
      "package/Localizable.xcstrings": Self.catalog(["songs": ["ru": Self.plural(forms)]]),
    ])
    let sources = ["app", "package"].map { StringsSource.folder("\(folder.path)/\($0)") }
    let strings = try LocalizedStrings(sources, languages: ["kk"])
    #expect(strings.language == "kk")
    #expect(strings.string("songs", row.count) == row.text)
  }

  @Test(
    "a source that lacks the reader's language does not hide it in the next one",
    arguments: [
      (["de"], "Willkommen", "Zurück"), (["fr"], "Bienvenue", "Back"), (["en"], "Welcome", "Back"),
    ])
  func overrides(row: (languages: [String], title: String, back: String)) throws {
    let folder = try TemporaryFolder([
      "override/Localizable.xcstrings": Self.catalog(["title": ["fr": Self.unit("Bienvenue")]]),
      "app/en.lproj/Localizable.strings": "\"title\" = \"Welcome\"; \"back\" = \"Back\";",
      "app/de.lproj/Localizable.strings": "\"title\" = \"Willkommen\"; \"back\" = \"Zurück\";",
    ])
    for override in [
      StringsSource.folder("\(folder.path)/override"), .file("\(folder.path)/override/Localizable.xcstrings"),
    ] {
      let strings = try LocalizedStrings(
        [override, .folder("\(folder.path)/app")], languages: .preferences(row.languages))
      #expect(strings.string("title") == row.title)
      #expect(strings.string("back") == row.back)
    }
  }

  @Test(
    "a key without a text in the source language is its own text, unless a default value says otherwise; it is not missing",
    arguments: [
      (["en"], "greeting", nil, "greeting"), (["en"], "greeting", "", "greeting"),
      (["en"], "greeting", "Hello", "Hello"),
      (["fr"], "greeting", "Hello", "Hello"), (["de"], "greeting", "Hello", "Hallo"), (["en"], "OK", "Okay", "OK"),
    ] as [([String], String, String?, String)])
  func ownTexts(row: (languages: [String], key: String, defaultValue: String?, text: String)) throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": Self.catalog(["greeting": ["de": Self.unit("Hallo")], "OK": ["en": Self.unit("OK")]])
    ])
    let strings = try LocalizedStrings([.folder(folder.path)], languages: .preferences(row.languages))
    for _ in 0..<2 {
      #expect(strings.string(row.key, defaultValue: row.defaultValue) == row.text)
      #expect(strings.string(row.key, arguments: [], defaultValue: row.defaultValue) == row.text)
    }
    #expect(strings.explain(row.key, defaultValue: row.defaultValue).text == row.text)
    #expect(strings.missingCount == 0)
  }

  @Test("texts that fall back write numbers with the reader's region, and in a locale that was fixed")
  func numbers() throws {
    let folder = try TemporaryFolder([
      "de-AT.lproj/Localizable.strings": "\"a\" = \"%lld\";",
      "de.lproj/Localizable.strings": "\"b\" = \"%lld\";",
      "en.lproj/Localizable.strings": "\"c\" = \"%lld\";",
    ])
    func texts(_ options: LocalizedStrings.Options, formatting: LocaleIdentifier? = nil) throws -> [String] {
      let strings = try LocalizedStrings([.folder(folder.path)], languages: ["de-AT"], options: options)
      let table = try strings.table(languages: ["de-AT"], formatting: formatting)
      return ["a", "b", "c"].map { table.string($0, 1_234_567) }
    }
    func number(_ locale: String) throws -> String { try NumberFormat.decimal(locale: locale).format(1_234_567) }
    var options = LocalizedStrings.Options()
    #expect(try texts(options) == [number("de-AT"), number("de-AT"), number("en-AT")])
    #expect(try texts(options, formatting: LocaleIdentifier("de-US")) == ["de-US", "de-US", "en-US"].map(number))
    #expect(try texts(options, formatting: LocaleIdentifier("fr-CH")) == Array(repeating: number("fr-CH"), count: 3))
    options.formattingLocale = try LocaleIdentifier("hi-IN")
    #expect(try texts(options) == Array(repeating: number("hi-IN"), count: 3))
  }

  @Test("Base has the place in a chain that the chain gives it")
  func base() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": "\"a\" = \"a de\";", "Base.lproj/Localizable.strings": "\"b\" = \"b Base\";",
      "en.lproj/Localizable.strings": "\"b\" = \"b en\";",
    ])
    let source = StringsSource.folder(folder.path)
    #expect(try LocalizedStrings([source], languages: .chain(["de", "Base", "en"])).string("b") == "b Base")
    #expect(try LocalizedStrings([source], languages: .chain(["de", "en", "Base"])).string("b") == "b en")
  }
}

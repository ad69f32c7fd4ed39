import Endonym
import EndonymStrings
import TemporaryFiles
import Testing

/// Reports from public trackers, each by its thread: what was read, and what is right.
@Suite("Strings: reports of the field")
struct StringsReportTests {
  private static func table(_ text: String) -> StringsFile { StringsFile.read(Array(text.utf8)).content }

  @Test(
    "A table is read as Apple's reader does",
    arguments: [
      // SwiftGen/SwiftGen#1151
      (#""k"="Espa\U00F1ol - \UD83D\UDE00";"#, "k", "Español - 😀"),
      // eploko/babelyoda#1
      (#"CFBundleDisplayName = "My l10n app";"#, "CFBundleDisplayName", "My l10n app"),
      // DHowett/go-plist#27
      (#""X";"#, "X", "X"), (#"{ "X"="X"; }"#, "X", "X"),
    ])
  func reading(text: String, key: String, value: String) {
    let reading = StringsFile.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.content.entries.map(\.key) == [key] && reading.content[key]?.value == value)
  }

  @Test("A comment of several lines is no key (translate/translate#1936)")
  func comment() {
    let table = Self.table("/* a\nb */ \"S\"=\"S\";")
    #expect(table.entries.map(\.key) == ["S"] && table["S"]?.comment == "a\nb")
  }

  @Test("A backslash is escaped again when it is written (translate/translate#4617)")
  func backslash() {
    var table = Self.table(#""k" = "old";"#)
    table.setValue(#"$\mathbb{N}$"#, forKey: "k")
    #expect(String(decoding: table.bytes(), as: UTF8.self) == #""k" = "$\\mathbb{N}$";"#)
    #expect(StringsFile.read(table.bytes()).content["k"]?.value == #"$\mathbb{N}$"#)
  }

  @Test("A syntax error tells its place and what was expected (mac-cain13/R.swift#620)")
  func syntaxError() throws {
    let reading = StringsFile.read(Array(#""some_key": "Some text";"#.utf8))
    let error = try #require(reading.diagnostics.first)
    #expect(error.severity == .error && error.position == SourcePosition(line: 1, column: 11))
    #expect(error.message.contains("expected '='") && error.message.contains("found"))
  }

  private static func plural(_ language: String, _ forms: String, _ number: Int) throws -> String {
    let text = """
      k = { NSStringLocalizedFormatKey = "%#@n@";
        n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld; \(forms) }; };
      """
    let definition = try #require(StringsDictionary.read(Array(text.utf8)).content["k"]?.definition)
    return Message(definition, in: try MessageContext(language: language)).format(number)
  }

  @Test(
    "A plural shows the form that there is",
    arguments: [
      // transifex/cli#108
      ("en", "zero = \"no trees\"; one = \"%lld tree\"; other = \"%lld trees\";", 0, "no trees"),
      // codingcommons/typesafe-i18n#708
      ("pl", "one = \"%lld plik\"; other = \"%lld pliku\";", 5, "5 pliku"),
      // WeblateOrg/weblate#16012
      ("he", "one = a; two = b; many = dead; other = \"%lld c\";", 20, "20 c"),
      // allegro/tradukisto#13
      ("ru", "one = \"%lld файл\"; few = f; many = \"%lld файлов\"; other = o;", 21, "21 файл"),
      ("ru", "one = o; few = f; many = \"%lld файлов\"; other = o;", 11, "11 файлов"),
    ])
  func plurals(language: String, forms: String, number: Int, text: String) throws {
    #expect(try Self.plural(language, forms, number) == text)
  }

  @Test("A variable at a position is read in both spellings, and its forms take further arguments (SwiftGen#915)")
  func positions() throws {
    for reference in ["%1#@count@", "%1$#@count@"] {
      let text = """
        k = { NSStringLocalizedFormatKey = "\(reference)";
          count = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
            one = "*%2$@, %3$@* liked it"; other = "*%2$@, %3$@* and others (%1$d) liked it"; }; };
        """
      let definition = try #require(StringsDictionary.read(Array(text.utf8)).content["k"]?.definition)
      let message = Message(definition, in: try MessageContext(language: "en"))
      #expect(message.format(1, "Ada", "Bob") == "*Ada, Bob* liked it")
      #expect(message.format(4, "Ada", "Bob") == "*Ada, Bob* and others (4) liked it")
    }
  }

  @Test("A translation that moves placeholders without positions neither crashes nor mixes up values (codenotch#237)")
  func moved() throws {
    let message = Message("已用其 %@ 额度的 %lld%%。", in: try MessageContext(language: "zh-Hans"))
    let shown = message.evaluate([80, "GPT"])
    #expect(shown.text == "已用其 GPT 额度的 80%。" && shown.issues == [.swappedArguments])
  }

  @Test(
    "Placeholders stay as they are in a pseudo-language (lingui/js-lingui#419, elastic/kibana#26948)",
    arguments: ["en-XA", "ar-XB", "en-x-accented", "en-x-accented-double-bounded"])
  func pseudo(language: String) throws {
    let pseudo = try #require(PseudoLanguage(language))
    #expect(pseudo.text("replace {count}").contains("{count}"))
    let text = pseudo.text("%@ of %1$lld")
    #expect(FormatString(text).placeholders.count >= 2 && text.contains("$lld"))
  }

  @Test(
    "A reader gets the language that serves best among the folders that there are",
    arguments: [
      // formatjs/formatjs#4174
      (["es-CO"], ["en", "es", "es-419"], "es-419"), (["es-MX"], ["en", "es", "es-419"], "es-419"),
      // lionheart/openradar-mirror#13626
      (["en"], ["de", "en-GB"], "en-GB"), (["fr"], ["de", "fr-FR"], "fr-FR"),
      // steipete/CodexBar#908
      (["zh-Hans"], ["en", "zh-hans"], "zh-hans"),
    ])
  func languages(wanted: [String], folders: [String], language: String) throws {
    let files = folders.map { ("\($0).lproj/Localizable.strings", "k = \"\($0)\";") }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let strings = try LocalizedStrings([.folder(folder.path)], languages: .preferences(wanted))
    #expect(strings.string("k") == language && strings.language == language)
  }

  @Test("A catalog is written back in its own style of colons (localazy/download#5)", arguments: [" : ", ": ", ":"])
  func colons(colon: String) throws {
    let text = """
      {
        "sourceLanguage"\(colon)"en",
        "strings"\(colon){
          "k"\(colon){
            "localizations"\(colon){
              "en"\(colon){
                "variations"\(colon){
                  "plural"\(colon){
                    "one"\(colon){ "stringUnit"\(colon){ "state"\(colon)"translated", "value"\(colon)"%lld day" } },
                    "other"\(colon){ "stringUnit"\(colon){ "state"\(colon)"translated", "value"\(colon)"%lld days" } }
                  }
                }
              }
            }
          }
        },
        "version"\(colon)"1.0"
      }
      """
    let reading = StringCatalog.read(Array(text.utf8))
    #expect(!reading.hasErrors && reading.content.bytes() == Array(text.utf8))
    // A form is wrapped in a unit (Ryu0118/xcstrings-crud#16).
    let definition = try #require(reading.content.definition(forKey: "k", language: "en"))
    let message = Message(definition, in: try MessageContext(language: "en"))
    #expect(message.format(1) == "1 day" && message.format(3) == "3 days")
  }
}

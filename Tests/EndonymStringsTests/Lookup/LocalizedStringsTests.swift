import Endonym
import Synchronization
import TemporaryFiles
import Testing

@testable import EndonymStrings

/// What a look-up finds, by the rules of Apple's bundles and catalogs.
struct LocalizedStringsTests {
  /// English, German, and traditional Chinese, with a folder name as SwiftPM writes it.
  private static let files = [
    "en.lproj/Localizable.strings": """
    "greeting" = "Hello";
    "only.english" = "English only";
    "songs" = "%lld songs, plain";
    """,
    "en.lproj/Localizable.stringsdict": stringsDictionary("songs", one: "%lld song", other: "%lld songs"),
    "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";\n\"empty\" = \"\";\n",
    "de.lproj/Localizable.stringsdict": stringsDictionary("songs", one: "%lld Lied", other: "%lld Lieder"),
    "zh-hant.lproj/Localizable.strings": "\"greeting\" = \"你好\";",
    "de.lproj/Menu.strings": "\"open\" = \"Öffnen\";",
  ]

  static func stringsDictionary(_ key: String, one: String, other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
    """
  }

  private static func strings(
    _ languages: LanguageChoice, fallsBack: Bool = true, files: [String: String] = files,
    onMissing: (@Sendable (MissingString) -> Void)? = nil
  ) throws -> (LocalizedStrings, TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    var options = LocalizedStrings.Options()
    options.fallsBack = fallsBack
    options.developmentLanguage = "en"
    options.onMissing = onMissing
    return (try LocalizedStrings([.folder(folder.path)], languages: languages, options: options), folder)
  }

  @Test(
    "a text is in the language that serves the reader best",
    arguments: [
      (["de"], "Hallo"), (["de-AT"], "Hallo"), (["gsw"], "Hallo"), (["en-GB"], "Hello"), (["zh-Hant"], "你好"),
      (["zh-HK"], "你好"), (["zh_TW"], "你好"), (["ja"], "Hello"), (["ja", "de"], "Hallo"), ([], "Hello"),
    ] as [([String], String)])
  func language(_ languages: [String], _ text: String) throws {
    let (strings, _) = try Self.strings(.preferences(languages))
    #expect(strings.string("greeting") == text)
  }

  @Test("a key in .strings and .stringsdict takes the plural form")
  func pluralFirst() throws {
    let (strings, _) = try Self.strings(["en"])
    #expect(strings.string("songs", 1) == "1 song")
    #expect(strings.string("songs", 1234) == "1,234 songs")
  }

  @Test("numbers are those of the language, in the reader's region")
  func region() throws {
    let (german, _) = try Self.strings(["de"])
    #expect(german.string("songs", 1234) == "1.234 Lieder")
    let (swiss, _) = try Self.strings(["de-CH"])
    #expect(swiss.string("songs", 1234) == "1’234 Lieder")
  }

  @Test("a key that is missing in one language is sought in the next, unless told not to")
  func fallback() throws {
    let (strings, _) = try Self.strings(["de"])
    #expect(strings.string("only.english") == "English only")
    #expect(strings.missingCount == 0)
    let (strict, _) = try Self.strings(["de"], fallsBack: false)
    #expect(strict.string("only.english") == "only.english")
    #expect(strict.missingCount == 1)
  }

  @Test("a chain is gone through key by key")
  func chain() throws {
    let (strings, _) = try Self.strings(.chain(["zh-Hant", "de", "en"]))
    #expect(strings.string("greeting") == "你好")
    #expect(strings.string("songs", 2) == "2 Lieder")
    #expect(strings.string("only.english") == "English only")
  }

  @Test(
    "a missing key is its default value, of which an empty one counts as none, or itself, and is counted and told of")
  func missing() throws {
    let heard = Mutex<[MissingString]>([])
    let (strings, _) = try Self.strings(["de"], onMissing: { missing in heard.withLock { $0.append(missing) } })
    #expect(strings.string("nowhere", defaultValue: "Nirgends") == "Nirgends")
    #expect(strings.string("nowhere", defaultValue: "") == "nowhere")
    #expect(strings.string("nowhere") == "nowhere")
    #expect(strings.string("%lld nowhere", 3) == "3 nowhere")
    #expect(strings.string("open", table: "No such table") == "open")
    #expect(strings.missingCount == 5)
    #expect(
      heard.withLock { $0.first }
        == MissingString(key: "nowhere", table: "Localizable", languages: ["de", "en"], shown: "Nirgends"))
    // An empty text that a table has is a text.
    #expect(strings.string("empty", defaultValue: "x") == "")
    #expect(strings.missingCount == 5)
  }

  @Test("other tables are asked by name, the default one by none, by its name or by an empty name")
  func tables() throws {
    let (strings, folder) = try Self.strings(["de"])
    // Tables are read when they are asked for.
    defer { withExtendedLifetime(folder) {} }
    #expect(strings.string("open", table: "Menu") == "Öffnen")
    #expect(strings.string("greeting", table: "") == "Hallo")
    #expect(strings.string("greeting", table: "Localizable") == "Hallo")
    #expect(strings.tableNames == ["Localizable", "Menu"])
    #expect(strings.availableLanguages == ["de", "en", "zh-Hant"])
  }

  @Test(
    "folders match in any case, with hyphens and underscores, and by the old English names",
    arguments: [
      ("zh-hans.lproj", "zh-Hans"), ("ZH_HANS.lproj", "zh-Hans"), ("zh_HK.lproj", "zh-Hant-HK"),
      ("English.lproj", "en"),
      ("german.lproj", "de-AT"), ("pt_BR.LPROJ", "pt"), ("iw.lproj", "he"), ("Spanish.lproj", "es-MX"),
    ])
  func folderNames(_ folder: String, _ language: String) throws {
    let (strings, _) = try Self.strings([language], files: ["\(folder)/Localizable.strings": "\"a\" = \"found\";"])
    #expect(strings.string("a") == "found")
  }

  @Test("Base comes before the language of development, a table of no language before all")
  func base() throws {
    let files = [
      "Base.lproj/Localizable.strings": "a = base; b = base;",
      "en.lproj/Localizable.strings": "a = english; c = english;",
      "de.lproj/Localizable.strings": "a = deutsch; d = deutsch;", "Localizable.strings": "d = root;",
    ]
    let (strings, _) = try Self.strings(["de"], files: files)
    #expect(["a", "b", "c", "d"].map { strings[$0] } == ["deutsch", "base", "english", "root"])
    let (french, _) = try Self.strings(["fr"], files: files)
    #expect(["a", "b", "c"].map { french[$0] } == ["base", "base", "english"])
  }

  @Test(
    "names of languages and tables lead to no other files",
    arguments: ["../../etc", "../en", "de/../en", "/etc", "de\0", ""])
  func paths(_ name: String) throws {
    let folder = try TemporaryFolder([
      "App/de.lproj/Localizable.strings": "a = de;", "en.lproj/Localizable.strings": "a = outside;",
    ])
    var options = LocalizedStrings.Options()
    options.developmentLanguage = "de"
    let strings = try LocalizedStrings([.folder("\(folder.path)/App")], languages: [name], options: options)
    #expect(strings.string("a") == "de")
    #expect(strings.string("a", table: "../../en.lproj/Localizable") == "a")
  }

  @Test("a source that is not there is an error with its path")
  func noSource() throws {
    for source in [StringsSource.folder("/no/such"), .file("/no/such.xcstrings"), .file("/dev/null")] {
      #expect(throws: Diagnostic.self) { try LocalizedStrings([source]) }
    }
  }

  @Test("several sources are asked in order, the language first: a package follows the app's language by its own")
  func stacked() throws {
    let folder = try TemporaryFolder([
      "App/de.lproj/Localizable.strings": "a = App-de;", "App/en.lproj/Localizable.strings": "a = App-en; b = App-en;",
      "Package/de-AT.lproj/Localizable.strings": "a = P; b = Package-de;",
      "Package/fr.lproj/Localizable.strings": "c = Package-fr;",
      "Package/en.lproj/Localizable.strings": "c = Package-en;",
    ])
    let sources = ["App", "Package"].map { StringsSource.folder("\(folder.path)/\($0)") }
    let strings = try LocalizedStrings(sources, languages: ["fr", "de-AT"])
    #expect(strings.language == "de")
    #expect(["a", "b", "c"].map { strings[$0] } == ["App-de", "Package-de", "Package-en"])
  }

  @Test("switching and reloading change every look-up, and a table that is held stays in its language")
  func switching() throws {
    let (strings, folder) = try Self.strings(["de"])
    let held = strings.table()
    try strings.select(["en"])
    #expect(strings.string("greeting") == "Hello")
    #expect(held.string("greeting") == "Hallo")
    try folder.write("en.lproj/Localizable.strings", Array("\"greeting\" = \"Hi\";".utf8))
    #expect(strings.string("greeting") == "Hello")
    try strings.reload()
    #expect(strings.string("greeting") == "Hi")
    #expect(try strings.table(languages: ["de"]).string("greeting") == "Hallo")
    #expect(strings.language == "en")
  }

  @Test("a hundred switches keep the tables of one language")
  func memory() throws {
    let (strings, folder) = try Self.strings(["de"])
    // Tables are read when they are wanted.
    defer { withExtendedLifetime(folder) {} }
    weak let german: LocalizedTable? = strings.table()
    #expect(german != nil)
    for number in 1...100 { try strings.select(number.isMultiple(of: 2) ? ["en"] : ["de"]) }
    #expect(german == nil)
    #expect(strings.string("greeting") == "Hello")
  }

  @Test("threads that look up while another switches see one language in each look-up")
  func threads() throws {
    let files = [
      "en.lproj/Localizable.strings": "a = English; b = English;",
      "de.lproj/Localizable.strings": "a = Deutsch; b = Deutsch;",
    ]
    let (strings, folder) = try Self.strings(["de"], files: files)
    defer { withExtendedLifetime(folder) {} }
    let isDone = Atomic(false)
    let wrong = Atomic(0)
    onThreads(3) { thread in
      if thread == 0 {
        for number in 0..<100 { try? strings.select(number.isMultiple(of: 2) ? ["en"] : ["de"]) }
        isDone.store(true, ordering: .releasing)
      } else {
        while !isDone.load(ordering: .acquiring) {
          let table = strings.table()
          let texts = [table.string("a"), table.string("b")]
          if texts[0] != texts[1] || !["English", "Deutsch"].contains(strings.string("a")) {
            wrong.wrappingAdd(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }

  @Test("an explanation tells the places in order, the file and line that answered, and the text")
  func explanation() throws {
    let (strings, folder) = try Self.strings(["de-AT"])
    let explanation = strings.explain("only.english")
    #expect(explanation.attempts.map(\.step.localization) == ["de", "en"])
    #expect(explanation.attempts.map(\.step.reason) == [.language, .development])
    #expect(explanation.message?.file == "\(folder.path)/en.lproj/Localizable.strings")
    #expect(explanation.message?.position == SourcePosition(line: 2, column: 18))
    #expect(explanation.text == "English only")
    #expect(strings.explain("songs", arguments: [1]).text == "1 Lied")
    let missing = strings.explain("nowhere", defaultValue: "x")
    #expect(missing.answer == .defaultValue)
    #expect(missing.message == nil)
    #expect(strings.missingCount == 0)
  }
}

import EndonymStrings
import EndonymTools
import TemporaryFiles
import Testing

/// Files and what the linter says of them, line by line.
struct LintRow: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [String: String]
  let findings: [String]
  var configuration = ToolConfiguration()

  /// Files by their paths.
  init(_ name: String, _ files: [String: String], _ findings: [String], configuration: ToolConfiguration = .init()) {
    self.name = name
    self.files = files
    self.findings = findings
    self.configuration = configuration
  }

  /// Texts of one table by language.
  init(_ name: String, strings: [String: String], _ findings: [String]) {
    self.init(
      name, Dictionary(uniqueKeysWithValues: strings.map { ("\($0).lproj/T.strings", $1) }), findings)
  }

  /// The member `strings` of a catalog whose source language is English.
  init(_ name: String, catalog: String, _ findings: [String]) {
    self.init(name, ["T.xcstrings": Self.catalog(catalog)], findings)
  }

  /// A catalog with the members of `strings`, which begin on the third line.
  static func catalog(_ strings: String, sourceLanguage: String = "en") -> String {
    "{\n\"sourceLanguage\" : \"\(sourceLanguage)\", \"strings\" : {\n\(strings)\n}, \"version\" : \"1.0\"\n}"
  }

  var testDescription: String { name }

  /// What the linter says, with paths as they are in the row.
  func found() throws -> [String] {
    let folder = try TemporaryFolder(files)
    let report = Linter(configuration: configuration).lint(try LocalizationProject(paths: [folder.path]))
    return report.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = folder.relative(diagnostic.file)
      return diagnostic.description
    }
  }
}

/// Source of the rules: Apple, "String Format Specifiers" - arguments are read by the placeholders' types and positions.
@Suite("Lint: placeholders")
struct PlaceholderLintTests {
  static let rows: [LintRow] = [
    LintRow(
      "the same placeholders", strings: ["en": "\"a\" = \"%@ has %lld\";", "de": "\"a\" = \"%@ hat %lld\";"], []),
    LintRow(
      "other order with positions", strings: ["en": "\"a\" = \"%@ has %lld\";", "de": "\"a\" = \"%2$lld hat %1$@\";"],
      []),
    LintRow(
      "an object read as a number", strings: ["en": "\"a\" = \"%@\";", "de": "\n\"a\" = \"x %lld\";"],
      ["de.lproj/T.strings:2:7: error: argument 1 is %@ in en, found %lld [placeholder-type]"]),
    LintRow(
      "a number read as a floating-point number", strings: ["en": "\"a\" = \"%d\";", "de": "\"a\" = \"%.1f\";"],
      ["de.lproj/T.strings:1:7: error: argument 1 is %d in en, found %.1f [placeholder-type]"]),
    LintRow(
      "an integer of another size is read, but not all of it",
      strings: ["en": "\"a\" = \"%lld\";", "de": "\"a\" = \"%d\";"],
      ["de.lproj/T.strings:1:7: warning: argument 1 is %lld in en, found %d of another size [placeholder-type]"]),
    LintRow(
      "integers of one size, signed or not, dressed or not",
      strings: ["en": "\"a\" = \"%d %lld\";", "de": "\"a\" = \"%u %5ld\";"], []),
    // vinzdg/codenotch#237: a translation that crashed.
    LintRow(
      "another order without positions",
      strings: ["en": "\"a\" = \"%lld%% of its %@ limit used.\";", "zh-Hans": "\"a\" = \"已用其 %@ 额度的 %lld%%。\";"],
      [
        "zh-Hans.lproj/T.strings:1:7: error: the arguments are %lld %@ in en, found %@ %lld: positions are needed [placeholder-order]"
      ]),
    LintRow(
      "an argument that nobody passes", strings: ["en": "\"a\" = \"%@\";", "de": "\"a\" = \"%@ %@\";"],
      ["de.lproj/T.strings:1:7: error: %@ takes argument 2, which en does not have [placeholder-extra]"]),
    LintRow(
      "an argument that is not shown", strings: ["en": "\"a\" = \"%@ %lld\";", "de": "\"a\" = \"%@\";"],
      ["de.lproj/T.strings:1:7: warning: argument 2, %lld in en, is not shown [placeholder-missing]"]),
    LintRow("a percent sign is no placeholder", strings: ["en": "\"a\" = \"%d%%\";", "de": "\"a\" = \"%d %%\";"], []),
    LintRow(
      "positions in some places only", strings: ["en": "\"a\" = \"%@ %@\";", "de": "\"a\" = \"%1$@ %@ %2$@\";"],
      ["de.lproj/T.strings:1:7: warning: some placeholders tell their positions, and others do not [mixed-positions]"]),
    LintRow(
      "a width from an argument takes one", strings: ["en": "\"a\" = \"%*d\";", "de": "\"a\" = \"%d\";"],
      ["de.lproj/T.strings:1:7: warning: argument 2, %*d in en, is not shown [placeholder-missing]"]),
    LintRow(
      "a key with placeholders says what is passed", strings: ["en": "\"%@ items\" = \"%d items\";"],
      ["en.lproj/T.strings:1:14: warning: argument 1 is %@ in the key, found %d [placeholder-type]"]),
    LintRow(
      "one argument as two things", strings: ["en": "\"a\" = \"%1$lld or %1$@\";"],
      ["en.lproj/T.strings:1:7: error: argument 1 is both %lld and %@ [placeholder-type]"]),
    LintRow(
      "a source that leaves an argument out", strings: ["en": "\"a\" = \"%2$@, %3$@\";"],
      ["en.lproj/T.strings:1:7: warning: argument 1 is not shown, but one after it is [placeholder-gap]"]),
    LintRow("a key that is a name says nothing", strings: ["en": "\"items\" = \"%d items\";"], []),
    LintRow("without a source nothing is compared", strings: ["de": "\"a\" = \"%@\";", "fr": "\"a\" = \"%d\";"], []),
    // nightscout/Trio#1362.
    LintRow(
      "prose read as a placeholder",
      strings: ["en": "\"a\" = \"50%% off %@\";", "sv": "\"a\" = \"50%-ig rabatt %@\";"],
      [
        "sv.lproj/T.strings:1:7: warning: \"%-i\" is read as a placeholder; a percent sign is written %% [prose-placeholder]"
      ]),
    LintRow(
      "prose in a text without other placeholders", strings: ["en": "\"a\" = \"100% digital\";"],
      [
        "en.lproj/T.strings:1:7: warning: \"% d\" is read as a placeholder; a percent sign is written %% [prose-placeholder]"
      ]),
    // Turkish and Basque write the sign before the number.
    LintRow(
      "prose with the sign first",
      strings: [
        "en": "\"a\" = \"plain\";\n\"b\" = \"plain\";\n\"c\" = \"plain\";",
        "tr": "\"a\" = \"%50 indirim\";\n\"b\" = \"%100 dijital\";\n\"c\" = \"%20 off\";",
      ],
      ["1:7: warning: \"%50 i\"", "2:7: warning: \"%100 d\"", "3:7: warning: \"%20 o\""].map {
        "tr.lproj/T.strings:\($0) is read as a placeholder; a percent sign is written %% [prose-placeholder]"
      }),
    LintRow(
      "percent signs of texts that are no formats", strings: ["en": "\"a\" = \"100%\"; \"b\" = \"50% Rabatt\";"], []),
    LintRow(
      "a broken placeholder beside a sound one", strings: ["en": "\"a\" = \"%@ 100%\";"],
      [
        "en.lproj/T.strings:1:7: warning: \"%\" is an incomplete placeholder; a percent sign is written %% [invalid-placeholder]"
      ]),
    LintRow(
      "addresses", strings: ["en": "\"a\" = \"%s\"; \"b\" = \"%p\";"],
      [
        "en.lproj/T.strings:1:7: warning: %s takes an address: a Swift string or number there is read as one [unsafe-placeholder]",
        "en.lproj/T.strings:1:19: warning: %p takes an address: a Swift string or number there is read as one [unsafe-placeholder]",
      ]),
  ]

  @Test("Placeholders are compared with the source's", arguments: rows)
  func rule(row: LintRow) throws {
    let found = try row.found()
    #expect(found == row.findings)
  }
}

/// Source: CLDR's plural rules; Apple, "Localizing strings that contain plurals".
@Suite("Lint: plurals")
struct PluralLintTests {
  static func plural(_ language: String, _ forms: [String]) -> String {
    let cases = forms.map {
      "\"\($0)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld \($0)\" } }"
    }
    return "\"\(language)\" : { \"variations\" : { \"plural\" : {\n\(cases.joined(separator: ",\n"))\n} } }"
  }

  static func entry(_ localizations: [String]) -> String {
    "\"%lld k\" : { \"localizations\" : {\n\(localizations.joined(separator: ",\n"))\n} }"
  }

  static let rows: [LintRow] = [
    LintRow(
      "all forms", catalog: entry([plural("en", ["one", "other"]), plural("ru", ["one", "few", "many", "other"])]), []),
    LintRow(
      "a form that the language needs", catalog: entry([plural("ru", ["one", "other"])]),
      ["T.xcstrings:4:1: warning: ru needs the plural forms \"few\", \"many\" [missing-plural-form]"]),
    // French `many` is for millions, Czech `many` for decimals: integers of an app do without.
    LintRow(
      "forms that integers up to a thousand do not have",
      catalog: entry([plural("cs", ["one", "few", "other"]), plural("fr", ["one", "other"])]), []),
    LintRow(
      "forms that the language does not know", catalog: entry([plural("ja", ["one", "other"])]),
      ["T.xcstrings:5:62: warning: ja never uses the plural form \"one\"; it has \"other\" [dead-plural-form]"]),
    // WeblateOrg/weblate#16012: CLDR 42 gave up Hebrew `many`.
    LintRow(
      "a form that the language had once", catalog: entry([plural("he", ["one", "two", "many", "other"])]),
      [
        "T.xcstrings:7:63: warning: he never uses the plural form \"many\"; it has \"one\", \"two\", \"other\" [dead-plural-form]"
      ]),
    // transifex/cli#108: zero is looked at in every language.
    LintRow("an explicit zero is never dead", catalog: entry([plural("en", ["zero", "one", "other"])]), []),
    LintRow(
      "no form for the rest", catalog: entry([plural("en", ["one"])]),
      ["T.xcstrings:4:1: warning: the plural has no form \"other\" [missing-other]"]),
  ]

  @Test("Plural forms are those of the language", arguments: rows)
  func rule(row: LintRow) throws {
    let found = try row.found()
    #expect(found == row.findings)
  }
}

/// The messages are those of Apple's compiler of catalogs.
@Suite("Lint: what the compiler of catalogs refuses")
struct CatalogLintTests {
  private static func unit(_ value: String) -> String {
    "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" }"
  }

  private static let manual = "\"extractionState\" : \"manual\", \"localizations\" : { \"en\" : { "

  static let rows: [LintRow] = [
    // The source text of a key kept by hand has no symbol: the linter says so as an error, though `symbols` goes on.
    LintRow(
      "a character of C in a key kept by hand", catalog: "\"k\" : { \(manual)\n\(unit("Letter %c")) } } }",
      [
        "T.xcstrings:4:52: error: %c takes a character of C, for which no symbol can be made [unsafe-placeholder]"
      ]),
    LintRow(
      "a gap in a key kept by hand", catalog: "\"k\" : { \(manual)\n\(unit("%3$@ %1$lld")) } } }",
      ["T.xcstrings:4:52: error: argument 2 is not shown, but one after it is [placeholder-gap]"]),
    LintRow(
      "an undefined substitution",
      catalog: "\"k\" : { \"localizations\" : { \"en\" : { \(unit("%#@arg3@")) } } }",
      ["T.xcstrings:3:89: error: Referencing undefined substitution 'arg3' (en: k) [undefined-substitution]"]),
    LintRow(
      "a substitution without references",
      catalog:
        "\"k\" : { \"localizations\" : { \"en\" : { \(unit("x")), \"substitutions\" : {\n\"arg1\" : { \"formatSpecifier\" : \"lld\", \"variations\" : { \"plural\" : { \"one\" : { \(unit("%arg a")) }, \"other\" : { \(unit("%arg b")) } } } } } } } }",
      [
        "T.xcstrings:4:1: warning: Substitution 'arg1' was never referenced. To reference, use %#@arg1@ in some other string (en: k|==|substitutions.arg1) [unused-substitution]"
      ]),
    LintRow(
      "a plural form that varies",
      catalog:
        "\"k %lld\" : { \"localizations\" : { \"fr\" : { \"variations\" : { \"plural\" : {\n\"one\" : { \"variations\" : { \"device\" : { \"other\" : { \(unit("%lld")) } } } }, \"other\" : { \(unit("%lld")) } } } } } }",
      [
        "T.xcstrings:3:34: note: fr needs the plural form \"one\" [missing-plural-form]",
        "T.xcstrings:4:1: error: Plural case cannot be further varied (fr: k %lld|==|plural.one) [nested-variation]",
      ]),
    LintRow(
      "a text for other devices that varies",
      catalog:
        "\"k %lld\" : { \"localizations\" : { \"fr\" : { \"variations\" : { \"device\" : {\n\"other\" : { \"variations\" : { \"plural\" : { \"one\" : { \(unit("%lld")) }, \"other\" : { \(unit("%lld")) } } } } } } } } }",
      [
        "T.xcstrings:4:1: error: Fallback value cannot be further varied (fr: k %lld|==|device.other) [nested-variation]"
      ]),
    LintRow(
      "a plural that does not show the number",
      catalog:
        "\"k\" : { \"localizations\" : {\n\"en\" : { \"variations\" : { \"plural\" : { \"one\" : { \(unit("%@ a")) }, \"other\" : { \(unit("b")) } } } } } }",
      [
        "T.xcstrings:4:1: error: Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings that do not reference the number of items, use separate top-level strings for one and greater than one. (en: k) [plural-without-number]",
        "T.xcstrings:4:101: warning: argument 1 is both %lld and %@ [placeholder-type]",
      ]),
    LintRow(
      "a plural whose number comes first in a translation, and second in the source language",
      catalog: """
        "k" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { \(unit("%1$@ has %2$lld song")) }, "other" : { \(unit("%1$@ has %2$lld songs")) } } } },
        "de" : { "variations" : { "plural" : {
        "one" : { \(unit("%lld Lied von %@")) }, "other" : { \(unit("%lld Lieder von %@")) } } } } } }
        """, []),
    LintRow(
      "a localization without a text", catalog: "\"k\" : { \"localizations\" : {\n\"en\" : { } } }",
      [
        "T.xcstrings:4:1: error: Missing required key 'stringUnit' inside 'strings' -> 'k' -> 'localizations' -> 'en' [missing-unit]"
      ]),
    LintRow(
      "another file of the table", ["T.xcstrings": LintRow.catalog(""), "de.lproj/T.strings": "\"a\" = \"b\";"],
      [
        "T.xcstrings: error: T.xcstrings cannot co-exist with other .strings or .stringsdict tables with the same name. [table-conflict]"
      ]),
    LintRow(
      "a language's folder",
      ["de.lproj/T.xcstrings": LintRow.catalog(""), "mul.lproj/M.xcstrings": LintRow.catalog("")],
      ["de.lproj/T.xcstrings: error: T.xcstrings should not be inside an lproj directory. [catalog-folder]"]),
    LintRow(
      "a key given twice", catalog: "\"k\" : { },\n\"k\" : { }",
      ["T.xcstrings:4:1: warning: the key 'k' is also on line 3, whose value is not used [duplicate-key]"]),
  ]

  @Test("A catalog is judged as Apple's compiler does", arguments: rows)
  func rule(row: LintRow) throws {
    let found = try row.found()
    #expect(found == row.findings)
  }
}

@Suite("Lint: texts and names")
struct TextLintTests {
  static let rows: [LintRow] = [
    LintRow(
      "an empty value", strings: ["en": "\"a\" = \"x\";\n\"b\" = \"\";", "de": "\"a\" = \"\";\n\"b\" = \"\";"],
      [
        "de.lproj/T.strings:1:7: warning: the value of \"a\" is empty [empty-value]",
        "en.lproj/T.strings:2:7: warning: the value of \"b\" is empty [empty-value]",
      ]),
    LintRow(
      "characters that nobody sees",
      strings: [
        "en":
          "\"a\" = \"x\u{FEFF}\";\n\"b\" = \"\u{FFFD}\";\n\"c\" = \"\u{202B}x\";\n\"d\" = \"\u{2068}x\u{2069}\u{200F}\u{A0}\";"
      ],
      [
        "en.lproj/T.strings:1:7: warning: the text holds U+FEFF ZERO WIDTH NO-BREAK SPACE [invisible-character]",
        "en.lproj/T.strings:2:7: warning: the text holds U+FFFD REPLACEMENT CHARACTER [invisible-character]",
        "en.lproj/T.strings:3:7: warning: U+202B RIGHT-TO-LEFT EMBEDDING has no counterpart in the text [invisible-character]",
      ]),
    LintRow(
      "Chinese by region",
      strings: ["zh_CN": "", "zh-TW": "", "zh-HK": "\"a\" = \"x\";", "zh-Hans": "", "zh-Hant-TW": ""].mapValues { _ in
        "\"a\" = \"x\";"
      },
      [
        "zh-TW.lproj/T.strings: warning: \"zh-TW\" names a region; the script is named by \"zh-Hant\" [region-coded-chinese]",
        "zh_CN.lproj/T.strings: warning: \"zh_CN\" names a region; the script is named by \"zh-Hans\" [region-coded-chinese]",
      ]),
    LintRow(
      "older names of languages",
      strings: ["iw": "", "in": "", "tl": "", "German": "", "he": "", "pt_BR": "", "Base": ""].mapValues { _ in
        "\"a\" = \"x\";"
      },
      [
        "German.lproj/T.strings: warning: \"German\" is an older name of \"de\" [legacy-language]",
        "in.lproj/T.strings: warning: \"in\" is an older name of \"id\" [legacy-language]",
        "iw.lproj/T.strings: warning: \"iw\" is an older name of \"he\" [legacy-language]",
        "tl.lproj/T.strings: warning: \"tl\" is an older name of \"fil\" [legacy-language]",
      ]),
    LintRow(
      "codes of languages in unusual letters",
      strings: [
        "en_us": "", "zh-hans": "", "PT-BR": "", "pt_BR": "", "es-419": "", "ca-ES-VALENCIA": "", "sr-Latn": "",
      ]
      .mapValues { _ in "\"a\" = \"x\";" },
      [
        "PT-BR.lproj/T.strings: warning: \"PT-BR\" is spelled \"pt-BR\" [language-spelling]",
        "en_us.lproj/T.strings: warning: \"en_us\" is spelled \"en-US\" [language-spelling]",
        "zh-hans.lproj/T.strings: warning: \"zh-hans\" is spelled \"zh-Hans\" [language-spelling]",
      ]),
    LintRow(
      "Base in small letters", strings: ["base": "\"a\" = \"x\";"],
      ["base.lproj/T.strings: warning: \"base\" is spelled \"Base\" [language-spelling]"]),
    LintRow(
      "a private tag", strings: ["x-default": "\"a\" = \"x\";"],
      ["x-default.lproj/T.strings: warning: \"x-default\" names no language [invalid-language]"]),
    LintRow(
      "a catalog's languages in unusual letters",
      catalog: "\"k\" : { \"localizations\" : { \"zh-hans\" : { \(unit("x")) }, \"zh-cn\" : { \(unit("x")) } } }",
      [
        "T.xcstrings: warning: \"zh-cn\" names a region; the script is named by \"zh-Hans\" [region-coded-chinese]",
        "T.xcstrings: warning: \"zh-hans\" is spelled \"zh-Hans\" [language-spelling]",
      ]),
    LintRow(
      "a mark before UTF-8", strings: ["en": "\u{FEFF}\"a\" = \"x\";", "de": "\"a\" = \"x\";"],
      ["en.lproj/T.strings:1:1: warning: UTF-8 needs no byte-order mark [byte-order-mark]"]),
    LintRow(
      "line ends of two kinds",
      strings: [
        "en": "\"a\" = \"x\";\n\n\"b\" = \"x\";\r\n\"c\" = \"x\";\r", "de": "\"a\" = \"x\";\r\n\"b\" = \"x\";\r\n",
        "fr": "\"a\" = \"x\";\r\r\"b\" = \"x\";\r",
      ],
      ["en.lproj/T.strings:3:1: warning: the line ends with CRLF, those above with LF [mixed-line-endings]"]),
    LintRow(
      "devices that do not exist",
      [
        "T.xcstrings": LintRow.catalog(
          "\"k\" : { \"localizations\" : { \"en\" : { \"variations\" : { \"device\" : {\n\"iPhone\" : { \(unit("a")) },\n\"mac\" : { \(unit("b")) },\n\"toaster\" : { \(unit("c")) },\n\"other\" : { \(unit("d")) } } } } } }"
        ),
        "en.lproj/D.stringsdict":
          "{ k = { NSStringDeviceSpecificRuleType = { ipa = x; applevision = y; other = z; }; }; }",
      ],
      [
        "T.xcstrings:4:65: warning: there is no device \"iPhone\"; did you mean \"iphone\"? [unknown-device]",
        "T.xcstrings:6:66: warning: there is no device \"toaster\" [unknown-device]",
        "en.lproj/D.stringsdict:1:50: warning: there is no device \"ipa\"; did you mean \"ipad\"? [unknown-device]",
      ]),
    LintRow(
      "a text without a state",
      catalog: """
        "k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "x" } },
        "de" : { "stringSet" : { "values" : [ "x" ] } },
        "fr" : { "variations" : { "device" : { "other" : { "stringUnit" : { "value" : "x" } } } } } } }
        """,
      [
        "T.xcstrings:3:65: warning: the text of \"k\" in en has no state [missing-state]",
        "T.xcstrings:4:24: warning: the text of \"k\" in de has no state [missing-state]",
        "T.xcstrings:5:79: warning: the text of \"k\" in fr has no state [missing-state]",
      ]),
    LintRow(
      "keys of Info.plist",
      [
        "en.lproj/InfoPlist.strings":
          "CFBundleDisplayName = \"A\";\nNSCameraUsageDescripton = \"B\";\nCFBundleShortVersionString = \"1.0\";\n\"Markdown document\" = \"C\";",
        "en.lproj/Other.strings": "NSCameraUsageDescripton = \"B\";",
      ],
      [
        "en.lproj/InfoPlist.strings:2:1: warning: \"NSCameraUsageDescripton\" is no localized key of Info.plist; did you mean \"NSCameraUsageDescription\"? [unknown-info-plist-key]",
        "en.lproj/InfoPlist.strings:3:1: warning: \"CFBundleShortVersionString\" is shown instead of the app's own version [localized-version]",
      ]),
  ]

  @Test("Texts and names are what they seem", arguments: rows)
  func rule(row: LintRow) throws {
    let found = try row.found()
    #expect(found == row.findings)
  }

  private static func unit(_ value: String) -> String {
    "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" }"
  }

  @Test("Files of a table in two encodings are told, each that is not in the usual one")
  func encodings() throws {
    let folder = try TemporaryFolder(["de.lproj/T.strings": "\"a\" = \"x\";", "fr.lproj/T.strings": "\"a\" = \"x\";"])
    // In another format, another encoding is usual.
    try folder.write("en.lproj/T.stringsdict", Array("{ b = c; }".utf8))
    let units = "\u{FEFF}\"a\" = \"x\";\n\"b\" = \"\u{A0A}\";\n".utf16
    try folder.write("en.lproj/T.strings", units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    let report = Linter().lint(try LocalizationProject(paths: [folder.path]))
    let found = report.diagnostics.map { "\(folder.relative($0.file)): \($0.message) [\($0.rule)]" }
    #expect(
      found == ["en.lproj/T.strings: the file is UTF-16LE, and others of its table are UTF-8 [mixed-encodings]"])
  }

  /// Files with a byte that is no UTF-8, at some place.
  static let undecodable: [(name: String, before: String, after: String)] = [
    ("en.lproj/T.strings", "\"a\" = \"caf", "\";\n"), ("en.lproj/T.strings", "\"a\" = \"x\";\n", "\n\"b\" = \"x\";\n"),
    ("en.lproj/T.strings", "\"a\" = \"x\"", ";\n"), ("en.lproj/T.strings", "\"a", "\" = \"x\";\n"),
    ("en.lproj/T.stringsdict", "<plist><dict><key>a</key><string>x", "</string></dict></plist>"),
    (
      "T.xcstrings",
      "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"x",
      "\"}}}}}}"
    ),
    ("T.xcstrings", "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{}", "}"),
  ]

  @Test("A byte that is no text is told once", arguments: undecodable)
  func toldOnce(row: (name: String, before: String, after: String)) throws {
    let folder = try TemporaryFolder([:])
    let path = try folder.write(row.name, Array(row.before.utf8) + [0xE9] + Array(row.after.utf8))
    let report = Linter().lint(try LocalizationProject(paths: [path]))
    #expect(report.diagnostics.map(\.rule) == ["encoding"])
  }

  @Test("A name that is no language's is told")
  func invalidLanguage() throws {
    let found = try LintRow("", strings: ["full": "\"a\" = \"x\";"], []).found()
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("full.lproj/T.strings: warning: \"full\" is not a locale identifier") == true)
    #expect(found.first?.hasSuffix(" [invalid-language]") == true)
  }
}

@Suite("Lint: configuration")
struct ConfiguredLintTests {
  private static let empty = ["en.lproj/T.strings": "\"a\" = \"\";"]

  static let rows: [LintRow] = [
    LintRow("a rule that is off", empty, [], configuration: .init(rules: ["empty-value": .off])),
    LintRow(
      "a rule that is an error", empty, ["en.lproj/T.strings:1:7: error: the value of \"a\" is empty [empty-value]"],
      configuration: .init(rules: ["empty-value": .error])),
    LintRow(
      "a reader's rule that is off", ["en.lproj/T.strings": "\"a\" = \"b\""], [],
      configuration: .init(rules: ["missing-semicolon": .off])),
    LintRow(
      "the source language", ["fr.lproj/T.strings": "\"a\" = \"%@\";", "en.lproj/T.strings": "\"a\" = \"%d\";"],
      ["en.lproj/T.strings:1:7: error: argument 1 is %@ in fr, found %d [placeholder-type]"],
      configuration: .init(sourceLanguage: "fr")),
    LintRow(
      "the glossary",
      [
        "en.lproj/T.strings": "\"a\" = \"Open File\";\n\"b\" = \"Profile\";",
        "de.lproj/T.strings": "\"a\" = \"Dokument öffnen\";\n\"b\" = \"Profil\";",
        "de-AT.lproj/T.strings": "\"a\" = \"Textdatei öffnen\";",
      ],
      ["de.lproj/T.strings:1:7: warning: expected \"Datei\" or \"Dateien\" for \"file\", found none [glossary]"],
      configuration: .init(glossary: [.init("file", translations: ["de": ["Datei", "Dateien"]])])),
    LintRow(
      "terms not to translate",
      [
        "en.lproj/T.strings": "\"a\" = \"About Endonym\";\n\"b\" = \"endonyms\";",
        "de.lproj/T.strings": "\"a\" = \"Über Eigenname\";\n\"b\" = \"x\";",
      ],
      ["de.lproj/T.strings:1:7: warning: expected \"Endonym\" as it is, found none [do-not-translate]"],
      configuration: .init(untranslatedTerms: ["Endonym"])),
    LintRow(
      "a comment that silences rules of its entry",
      [
        "en.lproj/T.strings":
          "/* endonym:disable empty-value */\n\"a\" = \"\";\n/* endonym:disable glossary */\n\"b\" = \"\";\n// endonym:disable all\n\"c\" = \"\";"
      ],
      ["en.lproj/T.strings:4:7: warning: the value of \"b\" is empty [empty-value]"]),
    LintRow(
      "a comment of the source that silences every language",
      [
        "en.lproj/T.strings": "/* A word. endonym:disable placeholder-missing, empty-value */\n\"a\" = \"%@\";",
        "de.lproj/T.strings": "\"a\" = \"x\";",
      ], []),
    LintRow(
      "the comment of a catalog's entry",
      [
        "T.xcstrings": LintRow.catalog(
          "\"%@ a\" : { \"comment\" : \"endonym:disable placeholder-missing\", \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"x\" } } } }"
        )
      ], []),
  ]

  @Test("A project decides what it is told", arguments: rows)
  func rule(row: LintRow) throws {
    let found = try row.found()
    #expect(found == row.findings)
  }
}

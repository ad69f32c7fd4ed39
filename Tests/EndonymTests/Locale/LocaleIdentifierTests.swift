@testable import Endonym
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Locale identifiers")
struct LocaleIdentifierTests {
  /// UTS 35, section 3.2; ICU's user guide, "Locale"; for POSIX the locale names of glibc.
  @Test(
    "every spelling of a locale gives the same identifier",
    arguments: [
      ("sr-Latn-RS", ["sr_Latn_RS", "sr_RS@latin", "sr_RS.UTF-8@latin", "SR-LATN-RS", "sh_RS", "sr-latn_rs"]),
      ("ca-ES-valencia", ["ca_ES@valencia", "ca_ES_VALENCIA", "ca_ES.UTF-8@valencia", "ca-es-VALENCIA"]),
      ("de-DE", ["de_DE", "de_DE.UTF-8", "de_DE.UTF-8@euro", "de_DE@euro", "de_DE_EURO", "de_DEU", "ger-276"]),
      ("en-US-u-va-posix", ["C", "POSIX", "C.UTF-8", "C.utf8", "en_US_POSIX", "en-US-POSIX", "en_US@va=posix"]),
      ("und", ["root", "und", "ROOT"]),
      ("und-US", ["_US", "und_US", "und-us"]),
      ("uz-Cyrl-UZ", ["uz_UZ@cyrillic", "uz_UZ.UTF-8@cyrillic"]),
      ("ks-Deva-IN", ["ks_IN@devanagari"]),
      ("tt-Latn-RU", ["tt_RU@iqtelif"]),
      ("ssy-ER", ["aa_ER@saaho"]),
      ("en", ["en@quot", "en.UTF-8"]),
      ("ar-EG-u-nu-latn", ["ar_EG@numbers=latn", "ar-eg-U-NU-LATN", "ar_EG_u_nu_latn"]),
      ("de-u-co-phonebk", ["de@collation=phonebook", "de__PHONEBOOK"]),
      ("th-TH-u-ca-buddhist", ["th_TH@calendar=buddhist", "th_TH_TRADITIONAL"]),
      ("ja-JP-u-ca-japanese", ["ja_JP@calendar=japanese", "ja_JP_TRADITIONAL", "ja_JP_JP"]),
      ("th-TH-u-nu-thai", ["th_TH_TH"]),
      ("nn-NO", ["no_NO_NY", "nb_NO_NY"]),
      ("es-u-co-trad", ["es__TRADITIONAL"]),
      ("sl-nedis", ["sl__NEDIS"]),
      (
        "en-u-ca-gregory-cu-eur-hc-h23-ms-uksystem-nu-arab-rg-uszzzz",
        ["en@calendar=gregorian;currency=EUR;hours=h23;measure=imperial;numbers=arab;rg=USZZZZ"]
      ),
      ("en-u-mu-fahrenhe", ["en@mu=fahrenheit"]),
      ("en-u-tz-usnyc", ["en@timezone=America/New_York"]),
      ("en-u-tz-utcw05", ["en@timezone=Etc/GMT+5"]),
      ("en-a-foo-t-de-m0-ungegn-x-bar", ["en@x=bar;t=de-m0-ungegn;a=foo"]),
      ("und-u-ca-buddhist", ["@calendar=buddhist", "root@calendar=buddhist"]),
    ])
  func spellings(canonical: String, spellings: [String]) throws {
    let locale = try LocaleIdentifier(canonical)
    #expect(locale.bcp47 == canonical && locale.description == canonical)
    for spelling in spellings { #expect(try LocaleIdentifier(spelling) == locale, "\(spelling)") }
  }

  /// From ICU 72.1's C++ `Locale::createCanonical(…).getName()`, with `und` and `root` spelled out.
  @Test(
    "ICU's spelling has the keywords in ICU's words, and data is found by what stands before them",
    arguments: [
      ("ar-EG-u-nu-latn-ca-coptic", "ar_EG@calendar=coptic;numbers=latn", "ar_EG"),
      ("zh-Hant-TW", "zh_Hant_TW", "zh_Hant_TW"), ("en-US-u-va-posix", "en_US_POSIX", "en_US_POSIX"),
      ("en-US-u-ca-buddhist-va-posix", "en_US_POSIX@calendar=buddhist", "en_US_POSIX"),
      ("de-u-va-posix", "de__POSIX", "de__POSIX"), ("und", "root", "root"), ("und-US", "und_US", "und_US"),
      ("sl-rozaj-biske-1994", "sl__1994_BISKE_ROZAJ", "sl__1994_BISKE_ROZAJ"),
      ("en-u-kn-true", "en@colnumeric=yes", "en"), ("en-x-foo", "en@x=foo", "en"),
      (
        "en-u-attr-zzz-aaa-ca-ethioaa", "en@attribute=aaa-attr-zzz;calendar=ethiopic-amete-alem", "en"
      ),
      ("en-u-ms-uksystem-hc-h11", "en@hours=h11;measure=imperial", "en"), ("en-u-cu-eur", "en@currency=eur", "en"),
      ("pl-provenc-u-va-posix", "pl__PROVENC@va=posix", "pl__PROVENC"),
      ("uz-t-sh-m0-ungegn", "uz@t=sr-latn-m0-ungegn", "uz"),
    ])
  func icu(tag: String, icu: String, dataIdentifier: String) throws {
    let locale = try LocaleIdentifier(tag)
    #expect(locale.icu == icu)
    #expect(locale.dataIdentifier == dataIdentifier)
  }

  /// The locales that glibc can be given, such as `tt_RU.UTF-8@iqtelif`.
  static let systemLocales = "/usr/share/i18n/SUPPORTED"

  @Test("every locale of glibc is taken", .enabled(if: FileManager.default.fileExists(atPath: systemLocales)))
  func glibc() throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: Self.systemLocales)), as: UTF8.self)
    let names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: " ").first }
    #expect(names.count > 300)
    for name in names { #expect(throws: Never.self) { try LocaleIdentifier(name) } }
  }

  @Test("threads that read identifiers at once all get the same")
  func threads() async throws {
    let locales = try LocaleIdentifier.available()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          SharedTables.removeAll()
          return locales.allSatisfy { locale in
            (try? LocaleIdentifier(locale.icu)) == locale
              && (try? locale.maximized.minimized) == (try? locale.minimized)
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("an identifier's subtags and keys can be asked for")
  func subtags() throws {
    let locale = try LocaleIdentifier("ca-Latn-ES-valencia-u-ca-buddhist-kn")
    #expect(locale.languageCode == "ca")
    #expect(locale.scriptCode == "Latn")
    #expect(locale.regionCode == "ES")
    #expect(locale.variants == ["valencia"])
    #expect(locale.keywordValue("ca") == "buddhist" && locale.keywordValue("CA") == "buddhist")
    #expect(locale.keywordValue("kn") == "true")
    #expect(locale.keywordValue("nu") == nil)
    #expect(LocaleIdentifier.root.languageCode == "und")
    #expect(LocaleIdentifier.root.regionCode == nil)
    #expect(try LocaleIdentifier("root") == .root)
  }

  static let problems: [(identifier: String, problem: LocaleProblem)] = [
    ("", .empty),
    (String(repeating: "a", count: 256), .tooLong),
    ("en-" + String(repeating: "x-abcdefgh-", count: 30), .tooLong),
    ("english", .unknownLanguage("english")), ("xx", .unknownLanguage("xx")), ("zz-ZZ", .unknownLanguage("zz")),
    ("aaaaaaaa", .unknownLanguage("aaaaaaaa")), ("posix", .unknownLanguage("posix")),
    ("en-Abcd", .unknownScript("Abcd")), ("en-XY-Latn", .malformed("Latn")), ("en-YY", .unknownRegion("YY")),
    ("en-888", .unknownRegion("888")), ("en_ABC", .unknownRegion("ABC")), ("en-foobar", .unknownVariant("foobar")),
    ("ca_ES@preeuro", .unknownVariant("preeuro")),
    ("en-", .malformed("en-")), ("-en", .malformed("-en")), ("en--US", .malformed("en--US")), ("e", .malformed("e")),
    ("c", .malformed("c")), ("abcd", .malformed("abcd")), ("englishxyz", .malformed("englishxyz")),
    ("en-GB-US", .malformed("US")), ("en-USA", .malformed("USA")), ("de-deu", .malformed("deu")),
    ("de-1996-1996", .malformed("1996")), ("en__US", .malformed("US")), ("de de", .malformed("de de")),
    ("dé", .malformed("dé")), ("de\0DE", .malformed("de\0DE")), ("de_DE\0", .malformed("DE\0")),
    ("i-foo", .malformed("i")), ("en-123456789", .malformed("123456789")), ("xx-INVALID-!", .malformed("!")),
    ("not a locale!!", .malformed("not a locale!!")),
    ("en-u", .malformed("u")), ("en-u-", .malformed("en-u-")), ("en-x", .malformed("x")), ("en-a-b", .malformed("a")),
    ("en-u-ca-buddhist-u-nu-latn", .malformed("u-nu-latn")), ("en-a-foo-a-bar", .malformed("a-bar")),
    ("en@a=b-foo", .malformed("b")), ("en@x=a--b", .malformed("")),
    ("en-u-ca-abcdefghi", .malformed("abcdefghi")), ("en-t-m0", .malformed("m0")), ("en-u-0a-b0", .malformed("b0")),
    ("de@", .malformed("@")), ("de@foo", .malformed("@foo")), ("sr_Latn@cyrillic", .malformed("@cyrillic")),
    ("de@calendar", .unknownVariant("calendar")), ("de@calendar=", .malformed("calendar=")),
    ("de@=buddhist", .malformed("=buddhist")), ("de@calendar=buddhist;", .malformed("")),
    ("de@foobar=baz", .malformed("foobar=baz")), ("de@numbers=a b", .malformed("numbers=a b")),
    ("de_DE.", .malformed(".")), ("de_DE.UTF 8", .malformed(".UTF 8")), (".UTF-8", .malformed(".UTF-8")),
    ("en-u-ca-bogus", .unknownKeywordValue(key: "ca", value: "bogus")),
    ("en@calendar=bogus", .unknownKeywordValue(key: "ca", value: "bogus")),
    ("en-u-nu-zzzz", .unknownKeywordValue(key: "nu", value: "zzzz")),
    ("en-u-nu", .unknownKeywordValue(key: "nu", value: "")),
    ("en-u-hc-h25", .unknownKeywordValue(key: "hc", value: "h25")),
    ("en-u-cu-xyz", .unknownKeywordValue(key: "cu", value: "xyz")),
    ("en-u-cf-bank", .unknownKeywordValue(key: "cf", value: "bank")),
    ("en-u-ms-nautical", .unknownKeywordValue(key: "ms", value: "nautical")),
    ("en-u-mu-rankine", .unknownKeywordValue(key: "mu", value: "rankine")),
    ("en-u-rg-yyzzzz", .unknownKeywordValue(key: "rg", value: "yyzzzz")),
    ("en-GB-u-rg-us", .unknownKeywordValue(key: "rg", value: "")),
    ("en-u-fw-day", .unknownKeywordValue(key: "fw", value: "day")),
  ]

  @Test("what is wrong is refused by name, with the reason", arguments: problems)
  func refused(row: (identifier: String, problem: LocaleProblem)) {
    let name = row.problem == .tooLong ? String(row.identifier.prefix(64)) : row.identifier
    #expect(throws: FormatError.invalidLocale(name, reason: row.problem)) { try LocaleIdentifier(row.identifier) }
  }

  @Test("255 bytes are the limit")
  func limit() throws {
    let longest = "en-x" + String(repeating: "-abcdefg", count: 31) + "-ab"
    #expect(longest.utf8.count == Limits.identifierLength)
    #expect(try LocaleIdentifier(longest).bcp47 == longest)
    #expect(throws: FormatError.self) { try LocaleIdentifier(longest + "c") }
  }

  @Test("the message says what a person can act on")
  func message() {
    let error = #expect(throws: FormatError.self) { try LocaleIdentifier("english") }
    #expect(error?.description == "\"english\" is not a locale identifier: there is no language \"english\"")
  }

  @Test(
    "a language that ICU has no data for is an identifier, and refused by formats", arguments: ["tlh", "qqq", "mis"])
  func noData(identifier: String) throws {
    let locale = try LocaleIdentifier(identifier)
    #expect(throws: FormatError.invalidLocale(identifier, reason: .noData(language: identifier))) {
      try locale.requireData()
    }
    #expect(throws: FormatError.self) { try locale.endonym() }
  }

  @Test(
    "a language has data under any of its names",
    arguments: ["de-AT", "root", "und-US", "C", "ars", "tl", "iw", "hi-Latn", "sr-Latn-ME", "zh-TW", "en-AQ"])
  func data(identifier: String) throws {
    try LocaleIdentifier(identifier).requireData()
  }

  @Test("texts and Foundation's locales name a locale")
  func convertible() throws {
    func name(_ locale: some LocaleIdentifierConvertible) throws -> String { try locale.localeIdentifier().bcp47 }
    #expect(try name("de_DE") == "de-DE")
    #expect(try name("x de_DE".dropFirst(2)) == "de-DE")
    #expect(try name(LocaleIdentifier("de_DE")) == "de-DE")
    #expect(try name(Locale(identifier: "ar_EG@numbers=latn")) == "ar-EG-u-nu-latn")
    #expect(throws: FormatError.self) { try name("english") }
  }

  @Test("identifiers are equal when their canonical forms are")
  func equality() throws {
    #expect(try Set([LocaleIdentifier("iw"), LocaleIdentifier("he"), LocaleIdentifier("heb")]).count == 1)
    #expect(try LocaleIdentifier("de") != LocaleIdentifier("de-DE"))
  }

  @Test("an identifier is coded as one string")
  func coding() throws {
    let locales = try [LocaleIdentifier("ar_EG@numbers=latn"), .root]
    let json = try JSONEncoder().encode(locales)
    #expect(String(decoding: json, as: UTF8.self) == #"["ar-EG-u-nu-latn","und"]"#)
    #expect(try JSONDecoder().decode([LocaleIdentifier].self, from: json) == locales)
    #expect(throws: FormatError.invalidLocale("english", reason: .unknownLanguage("english"))) {
      try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["english"]"#.utf8))
    }
  }
}

import Endonym
import EndonymICU
import TestSampling
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Canonical form of locale identifiers")
struct LocaleCanonicalizationTests {
  /// The folder of third-party conformance data, which is read in place.
  static let suites = ProcessInfo.processInfo.environment["ENDONYM_SUITES"]

  /// Rows of CLDR 42 that CLDR 46 has otherwise: the alias of Konkani's individual language to the macrolanguage is
  /// gone from its `languageAlias` data.
  static let changedSinceCLDR42 = ["knn": "knn", "knn_Adlm_AC_fonipa": "knn-Adlm-AC-fonipa"]

  @Test("every row of CLDR's canonicalization file comes out as CLDR says", .enabled(if: suites != nil))
  func conformance() throws {
    let file = try #require(Self.suites) + "/icu4c-72.1/localeCanonicalization.txt"
    let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    let isOwnVersion = try ICUVersion.icu() == "72.1"
    var count = 0
    var wrong: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let row = line.prefix { $0 != "#" }.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard row.count == 2 else { continue }
      count += 1
      var expected = row[1].replacing("_", with: "-")
      if !isOwnVersion, let changed = Self.changedSinceCLDR42[row[0]] { expected = changed }
      let canonical: String
      do { canonical = try LocaleIdentifier(row[0]).bcp47 } catch { canonical = "\(error)" }
      if canonical != expected { wrong.append("\(row[0]): \(canonical), not \(expected)") }
    }
    #expect(count == 1_613)
    #expect(wrong.isEmpty, "\(wrong.count) rows: \(wrong.prefix(40))")
  }

  /// From ICU 72.1's C++ `Locale::forLanguageTag`, `canonicalize` and `toLanguageTag`: a sample of 24,000 random tags
  /// that were compared.
  static let canonicalTags: [(tag: String, canonical: String)] = [
    ("MEG-NARB-FONUPA-U-FOO-CU-CHF-VA-POSIX-HC-H12", "cir-Narb-fonupa-u-foo-cu-chf-hc-h12-va-posix"),
    ("MAO-WARA-344", "mi-Wara-HK"),
    (
      "sgn-034-aluku-lemosin-u-zz-foo-ka-shifted-cu-dem-ms-metric-lb-strict",
      "sgn-034-aluku-lemosin-u-cu-dem-ka-shifted-lb-strict-ms-metric-zz-foo"
    ),
    ("sr-418-bornholm-u-rg-no23-hc-h24", "sr-LA-bornholm-u-hc-h24-rg-no50"),
    (
      "ZYB-CAKM-SE-U-HC-H12-MU-CELSIUS-CA-ISLAMICC-KN-TRUE-VA-POSIX",
      "za-Cakm-SE-u-ca-islamic-civil-hc-h12-kn-mu-celsius-va-posix"
    ),
    (
      "wrb-Osma-120-vallader-sursilv-fonxsamp-t-sh-m0-ungegn-u-co-phonebk-nu-roman-em-emoji-cf-account-ca-japanese",
      "wrb-Osma-CM-fonxsamp-sursilv-vallader-t-sr-latn-m0-ungegn-u-ca-japanese-cf-account-co-phonebk-em-emoji-nu-roman"
    ),
    (
      "en-SE-1606nict-spanglis-balanka-t-i0-und-k0-qwerty-u-attr-foo-hc-h11-em-emoji-ks-level1-kn-true-nu-native",
      "en-SE-1606nict-balanka-spanglis-t-i0-und-k0-qwerty-u-attr-foo-em-emoji-hc-h11-kn-ks-level1-nu-native"
    ),
    ("uz-u-fw-sun-sd-gbsct-kn-false", "uz-u-fw-sun-kn-false-sd-gbsct"),
    ("MAH-NEWA-SAAHO-IVANCHOV-CREISS", "mh-Newa-creiss-ivanchov"),
    ("lat-558-t-en-latn-us-s0-ascii-u-fw-mon", "la-NI-t-en-latn-us-s0-ascii-u-fw-mon"),
    (
      "PER-KHAR-729-U-KS-IDENTIC-SD-FRA-MU-CELSIUS-FW-MON-LB-STRICT",
      "fa-Khar-SD-u-fw-mon-ks-identic-lb-strict-mu-celsius-sd-frges"
    ),
    ("KVN-NBAT-U-VA-POSIX-CF-STANDARD-KN-TRUE-X-A-B", "kvn-Nbat-u-cf-standard-kn-va-posix-x-a-b"),
    ("AR-U-MS-METRIC-ZZ-FOO-BAR-RG-LUL", "ar-u-ms-metric-rg-luca-zz-foo-bar"),
    ("sr-340-scouse-pinyin-asante-u-sd-fra-co-phonebk", "sr-HN-asante-pinyin-scouse-u-co-phonebk-sd-frges"),
    ("KUR-QAAI-AD", "ku-Zinh-AD"),
    ("gho-NL-laukika-u-foo-zzz-co-standard-a-foo-bar", "gho-NL-laukika-a-foo-bar-u-foo-zzz-co-standard"),
    ("lee-kkcor-t-sh-s0-ascii-k0-qwerty", "lee-kkcor-t-sr-latn-k0-qwerty-s0-ascii"),
    ("BOS-BAMU-419-U-ZZZ-MU-CELSIUS-TZ-CNHRB", "bs-Bamu-419-u-zzz-mu-celsius-tz-cnsha"),
    ("ja-NT-1996-biske-cisaup", "ja-SA-1996-biske-cisaup"), ("TW-973-U-HC-H11", "ak-XA-u-hc-h11"),
    ("hy-SU", "hy-AM"), ("az-Cyrl-SU", "az-Cyrl-AZ"), ("und-SU", "und-RU"), ("ja-SU-x-foo", "ja-RU-x-foo"),
    ("kr-YU-heploc-nedis-alalc97", "kr-RS-alalc97-nedis"), ("cmn-TW", "zh-TW"), ("prs", "fa-AF"),
    ("zh-cmn-Hans-CN", "zh-Hans-CN"), ("zh-yue-HK", "yue-HK"), ("sgn-ase", "ase"), ("ar-arb", "ar"),
    ("zh-min", "nan-x-zh-min"), ("zh-min-nan", "nan"), ("i-klingon", "tlh"), ("i-default", "en-x-i-default"),
    ("i-enochian", "und-x-i-enochian"), ("x-foo", "und-x-foo"), ("en-u-ca-buddhist-ca-roc", "en-u-ca-buddhist"),
    ("en-u-kn-yes", "en-u-kn"), ("en-u-ms-imperial", "en-u-ms-uksystem"), ("en-u-rg-fi01", "en-u-rg-axzzzz"),
    ("en-u-ca-ethiopic-amete-alem", "en-u-ca-ethioaa"), ("sl-rozaj-biske-1994", "sl-1994-biske-rozaj"),
  ]

  @Test("a tag has the canonical form that ICU's own canonicalizer gives it", arguments: canonicalTags)
  func canonical(row: (tag: String, canonical: String)) throws {
    #expect(try LocaleIdentifier(row.tag).bcp47 == row.canonical)
    #expect(try LocaleIdentifier(row.canonical).bcp47 == row.canonical)
  }

  /// RFC 5646, section 2.2.8: tags that are registered whole. The right side is CLDR's `languageAlias`.
  @Test(
    "tags that RFC 5646 registers whole have a modern form",
    arguments: [
      ("sgn-BE-FR", "sfb"), ("sgn-BE-NL", "vgt"), ("sgn-CH-DE", "sgg"), ("en-GB-oed", "en-GB-oxendict"),
      ("no-bok", "nb"), ("no-nyn", "nn"), ("art-lojban", "jbo"), ("cel-gaulish", "xtg"), ("zh-guoyu", "zh"),
    ])
  func registeredWhole(tag: String, canonical: String) throws {
    #expect(try LocaleIdentifier(tag).bcp47 == canonical)
  }

  @Test("every locale that ICU has data for is taken, and keeps ICU's spelling")
  func available() throws {
    let identifiers = ICULocale.available()
    let locales = try LocaleIdentifier.available()
    if try ICUVersion.icu() == "72.1" { #expect(identifiers.count == 805) }
    #expect(identifiers.count == locales.count && identifiers.count >= 805)
    for (identifier, locale) in zip(identifiers, locales) {
      #expect(locale.icu == identifier)
      #expect(try LocaleIdentifier(locale.bcp47) == locale)
      #expect(try LocaleIdentifier(locale.icu) == locale)
    }
  }

  @Test("a canonical form is its own, and what is not an identifier is refused: random texts")
  func random() {
    let seed = SampleSeed.given ?? 1
    var generator = SeededGenerator(stream: "locale identifiers", seed: seed)
    let pieces = [
      "de", "zh", "iw", "sr", "und", "root", "x", "i", "u", "t", "a", "Latn", "Hant", "US", "840", "SU", "1996",
      "valencia",
      "posix", "ca", "buddhist", "nu", "latn", "rg", "uszzzz", "m0", "ungegn", "heploc", "min", "nan", "C", "é", "\0",
      "",
    ]
    let separators = ["-", "_", "-", "_", "@", ".", "=", ";", "__"]
    for _ in 0..<5_000 {
      var text = generator.pick(pieces)
      for _ in 0..<generator.pick([0, 1, 2, 3, 5, 8]) { text += generator.pick(separators) + generator.pick(pieces) }
      guard let locale = try? LocaleIdentifier(text) else { continue }
      #expect((try? LocaleIdentifier(locale.bcp47)) == locale, "\(text) from ENDONYM_SEED=\(seed)")
      #expect((try? LocaleIdentifier(locale.icu)) == locale, "\(text) from ENDONYM_SEED=\(seed)")
    }
  }
}

@testable import Endonym
import EndonymICU
import Testing

@Suite("What a locale implies")
struct LocaleInformationTests {
  struct Information: Sendable {
    let locale: String
    let maximized: String
    let minimized: String
    let direction: WritingDirection
    let calendar: CalendarIdentifier
    let numberingSystem: String
    let hourCycle: HourCycle
    let measurementSystem: MeasurementSystem
    let firstWeekday: Weekday
    let currency: String?
    let endonym: String

    init(
      _ locale: String, _ maximized: String, _ minimized: String, _ direction: WritingDirection,
      _ calendar: CalendarIdentifier, _ numberingSystem: String, _ hourCycle: HourCycle,
      _ measurementSystem: MeasurementSystem, _ firstWeekday: Weekday, _ currency: String?, _ endonym: String
    ) {
      self.locale = locale
      self.maximized = maximized
      self.minimized = minimized
      self.direction = direction
      self.calendar = calendar
      self.numberingSystem = numberingSystem
      self.hourCycle = hourCycle
      self.measurementSystem = measurementSystem
      self.firstWeekday = firstWeekday
      self.currency = currency
      self.endonym = endonym
    }
  }

  /// From ICU 72.1 in C: `uloc_addLikelySubtags`, `uloc_minimizeSubtags`, `uloc_isRightToLeft`, `ucal_getType`,
  /// `unumsys_open`, `udatpg_getDefaultHourCycle`, `ulocdata_getMeasurementSystem`, `ucal_getAttribute`,
  /// `ucurr_forLocale`, `uloc_getDisplayName`. The same program gave the same as Endonym for all 805 locales of ICU 72
  /// and all 1,034 of ICU 76.
  static let information: [Information] = [
    .init("de", "de-Latn-DE", "de", .leftToRight, .gregorian, "latn", .h23, .metric, .monday, nil, "Deutsch"),
    .init(
      "de-AT", "de-Latn-AT", "de-AT", .leftToRight, .gregorian, "latn", .h23, .metric, .monday, "EUR",
      "Deutsch (Österreich)"),
    .init(
      "en-US", "en-Latn-US", "en", .leftToRight, .gregorian, "latn", .h12, .ussystem, .sunday, "USD",
      "English (United States)"),
    .init(
      "en-GB", "en-Latn-GB", "en-GB", .leftToRight, .gregorian, "latn", .h23, .uksystem, .monday, "GBP",
      "English (United Kingdom)"),
    .init(
      "ar-EG", "ar-Arab-EG", "ar", .rightToLeft, .gregorian, "arab", .h12, .metric, .saturday, "EGP", "العربية (مصر)"),
    .init(
      "ar-SA", "ar-Arab-SA", "ar-SA", .rightToLeft, .islamicUmmAlQura, "arab", .h12, .metric, .sunday, "SAR",
      "العربية (المملكة العربية السعودية)"),
    .init("fa", "fa-Arab-IR", "fa", .rightToLeft, .persian, "arabext", .h23, .metric, .saturday, nil, "فارسی"),
    .init(
      "prs", "fa-Arab-AF", "fa-AF", .rightToLeft, .persian, "arabext", .h23, .metric, .saturday, "AFN",
      "فارسی (افغانستان)"),
    .init(
      "th-TH", "th-Thai-TH", "th", .leftToRight, .buddhist, "latn", .h23, .metric, .sunday, "THB", "ไทย (ไทย)"),
    .init("zh-TW", "zh-Hant-TW", "zh-TW", .leftToRight, .gregorian, "latn", .h12, .metric, .sunday, "TWD", "中文（台灣）"),
    .init(
      "he-IL", "he-Hebr-IL", "he", .rightToLeft, .gregorian, "latn", .h23, .metric, .sunday, "ILS", "עברית (ישראל)"),
    .init(
      "hi-IN", "hi-Deva-IN", "hi", .leftToRight, .gregorian, "latn", .h12, .metric, .sunday, "INR", "हिन्दी (भारत)"),
    .init(
      "sr-ME", "sr-Latn-ME", "sr-ME", .leftToRight, .gregorian, "latn", .h23, .metric, .monday, "EUR",
      "srpski (Crna Gora)"),
    .init(
      "ar-MA", "ar-Arab-MA", "ar-MA", .rightToLeft, .gregorian, "latn", .h23, .metric, .monday, "MAD",
      "العربية (المغرب)"),
    .init(
      "C", "en-Latn-US-u-va-posix", "en-u-va-posix", .leftToRight, .gregorian, "latn", .h12, .ussystem, .sunday,
      "USD", "English (United States, Computer)"),
    .init(
      "en-001", "en-Latn-001", "en-001", .leftToRight, .gregorian, "latn", .h12, .metric, .monday, nil,
      "English (world)"),
    .init(
      "en-AQ", "en-Latn-AQ", "en-AQ", .leftToRight, .gregorian, "latn", .h23, .metric, .monday, nil,
      "English (Antarctica)"),
  ]

  @Test("a locale implies what ICU says", arguments: information)
  func implied(row: Information) throws {
    let locale = try LocaleIdentifier(row.locale)
    #expect(try locale.maximized.bcp47 == row.maximized)
    #expect(try locale.minimized.bcp47 == row.minimized)
    #expect(locale.writingDirection == row.direction)
    #expect(try locale.calendar() == row.calendar)
    #expect(try locale.numberingSystem().name == row.numberingSystem)
    #expect(try locale.hourCycle() == row.hourCycle)
    #expect(try locale.measurementSystem() == row.measurementSystem)
    #expect(try locale.firstWeekday() == row.firstWeekday)
    #expect(try locale.currency() == row.currency)
    #expect(try locale.endonym() == row.endonym)
  }

  @Test(
    "languages written in Arabic script run from right to left, whatever their usual script",
    arguments: [
      "az-Arab", "ku-Arab", "ha-Arab", "kk-Arab", "ar", "he", "ckb", "dv", "ur", "prs", "pa-PK", "uz-AF", "yi",
    ])
  func rightToLeft(identifier: String) throws {
    #expect(try LocaleIdentifier(identifier).writingDirection == .rightToLeft)
    #expect(WritingDirection.rightToLeft.rawValue == "rtl")
  }

  @Test(
    "languages in other scripts run from left to right",
    arguments: ["az", "ku", "ha", "kk", "ar-Latn", "root", "ja", "mn-Mong", "az-Cyrl"])
  func leftToRight(identifier: String) throws {
    #expect(try LocaleIdentifier(identifier).writingDirection == .leftToRight)
  }

  /// CLDR 42, `supplementalData.xml`, element `parentLocales`; UTS 35, section 4.1.3.
  @Test(
    "a locale inherits from CLDR's parent, else from what is left without the last subtag, else from the root",
    arguments: [
      ("es-MX", ["es-419", "es", "und"]), ("en-GB", ["en-001", "en", "und"]), ("de-AT", ["de", "und"]),
      ("en-AT", ["en-150", "en-001", "en", "und"]), ("pt-AO", ["pt-PT", "pt", "und"]), ("nb", ["no", "und"]),
      ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant", "und"]), ("zh-Hans-CN", ["zh-Hans", "zh", "und"]),
      ("az-Arab", ["und"]), ("sr-Latn-ME", ["sr-Latn", "und"]), ("de-Cyrl", ["und"]), ("und-US", ["und"]),
      ("hi-Latn", ["en-IN", "en-001", "en", "und"]), ("ca-ES-valencia", ["ca-ES", "ca", "und"]),
      ("de-AT-u-nu-arab", ["de", "und"]), ("de-x-foo", ["und"]), ("und-u-ca-buddhist", ["und"]),
    ])
  func parents(identifier: String, ancestors: [String]) throws {
    var chain: [String] = []
    var locale = try LocaleIdentifier(identifier)
    while let parent = try locale.parent {
      chain.append(parent.bcp47)
      locale = parent
    }
    #expect(chain == ancestors)
    #expect(locale == .root)
  }

  @Test("likely subtags leave variants and extensions alone")
  func likelyKeepsExtensions() throws {
    let locale = try LocaleIdentifier("ca-valencia-u-ca-buddhist-x-foo")
    #expect(try locale.maximized.bcp47 == "ca-Latn-ES-valencia-u-ca-buddhist-x-foo")
    #expect(try locale.maximized.minimized == locale)
    #expect(try LocaleIdentifier("zh-Hant-TW").minimized.bcp47 == "zh-TW")
    #expect(try LocaleIdentifier("tlh").maximized.bcp47 == "tlh")
  }
}

@Suite("Keys of the -u- extension")
struct LocalePreferencesTests {
  /// UTS 35, section 3.6.1, and its rule for `rg`: customs of the region, but not the language's own numbering system.
  @Test("every key prevails over the custom of language and region")
  func keys() throws {
    #expect(try LocaleIdentifier("de-u-ca-buddhist").calendar() == .buddhist)
    #expect(try LocaleIdentifier("ar-EG-u-nu-latn").numberingSystem().name == "latn")
    #expect(try LocaleIdentifier("en-US-u-hc-h23").hourCycle() == .h23)
    #expect(try LocaleIdentifier("de-DE-u-cu-chf").currency() == "CHF")
    #expect(try LocaleIdentifier("de-u-cu-chf").currency() == "CHF")
    #expect(try LocaleIdentifier("en-US-u-ms-metric").measurementSystem() == .metric)
    #expect(try LocaleIdentifier("en-US-u-ms-imperial").measurementSystem() == .uksystem)
    #expect(try LocaleIdentifier("en-US-u-fw-wed").firstWeekday() == .wednesday)
    #expect(try LocaleIdentifier("en-US-u-ca-iso8601").firstWeekday() == .monday)
    #expect(try LocaleIdentifier("en-US-u-cf-account").preferences.usesAccountingFormat)
    #expect(try !LocaleIdentifier("en-US-u-cf-standard").preferences.usesAccountingFormat)
    #expect(try LocaleIdentifier("en-US-u-mu-fahrenhe").preferences.temperatureUnit == .fahrenheit)
    #expect(try LocaleIdentifier("en-US-u-mu-kelvin").preferences.temperatureUnit == .kelvin)
    #expect(try LocaleIdentifier("en-US").preferences == LocalePreferences())
  }

  @Test(
    "a region override brings the region's customs, given as a region or as a part of it",
    arguments: ["en-US-u-rg-gbzzzz", "en-US-u-rg-gbsct", "en_US@rg=GBZZZZ"])
  func regionOverride(identifier: String) throws {
    let locale = try LocaleIdentifier(identifier)
    #expect(locale.preferences.regionOverride == "GB")
    #expect(try locale.hourCycle() == .h23)
    #expect(try locale.measurementSystem() == .uksystem)
    #expect(try locale.firstWeekday() == .monday)
    #expect(try locale.currency() == "GBP")
    #expect(try LocaleIdentifier("en-u-rg-uszzzz").hourCycle() == .h12)
    #expect(try LocaleIdentifier("en-u-rg-sazzzz").calendar() == .islamicUmmAlQura)
  }

  /// CLDR 42, `otherNumberingSystems`: Chinese writes traditional numbers by an algorithm; English has neither a
  /// traditional nor a financial system, and German no native one but Latin's.
  @Test(
    "native, traditional and financial numbers are the locale's own",
    arguments: [
      ("ar-MA-u-nu-native", "arab"), ("hi-u-nu-native", "deva"), ("de-u-nu-native", "latn"),
      ("zh-u-nu-traditio", "hans"), ("zh-Hant-u-nu-traditio", "hant"), ("ta-u-nu-traditio", "taml"),
      ("en-u-nu-traditio", "latn"), ("zh-u-nu-finance", "hansfin"), ("en-u-nu-finance", "latn"),
      ("ar-EG@numbers=traditional", "arab"),
    ])
  func locallyNumbered(identifier: String, system: String) throws {
    #expect(try LocaleIdentifier(identifier).numberingSystem().name == system)
  }

  @Test("other keys and extensions are kept and not judged")
  func unjudged() throws {
    for tag in ["en-u-co-bogus", "en-u-zz-foo-bar", "en-u-bogus", "en-t-xx-m0-bogus", "en-a-bogus", "en-x-bogus-a"] {
      #expect(try LocaleIdentifier(tag).bcp47 == tag)
    }
  }
}

@Suite("Calendars and numbering systems")
struct LocaleTypesTests {
  @Test("all of ICU's calendars are there, under both of their names")
  func calendars() throws {
    let types = try ICUResourceBundle(name: "keyTypeData").required("typeMap").required("calendar").children()
    #expect(types.count == CalendarIdentifier.all.count)
    for type in types {
      let bcp47 = try type.string()
      let calendar = try CalendarIdentifier(type.key)
      #expect(calendar.icu == type.key)
      #expect(calendar.bcp47 == (bcp47.isEmpty ? type.key : bcp47))
      #expect(try CalendarIdentifier(calendar.bcp47.uppercased()) == calendar)
    }
    #expect(try CalendarIdentifier("islamicc") == .islamicCivil)
    #expect(throws: FormatError.invalidCalendar("julian")) { try CalendarIdentifier("julian") }
    #expect(throws: FormatError.invalidCalendar("")) { try CalendarIdentifier("") }
  }

  /// CLDR 42, `numberingSystems.xml`.
  @Test("a numbering system has its digits, or is an algorithm")
  func numberingSystems() throws {
    #expect(try NumberingSystem("arab").digits == Array("٠١٢٣٤٥٦٧٨٩"))
    #expect(try NumberingSystem("LATN").digits == Array("0123456789"))
    #expect(try NumberingSystem("adlm").digits == Array("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙"))
    #expect(try NumberingSystem("hanidec").digits == Array("〇一二三四五六七八九"))
    #expect(try NumberingSystem("roman").isAlgorithmic)
    let all = try NumberingSystem.all()
    if try ICUVersion.icu() == "72.1" { #expect(all.count == 88) }
    #expect(all.filter(\.isAlgorithmic).count == 19)
    #expect(all.allSatisfy { $0.digits?.count ?? 10 == 10 })
    for name in ["native", "zzzz", "", "latn\0", "la/tn", "numberingSystems"] {
      #expect(throws: FormatError.self) { try NumberingSystem(name) }
    }
  }

  @Test("days of the week are counted from Sunday")
  func weekdays() {
    #expect(Weekday.sunday.number == 1 && Weekday.saturday.number == 7)
    #expect(Weekday(number: 2) == .monday)
    #expect(Weekday(number: 0) == nil && Weekday(number: 8) == nil)
    #expect(Weekday.allCases.map(\.rawValue) == ["sun", "mon", "tue", "wed", "thu", "fri", "sat"])
  }
}

import Testing

@testable import Endonym

@Suite("Date plans: which formats have one")
struct DatePlanCoverageTests {
  /// Locales with styles that ICU writes, and why. There are none in ICU 72.
  static let knownWithout: [String: String] = [:]

  @Test("the styles of every locale have plans, or a reason is known why not")
  func everyLocale() throws {
    let pairs: [(DateStyle, DateStyle)] = [
      (.short, .short), (.medium, .medium), (.long, .long), (.full, .full), (.medium, .short),
    ]
    var without: [String: String] = [:]
    for locale in DatePlans.locales {
      for (date, time) in pairs {
        let engine = try DatePlans.engine(date, time, locale: locale, zone: "America/New_York")
        if let refusal = engine.writer.refusal { without[locale] = "\(date), \(time): \(refusal)" }
        #expect(engine.isCompiled == (engine.writer.refusal == nil))
      }
    }
    for (locale, reason) in without.sorted(by: { $0.key < $1.key }) { print("no date plan: \(locale): \(reason)") }
    #expect(DatePlans.locales.count - without.count >= 780)
    if LinkedICU.major == 72 { #expect(without == Self.knownWithout) }
  }

  @Test(
    "fields of all kinds have plans",
    arguments: [
      "G y MMMM d", "yy-MM-dd", "LLL QQQ", "EEEEEE, D", "ccc e F", "h a", "K:mm aaaaa", "k 'o''clock'", "HH:mm:ss.SSSS",
      "B h", "h:mm b", "z zzzz", "Z ZZZZ ZZZZZ O OOOO X XXX x xxxxx V VV VVV VVVV",
    ])
  func fields(pattern: String) throws {
    for locale in ["en", "ar-SA", "fa", "ja-u-ca-japanese", "th", "zh-TW-u-ca-roc", "hi-u-nu-deva", "ff-Adlm"] {
      let engine = try DatePlans.engine(pattern, locale: locale, zone: "Europe/Berlin")
      #expect(engine.isCompiled, "\(locale): \(engine.writer.refusal?.description ?? "")")
    }
  }

  @Test(
    "what has no plan says why, and is written by ICU",
    arguments: [
      ("en", "w", "there are no plans for weeks"),
      ("en", "v", "there are no plans for generic zone names, which depend on summer time near by"),
      ("en", "r", "there are no plans for years beside those of the calendar's eras"),
      ("en", "A", "there are no plans for the pattern letter A"),
      ("en", "h:ss b", "there are no plans for a period of the day with seconds and without minutes"),
      ("en", "yyyyyyy", "there are no plans for numbers of more than six digits"),
      ("en-u-ca-hebrew", "y", "there are no plans for the calendar hebrew"),
      ("en-u-ca-islamic", "y", "there are no plans for the calendar islamic"),
      ("en-u-nu-roman", "y", "the locale has numerals that are no digits"),
    ])
  func refused(locale: String, pattern: String, reason: String) throws {
    let format = try DateFormat.pattern(pattern, locale: locale, timeZone: "UTC")
    #expect(!format.isCompiled)
    let engine = try format.options.makeEngine()
    #expect(engine.writer.refusal?.description == reason)
    #expect(try DatePlans.difference(engine, at: 1_700_000_000) == nil)
  }

  @Test("a name of a day is written by a plan too")
  func relative() throws {
    let format = try DateFormat(date: .medium, time: .short, locale: "en", timeZone: "UTC")
      .relative(to: .init(timeIntervalSince1970: 0))
    #expect(format.isCompiled)
    let plain = try DateFormat(date: .medium, time: .short, locale: "en", timeZone: "UTC")
    #expect(format.format(secondsSince1970: 90_000).contains("tomorrow"))
    #expect(format.format(secondsSince1970: 9_000_000) == plain.format(secondsSince1970: 9_000_000))
  }

  @Test("a plan takes three to five kilobytes, at most ten; a zone's table takes twenty at most")
  func size() throws {
    for locale in DatePlans.locales {
      let engine = try DatePlans.engine(.medium, .short, locale: locale)
      if let plan = engine.writer.plan { #expect(plan.memory.size < 10_000, "\(locale)") }
    }
    let english = try DatePlans.engine(.medium, .short, locale: "en_US")
    #expect(2_000..<5_000 ~= english.writer.plan?.memory.size ?? 0)
    for zone in DatePlans.zones { #expect(try ZoneTable.shared(TimeZoneIdentifier(zone)).memorySize < 20_000) }
  }
}

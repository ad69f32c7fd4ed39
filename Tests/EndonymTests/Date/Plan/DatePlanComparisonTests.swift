import TestSampling
import Foundation
import Testing

@testable import Endonym

@Suite("Date plans: the same text as ICU's")
struct DatePlanComparisonTests {
  /// Drawn anew for each run would find more, and could not be repeated.
  static let seed: UInt64 = 20_260_901

  @Test("styles of every locale, in one zone or another, at random instants")
  func styles() throws {
    var random = SeededGenerator(seed: Self.seed)
    for locale in DatePlans.locales {
      let date = DatePlans.styles.randomElement(using: &random) ?? .full
      let time = DatePlans.styles.randomElement(using: &random) ?? .full
      guard date != .none || time != .none, let zone = DatePlans.zones.randomElement(using: &random) else { continue }
      let engine = try DatePlans.engine(date, time, locale: locale, zone: zone)
      for _ in 0..<12 {
        let difference = try DatePlans.difference(engine, at: random.instant())
        #expect(difference == nil, "\(locale), \(date), \(time), \(zone)")
      }
    }
  }

  /// Fields and what may stand between them.
  static let pieces = [
    "G", "GGGGG", "y", "yy", "yyyy", "M", "MM", "MMM", "MMMM", "MMMMM", "LLLL", "d", "dd", "D", "E", "EEEE", "EEEEEE",
    "c", "a",
    "aaaaa", "b", "BBBB", "h", "hh", "H", "HH", "K", "k", "m", "mm", "s", "ss", "S", "SS", "SSS", "SSSSS", "z", "zzzz",
    "ZZZZ",
    "ZZZZZ", "O", "OOOO", "XXX", "x", "V", "VV", "VVVV", "Q", "QQQQ", "F", "', '", "'o''clock'", "年",
    "' und dann noch mehr als dreißig Bytes Text '",
  ]
  static let calendars = [
    "gregory", "buddhist", "roc", "japanese", "islamic-umalqura", "islamic-civil", "islamic-tbla", "persian", "iso8601",
  ]
  static let digits = ["latn", "arab", "deva", "hanidec", "adlm", "thai", "cakm", "fullwide", "roman"]
  static let contexts: [DateFormat.CapitalizationContext] = [
    .unknown, .beginningOfSentence, .middleOfSentence, .standalone, .listItem,
  ]

  @Test("random patterns, calendars, digits, contexts and zones")
  func patterns() throws {
    var random = SeededGenerator(seed: Self.seed)
    var compiled = 0
    for _ in 0..<600 {
      let language = DatePlans.locales.randomElement(using: &random) ?? "en"
      let pieces = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? "y"
      }
      let zone = DatePlans.zones.randomElement(using: &random) ?? "UTC"
      let calendar = Self.calendars.randomElement(using: &random) ?? "gregory"
      let digits = Self.digits.randomElement(using: &random) ?? "latn"
      let pattern = pieces.joined(separator: " ")
      let format = try DateFormat.pattern(pattern, locale: language, timeZone: zone)
        .calendar(CalendarIdentifier(calendar)).numberingSystem(NumberingSystem(digits))
        .capitalization(Self.contexts.randomElement(using: &random) ?? .unknown)
      let engine = try format.options.makeEngine()
      if engine.isCompiled { compiled += 1 }
      for _ in 0..<8 {
        let difference = try DatePlans.difference(engine, at: random.instant())
        #expect(difference == nil, "\(language), \(calendar), \(digits), \(zone), \(pattern)")
      }
    }
    #expect(compiled > 450)
  }

  @Test("every zone's offsets and names, around its changes")
  func zones() throws {
    var random = SeededGenerator(seed: Self.seed)
    for zone in ZoneTests.names {
      let engine = try DatePlans.engine("y-MM-dd HH:mm:ss zzzz z O xxxxx", locale: "en", zone: zone)
      #expect(engine.isCompiled, "\(zone): \(engine.writer.refusal?.description ?? "")")
      let starts = try ZoneTable.shared(TimeZoneIdentifier(zone)).starts
      for _ in 0..<4 {
        let change = Double(starts.randomElement(using: &random) ?? 0)
        for instant in [change - 1, change, random.instant()] {
          #expect(try DatePlans.difference(engine, at: instant) == nil, "\(zone)")
        }
      }
    }
  }

  @Test("first and last days of months in calendars of their own", arguments: calendars)
  func months(calendar: String) throws {
    let engine = try DatePlans.engine("G y M d D", locale: "en-u-ca-\(calendar)")
    #expect(engine.isCompiled)
    // Every seventh day passes the month's ends in all of their positions.
    var day = DatePlanRange.seconds.lowerBound / 86_400
    while day < DatePlanRange.seconds.upperBound / 86_400 {
      #expect(try DatePlans.difference(engine, at: Double(day * 86_400)) == nil)
      day += 7
    }
    if let table = try CalendarYears.shared(CalendarIdentifier(calendar).icu) {
      for year in 1..<table.count - 2 {
        for start in try table.monthStarts(ofYear: year) {
          let first = Double((start + DatePlanRange.firstDay) * 86_400)
          for instant in [first - 1, first] { #expect(try DatePlans.difference(engine, at: instant) == nil) }
        }
      }
    }
  }

  @Test("eras begin on their day", arguments: ["ja", "en", "ja-JP-u-nu-hanidec"])
  func eras(language: String) throws {
    let locale = try LocaleIdentifier(language)
    // Taisho, Showa, Heisei and Reiwa; the Republic of China.
    for (calendar, starts) in [
      ("japanese", [(1912, 7, 30), (1926, 12, 25), (1989, 1, 8), (2019, 5, 1)]), ("roc", [(1912, 1, 1)]),
    ] {
      for style in [DateStyle.short, .medium, .long, .full] {
        let format = try DateFormat(date: style, time: .short, locale: locale, timeZone: "Asia/Tokyo")
          .calendar(CalendarIdentifier(calendar))
        let engine = try format.options.makeEngine()
        #expect(engine.isCompiled, "\(engine.writer.refusal?.description ?? "")")
        for start in starts {
          let midnight = Double(CivilDate(year: start.0, month: start.1, day: start.2).dayNumber * 86_400 - 9 * 3600)
          for instant in [midnight - 1, midnight, midnight + 86_400 * 200, midnight + 86_400 * 400] {
            #expect(try DatePlans.difference(engine, at: instant) == nil)
          }
        }
      }
    }
  }

  @Test(
    "instants of which the fraction comes near a whole millisecond",
    arguments: ["y D HH:mm:ss.SSS", "y-MM-dd HH:mm:ss", "y-MM-dd HH:mm"])
  func fractions(pattern: String) throws {
    let engine = try DatePlans.engine(pattern, locale: "en", zone: "Asia/Kathmandu")
    #expect(engine.isCompiled)
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<300 {
      let whole = Double(Int64.random(in: -2_000_000_000..<4_000_000_000, using: &random))
      let milliseconds = whole + Double(Int.random(in: 0..<1000, using: &random)) / 1000
      // What a Date makes of it, which counts from 2001.
      let dated = Date(timeIntervalSince1970: milliseconds).timeIntervalSince1970
      for start in [whole, milliseconds, dated, Double(Int64(whole) / 86_400 * 86_400 - 20_700)] {
        for instant in [start.nextDown.nextDown, start.nextDown, start, start.nextUp, start - 0x1p-12, start - 0x1p-20]
        {
          #expect(try DatePlans.difference(engine, at: instant) == nil)
        }
      }
    }
  }

  @Test("instants outside the plans' range, and none at all, are left to ICU")
  func range() throws {
    let format = try DateFormat.pattern("G y-MM-dd HH:mm:ss", locale: "en", timeZone: "Pacific/Kiritimati")
    let engine = try format.options.makeEngine()
    let first = Double(DatePlanRange.seconds.lowerBound)
    let end = Double(DatePlanRange.seconds.upperBound)
    for (instant, isWithin) in [
      (first, true), (first.nextDown, false), (end, false), (end - 1, true), (-12_219_292_801, false),
      (253_402_300_800, false),
      (-8.64e12, false), (8.64e12, false),
    ] {
      #expect((engine.writer.plan?.pointer.pointee.moment(at: instant) != nil) == isWithin)
      #expect(try DatePlans.difference(engine, at: instant) == nil)
    }
    for instant in [Double.nan, .infinity, -.infinity, 1e300, 8.65e12] {
      var bytes: [UInt8] = []
      #expect(throws: FormatError.self) { try format.append(secondsSince1970: instant, to: &bytes) }
      #expect(bytes.isEmpty)
      #expect(!format.format(secondsSince1970: instant).isEmpty)
    }
  }
}

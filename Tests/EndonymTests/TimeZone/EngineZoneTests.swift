import TestSampling
import EndonymICU
import Foundation
import Synchronization
import Testing

@testable import Endonym

@Suite("Time zones in ICU")
struct EngineZoneTests {
  /// The zones that have a file, and are CLDR's canonical ones.
  static let canonical: [String] = ZoneTests.names.filter { name in
    (try? ICUTimeZone.canonicalIdentifier(name)) == name
  }

  /// Whether ICU takes rules: the toolchain's has its own only.
  static let takesRules = (try? TimeZoneIdentifier("Europe/Berlin").engineZone().hasRules) ?? false

  @Test("ICU shows the time that the tz database says, in every zone", .enabled(if: takesRules))
  func localTimes() throws {
    #expect(Self.canonical.count > 400)
    var random = SeededGenerator(seed: 1_970_2036)
    for name in Self.canonical {
      let zone = try TimeZoneIdentifier(name)
      let (rules, engineZone) = (try zone.rules(), try zone.engineZone())
      for round in 0..<16 {
        // ICU's calendars need not be asked what they do before there were zones.
        let range: ClosedRange<Int64> = round < 8 ? 0...2_114_380_799 : -3_000_000_000...16_700_000_000
        var seconds = Int64.random(in: range, using: &random)
        // Every other time one of the two seconds at a change.
        if round % 2 == 1 { seconds = (rules.period(at: seconds).until ?? seconds) - Int64(round % 4 / 2) }
        let text = try engineZone.text(pattern: "yyyy-MM-dd HH:mm:ss xxxxx", locale: "en", at: seconds)
        #expect(text == Self.text(seconds, rules.offset(at: seconds)), "\(name) \(seconds)")
      }
    }
  }

  /// The same as ICU's pattern makes of it.
  static func text(_ seconds: Int64, _ offset: Int32) -> String {
    let time = CivilDateTime(seconds: seconds + Int64(offset))
    let (date, size) = (time.date, Int(abs(offset)))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let zone = (offset < 0 ? "-" : "+") + two(size / 3_600) + ":" + two(size / 60 % 60)
    return "\(date.year)-\(two(date.month))-\(two(date.day)) \(two(time.hour)):\(two(time.minute)):\(two(time.second)) "
      + zone + (size % 60 == 0 ? "" : ":" + two(size % 60))
  }

  struct NameSample: Sendable {
    let zone: String
    let seconds: Int64
    let long: String
    let short: String

    init(_ zone: String, _ seconds: Int64, _ long: String, _ short: String) {
      (self.zone, self.seconds, self.long, self.short) = (zone, seconds, long, short)
    }
  }

  /// CLDR's English names, under the reading of standard and summer time that the countries themselves have.
  static let names: [NameSample] = [
    NameSample("America/Mexico_City", 1_688_212_800, "Central Standard Time", "CST"),
    NameSample("Europe/Dublin", 1_735_689_600, "Greenwich Mean Time", "GMT"),
    NameSample("Europe/Dublin", 1_751_328_000, "Irish Standard Time", "GMT+1"),
    NameSample("Europe/Dublin", 4_118_342_400, "Irish Standard Time", "GMT+1"),
    NameSample("Africa/Cairo", 1_719_792_000, "Eastern European Summer Time", "GMT+3"),
    NameSample("America/New_York", 1_719_792_000, "Eastern Daylight Time", "EDT"),
    NameSample("America/New_York", 4_118_342_400, "Eastern Daylight Time", "EDT"),
    NameSample("America/New_York", 16_725_139_200, "Eastern Standard Time", "EST"),
    NameSample("Asia/Calcutta", 1_719_792_000, "India Standard Time", "GMT+5:30"),
    NameSample("+02:00", 1_719_792_000, "GMT+02:00", "GMT+2"),
    NameSample("UTC", 1_719_792_000, "Coordinated Universal Time", "UTC"),
  ]

  @Test("names follow the offset in force", .enabled(if: takesRules && ZoneTests.hasDatabase), arguments: names)
  func namesFollow(sample: NameSample) throws {
    let zone = try TimeZoneIdentifier(sample.zone).engineZone()
    #expect(try zone.text(pattern: "zzzz", locale: "en", at: sample.seconds) == sample.long)
    #expect(try zone.text(pattern: "z", locale: "en", at: sample.seconds) == sample.short)
  }

  /// Names that ICU gives with its own rules are the oracle for our division into standard and summer time, wherever its
  /// offsets are those of the tz database from 1970 to 2037. The other zones, whose rules were changed since ICU's
  /// release, are left out by computation: 40 of 465 with ICU's 2022e and the system's 2025b, none with ICU 76.
  @Test("names are those that ICU gives by its own rules, where they are the same rules", .enabled(if: takesRules))
  func namesAgree() throws {
    var random = SeededGenerator(seed: 55_269)
    var compared = 0
    for name in Self.canonical {
      let zone = try TimeZoneIdentifier(name)
      let (rules, engineZone) = (try zone.rules(), try zone.engineZone())
      let own = try ICUTimeZone(identifier: name)
      guard try Self.agrees(rules, with: own) else { continue }
      for round in 0..<12 {
        var seconds = Int64.random(in: 0...2_114_380_799, using: &random)
        if round % 2 == 1 { seconds = min(rules.period(at: seconds).until ?? seconds, 2_114_380_799) }
        let expected = try own.text(pattern: "zzzz z vvvv", locale: "en", at: seconds)
        let text = try engineZone.text(pattern: "zzzz z vvvv", locale: "en", at: seconds)
        #expect(text == expected || Self.isUnmarked(name, seconds), "\(name) \(seconds)")
        compared += 1
      }
    }
    #expect(compared > 4_000)
  }

  /// Namibia abolished winter time during what was summer: ICU's data ends summer time in October 2017 without a change
  /// of the clock, which the system's files have not kept.
  private static func isUnmarked(_ name: String, _ seconds: Int64) -> Bool {
    name == "Africa/Windhoek" && 1_504_400_400..<1_508_796_000 ~= seconds
  }

  /// Whether ICU's own zone has the same offsets from 1970 to 2037.
  private static func agrees(_ rules: TimeZoneRules, with own: ICUTimeZone) throws -> Bool {
    var moments = try own.changes(after: 0, through: 2_114_380_800).map(\.seconds)
    var period = rules.period(at: 0)
    while let until = period.until, until < 2_114_380_800 {
      moments.append(until)
      period = rules.period(at: until)
    }
    return try moments.allSatisfy { try own.offsets(at: $0).total == rules.offset(at: $0) }
  }

  @Test("where ICU takes no rules, it says so, and shows the offsets that it has", .enabled(if: !takesRules))
  func withoutRules() throws {
    let zone = try TimeZoneIdentifier("Europe/Berlin").engineZone()
    #expect(!zone.hasRules)
    #expect(
      try zone.text(pattern: "yyyy-MM-dd HH:mm xxx", locale: "en", at: 1_711_846_800) == "2024-03-31 03:00 +02:00")
    #expect(try zone.offsets(at: 1_711_846_800) == ICUTimeZoneSchedule.Offsets(standard: 3_600, saving: 3_600))
  }

  @Test("threads share a zone, and get what one alone gets")
  func threads() throws {
    let zone = try TimeZoneIdentifier("Europe/Dublin").engineZone()
    let moments = (0..<200).map { Int64($0) * 20_000_000 - 1_000_000_000 }
    let expected = try moments.map { try zone.text(pattern: "yyyy-MM-dd HH:mm zzzz", locale: "en", at: $0) }
    let results = Mutex<[[String]]>([])
    let threads = (0..<2).map { _ in
      Thread {
        let texts = moments.compactMap { try? zone.text(pattern: "yyyy-MM-dd HH:mm zzzz", locale: "en", at: $0) }
        results.withLock { $0.append(texts) }
      }
    }
    threads.forEach { $0.start() }
    while results.withLock({ $0.count }) < threads.count { Thread.sleep(forTimeInterval: 0.01) }
    #expect(results.withLock { $0 } == [expected, expected])
  }

  @Test("ICU finds transitions in the copy that a calendar makes of the zone", .enabled(if: takesRules))
  func copies() throws {
    let schedule = TimeZoneRules(try TimeZoneFile(ZoneTests.slimBerlin)).schedule
    let zone = try ICUTimeZone(identifier: "Europe/Berlin", schedule: schedule)
    let changes = try zone.changes(after: 1_704_067_200, through: 1_735_689_600)
    #expect(changes.map(\.seconds) == [1_711_846_800, 1_729_990_800])
    #expect(changes.map(\.offsets.saving) == [3_600, 0])
  }

  @Test("zones that a leap year moves, or that change at New Year, are written out for ICU")
  func writtenOut() throws {
    for footer in ["AAA3BBB,59/1,300/2:30:15", "AAA3BBB,M1.1.0/-1,M7.1.0", "AAA3BBB,M7.1.0,M12.5.0/30"] {
      let bytes = ZoneTests.file(
        transitions: [0], indexes: [1], types: [(0, 0, 0), (-10_800, 0, 4)], names: "LMT\0AAA\0",
        footer: "\n\(footer)\n")
      let rules = TimeZoneRules(try TimeZoneFile(bytes))
      let schedule = rules.schedule
      #expect(schedule.annualChanges.isEmpty)
      #expect(schedule.changes.count > 1_000)
      guard Self.takesRules else { continue }
      let zone = try ICUTimeZone(identifier: "Test/Zone", schedule: schedule)
      for change in schedule.changes.suffix(40) {
        for seconds in [change.seconds - 1, change.seconds] {
          #expect(try zone.offsets(at: seconds).total == rules.offset(at: seconds))
        }
      }
    }
  }

  @Test("a rule of days that no leap year moves goes on in ICU for ever", .enabled(if: takesRules))
  func dayOfCommonYear() throws {
    let bytes = ZoneTests.file(types: [(0, 0, 0)], names: "LMT\0", footer: "\nAAA3BBB,J60/-2,J300/49\n")
    let rules = TimeZoneRules(try TimeZoneFile(bytes))
    #expect(rules.schedule.annualChanges.count == 2)
    let zone = try ICUTimeZone(identifier: "Test/Zone", schedule: rules.schedule)
    var period = rules.period(at: 0)
    while let until = period.until, until < 40_000_000_000 {
      for seconds in [until - 1, until] {
        #expect(try zone.offsets(at: seconds).total == rules.offset(at: seconds))
      }
      period = rules.period(at: until)
    }
  }
}

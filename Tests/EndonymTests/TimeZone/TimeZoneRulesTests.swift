import TestSampling
import Testing

@testable import Endonym

@Suite("Time zone rules", .enabled(if: ZoneTests.hasDatabase, "the system has no tz database"))
struct TimeZoneRulesTests {
  struct Sample: Sendable {
    let zone: String
    let seconds: Int64
    let offset: Int32
    let abbreviation: String

    init(_ zone: String, _ seconds: Int64, _ offset: Int32, _ abbreviation: String) {
      (self.zone, self.seconds, self.offset, self.abbreviation) = (zone, seconds, offset, abbreviation)
    }
  }

  /// From Python 3.11's zoneinfo over tz database 2025b; the issue's own are the first two.
  static let samples: [Sample] = [
    Sample("America/Mexico_City", 1_688_212_800, -21_600, "CST"),
    Sample("Asia/Almaty", 1_719_835_200, 18_000, "+05"),
    Sample("Asia/Almaty", 1_706_745_600, 21_600, "+06"),
    Sample("America/Ciudad_Juarez", 1_688_212_800, -21_600, "MDT"),
    // Local mean time; the seconds on both sides of a change; long after the last one.
    Sample("Europe/Berlin", -3_786_825_600, 3_208, "LMT"),
    Sample("Europe/Berlin", 1_711_846_799, 3_600, "CET"),
    Sample("Europe/Berlin", 1_711_846_800, 7_200, "CEST"),
    Sample("Europe/Berlin", 16_709_328_000, 7_200, "CEST"),
    Sample("Europe/Berlin", 16_725_139_200, 3_600, "CET"),
    Sample("America/New_York", -2_717_650_801, -17_762, "LMT"),
    Sample("America/New_York", -2_717_650_800, -18_000, "EST"),
    Sample("America/New_York", 2_147_483_648, -18_000, "EST"),
    Sample("America/New_York", 4_118_342_400, -14_400, "EDT"),
    // Winter time that is less than standard; a rule before midnight; one two days after its day.
    Sample("Europe/Dublin", -18_489_600, 3_600, "IST"),
    Sample("Europe/Dublin", 1_735_689_600, 0, "GMT"),
    Sample("Europe/Dublin", 13_569_465_600, 0, "GMT"),
    Sample("America/Godthab", 1_743_296_399, -7_200, "-02"),
    Sample("America/Godthab", 1_743_296_400, -3_600, "-01"),
    Sample("America/Godthab", 7_273_756_800, -3_600, "-01"),
    Sample("Asia/Gaza", 10_429_430_400, 10_800, "EEST"),
    Sample("Asia/Gaza", 10_442_649_600, 7_200, "EET"),
    Sample("Africa/Casablanca", 1_741_564_800, 0, "+00"),
    Sample("Africa/Casablanca", 10_413_792_000, 3_600, "+01"),
    // A day that did not exist; half an hour of summer time; two hours of it; no rule any more.
    Sample("Pacific/Apia", 1_325_239_199, -36_000, "-10"),
    Sample("Pacific/Apia", 1_325_239_200, 50_400, "+14"),
    Sample("Australia/Lord_Howe", 1_735_689_600, 39_600, "+11"),
    Sample("Australia/Lord_Howe", 1_751_328_000, 37_800, "+1030"),
    Sample("Antarctica/Troll", 1_751_328_000, 7_200, "+02"),
    Sample("America/Sao_Paulo", 1_546_300_800, -7_200, "-02"),
    Sample("America/Sao_Paulo", 1_893_456_000, -10_800, "-03"),
    // The sign of these names is POSIX's; a link; an offset that was no whole minute.
    Sample("Etc/GMT+5", 1_735_689_600, -18_000, "-05"),
    Sample("Asia/Calcutta", -788_918_400, 23_400, "+0630"),
    Sample("Africa/Monrovia", 31_536_000, -2_670, "MMT"),
  ]

  @Test("clocks show what the tz database says", arguments: samples)
  func offsets(sample: Sample) throws {
    let rules = try TimeZoneIdentifier(sample.zone).rules()
    #expect(rules.offset(at: sample.seconds) == sample.offset)
    let period = rules.period(at: sample.seconds)
    #expect(period.offset == sample.offset)
    #expect(period.abbreviation == sample.abbreviation)
    #expect(period.contains(sample.seconds))
  }

  struct LocalSample: Sendable {
    let zone: String
    let local: Int64
    let meaning: TimeZoneRules.LocalTime

    init(_ zone: String, _ local: Int64, _ meaning: TimeZoneRules.LocalTime) {
      (self.zone, self.local, self.meaning) = (zone, local, meaning)
    }
  }

  /// From Python 3.11's zoneinfo: `fold` 0 and 1 of PEP 495, which takes the offset before a gap too.
  static let localSamples: [LocalSample] = [
    LocalSample("America/New_York", 1_710_035_999, .unique(1_710_053_999)),
    LocalSample("America/New_York", 1_710_036_000, .gap(shiftedForward: 1_710_054_000)),
    LocalSample("America/New_York", 1_710_039_599, .gap(shiftedForward: 1_710_057_599)),
    LocalSample("America/New_York", 1_710_039_600, .unique(1_710_054_000)),
    LocalSample("America/New_York", 1_730_595_599, .unique(1_730_609_999)),
    LocalSample("America/New_York", 1_730_595_600, .overlap(earlier: 1_730_610_000, later: 1_730_613_600)),
    LocalSample("America/New_York", 1_730_599_199, .overlap(earlier: 1_730_613_599, later: 1_730_617_199)),
    LocalSample("America/New_York", 1_730_599_200, .unique(1_730_617_200)),
    LocalSample("Australia/Lord_Howe", 1_743_903_900, .overlap(earlier: 1_743_864_300, later: 1_743_866_100)),
    LocalSample("Australia/Lord_Howe", 1_759_630_500, .gap(shiftedForward: 1_759_592_700)),
    LocalSample("Pacific/Apia", 1_325_246_400, .gap(shiftedForward: 1_325_282_400)),
    LocalSample("Pacific/Apia", 1_325_289_600, .unique(1_325_239_200)),
    LocalSample("Antarctica/Troll", 1_743_301_800, .gap(shiftedForward: 1_743_301_800)),
    LocalSample("Antarctica/Troll", 1_761_445_800, .overlap(earlier: 1_761_438_600, later: 1_761_445_800)),
    LocalSample("Europe/Dublin", 1_761_442_200, .overlap(earlier: 1_761_438_600, later: 1_761_442_200)),
    LocalSample("Europe/Dublin", 1_743_298_200, .gap(shiftedForward: 1_743_298_200)),
    LocalSample("Europe/Berlin", 10_420_972_200, .gap(shiftedForward: 10_420_968_600)),
    LocalSample("Europe/Berlin", 10_439_721_000, .overlap(earlier: 10_439_713_800, later: 10_439_717_400)),
    LocalSample("Europe/Berlin", -2_422_050_900, .gap(shiftedForward: -2_422_054_108)),
    LocalSample("Africa/Monrovia", 63_592_200, .gap(shiftedForward: 63_594_870)),
    LocalSample("Asia/Kolkata", 1_735_689_600, .unique(1_735_669_800)),
  ]

  @Test("a clock's reading has one instant, none or two", arguments: localSamples)
  func localTimes(sample: LocalSample) throws {
    #expect(try TimeZoneIdentifier(sample.zone).rules().instants(ofLocal: sample.local) == sample.meaning)
  }

  @Test("every instant is among those that its own clock reading has")
  func localTimesInvert() throws {
    var random = SeededGenerator(seed: 20_250_301)
    for name in ZoneTests.names {
      let rules = try TimeZoneIdentifier(name).rules()
      for _ in 0..<20 {
        let seconds = Int64.random(in: -4_000_000_000...16_000_000_000, using: &random)
        // Near a change too, where readings are doubtful.
        let near = rules.period(at: seconds).until.map { $0 + Int64.random(in: -7_200...7_200, using: &random) }
        for instant in [seconds, near ?? seconds] {
          switch rules.instants(ofLocal: instant + Int64(rules.offset(at: instant))) {
          case .unique(let only): #expect(only == instant, "\(name)")
          case .overlap(let earlier, let later):
            #expect([earlier, later].contains(instant), "\(name)")
            #expect(earlier < later)
          case .gap: Issue.record("\(name) \(instant): an instant cannot be in a gap")
          }
        }
      }
    }
  }

  @Test("periods follow each other without a hole, over all of time", arguments: ["Europe/Dublin", "Asia/Gaza", "UTC"])
  func periodsMeet(zone: String) throws {
    let rules = try TimeZoneIdentifier(zone).rules()
    var period = rules.period(at: .min)
    #expect(period.from == nil || zone == "Asia/Gaza" || (period.from ?? 0) < -1 << 50)
    for _ in 0..<2_000 {
      guard let until = period.until else { break }
      #expect(rules.offset(at: until - 1) == period.offset)
      let next = rules.period(at: until)
      #expect(next.from == until)
      period = next
    }
    #expect(rules.period(at: .max).contains(1 << 60))
  }

  @Test("a slim file's footer serves from the last transition on, and repeats after 400 years")
  func footer() throws {
    let rules = TimeZoneRules(try TimeZoneFile(ZoneTests.slimBerlin))
    #expect(rules.offset(at: 1_711_846_799) == 3_600)
    #expect(rules.offset(at: 1_711_846_800) == 7_200)
    let cycle = RecurringTransitions.length
    for seconds: Int64 in [1_711_846_799, 1_711_846_800, 1_729_990_799, 1_729_990_800] {
      for count: Int64 in [1, 7, 1_000] {
        #expect(rules.offset(at: seconds + count * cycle) == rules.offset(at: seconds))
      }
    }
    let first = rules.period(at: 354_675_600)
    #expect(first.from == 354_675_600)
    #expect(first.until == 372_819_600)
  }

  @Test("a file without transitions has its footer's rule always")
  func footerAlone() throws {
    let bytes = ZoneTests.file(
      types: [(0, 0, 0)], names: "UTC\0", footer: "\nAEST-10AEDT,M10.1.0,M4.1.0/3\n")
    let rules = TimeZoneRules(try TimeZoneFile(bytes))
    #expect(rules.offset(at: -100_000_000_000) == 36_000 || rules.offset(at: -100_000_000_000) == 39_600)
    #expect(rules.period(at: 1_735_689_600).abbreviation == "AEDT")
    #expect(rules.period(at: 1_751_328_000).abbreviation == "AEST")
  }

  @Test("summer time that never ends is no change")
  func perpetualDaylightTime() throws {
    // The file format's own example of it: RFC 9636, 3.3.2.
    let bytes = ZoneTests.file(types: [(0, 0, 0)], names: "UTC\0", footer: "\nXXX3EDT4,0/0,J365/23\n")
    let rules = TimeZoneRules(try TimeZoneFile(bytes))
    #expect(rules.recurring == nil)
    let period = rules.period(at: 1_735_700_000)
    #expect(period.offset == -14_400)
    #expect(period.isDaylight)
    #expect(period.from == nil)
    #expect(period.until == nil)
  }

  @Test("without a footer the last type goes on for ever, without a transition the first")
  func noFooter() throws {
    let types: [(Int32, UInt8, UInt8)] = [(0, 0, 0), (3_600, 1, 4)]
    let changing = ZoneTests.file(transitions: [100], indexes: [1], types: types, names: "AAA\0BBB\0")
    let rules = TimeZoneRules(try TimeZoneFile(changing))
    #expect([99, 100, Int64.max].map(rules.offset(at:)) == [0, 3_600, 3_600])
    #expect(rules.period(at: 99).until == 100)
    #expect(rules.period(at: 100).from == 100)
    #expect(rules.period(at: 100).until == nil)
    let still = TimeZoneRules(try TimeZoneFile(ZoneTests.file(types: types, names: "AAA\0BBB\0")))
    #expect(still.offset(at: 0) == 0)
  }
}

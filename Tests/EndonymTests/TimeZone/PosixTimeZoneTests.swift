import Testing

@testable import Endonym

@Suite("POSIX rules of time zones")
struct PosixTimeZoneTests {
  struct Sample: Sendable {
    let rule: String
    let year: Int
    let start: Int64
    let end: Int64

    init(_ rule: String, _ year: Int, _ start: Int64, _ end: Int64) {
      (self.rule, self.year, self.start, self.end) = (rule, year, start, end)
    }
  }

  /// From Python 3.11's zoneinfo, and for the forms `Jn` and `n`, which that counts wrongly, from glibc 2.36's zdump.
  static let samples: [Sample] = [
    Sample("EST5EDT,M3.2.0,M11.1.0", 2024, 1_710_054_000, 1_730_613_600),
    Sample("EST5EDT,M3.2.0,M11.1.0", 2100, 4_108_690_800, 4_129_250_400),
    Sample("CET-1CEST,M3.5.0,M10.5.0/3", 2025, 1_743_296_400, 1_761_440_400),
    Sample("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2025, 1_743_296_400, 1_761_440_400),
    Sample("EET-2EEST,M3.4.4/50,M10.4.4/50", 2024, 1_711_756_800, 1_729_897_200),
    Sample("EET-2EEST,M3.4.4/50,M10.4.4/50", 2100, 4_109_788_800, 4_128_534_000),
    Sample("IST-1GMT0,M10.5.0,M3.5.0/1", 2024, 1_729_990_800, 1_711_846_800),
    Sample("EET-2EEST,M4.5.5/0,M10.5.4/24", 2025, 1_745_532_000, 1_761_858_000),
    Sample("AAA3BBB,J59,J365/1", 2024, 1_709_096_400, 1_735_614_000),
    Sample("AAA3BBB,J60,J365/1", 2024, 1_709_269_200, 1_735_614_000),
    Sample("AAA3BBB,J60,J365/1", 2025, 1_740_805_200, 1_767_150_000),
    Sample("AAA3BBB,59/1,300/2:30:15", 2024, 1_709_179_200, 1_730_003_415),
    Sample("AAA3BBB,59/1,300/2:30:15", 2025, 1_740_801_600, 1_761_625_815),
    Sample("AAA3BBB,1/5,364", 2100, 4_102_560_000, 4_133_908_800),
    Sample("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2025, 1_759_591_800, 1_743_865_200),
    Sample("XXX-1:30YYY-2:15,M2.4.6/-25,M12.1.1/100", 2024, 1_708_637_400, 1_733_449_500),
  ]

  @Test("summer time begins and ends at the rule's moments", arguments: samples)
  func transitions(sample: Sample) throws {
    let rule = try #require(PosixTimeZone(Array(sample.rule.utf8)))
    let transitions = rule.transitions(inYear: sample.year)
    #expect(transitions.first { $0.isDaylight }?.seconds == sample.start)
    #expect(transitions.first { !$0.isDaylight }?.seconds == sample.end)
    #expect(transitions.map(\.seconds) == transitions.map(\.seconds).sorted())
  }

  @Test("west is positive in a rule, and summer time adds an hour unless it says otherwise")
  func offsets() throws {
    let sydney = try #require(PosixTimeZone(Array("AEST-10AEDT,M10.1.0,M4.1.0/3".utf8)))
    #expect(sydney.standard == LocalTimeType(offset: 36_000, isDaylight: false, abbreviation: "AEST"))
    #expect(sydney.daylight?.type == LocalTimeType(offset: 39_600, isDaylight: true, abbreviation: "AEDT"))
    let fixed = try #require(PosixTimeZone(Array("<-0330>3:30".utf8)))
    #expect(fixed.standard == LocalTimeType(offset: -12_600, isDaylight: false, abbreviation: "-0330"))
    #expect(fixed.daylight == nil)
    #expect(fixed.transitions(inYear: 2025).isEmpty)
  }

  @Test(
    "what POSIX does not allow is no rule",
    arguments: [
      "", "C", "CE-1", "CET", "CET-", "CET-25", "CET-1:60", "CET-1:00:60", "<CET-1", "<C>-1", "C1T-1", "CET-1CEST",
      "CET-1CEST,M3.5.0", "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0",
      "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J365", "CET-1CEST,J1,J366",
      "CET-1CEST,0,366", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0 ",
      "CET-1CEST,M3.5,M10.5.0", "CET-1CEST;M3.5.0;M10.5.0", "CET-99999999999999999999", "CET-1\u{0}",
    ])
  func refused(rule: String) {
    #expect(PosixTimeZone(Array(rule.utf8)) == nil)
  }
}

import Foundation
import Testing

@testable import Endonym

@Suite("Time zone identifiers")
struct TimeZoneIdentifierTests {
  @Test(
    "names of the tz database, of ICU and offsets exist, and are kept as given",
    arguments: [
      "America/Mexico_City", "Asia/Calcutta", "Asia/Kolkata", "UTC", "GMT", "Etc/UTC", "Etc/GMT+5", "EST5EDT", "Zulu",
      "America/Argentina/Buenos_Aires", "PST", "+02:00", "-0530", "+02", "GMT+5", "GMT-03:30", "UTC+02:00", "GMT+0530",
      "GMT-930", "UTC-00:00", "+23:59",
    ])
  func known(identifier: String) throws {
    let zone = try TimeZoneIdentifier(identifier)
    #expect(zone.identifier == identifier)
    #expect(zone.description == identifier)
    _ = try zone.engineZone()
  }

  @Test(
    "what is no zone is refused by name",
    arguments: [
      "", "Mars/Olympus", "america/new_york", "AMERICA/NEW_YORK", "America", "America/", "/America/New_York",
      "America//New_York", "../zoneinfo/UTC", "Europe/../UTC", "posix/UTC", "right/UTC", "localtime", "posixrules",
      "zone.tab", "tzdata.zi", "leapseconds", "Etc/Unknown", "Europe/Berlin ", "Europe/Berlin\u{0}", "Europe/Bérlin",
      "+24:00", "+2:00", "+2", "+02:60", "02:00", "GMT+", "GMT+24", "GMT+12345", "GMT+5:3", "UTC+02:00Z", "+02:00:00",
      "+\u{661}\u{662}:00", "CET-1CEST,M3.5.0,M10.5.0/3",
    ])
  func unknown(identifier: String) {
    #expect(throws: FormatError.invalidTimeZone(identifier)) { try TimeZoneIdentifier(identifier) }
  }

  @Test("a long text is not a zone, and is not repeated whole")
  func long() {
    let text = String(repeating: "a", count: 100_000)
    #expect(throws: FormatError.invalidTimeZone(String(text.prefix(64)))) { try TimeZoneIdentifier(text) }
    let longest = String(repeating: "a", count: Limits.identifierLength)
    #expect(TimeZoneDatabase.isSafe(longest))
    #expect(!TimeZoneDatabase.isSafe(longest + "a"))
  }

  @Test(
    "a positive offset is east",
    arguments: [
      ("+02:00", 7_200), ("-0530", -19_800), ("GMT+5", 18_000), ("GMT-03:30", -12_600), ("UTC+02:00", 7_200),
      ("Etc/GMT+5", -18_000), ("GMT-930", -34_200), ("+23:59", 86_340), ("-00:00", 0),
    ])
  func offsets(identifier: String, seconds: Int) throws {
    let zone = try TimeZoneIdentifier(identifier)
    #expect(try zone.secondsFromGMT(at: Date(timeIntervalSince1970: 1_700_000_000)) == seconds)
  }

  @Test("ICU writes an offset zone as the tz database would", arguments: [("+02:00", "+02:00"), ("GMT-930", "-09:30")])
  func offsetsInEngine(identifier: String, text: String) throws {
    #expect(try TimeZoneIdentifier(identifier).engineZone().text(pattern: "xxx", locale: "en", at: 0) == text)
  }

  @Test("every date has an offset, even one that is none")
  func anyDate() throws {
    let berlin = try TimeZoneIdentifier("Europe/Berlin")
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, -0.5] {
      let offset = try berlin.secondsFromGMT(at: Date(timeIntervalSince1970: seconds))
      #expect(abs(offset) <= 7_200)
    }
    // The second before 1970 began, not the one after.
    let change = Date(timeIntervalSince1970: 1_711_846_799.9)
    #expect(try berlin.secondsFromGMT(at: change) == 3_600)
  }

  @Test("the issue's zones have the offsets of today's database", .enabled(if: ZoneTests.hasDatabase))
  func current() throws {
    let mexico = try TimeZoneIdentifier("America/Mexico_City")
    #expect(try mexico.secondsFromGMT(at: Date(timeIntervalSince1970: 1_688_212_800)) == -6 * 3_600)
    let almaty = try TimeZoneIdentifier("Asia/Almaty")
    #expect(try almaty.secondsFromGMT(at: Date(timeIntervalSince1970: 1_719_835_200)) == 5 * 3_600)
  }

  @Test("a zone is coded as its name, and a name that is none is not decoded")
  func coding() throws {
    let zones = [try TimeZoneIdentifier("Europe/Berlin"), .utc]
    let data = try JSONEncoder().encode(zones)
    #expect(String(decoding: data, as: UTF8.self) == #"["Europe\/Berlin","UTC"]"#)
    #expect(try JSONDecoder().decode([TimeZoneIdentifier].self, from: data) == zones)
    #expect(throws: FormatError.invalidTimeZone("Mars/Olympus")) {
      try JSONDecoder().decode([TimeZoneIdentifier].self, from: Data(#"["Mars/Olympus"]"#.utf8))
    }
  }

  struct EnvironmentSample: Sendable {
    let environment: TimeZoneEnvironment
    let identifier: String?

    init(_ variable: String?, link: String? = nil, file: String? = nil, _ identifier: String?) {
      environment = TimeZoneEnvironment(variable: variable, localTimeLink: link, timeZoneFile: file)
      self.identifier = identifier
    }
  }

  static let zoneinfo = "/usr/share/zoneinfo/"

  static let environments: [EnvironmentSample] = [
    EnvironmentSample("America/New_York", link: zoneinfo + "Europe/Berlin", file: "Asia/Tokyo\n", "America/New_York"),
    EnvironmentSample(":America/New_York", "America/New_York"),
    EnvironmentSample("/usr/share/zoneinfo/America/New_York", "America/New_York"),
    EnvironmentSample(":/etc/localtime", link: zoneinfo + "Europe/Berlin", "Europe/Berlin"),
    EnvironmentSample("EST5EDT", "EST5EDT"),
    EnvironmentSample("", link: zoneinfo + "Europe/Berlin", "UTC"),
    EnvironmentSample(":", "UTC"),
    // A rule of POSIX, whose sign is the other way round than in all other names.
    EnvironmentSample("CST6", "-06:00"), EnvironmentSample("<+0330>-3:30", "+03:30"), EnvironmentSample("UTC0", "UTC"),
    EnvironmentSample("UTC-2", "+02:00"), EnvironmentSample("GMT+5", "-05:00"),
    // No zone; a rule with summer time, which has no name; one with seconds; a file that is none.
    EnvironmentSample("Mars/Olympus", nil), EnvironmentSample("CET-1CEST,M3.5.0,M10.5.0/3", nil),
    EnvironmentSample("LMT-0:53:28", nil), EnvironmentSample("/etc/passwd", nil),
    EnvironmentSample(":/etc/localtime", nil), EnvironmentSample("right/Europe/Berlin", nil),
    // Files: the link before the name, and what they say wrongly is passed over.
    EnvironmentSample(nil, link: zoneinfo + "Europe/Berlin", file: "Asia/Tokyo\n", "Europe/Berlin"),
    EnvironmentSample(nil, link: "../usr/share/zoneinfo/posix/Europe/Berlin", "Europe/Berlin"),
    EnvironmentSample(nil, link: "/var/db/timezone/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
    EnvironmentSample(nil, link: "/etc/somewhere", file: "Asia/Tokyo\n", "Asia/Tokyo"),
    EnvironmentSample(nil, link: zoneinfo + "Mars/Olympus", file: "Asia/Tokyo", "Asia/Tokyo"),
    EnvironmentSample(nil, file: "Mars/Olympus\n", "UTC"), EnvironmentSample(nil, file: "\u{0}\u{FFFD}", "UTC"),
    EnvironmentSample(nil, "UTC"),
  ]

  @Test("the process's zone is what TZ, then the system's link, then its file says", arguments: environments)
  func environment(sample: EnvironmentSample) throws {
    if let identifier = sample.identifier {
      #expect(try sample.environment.identifier().identifier == identifier)
    } else {
      let text = try #require(sample.environment.variable)
      #expect {
        try sample.environment.identifier()
      } throws: {
        guard case FormatError.invalidTimeZone(let name) = $0 else { return false }
        return text.hasSuffix(name)
      }
    }
  }

  @Test("the process is in a zone")
  func process() throws {
    _ = try TimeZoneIdentifier.environment()
  }
}

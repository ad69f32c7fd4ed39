import TestSampling
import EndonymICU
import Foundation
import Testing

@testable import Endonym

@Suite("The tz database, and what serves without it")
struct TimeZoneDatabaseTests {
  /// A folder of the test's own, deleted afterwards.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "endonym-zones-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/Europe", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  static func write(_ bytes: [UInt8], _ path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

  static let nowhere = TimeZoneDatabase(folders: ["/nonexistent"])

  @Test(
    "without a database ICU's own rules serve, at every instant",
    arguments: [
      "Europe/Berlin", "America/Sao_Paulo", "Africa/Casablanca", "Australia/Lord_Howe", "UTC", "Asia/Kolkata",
    ])
  func engineRules(zone: String) throws {
    let rules = try TimeZoneRules.load(zone, from: Self.nowhere)
    #expect(rules.source == .engine(nil))
    let own = try ICUTimeZone(identifier: zone)
    var random = SeededGenerator(seed: 1_600)
    for _ in 0..<150 {
      let seconds = Int64.random(in: -11_000_000_000...25_000_000_000, using: &random)
      let period = rules.period(at: seconds)
      for instant in [seconds, period.from ?? seconds, (period.from ?? seconds) - 1, (period.until ?? seconds) - 1] {
        let offsets = try own.offsets(at: instant)
        #expect(rules.offset(at: instant) == offsets.total, "\(instant)")
        #expect(rules.period(at: instant).isDaylight == (offsets.saving != 0), "\(instant)")
      }
    }
  }

  @Test("nobody's zone is unknown without a database too")
  func unknown() {
    #expect(throws: FormatError.invalidTimeZone("Mars/Olympus")) {
      try TimeZoneRules.load("Mars/Olympus", from: Self.nowhere)
    }
    #expect(throws: FormatError.invalidTimeZone("Etc/Unknown")) {
      try TimeZoneRules.load("Etc/Unknown", from: Self.nowhere)
    }
  }

  @Test("a file comes before ICU, in the first folder that has a good one")
  func folders() throws {
    try Self.withFolder { folder in
      try Self.write(ZoneTests.slimFixed, folder + "/Europe/Berlin")
      let rules = try TimeZoneRules.load("Europe/Berlin", from: TimeZoneDatabase(folders: ["/nonexistent", folder]))
      #expect(rules.offset(at: 0) == 19_800)
      try Self.write(ZoneTests.slimFixed, folder + "/Mars")
      #expect(try TimeZoneRules.load("Mars", from: TimeZoneDatabase(folders: [folder])).offset(at: 0) == 19_800)
      // ICU's alias for a zone that has a file.
      try FileManager.default.createDirectory(atPath: folder + "/America", withIntermediateDirectories: true)
      try Self.write(ZoneTests.slimFixed, folder + "/America/Los_Angeles")
      #expect(try TimeZoneRules.load("PST", from: TimeZoneDatabase(folders: [folder])).offset(at: 0) == 19_800)
    }
  }

  @Test("TZDIR comes before the folders where systems have the database")
  func environment() {
    let standard = TimeZoneDatabase.standardFolders
    #expect(TimeZoneDatabase(preferring: "/opt/zones").folders == ["/opt/zones"] + standard)
    for none in [nil, "", "zones"] { #expect(TimeZoneDatabase(preferring: none).folders == standard) }
  }

  @Test("a broken file gives way to the next folder's, then to ICU, and is remembered")
  func brokenFile() throws {
    try Self.withFolder { folder in
      try Self.write(Array(ZoneTests.slimBerlin.dropLast(3)), folder + "/Europe/Berlin")
      let database = TimeZoneDatabase(folders: [folder])
      let rules = try TimeZoneRules.load("Europe/Berlin", from: database)
      #expect(rules.source == .engine(.truncated))
      #expect(rules.offset(at: 1_711_846_800) == 7_200)
      try Self.write(Array("nonsense".utf8), folder + "/Mars")
      #expect(throws: FormatError.invalidTimeZone("Mars")) { try TimeZoneRules.load("Mars", from: database) }
      try FileManager.default.createDirectory(atPath: folder + "/second/Europe", withIntermediateDirectories: true)
      try Self.write(ZoneTests.slimFixed, folder + "/second/Europe/Berlin")
      let both = TimeZoneDatabase(folders: [folder, folder + "/second"])
      #expect(try TimeZoneRules.load("Europe/Berlin", from: both).offset(at: 0) == 19_800)
    }
  }

  @Test("what is no regular file is not waited for and not read")
  func irregularFiles() throws {
    try Self.withFolder { folder in
      #expect(TimeZoneDatabase(folders: [folder]).lookup("Europe") == .missing)
      #expect(mkfifo(folder + "/Pipe", 0o600) == 0)
      #expect(TimeZoneDatabase(folders: [folder]).lookup("Pipe") == .missing)
      try Self.write([UInt8](repeating: 0, count: Limits.timeZoneFileSize + 1), folder + "/Large")
      #expect(TimeZoneDatabase(folders: [folder]).lookup("Large") == .unusable(.tooLarge))
    }
    #expect(SystemFile.contents(ofPath: "/dev/zero", limit: 10) == .missing)
  }

  @Test("the version is read where the database tells it")
  func version() throws {
    try Self.withFolder { folder in
      let database = TimeZoneDatabase(folders: [folder])
      #expect(database.version == nil)
      try Self.write(Array("2023c\n".utf8), folder + "/version")
      #expect(database.version == "2023c")
      try Self.write(Array("2024b\r\n".utf8), folder + "/+VERSION")
      #expect(database.version == "2024b")
      try Self.write(
        Array("# version 2025b\n# This zic input file is in the public domain.\n".utf8), folder + "/tzdata.zi")
      #expect(database.version == "2025b")
      try Self.write(Array("# redistributed\n".utf8), folder + "/tzdata.zi")
      #expect(database.version == "2024b")
    }
  }

  @Test("the versions in use can be asked")
  func dataVersions() throws {
    let versions = try DataVersions.current()
    for version in [versions.icu, versions.cldr, versions.unicode] {
      #expect(version.first?.isNumber == true)
    }
    #expect(versions.icuTimeZones.hasPrefix("20"))
    #expect(versions.systemTimeZones?.hasPrefix("20") ?? true)
    #expect(versions.description.contains("ICU \(versions.icu), CLDR \(versions.cldr)"))
    #expect(try JSONDecoder().decode(DataVersions.self, from: JSONEncoder().encode(versions)) == versions)
  }
}

import TestSampling
import Testing

@testable import Endonym

@Suite("TZif files")
struct TimeZoneFileTests {
  @Test("a file of zic's is read whole")
  func slimFile() throws {
    let file = try TimeZoneFile(ZoneTests.slimBerlin)
    #expect(file.types.map(\.offset) == [3_208, 3_600, 7_200])
    #expect(file.types.map(\.isDaylight) == [false, false, true])
    #expect(file.types.map(\.abbreviation) == ["LMT", "CET", "CEST"])
    #expect(file.transitions == [-2_422_054_408, 354_675_600])
    #expect(file.typeIndexes == [1, 2])
    #expect(file.footer == PosixTimeZone(Array("CET-1CEST,M3.5.0,M10.5.0/3".utf8)))
  }

  @Test("version 1 has 32 bits and no footer")
  func versionOne() throws {
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    bytes += [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 8]
    bytes += [0xFF, 0xFF, 0xFF, 0xFE, 1, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xF1, 0xF0, 1, 4]
    bytes += Array("UTC\0-01\0".utf8)
    let file = try TimeZoneFile(bytes)
    #expect(file.transitions == [-2])
    #expect(file.types.map(\.offset) == [0, -3_600])
    #expect(file.types.map(\.abbreviation) == ["UTC", "-01"])
    #expect(file.footer == nil)
  }

  @Test(
    "a file cut off anywhere is refused", arguments: [ZoneTests.slimBerlin, ZoneTests.slimDublin, ZoneTests.slimFixed])
  func truncated(bytes: [UInt8]) throws {
    for count in bytes.indices {
      #expect(throws: TimeZoneFile.Problem.self) { try TimeZoneFile(Array(bytes[..<count])) }
    }
    _ = try TimeZoneFile(bytes)
  }

  static let utc: [(Int32, UInt8, UInt8)] = [(0, 0, 0)]

  struct Broken: Sendable {
    let bytes: [UInt8]
    let problem: TimeZoneFile.Problem
  }

  static let broken: [Broken] = [
    Broken(bytes: [], problem: .notTimeZoneFile),
    Broken(bytes: Array("# tzdb data for Europe".utf8), problem: .notTimeZoneFile),
    Broken(bytes: [UInt8](repeating: 0, count: Limits.timeZoneFileSize + 1), problem: .tooLarge),
    // No type, no abbreviation; counts that contradict each other; counts that no file holds.
    Broken(bytes: ZoneTests.file(types: [], names: "UTC\0"), problem: .badCounts),
    Broken(bytes: ZoneTests.file(types: [], names: "", counts: [0, 0, 0, 0, 0, 0]), problem: .badCounts),
    Broken(
      bytes: ZoneTests.file(types: utc + utc, names: "UTC\0\u{1}", counts: [1, 0, 0, 0, 2, 4]), problem: .badCounts),
    Broken(
      bytes: ZoneTests.file(types: utc, names: "UTC\0", counts: Array(repeating: .max, count: 6)), problem: .truncated),
    // Transitions out of order, twice the same; indexes beyond what is there; a name without an end.
    Broken(
      bytes: ZoneTests.file(transitions: [5, 4], indexes: [0, 0], types: utc, names: "UTC\0"), problem: .unordered),
    Broken(
      bytes: ZoneTests.file(transitions: [5, 5], indexes: [0, 0], types: utc, names: "UTC\0"), problem: .unordered),
    Broken(bytes: ZoneTests.file(transitions: [5], indexes: [1], types: utc, names: "UTC\0"), problem: .badIndex),
    Broken(bytes: ZoneTests.file(types: [(0, 0, 4)], names: "UTC\0"), problem: .badIndex),
    Broken(bytes: ZoneTests.file(types: [(0, 0, 255)], names: "UTC\0"), problem: .badIndex),
    Broken(bytes: ZoneTests.file(types: utc, names: "UTC"), problem: .badIndex),
    // A day from UTC and more; a flag that is none.
    Broken(bytes: ZoneTests.file(types: [(93_600, 0, 0)], names: "UTC\0"), problem: .badType),
    Broken(bytes: ZoneTests.file(types: [(.min, 0, 0)], names: "UTC\0"), problem: .badType),
    Broken(bytes: ZoneTests.file(types: [(0, 2, 0)], names: "UTC\0"), problem: .badType),
    Broken(bytes: ZoneTests.file(types: utc, names: "UTC\0", footer: "\nUTC\n"), problem: .badFooter),
    Broken(bytes: ZoneTests.file(types: utc, names: "UTC\0", footer: "\nUTC0"), problem: .truncated),
    Broken(bytes: ZoneTests.file(types: utc, names: "UTC\0", footer: "UTC0\n"), problem: .truncated),
  ]

  @Test("a broken file is refused with the reason", arguments: broken)
  func refused(sample: Broken) {
    #expect(throws: sample.problem) { try TimeZoneFile(sample.bytes) }
  }

  @Test("later versions are read as version 2", arguments: ["2", "3", "4", "9"] as [Character])
  func versions(version: Character) throws {
    let file = try TimeZoneFile(ZoneTests.file(version: version, types: Self.utc, names: "UTC\0", footer: "\nUTC0\n"))
    #expect(file.footer?.standard.abbreviation == "UTC")
  }

  @Test("at the limit of size a file is still read")
  func largest() throws {
    let file = ZoneTests.file(types: Self.utc, names: "UTC\0")
    let padding = [UInt8](repeating: 0, count: Limits.timeZoneFileSize - file.count)
    #expect(try TimeZoneFile(file + padding) == TimeZoneFile(file))
  }

  /// Reading must end in a value or an error whatever the bytes are, and the rules must answer for every instant.
  @Test("no byte anywhere makes the reader or the rules crash")
  func mutations() {
    var random = SeededGenerator(seed: 0x7A6F_6E65)
    var originals = [ZoneTests.slimBerlin, ZoneTests.slimDublin, ZoneTests.slimFixed]
    for name in ["America/Godthab", "Asia/Gaza", "Africa/Casablanca"] {
      for folder in TimeZoneDatabase.system.folders {
        let contents = SystemFile.contents(ofPath: "\(folder)/\(name)", limit: Limits.timeZoneFileSize)
        if case .bytes(let bytes) = contents { originals.append(bytes) }
      }
    }
    var read = 0
    for round in 0..<6_000 {
      var bytes = originals[round % originals.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.remove(at: index)
        default: bytes.insert([0, 0x7F, 0x80, 0xFF][Int.random(in: 0..<4, using: &random)], at: index)
        }
      }
      guard let file = try? TimeZoneFile(bytes) else { continue }
      read += 1
      let rules = TimeZoneRules(file)
      for seconds in [Int64.min, -1 << 59, -4_000_000_000, 0, 1_700_000_000, 5_000_000_000, 1 << 60, .max] {
        let period = rules.period(at: seconds)
        #expect(period.offset == rules.offset(at: seconds))
        _ = rules.instants(ofLocal: seconds)
      }
      if round % 16 == 0 { _ = rules.schedule }
    }
    #expect(read > 100, "mutations that leave a readable file are needed too")
  }
}

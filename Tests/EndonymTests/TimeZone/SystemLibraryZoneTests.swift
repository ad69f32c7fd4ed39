import Foundation
import Testing

@testable import Endonym

/// Compares with what the C library makes of the same files.
///
/// libc has one zone for the whole process, set through its environment, and tests run side by side. So another process
/// answers: zdump, which comes with libc, asks `localtime` for both sides of every change.
@Suite("Time zones against the C library")
struct SystemLibraryZoneTests {
  static let zdump = ["/usr/bin/zdump", "/usr/sbin/zdump"].first(where: FileManager.default.isExecutableFile)

  @Test(
    "both sides of every change are those of libc's localtime",
    .enabled(if: zdump != nil && ZoneTests.hasDatabase, "no zdump, or no tz database"),
    arguments: [(2_015..<2_040, 1), (1_850..<2_100, 61)])
  func everyTransition(years: Range<Int>, stride step: Int) throws {
    // zdump takes a third of a millisecond for each year of each zone: all zones now, some in all times. All zones from
    // 1850 to 2050 take 40 seconds, and agree in all of 92,180 seconds with tz database 2025b and glibc 2.36.
    let zones = stride(from: 0, to: ZoneTests.names.count, by: step).map { ZoneTests.names[$0] }
    let zdump = try #require(Self.zdump)
    let output = try Self.output([zdump, "-v", "-c", "\(years.lowerBound),\(years.upperBound)"] + zones)
    var compared = 0
    var rules: (name: Substring, rules: TimeZoneRules)?
    for line in output.split(separator: "\n") {
      guard let sample = Sample(line) else { continue }
      if rules?.name != sample.zone {
        rules = (sample.zone, try TimeZoneIdentifier(sample.zone).rules())
      }
      let period = try #require(rules).rules.period(at: sample.seconds)
      compared += 1
      // One expectation for each of so many lines would take longer than all else.
      guard period.offset == sample.offset, period.isDaylight == sample.isDaylight,
        period.abbreviation == sample.abbreviation
      else {
        Issue.record("\(line): \(period)")
        continue
      }
    }
    #expect(compared > 1_000)
  }

  /// `Europe/Berlin  Sun Mar 31 01:00:00 2024 UT = Sun Mar 31 03:00:00 2024 CEST isdst=1 gmtoff=7200`
  struct Sample {
    let zone: Substring
    let seconds: Int64
    let abbreviation: Substring
    let isDaylight: Bool
    let offset: Int32

    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard fields.count == 16, let day = Int(fields[3]), let year = Int(fields[5]), let month = Self.months[fields[2]],
        let offset = Int32(fields[15].dropFirst("gmtoff=".count))
      else { return nil }
      let time = fields[4].split(separator: ":").compactMap { Int($0) }
      guard time.count == 3 else { return nil }
      let days = CivilDate(year: year, month: month, day: day).dayNumber
      zone = fields[0]
      seconds = Int64(days * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2])
      abbreviation = fields[13]
      isDaylight = fields[14] == "isdst=1"
      self.offset = offset
    }

    static let months: [Substring: Int] = [
      "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4, "May": 5, "Jun": 6, "Jul": 7, "Aug": 8, "Sep": 9, "Oct": 10, "Nov": 11,
      "Dec": 12,
    ]
  }

  /// Runs a command whose words need no quoting, and gives what it writes.
  static func output(_ words: [String]) throws -> String {
    let stream = try #require(popen("LC_ALL=C " + words.joined(separator: " "), "r"))
    defer { pclose(stream) }
    var output: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { output += chunk[..<count] }
    return String(decoding: output, as: UTF8.self)
  }
}

import Foundation

@testable import Endonym

/// What the tests about time zones share.
enum ZoneTests {
  /// All zones of the machine's tz database that have a name of their own or are links, in alphabetical order.
  static let names: [String] = {
    guard let folder = TimeZoneDatabase.system.folders.first(where: FileManager.default.fileExists),
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    else { return [] }
    return paths.filter { name in
      if case .found = TimeZoneDatabase.system.lookup(name) { return true }
      return false
    }.sorted()
  }()

  /// Whether the machine has a tz database.
  static var hasDatabase: Bool { !names.isEmpty }

  /// What zic 2.36 made with `-b slim` of Berlin's line of tz database 2025b, cut down to LMT, CET and the EU's rule.
  static let slimBerlin = decoded(
    """
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC\
    AAAAAwAAAA3/////b6Jh+AAAAAAVI+uQAQIAAAyIAAAAAA4QAAQAABwgAQhMTVQAQ0VUAENFU1QACkNFVC0xQ0VTVCxNMy41LjAsTTEwLjUuMC8zCg==
    """)

  /// The same of Dublin's, whose summer time is standard and whose winter has an hour less.
  static let slimDublin = decoded(
    """
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC\
    AAAAAgAAAAj/////V9EK8QAAAAAVI+uQAQH///oPAAAAAA4QAARMTVQASVNUAApJU1QtMUdNVDAsTTEwLjUuMCxNMy41LjAvMQo=
    """)

  /// A zone that has always had +05:30.
  static let slimFixed = decoded(
    """
    VFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAVFppZjIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAQAAAAQAAE1YAABJU1QACklTVC01OjMwCg==
    """)

  private static func decoded(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text) ?? Data()) }

  /// A file with the parts given, of version 2 or later; the block with 32 bits is empty.
  static func file(
    version: Character = "2", transitions: [Int64] = [], indexes: [UInt8] = [], types: [(Int32, UInt8, UInt8)],
    names: String, footer: String = "\n\n", counts: [UInt32]? = nil
  ) -> [UInt8] {
    func header(_ counts: [UInt32]) -> [UInt8] {
      Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { bigEndian($0) }
    }
    let own = [0, 0, 0, UInt32(transitions.count), UInt32(types.count), UInt32(names.utf8.count)]
    let body =
      transitions.flatMap { bigEndian($0) } + indexes
      + types.flatMap { bigEndian($0.0) + [$0.1, $0.2] } + Array(names.utf8)
    return header([0, 0, 0, 0, 0, 0]) + header(counts ?? own) + body + Array(footer.utf8)
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}

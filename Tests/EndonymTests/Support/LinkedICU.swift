import EndonymICU
import Testing

/// Which ICU is linked: words and patterns differ between CLDR's versions.
enum LinkedICU {
  /// Its major version; 0 when ICU does not tell.
  static let major = (try? ICUVersion.icu()).flatMap { Int($0.prefix { $0 != "." }) } ?? 0

  /// Whether the tables of right answers were made for it: 72 of Debian 12, and 76 of the Swift toolchain.
  static var hasTables: Bool { major == 72 || major == 76 }
}

/// A row of a table of right answers.
struct Sample: Sendable, CustomTestStringConvertible {
  /// What has to come out, by the linked ICU.
  let expected: String
  /// What makes it.
  let write: @Sendable () throws -> String

  /// - Parameters:
  ///   - expected: The answer of ICU 72.
  ///   - icu76: The answer of ICU 76, where CLDR 46 has another.
  ///   - write: What makes it.
  init(_ expected: String, icu76: String? = nil, _ write: @escaping @Sendable () throws -> String) {
    self.expected = LinkedICU.major == 76 ? icu76 ?? expected : expected
    self.write = write
  }

  var testDescription: String { expected }
}

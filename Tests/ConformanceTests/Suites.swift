import Endonym
import Foundation
import RawICU
import Testing

/// Conformance data of others, read in place: `ENDONYM_SUITES` names the folder.
enum Suites {
  private static let folder = ProcessInfo.processInfo.environment["ENDONYM_SUITES"]

  /// Whether there are suites to run. When there are, a missing file is a failure.
  static var isGiven: Bool { folder != nil }

  /// Whether there is data for the linked ICU: outputs change with the version.
  static var hasICUVersion: Bool { icuFolder != nil }

  /// The comment of a suite that is skipped.
  static let notGiven: Comment = "ENDONYM_SUITES is not set"
  static let otherICU: Comment = "the suites have no data for the linked ICU's version"

  /// The folder with ICU's own test data of the linked version.
  static var icuFolder: String? {
    switch RawICU.majorVersion {
    case 72: "icu4c-72.1"
    case 76: "unicode-conformance/icu76"
    default: nil
    }
  }

  /// The folder with CLDR's data of the linked version.
  static var unicodeFolder: String? { hasICUVersion ? "unicode-conformance/icu\(RawICU.majorVersion)" : nil }

  /// The text of a file, without a byte order mark.
  static func text(_ folder: String?, _ file: String) throws -> String {
    let path = try #require(Self.folder) + "/" + #require(folder) + "/" + file
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// The lines of a file.
  static func lines(_ folder: String?, _ file: String) throws -> [Substring] {
    try text(folder, file).split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// Counts what holds, what does not, and what does not apply, by reason.
struct Tally {
  private var held = 0
  private var differences: [String] = []
  private var notApplicable: [String: Int] = [:]

  /// Counts a row.
  mutating func row(_ description: @autoclosure () -> String, wanted: String, got: String) {
    // As bytes: to Swift, strings that differ only in normalization are equal.
    if got.utf8.elementsEqual(wanted.utf8) {
      held += 1
    } else {
      differences.append("\(description())\n  wanted \(wanted)\n  got    \(got)")
    }
  }

  /// Counts a row that says nothing about Endonym.
  mutating func skip(_ reason: String) { notApplicable[reason, default: 0] += 1 }

  /// How many rows were compared.
  var compared: Int { held + differences.count }

  /// Reports.
  func finish(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    print("conformance tests: \(name): \(compared) compared with ICU \(RawICU.version), \(differences.count) differ")
    for (reason, count) in notApplicable.sorted(by: { $0.key < $1.key }) {
      print("conformance tests: \(name): \(count) not applicable: \(reason)")
    }
    let shown = differences.prefix(25).joined(separator: "\n")
    #expect(
      differences.isEmpty, "\(name): \(differences.count) of \(compared) differ:\n\(shown)",
      sourceLocation: sourceLocation)
  }
}

extension String {
  /// The text with `\uXXXX` resolved, as ICU's test data write it.
  var unescaped: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.first == "u", let code = UInt32(String(rest.dropFirst().prefix(4)), radix: 16),
        let unescaped = Unicode.Scalar(code)
      else {
        result.append(scalar)
        continue
      }
      result.append(unescaped)
      rest = rest.dropFirst(5)
    }
    return String(result)
  }
}

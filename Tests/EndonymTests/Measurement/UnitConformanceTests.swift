import Foundation
import Testing

@testable import Endonym

/// ICU 72's own rows, read in place: `ENDONYM_SUITES` names the folder of the suites.
enum UnitSuites {
  static let folder = ProcessInfo.processInfo.environment["ENDONYM_SUITES"]
  static var isAvailable: Bool { folder != nil }

  /// Whether the data are those of CLDR 42, which has no fortnight. The rows are of that version.
  static let hasCLDR42 = (try? MeasurementUnit("fortnight")) == nil

  /// The rows of a file, split at semicolons.
  static func rows(of file: String) throws -> [[String]] {
    let path = "\(folder ?? "")/icu4c-72.1/cldr-units/\(file)"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// A number such as `65,501,488/411,557,987`.
  static func fraction(_ text: some StringProtocol) throws -> Rational {
    let sides = try text.split(separator: "/").map { side in
      let digits = String(side).replacingOccurrences(of: ",", with: "").trimmingCharacters(in: .whitespaces)
      return try #require(Rational(try ExactDecimal(digits)))
    }
    return sides.count == 2 ? sides[0] * (try #require(sides[1].reciprocal)) : sides[0]
  }
}

@Suite("Conformance of units", .enabled(if: UnitSuites.isAvailable, "ENDONYM_SUITES is not set"))
struct UnitConformanceTests {
  /// Units whose factor the file rounds.
  static let rounded: Set<String> = ["astronomical-unit", "light-year", "parsec"]

  @Test("the 188 rows of unitsTest.txt")
  func conversions() throws {
    let rows = try UnitSuites.rows(of: "unitsTest.txt")
    #expect(rows.count == 188)
    var exact = 0
    for row in rows where UnitSuites.hasCLDR42 || row[1] != "dalton" {
      let converter = try MeasurementConverter(from: MeasurementUnit(row[1]), to: MeasurementUnit(row[2]))
      // 1000 of the unit, given to seven digits.
      let expected = try #require(Double(row[4].replacingOccurrences(of: ",", with: "")))
      #expect(abs(converter.convert(1000) / expected - 1) < 5e-7, "\(row)")
      // The exact factor. Rows with an offset have the wrong sign for it.
      let words = row[3].components(separatedBy: " * x")
      guard words.count == 2, words[1].isEmpty, !Self.rounded.contains(row[1]) else { continue }
      let thousand = try UnitSuites.fraction(words[0]) * Rational(1000)
      #expect(converter.convert(ExactDecimal(1000)).decimal == thousand.decimal().value, "\(row)")
      exact += 1
    }
    #expect(exact == (UnitSuites.hasCLDR42 ? 183 : 182))
  }

  @Test("the 352 rows of unitPreferencesTest.txt", .enabled(if: UnitSuites.hasCLDR42, "the data are not CLDR 42"))
  func preferences() throws {
    let rows = try UnitSuites.rows(of: "unitPreferencesTest.txt")
    #expect(rows.count == 352)
    for row in rows {
      let unit = try MeasurementUnit(row[5])
      #expect(unit.quantity == row[0], "\(row)")
      let preferences = try UnitPreferences(for: unit, usage: row[1], region: row[2])
      let amount = try UnitSuites.fraction(row[3])
      let chosen = preferences.choose(amount.nearestDouble)
      // The output is a rational, a decimal and a unit, or for each larger part of a mixed unit a number and a unit.
      let output = Array(row[6...])
      let larger = stride(from: 0, to: output.count - 3, by: 2)
      let units = larger.map { output[$0 + 1] } + [output[output.count - 1]]
      let amounts =
        try larger.map { try UnitSuites.fraction(output[$0]) } + [UnitSuites.fraction(output[output.count - 3])]
      #expect(chosen.unit.components.map(\.identifier) == units, "\(row)")
      // The input is exact as a fraction and not always as a decimal, so its parts are computed from the fraction.
      let parts = try #require(chosen.converter.converted(amount)).parts
      #expect(parts.map(\.value) == amounts.map { $0.decimal().value }, "\(row)")
    }
  }
}

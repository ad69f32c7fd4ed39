import Testing

@testable import Endonym

@Suite("Unit preferences")
struct UnitPreferencesTests {
  static func chosen(_ value: String, _ unit: String, _ usage: String, _ region: String) throws -> String {
    let preferences = try UnitPreferences(for: MeasurementUnit(unit), usage: usage, region: region)
    return preferences.choose(try ExactDecimal(value)).unit.identifier
  }

  @Test(
    "a region's unit for a purpose is CLDR's",
    arguments: [
      ("5", "kilometer", "road", "US", "mile"), ("5", "kilometer", "road", "DE", "kilometer"),
      ("0.5", "mile", "road", "US", "mile"),
      ("0.499", "mile", "road", "US", "foot"), ("1.8", "meter", "person-height", "US", "foot-and-inch"),
      ("0.5", "meter", "person-height", "US", "inch"), ("1.8", "meter", "person-height", "FR", "meter-and-centimeter"),
      ("1.8", "meter", "person-height", "DE", "centimeter"), ("22", "celsius", "weather", "US", "fahrenheit"),
      ("22", "celsius", "weather", "001", "celsius"),
      ("5", "liter-per-100-kilometer", "vehicle-fuel", "US", "mile-per-gallon"),
      ("5", "liter-per-100-kilometer", "vehicle-fuel", "GB", "mile-per-gallon-imperial"),
      ("20", "kilometer-per-liter", "vehicle-fuel", "DE", "liter-per-100-kilometer"),
      ("1", "kilowatt-hour", "food", "DE", "kilocalorie"),
      // Beyond the numbers.
      ("Infinity", "meter", "road", "US", "mile"), ("-Infinity", "meter", "road", "US", "mile"),
      ("NaN", "meter", "road", "US", "foot"),
      ("1e9999", "meter", "road", "US", "mile"), ("0", "meter", "road", "US", "foot"),
    ])
  func examples(row: (value: String, unit: String, usage: String, region: String, chosen: String)) throws {
    #expect(try Self.chosen(row.value, row.unit, row.usage, row.region) == row.chosen)
  }

  @Test(
    "the unit is the one that ICU tells", .enabled(if: UnitSuites.hasCLDR42),
    arguments: UnitPreferenceVectors.chosen.split(separator: "\n").map { $0.split(separator: " ").map(String.init) })
  func vectors(row: [String]) throws {
    #expect(try Self.chosen(row[3], row[0], row[1], row[2]) == row[4])
    let preferences = try UnitPreferences(for: MeasurementUnit(row[0]), usage: row[1], region: row[2])
    #expect(preferences.choose(try #require(Double(row[3]))).unit.identifier == row[4])
  }

  @Test(
    "the binary conversion is ICU's to the last bit", .enabled(if: UnitSuites.hasCLDR42),
    arguments: UnitPreferenceVectors.shown.split(separator: "\n").map { $0.split(separator: " ").map(String.init) })
  func shown(row: [String]) throws {
    let converter = try MeasurementConverter(from: MeasurementUnit(row[0]), to: MeasurementUnit(row[1]))
    let binary = try #require(converter.binary)
    #expect(binary.convert(try #require(Double(row[2]))) == Double(row[3]))
  }

  @Test(
    "a usage that continues a known one falls back to it, a region to the world",
    arguments: [
      ("road-bicycle", "US", "mile"), ("road-x-y", "DE", "kilometer"), ("road", "ZZ", "kilometer"),
      ("road", "", "kilometer"),
      ("default-x", "US", "mile"),
    ])
  func fallback(row: (usage: String, region: String, chosen: String)) throws {
    #expect(try Self.chosen("5000", "meter", row.usage, row.region) == row.chosen)
  }

  @Test(
    "a usage that CLDR does not have for the unit is refused",
    arguments: [
      ("raod", "meter"), ("", "meter"), ("-road", "meter"), ("road", "kilogram"), ("weather", "meter"),
      ("default", "byte"),
      ("default", "candela"), ("default", "foot-and-second"), ("road\0", "meter"), ("Road", "meter"),
    ])
  func invalid(row: (usage: String, unit: String)) throws {
    let unit = try MeasurementUnit(row.unit)
    #expect(throws: FormatError.invalidUsage(row.usage, unit: unit.identifier)) {
      try UnitPreferences(for: unit, usage: row.usage, region: "US")
    }
  }

  @Test("rows run from the largest unit to the smallest, with limits and rounding")
  func rows() throws {
    let rows = try UnitPreferences.rows(for: .meter, usage: "road", region: "US")
    #expect(rows.map(\.unit) == [.mile, .foot, .foot, .foot])
    #expect(rows.map(\.limit) == [0.5, 100, 10, 1])
    #expect(rows.map(\.skeleton) == [nil, "precision-increment/50", "precision-increment/10", "precision-increment/1"])
  }
}

import Foundation
import Testing

@testable import Endonym

@Suite("Measurement units")
struct MeasurementUnitTests {
  static let canonicalForms = UnitIdentifierVectors.canonical.split(separator: "\n").map { $0.split(separator: " ") }

  @Test("an identifier becomes ICU's canonical one", arguments: canonicalForms)
  func canonical(row: [Substring]) throws {
    let unit = try MeasurementUnit(row[0])
    #expect(unit.identifier == row[1])
    #expect(try MeasurementUnit(unit.identifier) == unit)
    #expect(unit.description == unit.identifier)
  }

  @Test("what ICU refuses is refused", arguments: UnitIdentifierVectors.refused)
  func refused(identifier: String) {
    #expect(throws: FormatError.self) { try MeasurementUnit(identifier) }
  }

  @Test("what ICU refuses of random identifiers is refused")
  func randomRefused() {
    for identifier in UnitIdentifierVectors.randomRefused.split(separator: "\n") {
      #expect(throws: FormatError.self, "\(identifier)") { try MeasurementUnit(identifier) }
    }
  }

  static let reasons: [(identifier: String, reason: String)] = [
    ("", "it is empty"),
    ("furlogn", "no unit, prefix or power begins at \"furlogn\", offset 0"),
    ("kilometer-per-huor", "no unit, prefix or power begins at \"huor\", offset 14"),
    ("kilometer-per", "no unit, prefix or power begins at \"per\", offset 10"),
    ("meter second", "no unit, prefix or power begins at \" second\", offset 5"),
    ("meter\0", "no unit, prefix or power begins at \"\0\", offset 5"),
    ("kilo", "a unit is missing at the end"),
    ("square-per-meter", "a unit is missing before \"per-meter\", offset 7"),
    ("square-cubic-meter", "a power cannot stand at \"cubic-meter\", offset 7"),
    ("kilosquare-meter", "a power cannot stand at \"square-meter\", offset 4"),
    ("kilomegameter", "a second prefix cannot stand at \"megameter\", offset 4"),
    ("metermeter", "a \"-\" is missing before \"meter\", offset 5"),
    ("foot-and-square-foot", "\"foot\" stands twice"),
    ("foot-inch-and-yard", "\"-and-\" cannot join products or quotients"),
    ("foot-and-inch-inch", "\"-and-\" cannot join products or quotients"),
    ("per-second-and-hour", "\"-and-\" cannot follow \"per\""),
    ("pow8-meter-pow8-meter", "the power of \"meter\" is above 15"),
  ]

  @Test("a refusal says what is wrong and where", arguments: reasons)
  func reason(row: (identifier: String, reason: String)) {
    #expect(throws: FormatError.invalidUnit(row.identifier, reason: row.reason)) {
      try MeasurementUnit(row.identifier)
    }
  }

  @Test("an identifier has at most 255 bytes")
  func length() throws {
    let longest = "square-meter" + String(repeating: "-per-em", count: 14)
    #expect(try MeasurementUnit(longest).identifier == "square-meter-per-pow14-em")
    let atLimit = "per-" + String(repeating: "g-force-", count: 31) + "dot"
    #expect(atLimit.utf8.count == 255)
    #expect(throws: FormatError.invalidUnit(atLimit, reason: "the power of \"g-force\" is above 15")) {
      try MeasurementUnit(atLimit)
    }
    let beyond = atLimit + "s"
    #expect(throws: FormatError.invalidUnit(String(beyond.prefix(64)), reason: "it is longer than 255 bytes")) {
      try MeasurementUnit(beyond)
    }
  }

  @Test(
    "a unit has CLDR's quantity, as does its inverse; else none",
    arguments: [
      ("mile", "length"), ("gram", "mass"), ("kilometer-per-hour", "speed"), ("liter-per-100-kilometer", "consumption"),
      ("mile-per-gallon", "consumption"), ("kilowatt-hour", "energy"), ("liter", "volume"), ("hectare", "area"),
      ("celsius", "temperature"), ("hertz", "frequency"), ("kilobyte", "digital"), ("month", "year-duration"),
      ("week", "duration"), ("pound-force-per-square-inch", "pressure"), ("foot-and-inch", "length"),
      ("millimole-per-liter", "concentration"), ("percent", "portion"), ("candela", "luminous-intensity"),
      ("foot-and-second", nil), ("meter-kilogram", nil), ("liter-per-liter", nil), ("meter-per-meter", nil),
      ("kilogram-per-kilogram", "mass-fraction"),
    ] as [(String, String?)])
  func quantity(row: (identifier: String, quantity: String?)) throws {
    #expect(try MeasurementUnit(row.identifier).quantity == row.quantity)
  }

  @Test(
    "a mixed unit has its parts, any other itself",
    arguments: [
      ("mile-and-foot-and-inch", ["mile", "foot", "inch"]), ("foot-and-inch", ["foot", "inch"]),
      ("candela", ["candela"]),
      ("candela-meter", ["candela-meter"]), ("pow2-meter", ["square-meter"]),
    ])
  func components(row: (identifier: String, components: [String])) throws {
    #expect(try MeasurementUnit(row.identifier).components.map(\.identifier) == row.components)
  }

  @Test("a unit is coded as its identifier and checked when it is read")
  func coding() throws {
    let units: [MeasurementUnit] = [.kilometer, .footAndInch]
    let data = try JSONEncoder().encode(units)
    #expect(String(decoding: data, as: UTF8.self) == #"["kilometer","foot-and-inch"]"#)
    #expect(try JSONDecoder().decode([MeasurementUnit].self, from: data) == units)
    #expect(try JSONDecoder().decode([MeasurementUnit].self, from: Data(#"["hour-kilowatt"]"#.utf8)) == [.kilowattHour])
    #expect {
      try JSONDecoder().decode([MeasurementUnit].self, from: Data(#"["kilometre"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.underlyingError is FormatError
    }
  }
}

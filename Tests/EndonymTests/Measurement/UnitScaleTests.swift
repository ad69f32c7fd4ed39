import Testing

@testable import Endonym

/// The wind speeds are those of the World Meteorological Organization's scale.
@Suite("Scales of steps")
struct UnitScaleTests {
  @Test(
    "a wind force is the middle of its wind speeds",
    arguments: [
      ("0", "0.15"), ("1", "0.95"), ("-1", "0.95"), ("1.4", "0.95"), ("1.5", "2.5"), ("12", "34.8"), ("17", "58.6"),
      ("99", "58.6"), ("1e9999", "58.6"),
    ])
  func base(row: (force: String, speed: String)) throws {
    let force = try #require(Rational(try ExactDecimal(row.force)))
    #expect(UnitScale.beaufort.base(of: force).decimal().value.description == row.speed)
  }

  @Test(
    "a wind speed has the force whose range it is in",
    arguments: [
      ("0", "0"), ("0.29", "0"), ("0.3", "1"), ("-8", "5"), ("32.6999", "11"), ("32.7", "12"), ("1e9999", "17"),
    ])
  func step(row: (speed: String, force: String)) throws {
    let speed = try #require(Rational(try ExactDecimal(row.speed)))
    #expect(UnitScale.beaufort.step(of: speed).decimal().value.description == row.force)
  }

  @Test("a scale converts alone, not within a product", .enabled(if: !UnitSuites.hasCLDR42))
  func conversion() throws {
    let beaufort = try MeasurementUnit("beaufort")
    #expect(beaufort.quantity == "speed")
    #expect(try MeasurementConverter(from: .kilometerPerHour, to: beaufort).convert(100) == 10)
    #expect(try MeasurementConverter(from: beaufort, to: .meterPerSecond).convert(12) == 34.8)
    #expect(try MeasurementConverter(from: beaufort, to: beaufort).convert(2.25) == 2.25)
    #expect(throws: FormatError.incompatibleUnits("beaufort-hour", "meter")) {
      try MeasurementConverter(from: MeasurementUnit("beaufort-hour"), to: .meter)
    }
  }
}

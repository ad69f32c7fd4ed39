import Foundation
import TestSampling
import Testing

@testable import Endonym

@Suite("Unit conversion")
struct MeasurementConverterTests {
  static func converter(_ from: String, _ to: String) throws -> MeasurementConverter {
    try MeasurementConverter(from: MeasurementUnit(from), to: MeasurementUnit(to))
  }

  /// By Python's `fractions` from the definitions of the units, and by `decimal` with 34 digits.
  static let decimals: [(value: String, from: String, to: String, result: String)] = [
    ("5", "kilometer", "mile", "3.106855961186669848087170921816591"),
    ("1", "mile", "meter", "1609.344"), ("1", "inch", "centimeter", "2.54"), ("1.50", "kilometer", "meter", "1500"),
    ("100", "kilometer-per-hour", "meter-per-second", "27.77777777777777777777777777777778"),
    ("1", "kilowatt-hour", "joule", "3600000"), ("1", "acre", "square-meter", "4046.8564224"),
    ("1", "cubic-mile", "cubic-kilometer", "4.168181825440579584"), ("3", "foot", "yard", "1"),
    ("1", "week", "hour", "168"), ("1", "yobibyte", "byte", "1208925819614629174706176"),
    ("1", "yottagram", "kilogram", "1000000000000000000000"), ("1e30", "yottameter", "yoctometer", "1e78"),
    // Offsets.
    ("22", "celsius", "fahrenheit", "71.6"), ("-40", "celsius", "fahrenheit", "-40"),
    ("0", "kelvin", "celsius", "-273.15"),
    ("0", "fahrenheit", "celsius", "-17.77777777777777777777777777777778"), ("98.6", "fahrenheit", "celsius", "37"),
    ("-459.67", "fahrenheit", "kelvin", "0"), ("1", "kilocelsius", "kelvin", "1273.15"),
    ("1000", "millikelvin", "celsius", "-272.15"),
    // A difference of temperatures has none.
    ("1", "watt-per-celsius", "watt-per-fahrenheit", "0.5555555555555555555555555555555556"),
    // Inverses.
    ("5", "liter-per-100-kilometer", "kilometer-per-liter", "20"),
    ("5", "liter-per-100-kilometer", "mile-per-gallon", "47.04291666666666666666666666666667"),
    (
      "47.04291666666666666666666666666667", "mile-per-gallon", "liter-per-100-kilometer",
      "5.000000000000000000000000000000000"
    ),
    ("18", "kilometer-per-liter", "liter-per-100-kilometer", "5.555555555555555555555555555555556"),
    ("4", "meter-per-second", "second-per-meter", "0.25"),
    // Compound units that are one dimension only when cancelled.
    ("1", "liter-per-meter", "square-meter", "0.001"), ("60", "revolution-per-minute", "hertz", "1"),
    ("2", "pound-force-foot", "newton-meter", "2.7116358966628008"),
    // Zeros and what is not finite. A hertz is a revolution per second.
    ("-0", "meter", "foot", "-0"), ("-0", "celsius", "fahrenheit", "32"), ("0.000", "meter", "foot", "0"),
    ("0", "liter-per-100-kilometer", "mile-per-gallon", "Infinity"),
    ("-0", "second-per-revolution", "hertz", "-Infinity"),
    ("Infinity", "second-per-revolution", "hertz", "0"), ("-Infinity", "meter", "foot", "-Infinity"),
    ("NaN", "celsius", "kelvin", "NaN"),
    ("NaN", "second-per-revolution", "hertz", "NaN"),
  ]

  @Test("a decimal is exact, or has 34 digits", arguments: decimals)
  func decimal(row: (value: String, from: String, to: String, result: String)) throws {
    let result = try Self.converter(row.from, row.to).convert(ExactDecimal(row.value))
    #expect(result.decimal.description == (try ExactDecimal(row.result)).description)
    #expect(result.parts.map(\.value) == [result.decimal])
    #expect(try result.parts.map(\.unit) == [MeasurementUnit(row.to)])
  }

  @Test(
    "whether a decimal was rounded is told",
    arguments: [
      ("1", "mile", "meter", true), ("1", "meter", "mile", false),
      ("1234567890123456789012345678901234", "meter", "kilometer", true),
      ("12345678901234567890123456789012345", "meter", "kilometer", false), ("NaN", "meter", "mile", true),
    ])
  func exactness(row: (value: String, from: String, to: String, isExact: Bool)) throws {
    #expect(try Self.converter(row.from, row.to).convert(ExactDecimal(row.value)).isExact == row.isExact)
  }

  static let mixed: [(value: String, from: String, to: String, parts: String)] = [
    ("1.8", "meter", "foot-and-inch", "5 foot, 10.86614173228346456692913385826772 inch"),
    ("5.5", "foot", "foot-and-inch", "5 foot, 6 inch"), ("-5.5", "foot", "foot-and-inch", "-5 foot, -6 inch"),
    ("-0.5", "foot", "foot-and-inch", "0 foot, -6 inch"), ("0", "foot", "foot-and-inch", "0 foot, 0 inch"),
    // The parts keep their order, the largest is filled first.
    ("5.25", "foot", "inch-and-foot", "3 inch, 5 foot"),
    ("5.25", "mile", "mile-and-inch-and-foot", "5 mile, 0 inch, 1320 foot"),
    // A mixed unit counts its largest part.
    ("5.5", "foot-and-inch", "inch", "66 inch"), ("5.5", "inch-and-foot", "inch", "66 inch"),
    ("5.5", "foot-and-inch", "yard-and-foot", "1 yard, 2.5 foot"),
    ("3661.5", "second", "hour-and-minute-and-second", "1 hour, 1 minute, 1.5 second"),
    ("85", "kilogram", "stone-and-pound", "13 stone, 5.392922857145943614527731143272979 pound"),
    // A rest that is rounded up to a whole larger part counts there.
    ("5.99999999999999999999999999999999999999999999", "foot", "foot-and-inch", "6 foot, 0 inch"),
    (
      "-0.99999999999999999999999999999999999999999999999999", "mile", "mile-and-foot-and-inch",
      "-1 mile, 0 foot, 0 inch"
    ),
    ("Infinity", "meter", "inch-and-foot", "0 inch, Infinity foot"),
    ("NaN", "meter", "foot-and-inch", "NaN foot, 0 inch"),
  ]

  @Test("a mixed unit gets whole parts and a rest", arguments: mixed)
  func mixedParts(row: (value: String, from: String, to: String, parts: String)) throws {
    let result = try Self.converter(row.from, row.to).convert(ExactDecimal(row.value))
    let parts = result.parts.map { "\($0.value) \($0.unit)" }.joined(separator: ", ")
    #expect(parts == row.parts)
  }

  @Test("the whole of a mixed unit is in its largest part")
  func mixedWhole() throws {
    let converter = try Self.converter("meter", "inch-and-foot")
    #expect(try converter.convert(ExactDecimal("1.8")).decimal.description == "5.905511811023622047244094488188976")
    #expect(converter.convert(1.8) == 5.905511811023622)
  }

  /// The exact fractions of the binary numbers in Python, rounded by its division of integers.
  static let doubles: [(value: Double, from: String, to: String, result: Double)] = [
    (5, "kilometer", "mile", 3.1068559611866697), (1, "centimeter", "inch", 0.39370078740157483),
    (0.1, "celsius", "fahrenheit", 32.18),
    (22, "celsius", "fahrenheit", 71.6), (5, "liter-per-100-kilometer", "mile-per-gallon", 47.04291666666666),
    (1e308, "kilometer", "meter", .infinity), (-1e308, "kilometer", "meter", -.infinity),
    (.leastNonzeroMagnitude, "meter", "kilometer", 0),
    (0x7e8p-1074, "meter", "millimeter", 0x1ee240p-1074), (-.leastNonzeroMagnitude, "meter", "kilometer", -0.0),
    (-0.0, "meter", "foot", -0.0),
    (-0.0, "celsius", "kelvin", 273.15), (0, "meter-per-second", "second-per-meter", .infinity),
    (-0.0, "meter-per-second", "second-per-meter", -.infinity), (.infinity, "meter-per-second", "second-per-meter", 0),
    (-.infinity, "celsius", "fahrenheit", -.infinity),
  ]

  @Test("a binary number is converted exactly and rounded once", arguments: doubles)
  func double(row: (value: Double, from: String, to: String, result: Double)) throws {
    let result = try Self.converter(row.from, row.to).convert(row.value)
    #expect(result == row.result)
    #expect(result.sign == row.result.sign)
  }

  @Test("not-a-number stays what it is")
  func notANumber() throws {
    #expect(try Self.converter("meter", "foot").convert(Double.nan).isNaN)
    #expect(try Self.converter("meter-per-second", "second-per-meter").convert(Double.nan).isNaN)
  }

  @Test(
    "units of different dimension do not convert",
    arguments: [
      ("meter", "second"), ("kilometer", "square-kilometer"), ("celsius", "joule"), ("month", "day"),
      ("foot-and-second", "foot"),
      ("foot", "foot-and-second"), ("meter", "kilogram-and-ounce"), ("square-meter", "per-meter"),
      ("kelvin", "celsius-and-fahrenheit"),
      ("hertz", "per-second"), ("bit", "pixel"), ("percent", "item"),
    ])
  func incompatible(row: (from: String, to: String)) throws {
    let from = try MeasurementUnit(row.from)
    let to = try MeasurementUnit(row.to)
    #expect(throws: FormatError.incompatibleUnits(from.identifier, to.identifier)) {
      try MeasurementConverter(from: from, to: to)
    }
  }

  @Test(
    "there and back is the same number",
    arguments: [
      ("meter", "mile"), ("celsius", "fahrenheit"), ("liter-per-100-kilometer", "mile-per-gallon"),
      ("light-year", "inch"),
      ("foot-and-inch", "centimeter"), ("radian", "degree"),
    ])
  func inverse(row: (String, String)) throws {
    let there = try Self.converter(row.0, row.1)
    let back = try Self.converter(row.1, row.0)
    for value in [1, -17.25, 0.001, 12345.678, 1e-30, 6.02214076e23] {
      #expect(abs(back.convert(there.convert(value)) / value - 1) < (row.0 == "celsius" ? 1e3 : 0x1p-51), "\(value)")
    }
  }

  @Test(
    "the largest decimals convert, in time that grows with the square of their digits at most",
    arguments: [
      ("meter", "mile"), ("celsius", "fahrenheit"), ("liter-per-100-kilometer", "mile-per-gallon"),
      ("mile", "mile-and-foot-and-inch"),
      ("pow15-yottameter", "pow15-yoctometer"),
    ])
  func limits(row: (String, String)) throws {
    let converter = try Self.converter(row.0, row.1)
    func decimals(_ parts: Int) throws -> [ExactDecimal] {
      let digits = String(repeating: "7", count: Limits.decimalDigits / parts)
      let exponent = 10_000 / parts - 1
      return try [
        "\(digits)e\(exponent)", "0.\(digits.dropFirst())e-\(exponent)", "1e\(exponent)", "1e-\(exponent)", digits,
      ].map { try ExactDecimal($0) }
    }
    let growth = try ThreadTime.growth(from: decimals(4), to: decimals(1), limit: 32) { decimals in
      for decimal in decimals { #expect(converter.convert(decimal).decimal.isFinite) }
    }
    #expect(growth < 32, "four times the digits took \(growth) times as long")
  }

  @Test("a converter is equal, hashed and coded by its units")
  func coding() throws {
    let converter = try Self.converter("mile", "kilometer")
    let data = try JSONEncoder().encode(converter)
    #expect(try JSONDecoder().decode(MeasurementConverter.self, from: data) == converter)
    #expect(
      Set([converter, try Self.converter("mile", "kilometer"), try Self.converter("kilometer", "mile")]).count == 2)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MeasurementConverter.self, from: Data(#"{"from":"mile","to":"hour"}"#.utf8))
    }
  }
}

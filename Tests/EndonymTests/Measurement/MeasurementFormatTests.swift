#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

@testable import Endonym

/// Expected values: ICU 72.1 and 76.1 in C (`unumf` with unit and usage), and public reports.
@Suite("Measurements", .enabled(if: LinkedICU.hasTables))
struct MeasurementFormatTests {
  private static func format(
    _ unit: MeasurementUnit, _ locale: String, _ width: NumberFormat.UnitWidth = .abbreviated, usage: String? = nil
  ) throws -> MeasurementFormat {
    try MeasurementFormat(unit, width: width, usage: usage, locale: locale)
  }

  static let samples: [Sample] = [
    Sample("5 Kilometer") { try format(.kilometer, "de", .wide).format(5) },
    Sample("1,234.567891 km") { try format(.kilometer, "en").format(1234.5678912) },
    Sample("時速 5 キロメートル", icu76: "時速5キロメートル") { try format(.kilometerPerHour, "ja", .wide).format(5) },
    Sample("3 kWh") { try format(.kilowattHour, "en").format(3) },
    // The issue's own.
    Sample("3.1 miles") { try format(.kilometer, "en_US", .wide, usage: "road").format(5) },
    Sample("72°F") { try format(.celsius, "en_US", usage: "weather").format(22) },
    Sample("22 °C") { try format(.celsius, "de", usage: "weather").format(22) },
    // 63
    Sample("1 MB") { try format(.megabyte, "pl").format(1) },
    Sample("30 min") { try format(.minute, "pl").format(30) },
    Sample("1 h") { try format(.hour, "pt").format(1) },
    Sample("0s", icu76: "0 s") { try format(.second, "es_US", .narrow).format(0) },
    // 65
    Sample("5 ft, 11 in") { try format(.meter, "en_US", usage: "person-height").format(1.8) },
    Sample("20 in") { try format(.meter, "en_US", usage: "person-height").format(0.5) },
    Sample("180 cm") { try format(.meter, "de", usage: "person-height").format(1.8) },
    Sample("1\u{A0}mètre et 80\u{A0}centimètres") {
      try format(.meter, "fr_FR", .wide, usage: "person-height").format(1.8)
    },
    Sample("47 mpg") { try format(.literPer100Kilometer, "en_US", usage: "vehicle-fuel").format(5) },
    // The locale's keys choose the unit.
    Sample("5 km") { try format(.kilometer, "en-US-u-ms-metric", usage: "road").format(5) },
    Sample("22°C") { try format(.celsius, "en-US-u-mu-celsius", usage: "weather").format(22) },
    Sample("72°F") { try format(.celsius, "en-GB-u-mu-fahrenhe", usage: "weather").format(22) },
    Sample("3.1 mi") { try format(.kilometer, "de-DE-u-rg-uszzzz", usage: "road").format(5).replacing(",", with: ".") },
    // A usage that continues a known one is that one.
    Sample("3.1 mi") { try format(.kilometer, "en_US", usage: "road-bicycle").format(5) },
    Sample("5.0 km") {
      let lengths = try format(.kilometer, "en")
      return try lengths.numbersLike(lengths.numberFormat.precision(.fractionLength(1))).format(5)
    },
    Sample("NaN km") { try format(.kilometer, "en").format(Double.nan) },
    Sample("-∞ km") { try format(.kilometer, "en").format(-Double.infinity) },
    Sample("-0 km") { try format(.kilometer, "en").format(-0.0) },
    Sample("18,446,744,073,709,551,615 km") { try format(.kilometer, "en").format(UInt64.max) },
    Sample("0.1 km") { try format(.kilometer, "en").format(Decimal(string: "0.10") ?? 0) },
  ]

  @Test("a measurement is written in the locale's words, and its unit where a usage is given", arguments: samples)
  func format(sample: Sample) throws { #expect(try sample.write() == sample.expected) }

  /// Report 65, and CLDR's unit preferences.
  @Test(
    "the unit that is shown is told",
    arguments: [
      ("en_US", 1.8, "foot-and-inch"), ("en_US", 0.5, "inch"), ("de", 1.8, "centimeter"),
      ("fr_FR", 1.8, "meter-and-centimeter"),
    ])
  func shown(locale: String, value: Double, unit: String) throws {
    let format = try Self.format(.meter, locale, usage: "person-height")
    #expect(try format.shown(value).unit.identifier == unit)
    #expect(try format.shown(ExactDecimal(value)) == format.shown(value))
    #expect(try format.shown(value).text == format.format(value))
  }

  @Test("the parts of several units each name the one that they count")
  func parts() throws {
    let format = try Self.format(.meter, "en_US", usage: "person-height")
    #expect(
      try format.parts(of: 1.8) == [
        FormattedPart(.integer, "5", unit: "foot"), FormattedPart(.literal, " "),
        FormattedPart(.unit, "ft", unit: "foot"),
        FormattedPart(.literal, ", "), FormattedPart(.integer, "11", unit: "inch"), FormattedPart(.literal, " "),
        FormattedPart(.unit, "in", unit: "inch"),
      ])
    #expect(
      try Self.format(.kilometer, "en").parts(of: 5) == [
        FormattedPart(.integer, "5"), FormattedPart(.literal, " "), FormattedPart(.unit, "km"),
      ])
    for value in [0, 0.3, 1.83, -1.8, 2.999, 1e6, .nan, .infinity] {
      #expect(try format.parts(of: value).text == format.format(value))
    }
  }

  static let refusals: [Refusal] = [
    Refusal(.invalidUsage("bogus", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "bogus") },
    Refusal(.invalidUsage("", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "") },
    Refusal(.invalidUsage("road-", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "road-") },
    Refusal(.invalidUsage("-road", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "-road") },
    Refusal(.invalidUsage("road\0", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "road\0") },
    // A usage cannot smuggle a token into ICU's skeleton.
    Refusal(.invalidUsage("road-x .00", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "road-x .00") },
    Refusal(.invalidUsage("road-ü", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "road-ü") },
    Refusal(.invalidUsage("weather", unit: "kilometer")) { _ = try format(.kilometer, "en", usage: "weather") },
    Refusal(.invalidUsage(String(repeating: "r", count: 64), unit: "kilometer")) {
      _ = try format(.kilometer, "en", usage: String(repeating: "r", count: 256))
    },
    Refusal(.invalidUnit("pow4-meter", reason: "ICU cannot show it")) {
      _ = try format(MeasurementUnit("pow4-meter"), "en")
    },
    Refusal(.invalidUnit("foot-and-second", reason: "ICU cannot show it")) {
      _ = try format(MeasurementUnit("foot-and-second"), "en")
    },
    Refusal(.invalidUnit("100-kilometer", reason: "ICU cannot show it")) {
      _ = try format(MeasurementUnit("100-kilometer"), "en")
    },
    Refusal(.invalidLocale("xx", reason: .unknownLanguage("xx"))) { _ = try format(.meter, "xx") },
  ]

  @Test("a unit, a usage or a locale that does not exist is refused by name and reason", arguments: refusals)
  func refusal(refusal: Refusal) { #expect(throws: refusal.error, performing: refusal.call) }

  @Test(
    "a text that is no unit is refused by name",
    arguments: [
      "", "parsnip", "kilometer-per-huor", "meter\0", "METER", "meter-", "-meter", "per", "foot-and-inch-inch",
    ])
  func unit(identifier: String) {
    #expect {
      try MeasurementUnit(identifier)
    } throws: { error in
      guard case .invalidUnit(identifier, let reason)? = error as? FormatError else { return false }
      return !reason.isEmpty
    }
  }

  @Test("units of different dimension do not convert")
  func incompatible() {
    #expect(throws: FormatError.incompatibleUnits("kilometer", "hour")) {
      try MeasurementConverter(from: .kilometer, to: .hour)
    }
  }

  @Test("reciprocal units convert by division")
  func reciprocal() throws {
    // 61: 5 L/100 km are 20 km/L and 112903/2400 mpg; 18 km/L are 50/9 L/100 km.
    let perLiter = try MeasurementConverter(from: .literPer100Kilometer, to: MeasurementUnit("kilometer-per-liter"))
    #expect(perLiter.convert(5.0) == 20)
    #expect(abs(try MeasurementConverter(from: perLiter.to, to: perLiter.from).convert(18.0) - 5.5556) < 0.0001)
    #expect(abs(try MeasurementConverter(from: .literPer100Kilometer, to: .milePerGallon).convert(5.0) - 47.04) < 0.005)
  }

  @Test("a measurement format survives JSON, and is written flat under ECMA-402's names")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let road = try Self.format(.kilometer, "en_US", .wide, usage: "road")
    let json = try encoder.encode(road)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"locale":"en-US","style":"measurement","unit":"kilometer","unitDisplay":"long","usage":"road"}"#)
    #expect(try JSONDecoder().decode(MeasurementFormat.self, from: json) == road)
    let heights = try Self.format(.footAndInch, "de", .narrow)
    let precise = try heights.numbersLike(heights.numberFormat.precision(.significantDigits(3)).grouping(.never))
    #expect(try JSONDecoder().decode(MeasurementFormat.self, from: encoder.encode(precise)) == precise)
    let converter = try MeasurementConverter(from: .meter, to: .footAndInch)
    #expect(
      String(decoding: try encoder.encode(converter), as: UTF8.self) == #"{"from":"meter","to":"foot-and-inch"}"#)
  }

  @Test(
    "what was not written by a format is not read as one",
    arguments: [
      #"{"locale":"en","style":"measurement","unit":"kilometer","usage":"bogus"}"#,
      #"{"locale":"en","style":"measurement","unit":"kilometer","usage":"road-x .00"}"#,
      #"{"locale":"en","style":"measurement","unit":"pow4-meter"}"#,
      #"{"locale":"en","style":"measurement","unit":"x"}"#,
      #"{"locale":"en","style":"unit","unit":"pow4-meter"}"#,
    ])
  func decoding(json: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(MeasurementFormat.self, from: Data(json.utf8)) }
    #expect(throws: (any Error).self) { try JSONDecoder().decode(NumberFormat.self, from: Data(json.utf8)) }
  }
}

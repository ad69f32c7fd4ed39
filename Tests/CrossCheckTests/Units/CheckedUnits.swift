import Foundation

/// A unit of Foundation's and CLDR's identifier of the same unit.
struct CheckedUnit {
  /// Foundation's name of it, as in `UnitLength.parsecs`.
  let name: String
  let unit: Dimension
  let identifier: String

  init(_ name: String, _ unit: Dimension, _ identifier: String) {
    self.name = name
    self.unit = unit
    self.identifier = identifier
  }
}

/// A dimension of Foundation's: its base unit and its other units.
struct CheckedDimension {
  let name: String
  let base: CheckedUnit
  let others: [CheckedUnit]
}

/// A unit of Foundation's that cannot be compared.
struct UncomparedUnit {
  let name: String
  /// The identifier that CLDR would give it, if it had one.
  let identifier: String
  let reason: String
}

/// Every unit of Foundation's.
enum CheckedUnits {
  static let uncompared = [
    UncomparedUnit(name: "UnitAngle.gradians", identifier: "gradian", reason: "CLDR has no such unit"),
    UncomparedUnit(name: "UnitArea.ares", identifier: "are", reason: "CLDR has the hectare only, as a simple unit"),
    UncomparedUnit(
      name: "UnitConcentrationMass.millimolesPerLiter(withGramsPerMole:)", identifier: "",
      reason: "a mass only with a molar mass; CLDR's millimole-per-liter counts molecules"),
    UncomparedUnit(name: "UnitInformationStorage.nibbles", identifier: "nibble", reason: "CLDR has no such unit"),
    UncomparedUnit(
      name: "UnitVolume.imperialTeaspoons", identifier: "teaspoon-imperial", reason: "CLDR has the US spoon only"),
    UncomparedUnit(
      name: "UnitVolume.imperialTablespoons", identifier: "tablespoon-imperial",
      reason: "CLDR has the US spoon only"),
  ]

  /// Units that CLDR 46 has and CLDR 42 has not.
  static let addedLater: Set = ["slug", "pint-imperial"]

  static let all: [CheckedDimension] = [
    CheckedDimension(
      name: "acceleration",
      base: CheckedUnit("metersPerSecondSquared", UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      others: [CheckedUnit("gravity", UnitAcceleration.gravity, "g-force")]),
    CheckedDimension(
      name: "angle", base: CheckedUnit("degrees", UnitAngle.degrees, "degree"),
      others: [
        CheckedUnit("arcMinutes", UnitAngle.arcMinutes, "arc-minute"),
        CheckedUnit("arcSeconds", UnitAngle.arcSeconds, "arc-second"),
        CheckedUnit("radians", UnitAngle.radians, "radian"),
        CheckedUnit("revolutions", UnitAngle.revolutions, "revolution"),
      ]),
    CheckedDimension(
      name: "area", base: CheckedUnit("squareMeters", UnitArea.squareMeters, "square-meter"),
      others: [
        CheckedUnit("squareMegameters", UnitArea.squareMegameters, "square-megameter"),
        CheckedUnit("squareKilometers", UnitArea.squareKilometers, "square-kilometer"),
        CheckedUnit("squareCentimeters", UnitArea.squareCentimeters, "square-centimeter"),
        CheckedUnit("squareMillimeters", UnitArea.squareMillimeters, "square-millimeter"),
        CheckedUnit("squareMicrometers", UnitArea.squareMicrometers, "square-micrometer"),
        CheckedUnit("squareNanometers", UnitArea.squareNanometers, "square-nanometer"),
        CheckedUnit("squareInches", UnitArea.squareInches, "square-inch"),
        CheckedUnit("squareFeet", UnitArea.squareFeet, "square-foot"),
        CheckedUnit("squareYards", UnitArea.squareYards, "square-yard"),
        CheckedUnit("squareMiles", UnitArea.squareMiles, "square-mile"),
        CheckedUnit("acres", UnitArea.acres, "acre"),
        CheckedUnit("hectares", UnitArea.hectares, "hectare"),
      ]),
    CheckedDimension(
      name: "concentration", base: CheckedUnit("gramsPerLiter", UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
      others: [
        CheckedUnit(
          "milligramsPerDeciliter", UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter")
      ]),
    CheckedDimension(
      name: "dispersion", base: CheckedUnit("partsPerMillion", UnitDispersion.partsPerMillion, "permillion"), others: []
    ),
    CheckedDimension(
      name: "duration", base: CheckedUnit("seconds", UnitDuration.seconds, "second"),
      others: [
        CheckedUnit("picoseconds", UnitDuration.picoseconds, "picosecond"),
        CheckedUnit("nanoseconds", UnitDuration.nanoseconds, "nanosecond"),
        CheckedUnit("microseconds", UnitDuration.microseconds, "microsecond"),
        CheckedUnit("milliseconds", UnitDuration.milliseconds, "millisecond"),
        CheckedUnit("minutes", UnitDuration.minutes, "minute"),
        CheckedUnit("hours", UnitDuration.hours, "hour"),
      ]),
    CheckedDimension(
      name: "charge", base: CheckedUnit("coulombs", UnitElectricCharge.coulombs, "ampere-second"),
      others: [
        CheckedUnit("megaampereHours", UnitElectricCharge.megaampereHours, "megaampere-hour"),
        CheckedUnit("kiloampereHours", UnitElectricCharge.kiloampereHours, "kiloampere-hour"),
        CheckedUnit("ampereHours", UnitElectricCharge.ampereHours, "ampere-hour"),
        CheckedUnit("milliampereHours", UnitElectricCharge.milliampereHours, "milliampere-hour"),
        CheckedUnit("microampereHours", UnitElectricCharge.microampereHours, "microampere-hour"),
      ]),
    CheckedDimension(
      name: "current", base: CheckedUnit("amperes", UnitElectricCurrent.amperes, "ampere"),
      others: [
        CheckedUnit("megaamperes", UnitElectricCurrent.megaamperes, "megaampere"),
        CheckedUnit("kiloamperes", UnitElectricCurrent.kiloamperes, "kiloampere"),
        CheckedUnit("milliamperes", UnitElectricCurrent.milliamperes, "milliampere"),
        CheckedUnit("microamperes", UnitElectricCurrent.microamperes, "microampere"),
      ]),
    CheckedDimension(
      name: "potential", base: CheckedUnit("volts", UnitElectricPotentialDifference.volts, "volt"),
      others: [
        CheckedUnit("megavolts", UnitElectricPotentialDifference.megavolts, "megavolt"),
        CheckedUnit("kilovolts", UnitElectricPotentialDifference.kilovolts, "kilovolt"),
        CheckedUnit("millivolts", UnitElectricPotentialDifference.millivolts, "millivolt"),
        CheckedUnit("microvolts", UnitElectricPotentialDifference.microvolts, "microvolt"),
      ]),
    CheckedDimension(
      name: "resistance", base: CheckedUnit("ohms", UnitElectricResistance.ohms, "ohm"),
      others: [
        CheckedUnit("megaohms", UnitElectricResistance.megaohms, "megaohm"),
        CheckedUnit("kiloohms", UnitElectricResistance.kiloohms, "kiloohm"),
        CheckedUnit("milliohms", UnitElectricResistance.milliohms, "milliohm"),
        CheckedUnit("microohms", UnitElectricResistance.microohms, "microohm"),
      ]),
    CheckedDimension(
      name: "energy", base: CheckedUnit("joules", UnitEnergy.joules, "joule"),
      others: [
        CheckedUnit("kilojoules", UnitEnergy.kilojoules, "kilojoule"),
        CheckedUnit("kilocalories", UnitEnergy.kilocalories, "kilocalorie"),
        CheckedUnit("calories", UnitEnergy.calories, "calorie"),
        CheckedUnit("kilowattHours", UnitEnergy.kilowattHours, "kilowatt-hour"),
      ]),
    CheckedDimension(
      name: "frequency", base: CheckedUnit("hertz", UnitFrequency.hertz, "hertz"),
      others: [
        CheckedUnit("terahertz", UnitFrequency.terahertz, "terahertz"),
        CheckedUnit("gigahertz", UnitFrequency.gigahertz, "gigahertz"),
        CheckedUnit("megahertz", UnitFrequency.megahertz, "megahertz"),
        CheckedUnit("kilohertz", UnitFrequency.kilohertz, "kilohertz"),
        CheckedUnit("millihertz", UnitFrequency.millihertz, "millihertz"),
        CheckedUnit("microhertz", UnitFrequency.microhertz, "microhertz"),
        CheckedUnit("nanohertz", UnitFrequency.nanohertz, "nanohertz"),
      ]),
    CheckedDimension(
      name: "fuel-efficiency",
      base: CheckedUnit(
        "litersPer100Kilometers", UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      others: [
        CheckedUnit("milesPerGallon", UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
        CheckedUnit("milesPerImperialGallon", UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
      ]),
    CheckedDimension(
      name: "illuminance", base: CheckedUnit("lux", UnitIlluminance.lux, "lux"), others: []),
    length, mass, power, pressure, speed, temperature, information, volume,
  ]
}

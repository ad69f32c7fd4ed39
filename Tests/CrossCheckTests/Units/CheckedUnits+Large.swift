import Foundation

// The dimensions with the most units.
extension CheckedUnits {
  static let length = CheckedDimension(
    name: "length", base: CheckedUnit("meters", UnitLength.meters, "meter"),
    others: [
      CheckedUnit("megameters", UnitLength.megameters, "megameter"),
      CheckedUnit("kilometers", UnitLength.kilometers, "kilometer"),
      CheckedUnit("hectometers", UnitLength.hectometers, "hectometer"),
      CheckedUnit("decameters", UnitLength.decameters, "dekameter"),
      CheckedUnit("decimeters", UnitLength.decimeters, "decimeter"),
      CheckedUnit("centimeters", UnitLength.centimeters, "centimeter"),
      CheckedUnit("millimeters", UnitLength.millimeters, "millimeter"),
      CheckedUnit("micrometers", UnitLength.micrometers, "micrometer"),
      CheckedUnit("nanometers", UnitLength.nanometers, "nanometer"),
      CheckedUnit("picometers", UnitLength.picometers, "picometer"),
      CheckedUnit("inches", UnitLength.inches, "inch"),
      CheckedUnit("feet", UnitLength.feet, "foot"),
      CheckedUnit("yards", UnitLength.yards, "yard"),
      CheckedUnit("miles", UnitLength.miles, "mile"),
      CheckedUnit("scandinavianMiles", UnitLength.scandinavianMiles, "mile-scandinavian"),
      CheckedUnit("lightyears", UnitLength.lightyears, "light-year"),
      CheckedUnit("nauticalMiles", UnitLength.nauticalMiles, "nautical-mile"),
      CheckedUnit("fathoms", UnitLength.fathoms, "fathom"),
      CheckedUnit("furlongs", UnitLength.furlongs, "furlong"),
      CheckedUnit("astronomicalUnits", UnitLength.astronomicalUnits, "astronomical-unit"),
      CheckedUnit("parsecs", UnitLength.parsecs, "parsec"),
    ])

  static let mass = CheckedDimension(
    name: "mass", base: CheckedUnit("kilograms", UnitMass.kilograms, "kilogram"),
    others: [
      CheckedUnit("grams", UnitMass.grams, "gram"),
      CheckedUnit("decigrams", UnitMass.decigrams, "decigram"),
      CheckedUnit("centigrams", UnitMass.centigrams, "centigram"),
      CheckedUnit("milligrams", UnitMass.milligrams, "milligram"),
      CheckedUnit("micrograms", UnitMass.micrograms, "microgram"),
      CheckedUnit("nanograms", UnitMass.nanograms, "nanogram"),
      CheckedUnit("picograms", UnitMass.picograms, "picogram"),
      CheckedUnit("ounces", UnitMass.ounces, "ounce"),
      CheckedUnit("pounds", UnitMass.pounds, "pound"),
      CheckedUnit("stones", UnitMass.stones, "stone"),
      CheckedUnit("metricTons", UnitMass.metricTons, "tonne"),
      CheckedUnit("shortTons", UnitMass.shortTons, "ton"),
      CheckedUnit("carats", UnitMass.carats, "carat"),
      CheckedUnit("ouncesTroy", UnitMass.ouncesTroy, "ounce-troy"),
      CheckedUnit("slugs", UnitMass.slugs, "slug"),
    ])

  static let power = CheckedDimension(
    name: "power", base: CheckedUnit("watts", UnitPower.watts, "watt"),
    others: [
      CheckedUnit("terawatts", UnitPower.terawatts, "terawatt"),
      CheckedUnit("gigawatts", UnitPower.gigawatts, "gigawatt"),
      CheckedUnit("megawatts", UnitPower.megawatts, "megawatt"),
      CheckedUnit("kilowatts", UnitPower.kilowatts, "kilowatt"),
      CheckedUnit("milliwatts", UnitPower.milliwatts, "milliwatt"),
      CheckedUnit("microwatts", UnitPower.microwatts, "microwatt"),
      CheckedUnit("nanowatts", UnitPower.nanowatts, "nanowatt"),
      CheckedUnit("picowatts", UnitPower.picowatts, "picowatt"),
      CheckedUnit("femtowatts", UnitPower.femtowatts, "femtowatt"),
      CheckedUnit("horsepower", UnitPower.horsepower, "horsepower"),
    ])

  static let pressure = CheckedDimension(
    name: "pressure",
    base: CheckedUnit("newtonsPerMetersSquared", UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
    others: [
      CheckedUnit("gigapascals", UnitPressure.gigapascals, "gigapascal"),
      CheckedUnit("megapascals", UnitPressure.megapascals, "megapascal"),
      CheckedUnit("kilopascals", UnitPressure.kilopascals, "kilopascal"),
      CheckedUnit("hectopascals", UnitPressure.hectopascals, "hectopascal"),
      CheckedUnit("inchesOfMercury", UnitPressure.inchesOfMercury, "inch-ofhg"),
      CheckedUnit("bars", UnitPressure.bars, "bar"),
      CheckedUnit("millibars", UnitPressure.millibars, "millibar"),
      CheckedUnit("millimetersOfMercury", UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      CheckedUnit(
        "poundsForcePerSquareInch", UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ])

  static let speed = CheckedDimension(
    name: "speed", base: CheckedUnit("metersPerSecond", UnitSpeed.metersPerSecond, "meter-per-second"),
    others: [
      CheckedUnit("kilometersPerHour", UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      CheckedUnit("milesPerHour", UnitSpeed.milesPerHour, "mile-per-hour"),
      CheckedUnit("knots", UnitSpeed.knots, "knot"),
    ])

  static let temperature = CheckedDimension(
    name: "temperature", base: CheckedUnit("kelvin", UnitTemperature.kelvin, "kelvin"),
    others: [
      CheckedUnit("celsius", UnitTemperature.celsius, "celsius"),
      CheckedUnit("fahrenheit", UnitTemperature.fahrenheit, "fahrenheit"),
    ])

  static let information = CheckedDimension(
    name: "information", base: CheckedUnit("bits", UnitInformationStorage.bits, "bit"),
    others: [
      CheckedUnit("bytes", UnitInformationStorage.bytes, "byte"),
      CheckedUnit("yottabytes", UnitInformationStorage.yottabytes, "yottabyte"),
      CheckedUnit("zettabytes", UnitInformationStorage.zettabytes, "zettabyte"),
      CheckedUnit("exabytes", UnitInformationStorage.exabytes, "exabyte"),
      CheckedUnit("petabytes", UnitInformationStorage.petabytes, "petabyte"),
      CheckedUnit("terabytes", UnitInformationStorage.terabytes, "terabyte"),
      CheckedUnit("gigabytes", UnitInformationStorage.gigabytes, "gigabyte"),
      CheckedUnit("megabytes", UnitInformationStorage.megabytes, "megabyte"),
      CheckedUnit("kilobytes", UnitInformationStorage.kilobytes, "kilobyte"),
      CheckedUnit("yottabits", UnitInformationStorage.yottabits, "yottabit"),
      CheckedUnit("zettabits", UnitInformationStorage.zettabits, "zettabit"),
      CheckedUnit("exabits", UnitInformationStorage.exabits, "exabit"),
      CheckedUnit("petabits", UnitInformationStorage.petabits, "petabit"),
      CheckedUnit("terabits", UnitInformationStorage.terabits, "terabit"),
      CheckedUnit("gigabits", UnitInformationStorage.gigabits, "gigabit"),
      CheckedUnit("megabits", UnitInformationStorage.megabits, "megabit"),
      CheckedUnit("kilobits", UnitInformationStorage.kilobits, "kilobit"),
      CheckedUnit("yobibytes", UnitInformationStorage.yobibytes, "yobibyte"),
      CheckedUnit("zebibytes", UnitInformationStorage.zebibytes, "zebibyte"),
      CheckedUnit("exbibytes", UnitInformationStorage.exbibytes, "exbibyte"),
      CheckedUnit("pebibytes", UnitInformationStorage.pebibytes, "pebibyte"),
      CheckedUnit("tebibytes", UnitInformationStorage.tebibytes, "tebibyte"),
      CheckedUnit("gibibytes", UnitInformationStorage.gibibytes, "gibibyte"),
      CheckedUnit("mebibytes", UnitInformationStorage.mebibytes, "mebibyte"),
      CheckedUnit("kibibytes", UnitInformationStorage.kibibytes, "kibibyte"),
      CheckedUnit("yobibits", UnitInformationStorage.yobibits, "yobibit"),
      CheckedUnit("zebibits", UnitInformationStorage.zebibits, "zebibit"),
      CheckedUnit("exbibits", UnitInformationStorage.exbibits, "exbibit"),
      CheckedUnit("pebibits", UnitInformationStorage.pebibits, "pebibit"),
      CheckedUnit("tebibits", UnitInformationStorage.tebibits, "tebibit"),
      CheckedUnit("gibibits", UnitInformationStorage.gibibits, "gibibit"),
      CheckedUnit("mebibits", UnitInformationStorage.mebibits, "mebibit"),
      CheckedUnit("kibibits", UnitInformationStorage.kibibits, "kibibit"),
    ])

  static let volume = CheckedDimension(
    name: "volume", base: CheckedUnit("liters", UnitVolume.liters, "liter"),
    others: [
      CheckedUnit("megaliters", UnitVolume.megaliters, "megaliter"),
      CheckedUnit("kiloliters", UnitVolume.kiloliters, "kiloliter"),
      CheckedUnit("deciliters", UnitVolume.deciliters, "deciliter"),
      CheckedUnit("centiliters", UnitVolume.centiliters, "centiliter"),
      CheckedUnit("milliliters", UnitVolume.milliliters, "milliliter"),
      CheckedUnit("cubicKilometers", UnitVolume.cubicKilometers, "cubic-kilometer"),
      CheckedUnit("cubicMeters", UnitVolume.cubicMeters, "cubic-meter"),
      CheckedUnit("cubicDecimeters", UnitVolume.cubicDecimeters, "cubic-decimeter"),
      CheckedUnit("cubicCentimeters", UnitVolume.cubicCentimeters, "cubic-centimeter"),
      CheckedUnit("cubicMillimeters", UnitVolume.cubicMillimeters, "cubic-millimeter"),
      CheckedUnit("cubicInches", UnitVolume.cubicInches, "cubic-inch"),
      CheckedUnit("cubicFeet", UnitVolume.cubicFeet, "cubic-foot"),
      CheckedUnit("cubicYards", UnitVolume.cubicYards, "cubic-yard"),
      CheckedUnit("cubicMiles", UnitVolume.cubicMiles, "cubic-mile"),
      CheckedUnit("acreFeet", UnitVolume.acreFeet, "acre-foot"),
      CheckedUnit("bushels", UnitVolume.bushels, "bushel"),
      CheckedUnit("teaspoons", UnitVolume.teaspoons, "teaspoon"),
      CheckedUnit("tablespoons", UnitVolume.tablespoons, "tablespoon"),
      CheckedUnit("fluidOunces", UnitVolume.fluidOunces, "fluid-ounce"),
      CheckedUnit("cups", UnitVolume.cups, "cup"),
      CheckedUnit("pints", UnitVolume.pints, "pint"),
      CheckedUnit("quarts", UnitVolume.quarts, "quart"),
      CheckedUnit("gallons", UnitVolume.gallons, "gallon"),
      CheckedUnit("imperialFluidOunces", UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
      CheckedUnit("imperialPints", UnitVolume.imperialPints, "pint-imperial"),
      CheckedUnit("imperialQuarts", UnitVolume.imperialQuarts, "quart-imperial"),
      CheckedUnit("imperialGallons", UnitVolume.imperialGallons, "gallon-imperial"),
      CheckedUnit("metricCups", UnitVolume.metricCups, "cup-metric"),
    ])
}

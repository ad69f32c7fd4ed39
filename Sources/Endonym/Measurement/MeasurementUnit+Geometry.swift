// Units of length, area, volume and angle. Their names are CLDR's in camel case.

extension MeasurementUnit {
  // MARK: Length
  /// Astronomical units.
  public static let astronomicalUnit = MeasurementUnit(canonical: "astronomical-unit")
  /// Centimeters.
  public static let centimeter = MeasurementUnit(canonical: "centimeter")
  /// Decimeters.
  public static let decimeter = MeasurementUnit(canonical: "decimeter")
  /// Earth radii.
  public static let earthRadius = MeasurementUnit(canonical: "earth-radius")
  /// Fathoms.
  public static let fathom = MeasurementUnit(canonical: "fathom")
  /// Feet.
  public static let foot = MeasurementUnit(canonical: "foot")
  /// Furlongs.
  public static let furlong = MeasurementUnit(canonical: "furlong")
  /// Inches.
  public static let inch = MeasurementUnit(canonical: "inch")
  /// Kilometers.
  public static let kilometer = MeasurementUnit(canonical: "kilometer")
  /// Light years.
  public static let lightYear = MeasurementUnit(canonical: "light-year")
  /// Meters.
  public static let meter = MeasurementUnit(canonical: "meter")
  /// Micrometers.
  public static let micrometer = MeasurementUnit(canonical: "micrometer")
  /// Miles.
  public static let mile = MeasurementUnit(canonical: "mile")
  /// Miles-scandinavian.
  public static let mileScandinavian = MeasurementUnit(canonical: "mile-scandinavian")
  /// Millimeters.
  public static let millimeter = MeasurementUnit(canonical: "millimeter")
  /// Nanometers.
  public static let nanometer = MeasurementUnit(canonical: "nanometer")
  /// Nautical miles.
  public static let nauticalMile = MeasurementUnit(canonical: "nautical-mile")
  /// Parsecs.
  public static let parsec = MeasurementUnit(canonical: "parsec")
  /// Picometers.
  public static let picometer = MeasurementUnit(canonical: "picometer")
  /// Points.
  public static let point = MeasurementUnit(canonical: "point")
  /// Solar radii.
  public static let solarRadius = MeasurementUnit(canonical: "solar-radius")
  /// Yards.
  public static let yard = MeasurementUnit(canonical: "yard")
  /// Megameters.
  public static let megameter = MeasurementUnit(canonical: "megameter")
  /// Hectometers.
  public static let hectometer = MeasurementUnit(canonical: "hectometer")
  /// Dekameters.
  public static let dekameter = MeasurementUnit(canonical: "dekameter")
  /// Feet and inches.
  public static let footAndInch = MeasurementUnit(canonical: "foot-and-inch")
  /// Meters and centimeters.
  public static let meterAndCentimeter = MeasurementUnit(canonical: "meter-and-centimeter")

  // MARK: Area
  /// Acres.
  public static let acre = MeasurementUnit(canonical: "acre")
  /// Dunams.
  public static let dunam = MeasurementUnit(canonical: "dunam")
  /// Hectares.
  public static let hectare = MeasurementUnit(canonical: "hectare")
  /// Square centimeters.
  public static let squareCentimeter = MeasurementUnit(canonical: "square-centimeter")
  /// Square feet.
  public static let squareFoot = MeasurementUnit(canonical: "square-foot")
  /// Square inches.
  public static let squareInch = MeasurementUnit(canonical: "square-inch")
  /// Square kilometers.
  public static let squareKilometer = MeasurementUnit(canonical: "square-kilometer")
  /// Square meters.
  public static let squareMeter = MeasurementUnit(canonical: "square-meter")
  /// Square miles.
  public static let squareMile = MeasurementUnit(canonical: "square-mile")
  /// Square yards.
  public static let squareYard = MeasurementUnit(canonical: "square-yard")
  /// Square millimeters.
  public static let squareMillimeter = MeasurementUnit(canonical: "square-millimeter")
  /// Square micrometers.
  public static let squareMicrometer = MeasurementUnit(canonical: "square-micrometer")
  /// Square nanometers.
  public static let squareNanometer = MeasurementUnit(canonical: "square-nanometer")
  /// Square megameters.
  public static let squareMegameter = MeasurementUnit(canonical: "square-megameter")

  // MARK: Volume
  /// Acre-feet.
  public static let acreFoot = MeasurementUnit(canonical: "acre-foot")
  /// Barrels.
  public static let barrel = MeasurementUnit(canonical: "barrel")
  /// Bushels.
  public static let bushel = MeasurementUnit(canonical: "bushel")
  /// Centiliters.
  public static let centiliter = MeasurementUnit(canonical: "centiliter")
  /// Cubic centimeters.
  public static let cubicCentimeter = MeasurementUnit(canonical: "cubic-centimeter")
  /// Cubic feet.
  public static let cubicFoot = MeasurementUnit(canonical: "cubic-foot")
  /// Cubic inches.
  public static let cubicInch = MeasurementUnit(canonical: "cubic-inch")
  /// Cubic kilometers.
  public static let cubicKilometer = MeasurementUnit(canonical: "cubic-kilometer")
  /// Cubic meters.
  public static let cubicMeter = MeasurementUnit(canonical: "cubic-meter")
  /// Cubic miles.
  public static let cubicMile = MeasurementUnit(canonical: "cubic-mile")
  /// Cubic yards.
  public static let cubicYard = MeasurementUnit(canonical: "cubic-yard")
  /// Cups.
  public static let cup = MeasurementUnit(canonical: "cup")
  /// Metric cups.
  public static let cupMetric = MeasurementUnit(canonical: "cup-metric")
  /// Deciliters.
  public static let deciliter = MeasurementUnit(canonical: "deciliter")
  /// Dessert spoons.
  public static let dessertSpoon = MeasurementUnit(canonical: "dessert-spoon")
  /// Imperial dessert spoons.
  public static let dessertSpoonImperial = MeasurementUnit(canonical: "dessert-spoon-imperial")
  /// Drams.
  public static let dram = MeasurementUnit(canonical: "dram")
  /// Drops.
  public static let drop = MeasurementUnit(canonical: "drop")
  /// Fluid ounces.
  public static let fluidOunce = MeasurementUnit(canonical: "fluid-ounce")
  /// Imperial fluid ounces.
  public static let fluidOunceImperial = MeasurementUnit(canonical: "fluid-ounce-imperial")
  /// Gallons.
  public static let gallon = MeasurementUnit(canonical: "gallon")
  /// Imperial gallons.
  public static let gallonImperial = MeasurementUnit(canonical: "gallon-imperial")
  /// Hectoliters.
  public static let hectoliter = MeasurementUnit(canonical: "hectoliter")
  /// Jiggers.
  public static let jigger = MeasurementUnit(canonical: "jigger")
  /// Liters.
  public static let liter = MeasurementUnit(canonical: "liter")
  /// Megaliters.
  public static let megaliter = MeasurementUnit(canonical: "megaliter")
  /// Milliliters.
  public static let milliliter = MeasurementUnit(canonical: "milliliter")
  /// Pinches.
  public static let pinch = MeasurementUnit(canonical: "pinch")
  /// Pints.
  public static let pint = MeasurementUnit(canonical: "pint")
  /// Metric pints.
  public static let pintMetric = MeasurementUnit(canonical: "pint-metric")
  /// Quarts.
  public static let quart = MeasurementUnit(canonical: "quart")
  /// Imperial quarts.
  public static let quartImperial = MeasurementUnit(canonical: "quart-imperial")
  /// Tablespoons.
  public static let tablespoon = MeasurementUnit(canonical: "tablespoon")
  /// Teaspoons.
  public static let teaspoon = MeasurementUnit(canonical: "teaspoon")
  /// Kiloliters.
  public static let kiloliter = MeasurementUnit(canonical: "kiloliter")
  /// Cubic decimeters.
  public static let cubicDecimeter = MeasurementUnit(canonical: "cubic-decimeter")
  /// Cubic millimeters.
  public static let cubicMillimeter = MeasurementUnit(canonical: "cubic-millimeter")

  // MARK: Angle
  /// Arcminutes.
  public static let arcMinute = MeasurementUnit(canonical: "arc-minute")
  /// Arcseconds.
  public static let arcSecond = MeasurementUnit(canonical: "arc-second")
  /// Degrees.
  public static let degree = MeasurementUnit(canonical: "degree")
  /// Radians.
  public static let radian = MeasurementUnit(canonical: "radian")
  /// Revolutions.
  public static let revolution = MeasurementUnit(canonical: "revolution")
}

// Units of mass, motion, force, pressure, energy, power, fuel consumption and temperature. Their names are CLDR's in camel case.

extension MeasurementUnit {
  // MARK: Mass
  /// Carats.
  public static let carat = MeasurementUnit(canonical: "carat")
  /// Daltons.
  public static let dalton = MeasurementUnit(canonical: "dalton")
  /// Earth masses.
  public static let earthMass = MeasurementUnit(canonical: "earth-mass")
  /// Grains.
  public static let grain = MeasurementUnit(canonical: "grain")
  /// Grams.
  public static let gram = MeasurementUnit(canonical: "gram")
  /// Kilograms.
  public static let kilogram = MeasurementUnit(canonical: "kilogram")
  /// Micrograms.
  public static let microgram = MeasurementUnit(canonical: "microgram")
  /// Milligrams.
  public static let milligram = MeasurementUnit(canonical: "milligram")
  /// Ounces.
  public static let ounce = MeasurementUnit(canonical: "ounce")
  /// Troy ounces.
  public static let ounceTroy = MeasurementUnit(canonical: "ounce-troy")
  /// Pounds.
  public static let pound = MeasurementUnit(canonical: "pound")
  /// Solar masses.
  public static let solarMass = MeasurementUnit(canonical: "solar-mass")
  /// Stones.
  public static let stone = MeasurementUnit(canonical: "stone")
  /// Tons.
  public static let ton = MeasurementUnit(canonical: "ton")
  /// Metric tons.
  public static let tonne = MeasurementUnit(canonical: "tonne")
  /// Nanograms.
  public static let nanogram = MeasurementUnit(canonical: "nanogram")
  /// Picograms.
  public static let picogram = MeasurementUnit(canonical: "picogram")
  /// Decigrams.
  public static let decigram = MeasurementUnit(canonical: "decigram")
  /// Centigrams.
  public static let centigram = MeasurementUnit(canonical: "centigram")
  /// Pounds and ounces.
  public static let poundAndOunce = MeasurementUnit(canonical: "pound-and-ounce")
  /// Stones and pounds.
  public static let stoneAndPound = MeasurementUnit(canonical: "stone-and-pound")

  // MARK: Speed and acceleration
  /// Kilometers per hour.
  public static let kilometerPerHour = MeasurementUnit(canonical: "kilometer-per-hour")
  /// Knots.
  public static let knot = MeasurementUnit(canonical: "knot")
  /// Meters per second.
  public static let meterPerSecond = MeasurementUnit(canonical: "meter-per-second")
  /// Miles per hour.
  public static let milePerHour = MeasurementUnit(canonical: "mile-per-hour")
  /// Feet per second.
  public static let footPerSecond = MeasurementUnit(canonical: "foot-per-second")
  /// Kilometers per second.
  public static let kilometerPerSecond = MeasurementUnit(canonical: "kilometer-per-second")
  /// G-force.
  public static let gForce = MeasurementUnit(canonical: "g-force")
  /// Meters per second squared.
  public static let meterPerSquareSecond = MeasurementUnit(canonical: "meter-per-square-second")

  // MARK: Force and torque
  /// Newtons.
  public static let newton = MeasurementUnit(canonical: "newton")
  /// Pounds of force.
  public static let poundForce = MeasurementUnit(canonical: "pound-force")
  /// Newton-meters.
  public static let newtonMeter = MeasurementUnit(canonical: "newton-meter")
  /// Pound-force-feet.
  public static let poundForceFoot = MeasurementUnit(canonical: "pound-force-foot")

  // MARK: Pressure
  /// Atmospheres.
  public static let atmosphere = MeasurementUnit(canonical: "atmosphere")
  /// Bars.
  public static let bar = MeasurementUnit(canonical: "bar")
  /// Hectopascals.
  public static let hectopascal = MeasurementUnit(canonical: "hectopascal")
  /// Inches of mercury.
  public static let inchOfMercury = MeasurementUnit(canonical: "inch-ofhg")
  /// Kilopascals.
  public static let kilopascal = MeasurementUnit(canonical: "kilopascal")
  /// Megapascals.
  public static let megapascal = MeasurementUnit(canonical: "megapascal")
  /// Millibars.
  public static let millibar = MeasurementUnit(canonical: "millibar")
  /// Millimeters of mercury.
  public static let millimeterOfMercury = MeasurementUnit(canonical: "millimeter-ofhg")
  /// Pascals.
  public static let pascal = MeasurementUnit(canonical: "pascal")
  /// Pounds-force per square inch.
  public static let poundForcePerSquareInch = MeasurementUnit(canonical: "pound-force-per-square-inch")
  /// Gigapascals.
  public static let gigapascal = MeasurementUnit(canonical: "gigapascal")
  /// Newtons per square meter.
  public static let newtonPerSquareMeter = MeasurementUnit(canonical: "newton-per-square-meter")

  // MARK: Energy
  /// British thermal units.
  public static let britishThermalUnit = MeasurementUnit(canonical: "british-thermal-unit")
  /// Calories.
  public static let calorie = MeasurementUnit(canonical: "calorie")
  /// Electronvolts.
  public static let electronvolt = MeasurementUnit(canonical: "electronvolt")
  /// Calories.
  public static let foodcalorie = MeasurementUnit(canonical: "foodcalorie")
  /// Joules.
  public static let joule = MeasurementUnit(canonical: "joule")
  /// Kilocalories.
  public static let kilocalorie = MeasurementUnit(canonical: "kilocalorie")
  /// Kilojoules.
  public static let kilojoule = MeasurementUnit(canonical: "kilojoule")
  /// Kilowatt-hours.
  public static let kilowattHour = MeasurementUnit(canonical: "kilowatt-hour")
  /// US therms.
  public static let thermUs = MeasurementUnit(canonical: "therm-us")
  /// Megajoules.
  public static let megajoule = MeasurementUnit(canonical: "megajoule")
  /// Watt-hours.
  public static let wattHour = MeasurementUnit(canonical: "watt-hour")

  // MARK: Power
  /// Gigawatts.
  public static let gigawatt = MeasurementUnit(canonical: "gigawatt")
  /// Horsepower.
  public static let horsepower = MeasurementUnit(canonical: "horsepower")
  /// Kilowatts.
  public static let kilowatt = MeasurementUnit(canonical: "kilowatt")
  /// Megawatts.
  public static let megawatt = MeasurementUnit(canonical: "megawatt")
  /// Milliwatts.
  public static let milliwatt = MeasurementUnit(canonical: "milliwatt")
  /// Watts.
  public static let watt = MeasurementUnit(canonical: "watt")
  /// Terawatts.
  public static let terawatt = MeasurementUnit(canonical: "terawatt")
  /// Microwatts.
  public static let microwatt = MeasurementUnit(canonical: "microwatt")
  /// Nanowatts.
  public static let nanowatt = MeasurementUnit(canonical: "nanowatt")
  /// Picowatts.
  public static let picowatt = MeasurementUnit(canonical: "picowatt")
  /// Femtowatts.
  public static let femtowatt = MeasurementUnit(canonical: "femtowatt")

  // MARK: Consumption
  /// Liters per 100 kilometers.
  public static let literPer100Kilometer = MeasurementUnit(canonical: "liter-per-100-kilometer")
  /// Liters per kilometer.
  public static let literPerKilometer = MeasurementUnit(canonical: "liter-per-kilometer")
  /// Miles per gallon.
  public static let milePerGallon = MeasurementUnit(canonical: "mile-per-gallon")
  /// Miles per imperial gallon.
  public static let milePerGallonImperial = MeasurementUnit(canonical: "mile-per-gallon-imperial")
  /// Kilometers per liter.
  public static let kilometerPerLiter = MeasurementUnit(canonical: "kilometer-per-liter")
  /// Kilowatt-hours per 100 kilometers.
  public static let kilowattHourPer100Kilometer = MeasurementUnit(canonical: "kilowatt-hour-per-100-kilometer")

  // MARK: Temperature
  /// Degrees Celsius.
  public static let celsius = MeasurementUnit(canonical: "celsius")
  /// Degrees Fahrenheit.
  public static let fahrenheit = MeasurementUnit(canonical: "fahrenheit")
  /// Kelvins.
  public static let kelvin = MeasurementUnit(canonical: "kelvin")
}

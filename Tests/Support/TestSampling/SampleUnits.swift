/// Units to ask about.
public enum SampleUnits {
  /// Units of each quantity for which CLDR has preferences, by the quantity's name there.
  public static let byQuantity = [
    "area": ["square-meter", "square-kilometer", "hectare", "acre", "square-foot", "square-centimeter"],
    "concentration": ["item-per-cubic-meter", "mole-per-cubic-meter"],
    "consumption": ["liter-per-100-kilometer", "mile-per-gallon", "liter-per-kilometer", "mile-per-gallon-imperial"],
    "duration": ["second", "minute", "hour", "day", "millisecond", "week"],
    "energy": ["joule", "kilojoule", "kilowatt-hour", "calorie", "foodcalorie", "british-thermal-unit"],
    "length": ["meter", "kilometer", "centimeter", "mile", "foot", "inch", "millimeter", "yard"],
    "mass": ["kilogram", "gram", "pound", "ounce", "tonne", "milligram", "stone"],
    "mass-density": ["kilogram-per-cubic-meter", "gram-per-cubic-meter", "milligram-per-deciliter"],
    "power": ["watt", "kilowatt", "horsepower", "megawatt"],
    "pressure": ["pascal", "hectopascal", "bar", "inch-ofhg", "millimeter-ofhg", "pound-force-per-square-inch"],
    "speed": ["meter-per-second", "kilometer-per-hour", "mile-per-hour", "knot"],
    "temperature": ["celsius", "fahrenheit", "kelvin"],
    "volume": ["cubic-meter", "liter", "gallon", "milliliter", "barrel", "cup", "fluid-ounce", "cubic-foot"],
    "year-duration": ["year", "month", "decade", "century"],
  ]
}

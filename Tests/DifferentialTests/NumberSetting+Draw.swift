import RawICU

extension NumberSetting {
  /// Currencies with two, no, three and four digits, with cash of their own, without symbols, historic and of no use.
  private static let currencies = [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "CHF", "CAD", "KWD", "BHD", "HUF", "TWD", "SEK", "NOK", "DKK", "CZK",
    "PLN",
    "BRL", "ARS", "CLP", "CLF", "UYW", "KRW", "THB", "TRY", "RUB", "UAH", "EGP", "SAR", "IRR", "ILS", "VND", "IDR",
    "NGN",
    "ZAR", "XOF", "XAF", "XPF", "DEM", "FRF", "ITL", "XAU", "XXX", "AFN", "MMK", "LAK", "ISK", "LBP", "KHR", "GEL",
  ]

  static let units = [
    "kilometer", "meter", "centimeter", "mile", "foot", "inch", "yard", "nautical-mile", "light-year", "square-meter",
    "acre", "hectare", "cubic-meter", "liter", "milliliter", "gallon", "cup", "gram", "kilogram", "tonne", "pound",
    "ounce",
    "stone", "celsius", "fahrenheit", "kelvin", "second", "minute", "hour", "day", "week", "month", "year",
    "millisecond",
    "nanosecond", "decade", "byte", "kilobyte", "gigabyte", "bit", "kilometer-per-hour", "meter-per-second", "knot",
    "mile-per-hour", "mile-per-gallon", "liter-per-100-kilometer", "meter-per-square-second", "kilowatt-hour", "joule",
    "kilojoule", "calorie", "watt", "kilowatt", "horsepower", "volt", "ampere", "ohm", "hertz", "kilohertz", "pascal",
    "hectopascal", "bar", "atmosphere", "degree", "radian", "percent", "permille", "karat", "dot-per-inch", "megapixel",
    "gram-per-liter", "newton-meter", "lux", "lumen", "candela", "g-force", "mole", "item", "parsec", "point", "bushel",
    "teaspoon", "kibibyte", "liter-per-kilometer", "foot-and-inch", "pound-and-ounce", "hour-and-minute",
    "degree-and-arc-minute", "mile-per-square-hour", "kilogram-per-cubic-meter", "square-mile-per-second",
  ]

  private static let unitDisplays = ["short", "narrow", "long"]

  /// Any options of the kind `number`.
  static func any(_ draw: inout Draw, numberingSystems: [String]) -> NumberSetting {
    var setting = NumberSetting()
    switch draw.integer(1...10) {
    case 1...4: break
    case 5: setting.style = .percent
    case 6...8:
      setting.style = .currency(
        draw.pick(currencies), display: draw.pick(["symbol", "narrowSymbol", "code", "name"], onceIn: 2),
        sign: draw.pick(["standard", "accounting"], onceIn: 3))
      setting.isCash = draw.once(in: 10)
    default: setting.style = .unit(draw.pick(units), display: draw.pick(unitDisplays, onceIn: 2))
    }
    setting.drawNotation(&draw, numberingSystems: numberingSystems)
    return setting
  }

  /// Any options of the kind `measure`.
  static func measure(
    _ unit: String, usage: String?, _ draw: inout Draw, numberingSystems: [String]
  ) -> NumberSetting {
    var setting = NumberSetting()
    setting.style = .measure(unit, display: draw.pick(unitDisplays, onceIn: 2), usage: usage)
    if draw.once(in: 2) { setting.drawNotation(&draw, numberingSystems: numberingSystems) }
    return setting
  }

  /// Draws what the kinds have in common.
  private mutating func drawNotation(_ draw: inout Draw, numberingSystems: [String]) {
    notation = draw.pick(["standard", "scientific", "engineering", "compact", "compact", "compact"], onceIn: 3)
    if notation == "compact" { compactDisplay = draw.pick(["short", "long"], onceIn: 2) }
    grouping = draw.pick(["auto", "always", "min2", "false"], onceIn: 4)
    minimumIntegerDigits = draw.pick([1, 2, 3, 5, 21], onceIn: 10)
    roundingMode = draw.pick(
      ["ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven"], onceIn: 3)
    trailingZeros = draw.pick(["auto", "stripIfInteger"], onceIn: 8)
    sign = draw.pick(["auto", "always", "never", "exceptZero", "negative"], onceIn: 4)
    digits = draw.pick(numberingSystems, onceIn: 10)
    if !isCash, draw.once(in: 2) { drawDigits(&draw) }
  }

  private mutating func drawDigits(_ draw: inout Draw) {
    switch draw.integer(1...8) {
    case 1:
      let places = draw.integer(0...4)
      (minimumFractionDigits, maximumFractionDigits) = (places, places)
      increment = draw.pick([2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000])
    case 2, 3:
      if draw.once(in: 2) { minimumSignificantDigits = draw.integer(1...6) }
      if draw.once(in: 2) || minimumSignificantDigits == nil {
        maximumSignificantDigits = draw.integer((minimumSignificantDigits ?? 1)...21)
      }
      // Fraction digits beside significant ones mean nothing.
      if draw.once(in: 8) { maximumFractionDigits = 1 }
    case 4: minimumFractionDigits = draw.integer(0...8)
    case 5: maximumFractionDigits = draw.integer(0...8)
    default:
      let least = draw.integer(0...3)
      minimumFractionDigits = least
      maximumFractionDigits = draw.integer(least...(draw.once(in: 10) ? 100 : 8))
    }
  }
}

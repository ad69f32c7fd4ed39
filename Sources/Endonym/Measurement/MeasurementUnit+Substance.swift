// Units of electricity, light, concentration and density. Their names are CLDR's in camel case.

extension MeasurementUnit {
  // MARK: Electricity
  /// Amperes.
  public static let ampere = MeasurementUnit(canonical: "ampere")
  /// Milliamperes.
  public static let milliampere = MeasurementUnit(canonical: "milliampere")
  /// Ohms.
  public static let ohm = MeasurementUnit(canonical: "ohm")
  /// Volts.
  public static let volt = MeasurementUnit(canonical: "volt")
  /// Megaamperes.
  public static let megaampere = MeasurementUnit(canonical: "megaampere")
  /// Kiloamperes.
  public static let kiloampere = MeasurementUnit(canonical: "kiloampere")
  /// Microamperes.
  public static let microampere = MeasurementUnit(canonical: "microampere")
  /// Ampere-seconds, which are coulombs.
  public static let ampereSecond = MeasurementUnit(canonical: "second-ampere")
  /// Ampere-hours.
  public static let ampereHour = MeasurementUnit(canonical: "hour-ampere")
  /// Milliampere-hours.
  public static let milliampereHour = MeasurementUnit(canonical: "hour-milliampere")
  /// Megavolts.
  public static let megavolt = MeasurementUnit(canonical: "megavolt")
  /// Kilovolts.
  public static let kilovolt = MeasurementUnit(canonical: "kilovolt")
  /// Millivolts.
  public static let millivolt = MeasurementUnit(canonical: "millivolt")
  /// Microvolts.
  public static let microvolt = MeasurementUnit(canonical: "microvolt")
  /// Megaohms.
  public static let megaohm = MeasurementUnit(canonical: "megaohm")
  /// Kiloohms.
  public static let kiloohm = MeasurementUnit(canonical: "kiloohm")
  /// Milliohms.
  public static let milliohm = MeasurementUnit(canonical: "milliohm")
  /// Microohms.
  public static let microohm = MeasurementUnit(canonical: "microohm")

  // MARK: Light
  /// Candela.
  public static let candela = MeasurementUnit(canonical: "candela")
  /// Lumen.
  public static let lumen = MeasurementUnit(canonical: "lumen")
  /// Lux.
  public static let lux = MeasurementUnit(canonical: "lux")
  /// Solar luminosities.
  public static let solarLuminosity = MeasurementUnit(canonical: "solar-luminosity")

  // MARK: Concentration
  /// Items.
  public static let item = MeasurementUnit(canonical: "item")
  /// Karats.
  public static let karat = MeasurementUnit(canonical: "karat")
  /// Milligrams per deciliter.
  public static let milligramOfGlucosePerDeciliter = MeasurementUnit(canonical: "milligram-ofglucose-per-deciliter")
  /// Millimoles per liter.
  public static let millimolePerLiter = MeasurementUnit(canonical: "millimole-per-liter")
  /// Moles.
  public static let mole = MeasurementUnit(canonical: "mole")
  /// Percent.
  public static let percent = MeasurementUnit(canonical: "percent")
  /// Permille.
  public static let permille = MeasurementUnit(canonical: "permille")
  /// Parts per million.
  public static let permillion = MeasurementUnit(canonical: "permillion")
  /// Permyriad.
  public static let permyriad = MeasurementUnit(canonical: "permyriad")
  /// Grams per liter.
  public static let gramPerLiter = MeasurementUnit(canonical: "gram-per-liter")
  /// Milligrams per deciliter.
  public static let milligramPerDeciliter = MeasurementUnit(canonical: "milligram-per-deciliter")
  /// Kilograms per cubic meter.
  public static let kilogramPerCubicMeter = MeasurementUnit(canonical: "kilogram-per-cubic-meter")
}

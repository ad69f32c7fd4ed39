// Units of time, frequency, information and graphics. Their names are CLDR's in camel case.

extension MeasurementUnit {
  // MARK: Duration
  /// Centuries.
  public static let century = MeasurementUnit(canonical: "century")
  /// Days.
  public static let day = MeasurementUnit(canonical: "day")
  /// Decades.
  public static let decade = MeasurementUnit(canonical: "decade")
  /// Hours.
  public static let hour = MeasurementUnit(canonical: "hour")
  /// Microseconds.
  public static let microsecond = MeasurementUnit(canonical: "microsecond")
  /// Milliseconds.
  public static let millisecond = MeasurementUnit(canonical: "millisecond")
  /// Minutes.
  public static let minute = MeasurementUnit(canonical: "minute")
  /// Months.
  public static let month = MeasurementUnit(canonical: "month")
  /// Nanoseconds.
  public static let nanosecond = MeasurementUnit(canonical: "nanosecond")
  /// Quarters.
  public static let quarter = MeasurementUnit(canonical: "quarter")
  /// Seconds.
  public static let second = MeasurementUnit(canonical: "second")
  /// Weeks.
  public static let week = MeasurementUnit(canonical: "week")
  /// Years.
  public static let year = MeasurementUnit(canonical: "year")
  /// Picoseconds.
  public static let picosecond = MeasurementUnit(canonical: "picosecond")
  /// Hours and minutes.
  public static let hourAndMinute = MeasurementUnit(canonical: "hour-and-minute")
  /// Minutes and seconds.
  public static let minuteAndSecond = MeasurementUnit(canonical: "minute-and-second")
  /// Hours, minutes and seconds.
  public static let hourAndMinuteAndSecond = MeasurementUnit(canonical: "hour-and-minute-and-second")

  // MARK: Frequency
  /// Gigahertz.
  public static let gigahertz = MeasurementUnit(canonical: "gigahertz")
  /// Hertz.
  public static let hertz = MeasurementUnit(canonical: "hertz")
  /// Kilohertz.
  public static let kilohertz = MeasurementUnit(canonical: "kilohertz")
  /// Megahertz.
  public static let megahertz = MeasurementUnit(canonical: "megahertz")
  /// Terahertz.
  public static let terahertz = MeasurementUnit(canonical: "terahertz")
  /// Millihertz.
  public static let millihertz = MeasurementUnit(canonical: "millihertz")
  /// Microhertz.
  public static let microhertz = MeasurementUnit(canonical: "microhertz")
  /// Nanohertz.
  public static let nanohertz = MeasurementUnit(canonical: "nanohertz")
  /// Revolutions per minute.
  public static let revolutionPerMinute = MeasurementUnit(canonical: "revolution-per-minute")

  // MARK: Information
  /// Bits.
  public static let bit = MeasurementUnit(canonical: "bit")
  /// Bytes.
  public static let byte = MeasurementUnit(canonical: "byte")
  /// Gigabits.
  public static let gigabit = MeasurementUnit(canonical: "gigabit")
  /// Gigabytes.
  public static let gigabyte = MeasurementUnit(canonical: "gigabyte")
  /// Kilobits.
  public static let kilobit = MeasurementUnit(canonical: "kilobit")
  /// Kilobytes.
  public static let kilobyte = MeasurementUnit(canonical: "kilobyte")
  /// Megabits.
  public static let megabit = MeasurementUnit(canonical: "megabit")
  /// Megabytes.
  public static let megabyte = MeasurementUnit(canonical: "megabyte")
  /// Petabytes.
  public static let petabyte = MeasurementUnit(canonical: "petabyte")
  /// Terabits.
  public static let terabit = MeasurementUnit(canonical: "terabit")
  /// Terabytes.
  public static let terabyte = MeasurementUnit(canonical: "terabyte")
  /// Petabits.
  public static let petabit = MeasurementUnit(canonical: "petabit")
  /// Exabits.
  public static let exabit = MeasurementUnit(canonical: "exabit")
  /// Zettabits.
  public static let zettabit = MeasurementUnit(canonical: "zettabit")
  /// Yottabits.
  public static let yottabit = MeasurementUnit(canonical: "yottabit")
  /// Exabytes.
  public static let exabyte = MeasurementUnit(canonical: "exabyte")
  /// Zettabytes.
  public static let zettabyte = MeasurementUnit(canonical: "zettabyte")
  /// Yottabytes.
  public static let yottabyte = MeasurementUnit(canonical: "yottabyte")
  /// Kibibits.
  public static let kibibit = MeasurementUnit(canonical: "kibibit")
  /// Mebibits.
  public static let mebibit = MeasurementUnit(canonical: "mebibit")
  /// Gibibits.
  public static let gibibit = MeasurementUnit(canonical: "gibibit")
  /// Tebibits.
  public static let tebibit = MeasurementUnit(canonical: "tebibit")
  /// Pebibits.
  public static let pebibit = MeasurementUnit(canonical: "pebibit")
  /// Exbibits.
  public static let exbibit = MeasurementUnit(canonical: "exbibit")
  /// Zebibits.
  public static let zebibit = MeasurementUnit(canonical: "zebibit")
  /// Yobibits.
  public static let yobibit = MeasurementUnit(canonical: "yobibit")
  /// Kibibytes.
  public static let kibibyte = MeasurementUnit(canonical: "kibibyte")
  /// Mebibytes.
  public static let mebibyte = MeasurementUnit(canonical: "mebibyte")
  /// Gibibytes.
  public static let gibibyte = MeasurementUnit(canonical: "gibibyte")
  /// Tebibytes.
  public static let tebibyte = MeasurementUnit(canonical: "tebibyte")
  /// Pebibytes.
  public static let pebibyte = MeasurementUnit(canonical: "pebibyte")
  /// Exbibytes.
  public static let exbibyte = MeasurementUnit(canonical: "exbibyte")
  /// Zebibytes.
  public static let zebibyte = MeasurementUnit(canonical: "zebibyte")
  /// Yobibytes.
  public static let yobibyte = MeasurementUnit(canonical: "yobibyte")

  // MARK: Graphics
  /// Dots.
  public static let dot = MeasurementUnit(canonical: "dot")
  /// Dots per centimeter.
  public static let dotPerCentimeter = MeasurementUnit(canonical: "dot-per-centimeter")
  /// Dots per inch.
  public static let dotPerInch = MeasurementUnit(canonical: "dot-per-inch")
  /// Typographic ems.
  public static let em = MeasurementUnit(canonical: "em")
  /// Megapixels.
  public static let megapixel = MeasurementUnit(canonical: "megapixel")
  /// Pixels.
  public static let pixel = MeasurementUnit(canonical: "pixel")
  /// Pixels per centimeter.
  public static let pixelPerCentimeter = MeasurementUnit(canonical: "pixel-per-centimeter")
  /// Pixels per inch.
  public static let pixelPerInch = MeasurementUnit(canonical: "pixel-per-inch")
}

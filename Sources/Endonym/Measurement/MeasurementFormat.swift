/// Writes measurements the way a locale writes them, in the unit that the locale uses for the purpose.
///
/// ```swift
/// try MeasurementFormat(.kilometer, width: .wide, locale: "de").format(5)                        // 5 Kilometer
/// try MeasurementFormat(.kilometer, width: .wide, usage: "road", locale: "en_US").format(5)      // 3.1 miles
/// try MeasurementFormat(.meter, usage: "person-height", locale: "en_US").format(1.8)             // 5 ft, 11 in
/// try MeasurementFormat(.celsius, usage: "weather", locale: "en_US").format(22)                  // 72°F
/// ```
///
/// A format is made for one unit, so that everything about it is known, and refused, before the first value. With a
/// usage the value is converted: which unit is shown depends on the locale's region, its measurement system and the
/// amount; ``shown(_:)-(Double)`` tells it.
///
/// Without a precision a measurement shows 0 to 6 fraction digits, and with a usage what CLDR prefers for it: whole
/// numbers, or two significant digits below ten.
///
/// Source: UTS 35 part 6, "Unit Preferences"; ICU's `unumberformatter.h`.
public struct MeasurementFormat: Sendable {
  let box: EngineBox<MeasurementOptions>

  /// - Parameters:
  ///   - unit: What values are measured in.
  ///   - width: How much room the unit's name takes.
  ///   - usage: What is measured, by CLDR: `road`, `person-height`, `weather`, `default` and so on; `nil` keeps the unit.
  ///   - locale: The locale to write for.
  /// - Throws: ``FormatError/invalidUnit(_:reason:)`` when ICU cannot show the unit,
  ///   ``FormatError/invalidUsage(_:unit:)``, ``FormatError/invalidLocale(_:reason:)``.
  public init(
    _ unit: MeasurementUnit, width: NumberFormat.UnitWidth = .abbreviated, usage: String? = nil,
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.measurement
  ) throws(FormatError) {
    var number = NumberFormatOptions(.measurement(unit, usage: usage), locale: try locale.localeIdentifier())
    number.unitWidth = width
    try self.init(MeasurementOptions(unit: unit, usage: usage, number: number))
  }

  init(_ options: MeasurementOptions) throws(FormatError) {
    box = EngineBox(try options.validated())
    // Whether the unit can be shown is known only when ICU has tried.
    try box.check()
  }

  private init(valid options: MeasurementOptions) { box = EngineBox(options) }

  var options: MeasurementOptions { box.options }

  /// What values are measured in.
  public var unit: MeasurementUnit { options.unit }

  /// The locale to write for.
  public var locale: LocaleIdentifier { options.number.locale }

  /// How the numbers are written: the start for ``numbersLike(_:)``.
  public var numberFormat: NumberFormat { NumberFormat(valid: options.number) }

  /// The same format with its numbers written like another's: digits, rounding, grouping, sign, notation, unit width.
  ///
  /// ```swift
  /// let lengths = try MeasurementFormat(.kilometer, locale: "en")
  /// try lengths.numbersLike(lengths.numberFormat.precision(.fractionLength(1))).format(5)  // 5.0 km
  /// ```
  /// - Throws: ``FormatError/invalidNumberingSystem(_:reason:)`` and what ICU refuses together with the unit.
  public func numbersLike(_ format: NumberFormat) throws(FormatError) -> MeasurementFormat {
    var options = options
    options.number = format.options
    // What is counted, and for whom, stays.
    options.number.style = self.options.number.style
    options.number.locale = self.options.number.locale
    return try MeasurementFormat(options)
  }
}

extension MeasurementFormat: Hashable {
  /// Formats with the same options are equal.
  public static func == (left: MeasurementFormat, right: MeasurementFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension MeasurementFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws { try self.init(try MeasurementOptions(from: decoder)) }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

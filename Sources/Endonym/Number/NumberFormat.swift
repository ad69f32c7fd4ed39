/// Writes numbers the way a locale writes them.
///
/// ```swift
/// try NumberFormat.decimal(locale: "de_DE").format(1234567.891)            // 1.234.567,891
/// try NumberFormat.percent(locale: "fr").format(0.85)                      // 85 %
/// try NumberFormat.currency("EUR", locale: "de").format(1234.5)            // 1.234,50 €
/// try NumberFormat.decimal(locale: "en").notation(.compactName).format(9876)  // 9.9K
/// ```
///
/// A format takes every kind of number: integers of any width, `Double`, `Float`, `Decimal`, ``ExactDecimal``. It is a
/// small value, safe to keep, to compare, to encode and to use from several threads at once.
///
/// Making a format throws when a locale, currency, unit or option does not exist, and each modifier that can be
/// invalid throws too; one `try` covers a whole chain. ``format(_:)-(Double)`` itself never throws:
/// should ICU fail, which only lack of memory can make it do, it gives the number's plain digits.
/// ``append(_:to:)-(Double,_)`` and ``parts(of:)-(Double)`` throw instead.
///
/// Rounding is half-even. Without a ``Precision`` decimals show 0 to 3 fraction digits, percents none, currencies
/// their own number, and compact numbers two significant digits at most.
///
/// Source: ICU's `unumberformatter.h`; names and defaults of ECMA-402's `Intl.NumberFormat`.
public struct NumberFormat: Sendable {
  let box: EngineBox<NumberFormatOptions>

  init(valid options: NumberFormatOptions) {
    box = EngineBox(options)
  }

  init(_ options: NumberFormatOptions) throws(FormatError) {
    box = EngineBox(try options.validated())
  }

  var options: NumberFormatOptions { box.options }

  // MARK: Making

  /// Plain numbers: `1,234.5`.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``; ``FormatError/invalidNumberingSystem(_:reason:)`` when the
  ///   locale asks for one that writes no digits.
  public static func decimal(
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric
  ) throws(FormatError) -> NumberFormat {
    try NumberFormat(NumberFormatOptions(.decimal, locale: try locale.localeIdentifier()))
  }

  /// A hundred times the number, with a percent sign: 0.85 is `85%`.
  /// - Throws: as ``decimal(locale:)``.
  public static func percent(
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric
  ) throws(FormatError) -> NumberFormat {
    try NumberFormat(NumberFormatOptions(.percent, locale: try locale.localeIdentifier()))
  }

  /// Amounts of a currency, which an ISO 4217 code names in upper or lower case.
  /// - Throws: ``FormatError/invalidCurrency(_:)``, and as ``decimal(locale:)``.
  public static func currency(
    _ code: String, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric
  ) throws(FormatError) -> NumberFormat {
    let code = try CurrencyTable.validated(code)
    return try NumberFormat(NumberFormatOptions(.currency(code), locale: try locale.localeIdentifier()))
  }

  /// Numbers of a unit, with ECMA-402's digits for its style `unit` (0 to 3 after the separator).
  ///
  /// ``MeasurementFormat`` converts to what the locale uses, and shows ICU's own digits.
  /// - Throws: ``FormatError/invalidUnit(_:reason:)``, and as ``decimal(locale:)``.
  public static func unit(
    _ unit: MeasurementUnit, width: UnitWidth = .abbreviated,
    locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric
  ) throws(FormatError) -> NumberFormat {
    var options = NumberFormatOptions(.unit(unit), locale: try locale.localeIdentifier())
    options.unitWidth = width
    let format = try NumberFormat(options)
    // Whether ICU has a name or a pattern for the unit shows only when it is asked.
    try format.box.check()
    return format
  }

  /// Numbers by an ICU number skeleton, for what the modifiers do not reach: `compact-short currency/EUR .00`.
  /// - Throws: ``FormatError/invalidSkeleton(_:offset:reason:)`` with the place of the first token that ICU refuses,
  ///   and as ``decimal(locale:)``.
  public static func skeleton(
    _ skeleton: String, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.numeric
  ) throws(FormatError) -> NumberFormat {
    let format = try NumberFormat(NumberFormatOptions(.skeleton(skeleton), locale: try locale.localeIdentifier()))
    try format.box.check()
    return format
  }
}

extension NumberFormat: Hashable {
  /// Formats with the same options are equal, wherever they were made.
  public static func == (left: NumberFormat, right: NumberFormat) -> Bool {
    left.box === right.box || left.options == right.options
  }

  /// Hashes the options.
  public func hash(into hasher: inout Hasher) { hasher.combine(options) }
}

extension NumberFormat: Codable {
  /// Reads a format that ``encode(to:)`` wrote; its options are checked again.
  public init(from decoder: any Decoder) throws {
    try self.init(try NumberFormatOptions(from: decoder))
    switch options.style {
    case .decimal, .percent, .currency: break
    case .unit, .skeleton: try box.check()
    case .measurement(let unit, let usage):
      _ = try MeasurementOptions(unit: unit, usage: usage, number: options).openEngine()
    }
  }

  /// Writes the options: a format read back is equal to this one.
  public func encode(to encoder: any Encoder) throws {
    try options.encode(to: encoder)
  }
}

extension NumberFormat: CustomStringConvertible {
  /// The ICU number skeleton and the locale, for logs.
  public var description: String {
    let skeleton = (try? NumberSkeleton(options).text) ?? "?"
    return "NumberFormat(\(skeleton), \(options.locale))"
  }
}

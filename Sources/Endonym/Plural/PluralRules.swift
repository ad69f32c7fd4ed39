/// Chooses the plural category of a number in one locale.
///
/// ```swift
/// let arabic = try PluralRules(locale: "ar")
/// try arabic.category(for: 3)    // few
/// try arabic.category(for: 100)  // other
/// try PluralRules(.ordinal, locale: "en").category(for: 22)  // two, as in "22nd"
/// ```
///
/// A number counts as it is written: 1 is `one` in English, "1.0" is `other`, and compact French "1 M" is `many`. So
/// the rules take the ``NumberFormat`` that will show the number; without one they assume the locale's plain
/// decimals. An ``ExactDecimal`` keeps the zeros it was written with, unless the format sets the precision.
///
/// Source: CLDR's plural rules, UTS 35 part 3; ICU's `upluralrules.h`.
public struct PluralRules: Sendable {
  let box: EngineBox<PluralOptions>

  /// - Parameters:
  ///   - type: Counts or ranks.
  ///   - locale: The locale, of which the language decides.
  /// - Throws: ``FormatError/invalidLocale(_:reason:)``.
  public init(
    _ type: PluralType = .cardinal, locale: some LocaleIdentifierConvertible = LocaleEnvironment.Category.messages
  ) throws(FormatError) {
    let locale = try locale.localeIdentifier()
    if try !PluralTable.shared().contains(language: locale.languageCode) { try locale.requireData() }
    self.init(PluralOptions(type: type, number: NumberFormatOptions(.decimal, locale: locale)))
  }

  /// Rules for numbers as `format` writes them, in its locale.
  /// - Parameters:
  ///   - type: Counts or ranks.
  ///   - format: How the number will be shown.
  public init(_ type: PluralType = .cardinal, format: NumberFormat) {
    self.init(PluralOptions(type: type, number: format.options))
  }

  init(_ options: PluralOptions) { box = EngineBox(options) }

  var options: PluralOptions { box.options }

  /// Whether categories are chosen by a compiled plan. The categories are ICU's either way; when ICU has to choose them, or
  /// fails, it is `false`.
  public var isCompiled: Bool {
    do { return try box.engine().isCompiled } catch { return false }
  }

  /// The category of a number.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func category(for value: some BinaryInteger) throws(FormatError) -> PluralCategory {
    try box.engine().category(for: NumberValue(value))
  }

  /// The category of a number.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func category(for value: Int) throws(FormatError) -> PluralCategory {
    try box.withEngine { engine throws(FormatError) in
      try engine.category(SmallDecimal(value))
    }
  }

  /// The category of a number. NaN and infinities are `other`.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func category(for value: Double) throws(FormatError) -> PluralCategory {
    try box.withEngine { engine throws(FormatError) in try engine.category(value) }
  }

  /// The category of a decimal with the zeros it was written with: `1.50` has two fraction digits.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails; ``FormatError/limitExceeded(_:limit:)`` beyond
  ///   ``Limits/optionDigits`` fraction digits.
  public func category(for value: ExactDecimal) throws(FormatError) -> PluralCategory {
    guard options.number.precision?.saysFractionDigits != true, options.number.notation == .automatic, value.isFinite
    else { return try category(ofValue: value) }
    guard value.fractionDigits <= Limits.optionDigits else {
      throw .limitExceeded("the number of fraction digits", limit: Limits.optionDigits)
    }
    var options = options
    options.number.precision = NumberFormat.Precision(
      .fraction(minimum: value.fractionDigits, maximum: value.fractionDigits),
      minimumIntegerDigits: options.number.precision?.minimumIntegerDigits)
    return try FormatCache.engine(for: options).category(for: NumberValue(value))
  }

  /// The category of a decimal as the format shows it, whichever zeros it was written with: of integers too long for any
  /// integer type.
  package func category(ofValue value: ExactDecimal) throws(FormatError) -> PluralCategory {
    try box.engine().category(for: NumberValue(value))
  }

  /// The category of a range: "0–1 jour" is `one` in French.
  /// - Throws: ``FormatError/invalidNumber(_:)`` when an end is not a number; ``FormatError/engine(call:code:name:)``.
  public func category(from start: ExactDecimal, to end: ExactDecimal) throws(FormatError) -> PluralCategory {
    for end in [start, end] where end.isNaN { throw .invalidNumber(end.description) }
    return try box.engine().category(from: NumberValue(start), to: NumberValue(end))
  }

  /// The categories that the language tells apart, in CLDR's order.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func categories() throws(FormatError) -> [PluralCategory] {
    let keywords = try box.engine().keywords()
    return PluralCategory.allCases.filter { keywords.contains($0.rawValue) }
  }
}

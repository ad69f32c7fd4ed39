import EndonymICU

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
    if try !PluralTable.shared().languages.contains(locale.languageCode) { try locale.requireData() }
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

  /// The category of a number.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func category(for value: some BinaryInteger) throws(FormatError) -> PluralCategory {
    try box.engine().category(for: NumberValue(value))
  }

  /// The category of a number. NaN and infinities are `other`.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func category(for value: Double) throws(FormatError) -> PluralCategory {
    try box.engine().category(for: NumberValue(value))
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

/// What decides a category.
struct PluralOptions: EngineOptions {
  var type: PluralType
  var number: NumberFormatOptions

  func makeEngine() throws(FormatError) -> PluralEngine { try PluralEngine(self) }
}

/// Coded flat: the type beside the number's options, as ECMA-402's `Intl.PluralRules` takes them.
extension PluralOptions: Codable {
  private enum Key: String, CodingKey { case type }

  init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: Key.self).decode(PluralType.self, forKey: .type)
    number = try NumberFormatOptions(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: Key.self)
    try writer.encode(type, forKey: .type)
    try number.encode(to: encoder)
  }
}

/// What answers for a ``PluralRules``: ICU's rules, and the formatter of the number they judge.
final class PluralEngine: Sendable {
  private let rules: ICUPluralRules
  private let numbers: NumberEngine

  init(_ options: PluralOptions) throws(FormatError) {
    numbers = try FormatCache.engine(for: options.number)
    rules = try FormatError.wrapping { () throws(ICUError) in
      try ICUPluralRules(options.type == .ordinal ? .ordinal : .cardinal, locale: options.number.locale.dataIdentifier)
    }
  }

  func category(for value: NumberValue) throws(FormatError) -> PluralCategory {
    let number = try numbers.formatted(value)
    return Self.category(try FormatError.wrapping { () throws(ICUError) in try rules.keyword(for: number) })
  }

  func category(from start: NumberValue, to end: NumberValue) throws(FormatError) -> PluralCategory {
    let range = try numbers.formatted(from: start, to: end)
    return Self.category(try FormatError.wrapping { () throws(ICUError) in try rules.keyword(forRange: range) })
  }

  func keywords() throws(FormatError) -> [String] {
    try FormatError.wrapping { () throws(ICUError) in try rules.keywords() }
  }

  private static func category(_ keyword: String) -> PluralCategory { PluralCategory(rawValue: keyword) ?? .other }
}

/// The languages that CLDR has plural rules for: more than it has locale data for.
struct PluralTable: Sendable {
  let languages: Set<String>

  static func shared() throws(FormatError) -> PluralTable {
    try SharedTables.table(PluralTable.self) { () throws(FormatError) in
      try FormatError.wrapping { () throws(ICUError) in
        var languages: Set<String> = []
        for row in try ICUResourceBundle(name: "plurals").child("locales")?.children() ?? [] {
          languages.insert(row.key)
        }
        return PluralTable(languages: languages)
      }
    }
  }
}

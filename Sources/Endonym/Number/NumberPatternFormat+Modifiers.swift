extension NumberPatternFormat {
  /// Which digits stand in groups.
  public enum Grouping: Hashable, Sendable, Codable {
    /// As the pattern has it.
    case automatic
    /// None.
    case never
    /// So many in the group before the decimal separator, and in each one before that (as many, when `nil`):
    /// `.sizes(primary: 3, secondary: 2)` writes 12,34,567.
    case sizes(primary: Int, secondary: Int?)
  }

  /// When a plus sign is shown.
  public enum SignDisplay: String, Hashable, Sendable, Codable {
    /// Only where the pattern has one.
    case automatic
    /// Before every number that is not negative, where the minus of a negative one stands.
    case always
  }

  /// What fills a number up to a width.
  public struct Padding: Hashable, Sendable {
    /// Where the filling stands: ICU's names.
    public enum Position: String, Hashable, Sendable, Codable, CaseIterable {
      /// Before everything.
      case beforePrefix
      /// Between what stands before the digits and the digits.
      case afterPrefix
      /// Between the digits and what stands behind them.
      case beforeSuffix
      /// Behind everything.
      case afterSuffix
    }

    /// The least number of UTF-16 units that a number takes; `nil` leaves the pattern's own.
    public var width: Int?
    /// What fills; `nil` leaves the pattern's, or a space.
    public var character: Unicode.Scalar?
    /// Where; `nil` leaves the pattern's, or before everything.
    public var position: Position?

    /// Makes a padding.
    public init(width: Int? = nil, character: Unicode.Scalar? = nil, position: Position? = nil) {
      self.width = width
      self.character = character
      self.position = position
    }
  }

  /// What stands before and behind a number instead of what the pattern has. Text as it is: no sign of a pattern counts.
  public struct Affixes: Hashable, Sendable, Codable {
    /// Before numbers that are not negative.
    public var positivePrefix: String?
    /// Behind numbers that are not negative.
    public var positiveSuffix: String?
    /// Before negative numbers.
    public var negativePrefix: String?
    /// Behind negative numbers.
    public var negativeSuffix: String?

    /// Makes a choice; what is `nil` is the pattern's.
    public init(
      positivePrefix: String? = nil, positiveSuffix: String? = nil, negativePrefix: String? = nil,
      negativeSuffix: String? = nil
    ) {
      self.positivePrefix = positivePrefix
      self.positiveSuffix = positiveSuffix
      self.negativePrefix = negativePrefix
      self.negativeSuffix = negativeSuffix
    }
  }

  /// A copy with changed options, checked again.
  private func with(_ change: (inout NumberPatternOptions) -> Void) throws(FormatError) -> NumberPatternFormat {
    var options = options
    change(&options)
    return try NumberPatternFormat(options)
  }

  /// The currency that `¤` stands for, instead of the locale's. Its own digits replace the pattern's.
  /// - Throws: ``FormatError/invalidCurrency(_:)``.
  public func currency(_ code: String) throws(FormatError) -> NumberPatternFormat {
    let code = try CurrencyTable.validated(code)
    return try with { $0.currency = code }
  }

  /// What amounts of a currency are rounded to.
  public enum CurrencyUsage: String, Hashable, Sendable, Codable {
    /// The currency's own digits.
    case standard
    /// What can be paid in cash: Swiss francs in steps of 0.05.
    case cash
  }

  /// What amounts of the currency are rounded to.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func currencyUsage(_ usage: CurrencyUsage) throws(FormatError) -> NumberPatternFormat {
    try with { $0.isCash = usage == .cash }
  }

  /// How many integer digits are shown, at least and at most. Digits above the most are cut off at the front.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when a count is out of range.
  public func integerLength(_ limits: some RangeExpression<Int>) throws(FormatError) -> NumberPatternFormat {
    let ends = RangeEnds(limits)
    return try with { $0.integerDigits = .init(minimum: ends.minimum, maximum: ends.maximum) }
  }

  /// How many fraction digits are shown, at least and at most.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when a count is out of range.
  public func fractionLength(_ limits: some RangeExpression<Int>) throws(FormatError) -> NumberPatternFormat {
    let ends = RangeEnds(limits)
    return try with { $0.fractionDigits = .init(minimum: ends.minimum, maximum: ends.maximum) }
  }

  /// How many significant digits are shown, at least and at most, instead of fraction digits.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when a count is out of range.
  public func significantDigits(_ limits: some RangeExpression<Int>) throws(FormatError) -> NumberPatternFormat {
    let ends = RangeEnds(limits)
    return try with { $0.significantDigits = .init(minimum: ends.minimum, maximum: ends.maximum) }
  }

  /// How digits beyond the precision are rounded.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func rounded(_ mode: NumberFormat.RoundingMode) throws(FormatError) -> NumberPatternFormat {
    try with { $0.roundingMode = mode }
  }

  /// Rounds to multiples of a step.
  /// - Throws: ``FormatError/invalidNumber(_:)`` when the step is no positive decimal.
  public func rounded(
    _ mode: NumberFormat.RoundingMode = .halfEven, increment: String
  ) throws(FormatError) -> NumberPatternFormat {
    let step = try NumberFormat.validatedIncrement(increment)
    return try with {
      $0.roundingMode = mode
      $0.roundingIncrement = step
    }
  }

  /// Writes so many times the number, whatever percent or per mille the pattern has.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` for 0 and beyond 32 bits.
  public func multiplied(by factor: Int) throws(FormatError) -> NumberPatternFormat {
    try with { $0.multiplier = factor }
  }

  /// Which digits stand in groups.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when a size is out of range.
  public func grouping(_ grouping: Grouping) throws(FormatError) -> NumberPatternFormat {
    try with { $0.grouping = grouping }
  }

  /// How many digits the first group has at least: with 2, 1234 has none, and 12,345 has.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when it is out of range.
  public func minimumGroupingDigits(_ count: Int) throws(FormatError) -> NumberPatternFormat {
    try with { $0.minimumGroupingDigits = count }
  }

  /// What fills the number up to a width.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when the width is out of range.
  public func padding(_ padding: Padding) throws(FormatError) -> NumberPatternFormat {
    try with { $0.padding = padding }
  }

  /// What stands before and behind the number.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func affixes(_ affixes: Affixes) throws(FormatError) -> NumberPatternFormat {
    try with { $0.affixes = affixes }
  }

  /// When a plus sign is shown.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func sign(_ display: SignDisplay) throws(FormatError) -> NumberPatternFormat { try with { $0.sign = display } }

  /// When the decimal separator is shown.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails.
  public func decimalSeparator(
    strategy: NumberFormat.DecimalSeparatorStrategy
  ) throws(FormatError) -> NumberPatternFormat {
    try with { $0.decimalSeparator = strategy }
  }

  /// The digits to write with, instead of the locale's.
  /// - Throws: ``FormatError/invalidNumberingSystem(_:reason:)`` when the system is algorithmic.
  public func numberingSystem(_ system: NumberingSystem) throws(FormatError) -> NumberPatternFormat {
    try with { $0.numberingSystem = system }
  }

  /// The same format for another locale.
  /// - Throws: as ``init(_:locale:)``.
  public func locale(_ locale: some LocaleIdentifierConvertible) throws(FormatError) -> NumberPatternFormat {
    let locale = try locale.localeIdentifier()
    return try with { $0.locale = locale }
  }
}

extension NumberPatternFormat.Padding: Codable {
  private enum Key: String, CodingKey { case width, character, position }

  /// Reads a padding, whose character is a text of one.
  public init(from decoder: any Decoder) throws {
    let reader = try decoder.container(keyedBy: Key.self)
    width = try reader.decodeIfPresent(Int.self, forKey: .width)
    position = try reader.decodeIfPresent(Position.self, forKey: .position)
    let text = try reader.decodeIfPresent(String.self, forKey: .character)
    character = text?.unicodeScalars.first
    if let text, text.unicodeScalars.count != 1 {
      throw FormatError.invalidOption("padding", reason: "\"\(text)\" is not one character")
    }
  }

  /// Writes the padding.
  public func encode(to encoder: any Encoder) throws {
    var writer = encoder.container(keyedBy: Key.self)
    try writer.encodeIfPresent(width, forKey: .width)
    try writer.encodeIfPresent(character.map { String($0) }, forKey: .character)
    try writer.encodeIfPresent(position, forKey: .position)
  }
}

extension NumberFormat {
  /// The locale to write for.
  public var locale: LocaleIdentifier { options.locale }

  /// A copy with changed options.
  private func with(_ change: (inout NumberFormatOptions) -> Void) -> NumberFormat {
    var options = options
    change(&options)
    return NumberFormat(valid: options)
  }

  /// A copy with changed options that have to be checked.
  private func checked(_ change: (inout NumberFormatOptions) -> Void) throws(FormatError) -> NumberFormat {
    var options = options
    change(&options)
    return try NumberFormat(options)
  }

  /// How many digits are shown.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when a count is out of range or ends are crossed.
  public func precision(_ precision: Precision) throws(FormatError) -> NumberFormat {
    try checked { $0.precision = precision }
  }

  /// How digits beyond the precision are rounded.
  public func rounded(_ mode: RoundingMode) -> NumberFormat {
    with { $0.roundingMode = mode }
  }

  /// Rounds to multiples of a step, which also sets the digits: `0.05` shows two.
  /// - Throws: ``FormatError/invalidNumber(_:)`` when the step is no positive decimal.
  public func rounded(_ mode: RoundingMode = .halfEven, increment: String) throws(FormatError) -> NumberFormat {
    let step = try Self.validatedIncrement(increment)
    return try checked {
      $0.roundingMode = mode
      $0.precision = Precision(.increment(step), minimumIntegerDigits: $0.precision?.minimumIntegerDigits)
    }
  }

  /// A step in plain digits.
  static func validatedIncrement(_ text: String) throws(FormatError) -> String {
    let step = try ExactDecimal(text)
    // ICU computes with steps of decimal128's 34 digits at most.
    guard step.isFinite, !step.isNegative, !step.isZero, step.digits.count <= 34, abs(step.exponent) <= 100 else {
      throw .invalidNumber(String(text.prefix(64)))
    }
    return step.description
  }

  /// What becomes of zeros at the end of a fraction.
  public func trailingZeros(_ display: TrailingZeros) -> NumberFormat {
    with { $0.trailingZeros = display }
  }

  /// Which digits stand in groups.
  public func grouping(_ grouping: Grouping) -> NumberFormat {
    with { $0.grouping = grouping }
  }

  /// When a sign is shown.
  public func sign(strategy: SignStrategy) -> NumberFormat {
    with { $0.sign = strategy }
  }

  /// How large and small numbers are written.
  public func notation(_ notation: Notation) -> NumberFormat {
    with { $0.notation = notation }
  }

  /// What stands for the currency.
  public func presentation(_ presentation: CurrencyPresentation) -> NumberFormat {
    with { $0.presentation = presentation }
  }

  /// How much room the unit takes.
  public func unitWidth(_ width: UnitWidth) -> NumberFormat {
    with { $0.unitWidth = width }
  }

  /// When the decimal separator is shown.
  public func decimalSeparator(strategy: DecimalSeparatorStrategy) -> NumberFormat {
    with { $0.decimalSeparator = strategy }
  }

  /// Writes so many times the number. A percent is still a hundred times as much.
  /// - Throws: ``FormatError/invalidNumber(_:)`` when the factor is not finite.
  public func scale(_ factor: ExactDecimal) throws(FormatError) -> NumberFormat {
    try checked { $0.scale = factor }
  }

  /// The digits to write with, instead of the locale's.
  /// - Throws: ``FormatError/invalidNumberingSystem(_:reason:)`` when the system is algorithmic, such as Roman or Hebrew
  ///   numerals: ICU's number formats would write Latin digits in silence.
  public func numberingSystem(_ system: NumberingSystem) throws(FormatError) -> NumberFormat {
    try checked { $0.numberingSystem = system }
  }

  /// Other separators than the locale's.
  /// - Throws: ``FormatError/invalidOption(_:reason:)`` when one is empty, has a digit or a control character, or both
  ///   are the same; ``FormatError/limitExceeded(_:limit:)`` when one is too long.
  public func separators(_ separators: NumberSeparators) throws(FormatError) -> NumberFormat {
    try checked { $0.separators = separators }
  }

  /// The same format for another locale.
  /// - Throws: as ``decimal(locale:)``.
  public func locale(_ locale: some LocaleIdentifierConvertible) throws(FormatError) -> NumberFormat {
    let locale = try locale.localeIdentifier()
    return try checked { $0.locale = locale }
  }
}

extension NumberPlan.Rounding {
  /// How a format rounds, as far as plans can.
  /// - Throws: ``PlanRefusal/option(_:)`` for options that there are no plans for.
  init(_ options: NumberFormatOptions) throws(PlanRefusal) {
    try Self.check(options)
    let power = options.percentPower
    let mode = options.roundingMode
    switch try PlanRefusal.asking({ () throws(FormatError) in try options.digits() }) {
    case .fraction(let range): self = try Self.fixed(range, power: power, mode: mode)
    case .currency:
      guard case .currency(let code) = options.style else { throw .option("a currency's digits without a currency") }
      let digits = try PlanRefusal.asking { () throws(FormatError) in try CurrencyTable.fractionDigits(of: code) }
      self = try Self.fixed(digits, power: power, mode: mode)
    // A measurement's.
    case .engine: self = try Self.fixed(0...6, power: power, mode: mode)
    case .significant(let range): self = try Self.significant(range, power: power, mode: mode)
    // What a usage rounds to: whole numbers, but keeping so many digits.
    case .both(fraction: 0...0, significant: let range, .morePrecision):
      self = try Self.significant(range, keepsIntegers: true, power: power, mode: mode)
    case .both: throw .option("limits of fraction and significant digits together")
    case .increment(let step):
      guard let whole = UInt64(step), power == 0, let rounding = StepRounding(step: whole, mode: mode) else {
        throw .option("rounding to a step that does not divide a thousand")
      }
      self = .step(rounding)
    case .cash: throw .option("rounding to a step of cash")
    case .unlimited: throw .option("unlimited digits")
    }
  }

  private static func check(_ options: NumberFormatOptions) throws(PlanRefusal) {
    switch options.notation {
    case .automatic: break
    case .scientific, .engineering: throw .option("scientific notation")
    case .compact: throw .option("compact notation")
    }
    switch options.style {
    case .skeleton: throw .option("verbatim skeletons")
    case .measurement(_, .some): throw .option("usages, in a number plan")
    // What is rounded, and judged by plural rules, is the last part.
    case .unit(let unit) where unit.components.count > 1, .measurement(let unit, nil) where unit.components.count > 1:
      throw .option("units in several parts, in a number plan")
    case .decimal, .percent, .currency, .unit, .measurement: break
    }
    if options.scale != nil { throw .option("scales") }
    if options.trailingZeros != .automatic { throw .option("stripping a fraction of zeros") }
  }

  /// - Throws: ``PlanRefusal/option(_:)`` for more digits than the arithmetic is exact for.
  static func fixed(
    _ digits: ClosedRange<Int>, power: Int, mode: NumberFormat.RoundingMode
  ) throws(PlanRefusal) -> NumberPlan.Rounding {
    let fixed = FixedRounding(minimum: digits.lowerBound, maximum: digits.upperBound, power: power, mode: mode)
    guard let fixed else { throw .option("more than 15 fraction digits") }
    return .fixed(fixed)
  }

  /// - Throws: ``PlanRefusal/option(_:)`` for more digits than the arithmetic is exact for.
  static func significant(
    _ digits: ClosedRange<Int>, keepsIntegers: Bool = false, power: Int, mode: NumberFormat.RoundingMode
  ) throws(PlanRefusal) -> NumberPlan.Rounding {
    let significant = SignificantRounding(
      minimum: digits.lowerBound, maximum: digits.upperBound, keepsIntegers: keepsIntegers, power: power, mode: mode)
    guard let significant else { throw .option("more than 15 significant digits") }
    return .significant(significant)
  }

  /// Whether numbers can have a fraction.
  var hasFraction: Bool {
    switch self {
    case .fixed(let fixed): fixed.maximum > 0
    case .significant(let significant): significant.maximum > 1
    case .step: false
    }
  }

  /// Whether numbers are rounded to whole ones at most, so that they change by less than one.
  var keepsWholeNumbers: Bool {
    switch self {
    case .fixed(let fixed): fixed.power == 0
    case .significant(let significant): significant.keepsIntegers && significant.power == 0
    case .step: false
    }
  }

  @inline(__always)
  func round(_ value: Double) -> RoundedDecimal? {
    switch self {
    case .fixed(let fixed): fixed.round(value)
    case .significant(let significant): significant.round(value)
    case .step(let step): step.round(value)
    }
  }

  @inline(__always)
  func round(digits: UInt64, exponent: Int, isNegative: Bool) -> RoundedDecimal? {
    switch self {
    case .fixed(let fixed): fixed.round(digits: digits, exponent: exponent, isNegative: isNegative)
    case .significant(let significant): significant.round(digits: digits, exponent: exponent, isNegative: isNegative)
    case .step(let step): step.round(digits: digits, exponent: exponent, isNegative: isNegative)
    }
  }
}

extension NumberFormatOptions {
  /// The power of ten that the style multiplies values by.
  var percentPower: Int { style == .percent ? 2 : 0 }
}

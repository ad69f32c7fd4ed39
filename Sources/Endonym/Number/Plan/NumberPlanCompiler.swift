import EndonymICU

/// Asks ICU what a format's numbers look like, makes a ``NumberPlan`` of the answers, and proves it.
struct NumberPlanCompiler {
  private let options: NumberFormatOptions
  private let probe: NumberProbe

  private var power: Int { probe.power }

  init(_ options: NumberFormatOptions, formatter: ICUNumberFormatter) {
    self.options = options
    probe = NumberProbe(formatter: formatter, power: options.style == .percent ? 2 : 0)
  }

  /// - Throws: ``PlanRefusal`` when ICU has to write these numbers itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<NumberPlan> {
    try checkOptions()
    let memory = PlanMemory()
    let rounding = try rounding()
    let writer = try writer(rounding, in: memory)
    let plural = try pluralProgram(in: memory)
    let affixes = try affixes(rounding, plural: plural)
    let plan = NumberPlan(
      rounding: rounding, writer: writer, affixes: TextTable(affixes, in: memory), plural: plural)
    try NumberPlanProof(formatter: probe.formatter).prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  // MARK: Options

  private func checkOptions() throws(PlanRefusal) {
    switch options.notation {
    case .automatic: break
    case .scientific, .engineering: throw .option("scientific notation")
    case .compact: throw .option("compact notation")
    }
    if case .skeleton = options.style { throw .option("verbatim skeletons") }
    if case .measurement(_, .some) = options.style { throw .option("usages, in a number plan") }
    if options.scale != nil { throw .option("scales") }
    if options.trailingZeros != .automatic { throw .option("stripping a fraction of zeros") }
    if options.decimalSeparator != .automatic { throw .option("a decimal separator without a fraction") }
    if options.resolvedSeparators != nil { throw .option("separators of the caller's") }
  }

  private func rounding() throws(PlanRefusal) -> NumberPlan.Rounding {
    switch try PlanRefusal.asking({ () throws(FormatError) in try options.digits() }) {
    case .fraction(let range): return try fixed(range)
    case .currency:
      guard case .currency(let code) = options.style else { throw .option("a currency's digits without a currency") }
      return try fixed(
        try PlanRefusal.asking { () throws(FormatError) in try CurrencyTable.fractionDigits(of: code) })
    case .engine:
      // A measurement's: zero to six.
      return try fixed(0...6)
    case .significant(let range): return try significant(range, keepsIntegers: false)
    case .both(fraction: 0...0, significant: let range, .morePrecision):
      // What a usage rounds to: whole numbers, but keeping so many digits.
      return try significant(range, keepsIntegers: true)
    case .both: throw .option("limits of fraction and significant digits together")
    case .increment, .cash: throw .option("rounding to a step")
    case .unlimited: throw .option("unlimited digits")
    }
  }

  private func fixed(_ range: ClosedRange<Int>) throws(PlanRefusal) -> NumberPlan.Rounding {
    guard
      let fixed = FixedRounding(
        minimum: range.lowerBound, maximum: range.upperBound, power: power, mode: options.roundingMode)
    else { throw .option("more than 15 fraction digits") }
    return .fixed(fixed)
  }

  private func significant(
    _ range: ClosedRange<Int>, keepsIntegers: Bool
  ) throws(PlanRefusal) -> NumberPlan.Rounding {
    guard
      let significant = SignificantRounding(
        minimum: range.lowerBound, maximum: range.upperBound, keepsIntegers: keepsIntegers, power: power,
        mode: options.roundingMode)
    else { throw .option("more than 15 significant digits") }
    return .significant(significant)
  }

  // MARK: Digits and separators

  private func writer(
    _ rounding: NumberPlan.Rounding, in memory: PlanMemory
  ) throws(PlanRefusal) -> DecimalWriter {
    let decimal = rounding.hasFraction ? try probe.decimalSeparator(in: "1.5") : []
    guard let decimal else { throw .shape("no decimal separator") }
    let writer = DecimalWriter(
      digits: try options.digitTable(), decimal: decimal, grouping: try probe.grouping(),
      minimumIntegerDigits: options.precision?.minimumIntegerDigits ?? 1, in: memory)
    guard let writer else { throw .shape("unusual separators or groups") }
    return writer
  }

  // MARK: Affixes

  /// The plural rules, where names of units and currencies follow them.
  private func pluralProgram(in memory: PlanMemory) throws(PlanRefusal) -> PluralProgram? {
    switch options.style {
    case .decimal, .percent, .skeleton: return nil
    case .currency: if options.presentation != .fullName { return nil }
    case .unit, .measurement: break
    }
    let locale = options.locale.dataIdentifier
    let conditions = try PlanRefusal.wrapping { () throws(ICUError) in
      try PluralProgram.conditions(.cardinal, locale: locale)
    }
    guard let program = PluralProgram(conditions, in: memory) else { throw .shape("plural rules of an unknown shape") }
    return program
  }

  /// Texts around numbers, in the order of ``NumberPlan/AffixIndex``.
  private func affixes(
    _ rounding: NumberPlan.Rounding, plural: PluralProgram?
  ) throws(PlanRefusal) -> [[UInt8]] {
    let zeroPairs = [try probe.affixes(around: "0"), try probe.affixes(around: "-0")]
    var table: [[UInt8]] = []
    var samples = plural == nil ? [PluralCategory.zero: "1"] : [:]
    if let plural {
      for sample in Self.pluralSamples {
        guard let rounded = rounding.round(sample, power: power) else { continue }
        let category = plural.category(PluralOperands(rounded))
        if samples[category] == nil, !rounded.isZero { samples[category] = sample }
      }
    }
    for category in PluralCategory.allCases.prefix(plural == nil ? 1 : 6) {
      // A category that no number has at these digits is never asked for; "other" stands in.
      let sample = samples[category] ?? samples[.other] ?? "1"
      let pairs = [try probe.affixes(around: sample), try probe.affixes(around: "-" + sample)] + zeroPairs
      for pair in pairs { table += [pair.prefix, pair.suffix] }
    }
    return table
  }

  /// Numbers among which each category of each language has one, if it has any.
  private static let pluralSamples = [
    "1", "2", "3", "4", "5", "6", "7", "8", "10", "11", "12", "20", "21", "22", "25", "100", "101", "102", "103", "1000",
    "1000000", "0.1", "0.2", "0.5", "1.1", "1.2", "1.5", "2.1", "2.5", "10.1", "0.01", "1.01", "1.25", "0",
  ]
}

extension NumberPlan.Rounding {
  /// Whether numbers can have a fraction.
  var hasFraction: Bool {
    switch self {
    case .fixed(let fixed): fixed.maximum > 0
    case .significant(let significant): significant.maximum > 1
    }
  }

  /// A decimal as it is shown, rounded. A rounding that multiplies by a power of ten is given it here to undo.
  func round(_ shown: String, power: Int) -> RoundedDecimal? {
    guard let decimal = try? ExactDecimal(shown),
      let digits = UInt64(String(decoding: decimal.digits, as: UTF8.self))
    else { return nil }
    let exponent = decimal.exponent - power
    switch self {
    case .fixed(let fixed): return fixed.round(digits: digits, exponent: exponent, isNegative: decimal.isNegative)
    case .significant(let significant):
      return significant.round(digits: digits, exponent: exponent, isNegative: decimal.isNegative)
    }
  }

  @inline(__always)
  func round(_ value: Double) -> RoundedDecimal? {
    switch self {
    case .fixed(let fixed): fixed.round(value)
    case .significant(let significant): significant.round(value)
    }
  }

  @inline(__always)
  func round(digits: UInt64, exponent: Int, isNegative: Bool) -> RoundedDecimal? {
    switch self {
    case .fixed(let fixed): fixed.round(digits: digits, exponent: exponent, isNegative: isNegative)
    case .significant(let significant): significant.round(digits: digits, exponent: exponent, isNegative: isNegative)
    }
  }
}

import EndonymICU

/// Asks ICU what a format's numbers look like, makes a ``NumberPlan`` of the answers, and proves it.
struct NumberPlanCompiler {
  private let options: NumberFormatOptions
  private let probe: NumberProbe

  init(_ options: NumberFormatOptions, formatter: ICUNumberFormatter) {
    self.options = options
    probe = NumberProbe(formatter: formatter, power: options.percentPower)
  }

  /// - Throws: ``PlanRefusal`` when ICU has to write these numbers itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<NumberPlan> {
    if options.decimalSeparator != .automatic { throw .option("a decimal separator without a fraction") }
    if options.resolvedSeparators != nil { throw .option("separators of the caller's") }
    if let digits = options.precision?.minimumIntegerDigits, digits > GroupPositions.mostDigits {
      throw .option("more than twenty integer digits")
    }
    let rounding = try NumberPlan.Rounding(options)
    let memory = PlanMemory()
    let writer = try writer(rounding, in: memory)
    let plural = try pluralProgram(in: memory)
    let affixes = try affixes(rounding, plural: plural)
    let plan = CompiledPlan(
      NumberPlan(rounding: rounding, writer: writer, affixes: affixes, plural: plural, in: memory), in: memory)
    try NumberPlanProof(formatter: probe.formatter).prove(plan)
    return plan
  }

  private func writer(
    _ rounding: NumberPlan.Rounding, in memory: PlanMemory
  ) throws(PlanRefusal) -> UnsafePointer<DecimalWriter> {
    let long = try probe.number("1234567890123.5")
    let grouping = try DecimalWriter.Grouping(long) { zeros throws(PlanRefusal) in
      try probe.number("1" + String(repeating: "0", count: zeros)).groupSeparator != nil
    }
    var decimal = long.decimalSeparator
    if rounding.hasFraction, decimal == nil { decimal = try probe.number("1.5").decimalSeparator }
    if rounding.hasFraction, decimal == nil { throw .shape("no decimal separator") }
    let writer = DecimalWriter(
      digits: try options.digitTable(), decimal: decimal ?? [], grouping: grouping,
      minimumIntegerDigits: options.precision?.minimumIntegerDigits ?? 1, in: memory)
    guard let writer else { throw .shape("unusual separators or groups") }
    return memory.store([writer])
  }

  /// The plural rules, where names of units and currencies follow them.
  private func pluralProgram(in memory: PlanMemory) throws(PlanRefusal) -> PluralProgram? {
    switch options.style {
    case .decimal, .percent, .skeleton: return nil
    case .currency: if options.presentation != .fullName { return nil }
    case .unit, .measurement: break
    }
    return try PluralProgram(.cardinal, locale: options.locale, in: memory)
  }

  /// Texts around numbers, in the order of ``NumberPlan/AffixIndex``.
  private func affixes(
    _ rounding: NumberPlan.Rounding, plural: PluralProgram?
  ) throws(PlanRefusal) -> [[UInt8]] {
    let zeroPairs = [try probe.number("0"), try probe.number("-0")]
    var table: [[UInt8]] = []
    let samples =
      plural?.samples(among: PluralSamples.numbers) { number in
        rounding.round(digits: number.digits, exponent: number.exponent - probe.power, isNegative: false)
      } ?? [:]
    var known: [String: [WrittenNumber]] = [:]
    for category in PluralCategory.allCases.prefix(plural == nil ? 1 : 6) {
      // A category that no number has at these digits is never asked for; "other" stands in.
      let sample = (samples[category] ?? samples[.other]).map { ExactDecimal($0).description } ?? "1"
      let pairs =
        if let found = known[sample] { found } else { [try probe.number(sample), try probe.number("-" + sample)] }
      known[sample] = pairs
      for number in pairs + zeroPairs { table += [number.prefix, number.suffix] }
    }
    return table
  }
}

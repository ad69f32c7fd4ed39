import EndonymICU

/// Asks ICU what a format's numbers look like, makes a ``NumberPlan`` of the answers, and proves it.
struct NumberPlanCompiler {
  private let options: NumberFormatOptions
  private let formatter: ICUNumberFormatter
  /// The power of ten that ICU multiplies values by: 2 for percents.
  private let power: Int

  init(_ options: NumberFormatOptions, formatter: ICUNumberFormatter) {
    self.options = options
    self.formatter = formatter
    power = options.style == .percent ? 2 : 0
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
    try NumberPlanProof(formatter: formatter).prove(plan)
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
    let digits: NumberDigits
    do { digits = try options.digits() } catch { throw .option("a currency whose digits are not known") }
    switch digits {
    case .fraction(let range): return try fixed(range)
    case .currency:
      guard case .currency(let code) = options.style, let range = try? CurrencyTable.fractionDigits(of: code) else {
        throw .option("a currency whose digits are not known")
      }
      return try fixed(range)
    case .engine:
      // A measurement's: zero to six.
      return try fixed(0...6)
    case .significant(let range):
      guard
        let significant = SignificantRounding(
          minimum: range.lowerBound, maximum: range.upperBound, keepsIntegers: false, power: power,
          mode: options.roundingMode)
      else { throw .option("more than 15 significant digits") }
      return .significant(significant)
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

  // MARK: Digits and separators

  private func writer(
    _ rounding: NumberPlan.Rounding, in memory: PlanMemory
  ) throws(PlanRefusal) -> DecimalWriter {
    let system: NumberingSystem
    do {
      if let asked = options.resolvedNumberingSystem {
        system = asked
      } else {
        system = try options.locale.numberingSystem()
      }
    } catch { throw .shape("an unknown numbering system") }
    guard let characters = system.digits, let digits = DigitTable.shared(characters.map { Array(String($0).utf8) }) else {
      throw .shape("digits of several widths")
    }
    let hasFraction =
      switch rounding {
      case .fixed(let fixed): fixed.maximum > 0
      case .significant(let significant): significant.maximum > 1
      }
    let decimal = hasFraction ? try text(of: .decimal, in: try parts("1.5")) : []
    let writer = DecimalWriter(
      digits: digits, decimal: decimal, grouping: try grouping(),
      minimumIntegerDigits: options.precision?.minimumIntegerDigits ?? 1, in: memory)
    guard let writer else { throw .shape("separators of more than four bytes") }
    return writer
  }

  private func text(of kind: FormattedPart.Kind, in parts: [FormattedPart]) throws(PlanRefusal) -> [UInt8] {
    guard let part = parts.first(where: { $0.kind == kind }) else { throw .shape("no \(kind.rawValue) separator") }
    return Array(part.text.utf8)
  }

  /// How integers are grouped; `nil` when they are not.
  private func grouping() throws(PlanRefusal) -> DecimalWriter.Grouping? {
    let long = try parts("1234567890123")
    guard let separator = long.first(where: { $0.kind == .group }) else { return nil }
    let sizes = long.filter { $0.kind == .integer }.map { $0.text.unicodeScalars.count }
    guard sizes.count >= 3, let primary = sizes.last else { throw .shape("one group only") }
    let secondary = sizes[sizes.count - 2]
    // The locale's minimum grouping digits: the shortest integer that has a separator.
    for digits in (primary + 1)...(primary + 4) {
      if try parts("1" + String(repeating: "0", count: digits - 1)).contains(where: { $0.kind == .group }) {
        return DecimalWriter.Grouping(
          separator: Array(separator.text.utf8), primary: primary, secondary: secondary, shortest: digits)
      }
    }
    throw .shape("more than four minimum grouping digits")
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
    let zeroPairs = [try affixes(around: "0"), try affixes(around: "-0")]
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
      let pairs = [try affixes(around: sample), try affixes(around: "-" + sample)] + zeroPairs
      for pair in pairs { table += [pair.prefix, pair.suffix] }
    }
    return table
  }

  /// Numbers among which each category of each language has one, if it has any.
  private static let pluralSamples = [
    "1", "2", "3", "4", "5", "6", "7", "8", "10", "11", "12", "20", "21", "22", "25", "100", "101", "102", "103", "1000",
    "1000000", "0.1", "0.2", "0.5", "1.1", "1.2", "1.5", "2.1", "2.5", "10.1", "0.01", "1.01", "1.25", "0",
  ]

  /// What stands before and after a number.
  private func affixes(around value: String) throws(PlanRefusal) -> (prefix: [UInt8], suffix: [UInt8]) {
    let parts = try parts(value)
    let numeric: Set<FormattedPart.Kind> = [.integer, .group, .decimal, .fraction]
    guard let first = parts.firstIndex(where: { numeric.contains($0.kind) }),
      let last = parts.lastIndex(where: { numeric.contains($0.kind) }),
      parts[first...last].allSatisfy({ numeric.contains($0.kind) })
    else { throw .shape("text between digits") }
    return (Array(parts[..<first].text.utf8), Array(parts[(last + 1)...].text.utf8))
  }

  // MARK: Asking

  /// ICU's parts of a value, given as it will be shown: a percent's 1 is one percent.
  private func parts(_ shown: String) throws(PlanRefusal) -> [FormattedPart] {
    guard let decimal = try? ExactDecimal(shown).movingPoint(by: -power) else { throw .shape("no such number") }
    let formatted = try PlanRefusal.wrapping { () throws(ICUError) in
      try formatter.format(decimal: decimal.engineText)
    }
    do {
      return try NumberParts(values: [NumberValue(decimal)]).parts(of: formatted)
    } catch { throw .shape("unreadable parts") }
  }
}

extension NumberPlan.Rounding {
  /// A decimal as it is shown, rounded.
  func round(_ shown: String, power: Int) -> RoundedDecimal? {
    guard let decimal = try? ExactDecimal(shown),
      let digits = UInt64(String(decoding: decimal.digits, as: UTF8.self))
    else { return nil }
    switch self {
    case .fixed(let fixed):
      return fixed.round(digits: digits, exponent: decimal.exponent - power, isNegative: decimal.isNegative)
    case .significant(let significant):
      return significant.round(digits: digits, exponent: decimal.exponent - power, isNegative: decimal.isNegative)
    }
  }
}

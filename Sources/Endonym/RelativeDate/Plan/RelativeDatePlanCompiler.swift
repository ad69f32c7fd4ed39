import EndonymICU

/// Asks ICU what offsets in one unit look like, makes a ``RelativeDatePlan``, and proves it.
struct RelativeDatePlanCompiler {
  let formatter: ICURelativeDateFormatter
  let unit: RelativeDateUnit
  /// How plain decimals of the locale are written: relative dates write theirs the same way.
  let numbers: NumberFormatOptions

  /// - Throws: ``PlanRefusal`` when ICU has to write these offsets itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<RelativeDatePlan> {
    if numbers.resolvedSeparators != nil { throw .option("separators of the caller's") }
    let memory = PlanMemory()
    let rounding = try NumberPlan.Rounding.fixed(0...3, power: 0, mode: .halfEven)
    let plural = try PluralProgram(.cardinal, locale: numbers.locale, in: memory)
    var texts: [[UInt8]] = []
    for isPast in [true, false] {
      texts += try self.texts(isPast: isPast, rounding, plural)
    }
    let (names, named) = try names()
    let plan = RelativeDatePlan(
      rounding: rounding, writer: try writer(memory), plural: plural,
      texts: TextTable(texts + names, in: memory), named: named)
    try prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  // MARK: Digits

  private func writer(_ memory: PlanMemory) throws(PlanRefusal) -> UnsafePointer<DecimalWriter> {
    let long = try number(1_234_567_890_123.5)
    guard let decimal = long.decimalSeparator else { throw .shape("no decimal separator") }
    let grouping = try DecimalWriter.Grouping(long) { zeros throws(PlanRefusal) in
      try number(PowersOfTen.double(zeros)).groupSeparator != nil
    }
    let writer = DecimalWriter(
      digits: try numbers.digitTable(), decimal: decimal, grouping: grouping, minimumIntegerDigits: 1, in: memory)
    guard let writer else { throw .shape("unusual separators or groups") }
    return memory.store([writer])
  }

  // MARK: Texts

  /// Before and after numbers of each category, in one direction.
  private func texts(
    isPast: Bool, _ rounding: NumberPlan.Rounding, _ plural: PluralProgram
  ) throws(PlanRefusal) -> [[UInt8]] {
    let samples = plural.samples(among: PluralSamples.numbers) { number in
      rounding.round(digits: number.digits, exponent: number.exponent, isNegative: false)
    }
    var texts: [[UInt8]] = []
    var known: [Double: WrittenNumber] = [:]
    for category in PluralCategory.allCases {
      let sample = (samples[category] ?? samples[.other]).map { ExactDecimal($0).doubleValue } ?? 1
      let number = if let found = known[sample] { found } else { try number(isPast ? -sample : sample) }
      known[sample] = number
      texts += [number.prefix, number.suffix]
    }
    return texts
  }

  /// The names of -2 ... 2, and which of them there are.
  private func names() throws(PlanRefusal) -> ([[UInt8]], UInt8) {
    var names: [[UInt8]] = []
    var named: UInt8 = 0
    for (index, value) in [-2.0, -1, 0, 1, 2].enumerated() {
      let name = try text(value, named: true)
      if name != (try text(value, named: false)) { named |= 1 << UInt8(index) }
      names.append(name)
    }
    return (names, named)
  }

  // MARK: Asking

  private func number(_ value: Double) throws(PlanRefusal) -> WrittenNumber {
    try WrittenNumber(
      try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value, unit.icu, named: false) })
  }

  private func text(_ value: Double, named: Bool) throws(PlanRefusal) -> [UInt8] {
    try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value, unit.icu, named: named).utf8() }
  }

  // MARK: Proof

  private static let probes: [Double] = [0, -0.0, -1, 2, -3, 5, 11, 1.004, -0.996, 1.5, 999.9996, -12345.678]

  private func prove(_ plan: RelativeDatePlan) throws(PlanRefusal) {
    for value in Self.probes {
      // Named offsets differ where there are names only.
      for isNamed in abs(value) > 2 ? [false] : [false, true] {
        var written: [UInt8] = []
        let isWritten = written.append(capacity: plan.capacity) { plan.write(value, isNamed: isNamed, at: $0) }
        guard isWritten else { continue }
        let expected = try text(value, named: isNamed)
        guard written == expected else {
          throw .proof(
            value: "\(value)", expected: String(decoding: expected, as: UTF8.self),
            written: String(decoding: written, as: UTF8.self))
        }
      }
    }
  }
}

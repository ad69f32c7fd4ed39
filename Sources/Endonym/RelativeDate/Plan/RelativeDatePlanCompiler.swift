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
    let locale = numbers.locale.dataIdentifier
    let conditions = try PlanRefusal.wrapping { () throws(ICUError) in
      try PluralProgram.conditions(.cardinal, locale: locale)
    }
    guard let plural = PluralProgram(conditions, in: memory),
      let rounding = FixedRounding(minimum: 0, maximum: 3, power: 0, mode: .halfEven)
    else { throw .shape("plural rules of an unknown shape") }
    var texts: [[UInt8]] = []
    for isPast in [true, false] {
      texts += try self.texts(isPast: isPast, .fixed(rounding), plural)
    }
    let (names, named) = try names()
    let plan = RelativeDatePlan(
      rounding: .fixed(rounding), writer: try writer(memory), plural: plural,
      texts: TextTable(texts + names, in: memory), named: named)
    try prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  // MARK: Digits

  private func writer(_ memory: PlanMemory) throws(PlanRefusal) -> DecimalWriter {
    let fraction = try parts(1.5)
    guard let decimal = fraction.first(where: { $0.kind == .decimal }) else { throw .shape("no decimal separator") }
    let writer = DecimalWriter(
      digits: try numbers.digitTable(), decimal: Array(decimal.text.utf8), grouping: try grouping(),
      minimumIntegerDigits: 1, in: memory)
    guard let writer else { throw .shape("unusual separators or groups") }
    return writer
  }

  private func grouping() throws(PlanRefusal) -> DecimalWriter.Grouping? {
    let long = try parts(1_234_567_890_123)
    guard let separator = long.first(where: { $0.kind == .group }) else { return nil }
    let sizes = long.filter { $0.kind == .integer }.map { $0.text.unicodeScalars.count }
    guard sizes.count >= 3, let primary = sizes.last else { throw .shape("one group only") }
    var value = PowersOfTen.double(primary)
    for digits in (primary + 1)...(primary + 4) {
      if try parts(value).contains(where: { $0.kind == .group }) {
        return DecimalWriter.Grouping(
          separator: Array(separator.text.utf8), primary: primary, secondary: sizes[sizes.count - 2], shortest: digits)
      }
      value *= 10
    }
    throw .shape("more than four minimum grouping digits")
  }

  // MARK: Texts

  /// Before and after numbers of each category, in one direction.
  private func texts(
    isPast: Bool, _ rounding: NumberPlan.Rounding, _ plural: PluralProgram
  ) throws(PlanRefusal) -> [[UInt8]] {
    var samples: [PluralCategory: Double] = [:]
    for sample in Self.samples {
      guard let rounded = rounding.round(sample) else { continue }
      let category = plural.category(PluralOperands(rounded))
      if samples[category] == nil { samples[category] = sample }
    }
    var texts: [[UInt8]] = []
    var known: [Double: (prefix: [UInt8], suffix: [UInt8])] = [:]
    for category in PluralCategory.allCases {
      let sample = samples[category] ?? samples[.other] ?? 1
      let around: (prefix: [UInt8], suffix: [UInt8])
      if let found = known[sample] { around = found } else { around = try self.around(isPast ? -sample : sample) }
      known[sample] = around
      texts += [around.prefix, around.suffix]
    }
    return texts
  }

  private static let samples: [Double] = [
    1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 20, 21, 22, 25, 100, 101, 102, 103, 1000, 1_000_000, 0, 0.1, 0.2, 0.5, 1.1,
    1.2, 1.5, 2.1, 2.5, 10.1, 0.01, 1.01, 1.25,
  ]

  private func around(_ value: Double) throws(PlanRefusal) -> (prefix: [UInt8], suffix: [UInt8]) {
    let parts = try parts(value)
    guard let first = parts.firstIndex(where: { $0.kind != .literal }),
      let last = parts.lastIndex(where: { $0.kind != .literal }),
      parts[first...last].allSatisfy({ [.integer, .group, .decimal, .fraction].contains($0.kind) })
    else { throw .shape("numbers left out, or text between their digits") }
    return (Array(parts[..<first].text.utf8), Array(parts[(last + 1)...].text.utf8))
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

  private func parts(_ value: Double) throws(PlanRefusal) -> [FormattedPart] {
    let formatted = try PlanRefusal.wrapping { () throws(ICUError) in
      try formatter.format(value, unit.icu, named: false)
    }
    return try PlanRefusal.asking { () throws(FormatError) in
      try NumberParts(values: [NumberValue(value)]).parts(of: formatted)
    }
  }

  private func text(_ value: Double, named: Bool) throws(PlanRefusal) -> [UInt8] {
    try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value, unit.icu, named: named).utf8() }
  }

  // MARK: Proof

  private static let probes: [Double] = [
    0, -0.0, 1, -1, 2, -3, 5, 11, -21, 1.004, -0.996, 1.5, -0.05, 999.9996, 1000, -12345.678, 1_234_567,
  ]

  private func prove(_ plan: RelativeDatePlan) throws(PlanRefusal) {
    for value in Self.probes {
      for isNamed in [false, true] {
        guard let shown = plan.round(value, isNamed: isNamed) else { continue }
        let expected = try text(value, named: isNamed)
        var written: [UInt8] = []
        PlanSink.append(to: &written, capacity: plan.capacity) { plan.write(shown, at: $0) }
        guard written == expected else {
          throw .proof(
            value: "\(value)", expected: String(decoding: expected, as: UTF8.self),
            written: String(decoding: written, as: UTF8.self))
        }
      }
    }
  }
}

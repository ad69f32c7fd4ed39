import EndonymICU

/// Tells the plural categories of numbers as one format writes them: rounds as it does, and runs the language's rules.
struct PluralPlan: BitwiseCopyable {
  private let rounding: NumberPlan.Rounding
  private let program: PluralProgram

  /// ICU's operand `n` goes through a `Double`: beyond what it tells apart, its answers are its own.
  private static let greatestInteger: UInt64 = 1_000_000_000_000_000

  init(rounding: NumberPlan.Rounding, program: PluralProgram) {
    self.rounding = rounding
    self.program = program
  }

  /// `nil` for what ICU has to judge.
  @inline(__always)
  func category(_ value: Double) -> PluralCategory? {
    guard let number = rounding.round(value) else { return nil }
    return program.category(PluralOperands(number))
  }

  /// The sign does not count. `nil` for what ICU has to judge.
  @inline(__always)
  func category(magnitude: UInt64) -> PluralCategory? {
    guard magnitude < Self.greatestInteger,
      let number = rounding.round(digits: magnitude, exponent: 0, isNegative: false)
    else { return nil }
    return program.category(PluralOperands(number))
  }
}

/// Makes a ``PluralPlan`` of CLDR's rules, and proves it.
struct PluralPlanCompiler {
  let options: PluralOptions
  let numbers: NumberEngine
  let rules: ICUPluralRules

  /// - Throws: ``PlanRefusal`` when ICU has to judge.
  func compile() throws(PlanRefusal) -> CompiledPlan<PluralPlan> {
    guard let number = numbers.plan?.pointer else { throw numbers.refusal ?? .option("this notation") }
    let memory = PlanMemory()
    let locale = options.number.locale.dataIdentifier
    let type = options.type
    let conditions = try PlanRefusal.wrapping { () throws(ICUError) in
      try PluralProgram.conditions(type, locale: locale)
    }
    guard let program = PluralProgram(conditions, in: memory) else { throw .shape("plural rules of an unknown shape") }
    let plan = PluralPlan(rounding: number.pointee.rounding, program: program)
    try prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  private static let probes: [Double] = [
    0, 1, 2, 3, 5, 8, 11, 12, 21, 40, 100, 101, 111, 1000, 1_000_000, 0.1, 1.5, 2.25, 11.1, -1,
  ]

  private func prove(_ plan: PluralPlan) throws(PlanRefusal) {
    for value in Self.probes {
      guard let category = plan.category(value) else { continue }
      let expected = try PlanRefusal.asking { () throws(FormatError) in
        try PluralEngine.category(of: try numbers.formatted(.double(value)), by: rules)
      }
      guard category == expected else {
        throw .proof(value: "\(value)", expected: expected.rawValue, written: category.rawValue)
      }
    }
  }
}

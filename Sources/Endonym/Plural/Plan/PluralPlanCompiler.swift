import EndonymICU

/// Makes a ``PluralPlan`` of CLDR's rules, and proves it.
struct PluralPlanCompiler {
  let options: PluralOptions
  let rules: ICUPluralRules
  /// Numbers as they are shown.
  let numbers: EngineBox<NumberFormatOptions>

  /// - Throws: ``PlanRefusal`` when ICU has to judge.
  func compile() throws(PlanRefusal) -> CompiledPlan<PluralPlan> {
    let rounding = try NumberPlan.Rounding(options.number)
    let memory = PlanMemory()
    let program = try PluralProgram(options.type, locale: options.number.locale, in: memory)
    let plan = PluralPlan(rounding: rounding, program: program)
    try prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  private static let probes: [Double] = [
    0, 1, 2, 3, 5, 8, 11, 21, 40, 101, 1_000_000, 0.1, 1.5, 2.25,
  ]

  /// Compares with ICU's category of each number as it is shown.
  private func prove(_ plan: PluralPlan) throws(PlanRefusal) {
    for value in Self.probes {
      guard let shown = plan.rounded(value), let category = plan.category(value) else { continue }
      let expected = try PlanRefusal.asking { () throws(FormatError) in
        // "1.50" has to be written to be judged; for most formats no formatter has to be opened.
        shown.isShortest
          ? try PluralEngine.category(of: shown.doubleValue, by: rules)
          : try PluralEngine.category(of: try numbers.engine().formatted(.double(value)), by: rules)
      }
      guard category == expected else {
        throw .proof(value: "\(value)", expected: expected.rawValue, written: category.rawValue)
      }
    }
  }
}

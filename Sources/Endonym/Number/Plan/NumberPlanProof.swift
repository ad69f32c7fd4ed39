import EndonymICU

/// Compares what a plan writes with what ICU writes, before the plan is used.
struct NumberPlanProof {
  let formatter: ICUNumberFormatter

  /// Numbers around the places where plans could go wrong: signs and zeros, ties, carries into a new group, minimum
  /// grouping, many digits.
  private static let doubles: [Double] = [
    -0.0, 0.07, 1.5, -2.5, 0.0015, -1e-7, 9.9995, 999.5, 1234.5, -9999.9, 99999.9999, -1_234_567.891,
    123_456_789_012.345,
  ]

  private static let integers: [Int64] = [0, 7, -999, 1000, 1_234_567_890_123_456_789]

  /// Numbers of every plural category.
  private static let plurals: [Double] = [1, 2, 3, 5, 11, 21, 100, 0.1, 1.1]

  /// - Throws: ``PlanRefusal/proof(value:expected:written:)`` on the first difference.
  func prove(_ plan: NumberPlan) throws(PlanRefusal) {
    for value in Self.doubles + (plan.hasPlurals ? Self.plurals : []) {
      guard let rounded = plan.round(value) else { continue }
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value).utf8() }
      try compare(plan, rounded, expected, value: "\(value)")
    }
    for value in Self.integers {
      guard let rounded = plan.round(SmallDecimal(digits: value.magnitude, isNegative: value < 0)) else { continue }
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value).utf8() }
      try compare(plan, rounded, expected, value: "\(value)")
    }
  }

  private func compare(
    _ plan: NumberPlan, _ rounded: RoundedDecimal, _ expected: [UInt8], value: String
  ) throws(PlanRefusal) {
    let written = PlanSink.bytes(rounded, by: plan)
    guard written == expected else {
      throw .proof(
        value: value, expected: String(decoding: expected, as: UTF8.self),
        written: String(decoding: written, as: UTF8.self))
    }
  }
}

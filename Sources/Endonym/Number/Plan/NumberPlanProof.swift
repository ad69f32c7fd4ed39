import EndonymICU

/// Compares what a plan writes with what ICU writes, before the plan is used.
struct NumberPlanProof {
  let formatter: ICUNumberFormatter

  /// Numbers around the places where plans could go wrong: signs and zeros, ties, carries into a new group, minimum
  /// grouping, many digits.
  private static let doubles = withDecimals([
    -0.0, 0.07, 1.5, -2.5, 0.0015, -1e-7, 9.9995, 999.5, 1234.5, -9999.9, 99999.9999, -1_234_567.891,
    123_456_789_012.345,
  ])

  private static let integers: [Int64] = [0, 7, -999, 1000, 1_234_567_890_123_456_789]

  /// Numbers of every plural category.
  private static let plurals = withDecimals([1, 2, 3, 5, 11, 21, 100, 0.1, 1.1])

  /// Each number with the decimal that it is.
  private static func withDecimals(_ numbers: [Double]) -> [(Double, SmallDecimal?)] {
    numbers.map { ($0, SmallDecimal(ExactDecimal($0))) }
  }

  /// - Throws: ``PlanRefusal/proof(value:expected:written:)`` on the first difference.
  func prove(_ plan: CompiledPlan<NumberPlan>) throws(PlanRefusal) {
    for (value, decimal) in Self.doubles + (plan.pointer.pointee.hasPlurals ? Self.plurals : []) {
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value).utf8() }
      try compare(plan.pointer, value, expected)
      if let decimal { try compare(plan.pointer, decimal, expected) }
    }
    for value in Self.integers {
      let expected = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.format(value).utf8() }
      try compare(plan.pointer, PlannedInteger(magnitude: value.magnitude, isNegative: value < 0), expected)
    }
  }

  /// Compares what is written for a number in one step, and step by step.
  private func compare(
    _ plan: UnsafePointer<NumberPlan>, _ number: some PlannedNumber, _ expected: [UInt8]
  ) throws(PlanRefusal) {
    try compare(plan.bytes(number), expected, number)
    try compare(number.rounded(by: plan).map { plan.bytes($0) }, expected, number)
  }

  /// What the plan leaves to ICU is `nil`.
  private func compare(
    _ written: [UInt8]?, _ expected: [UInt8], _ number: some PlannedNumber
  ) throws(PlanRefusal) {
    guard let written, written != expected else { return }
    throw .proof(
      value: number.value.plainText, expected: String(decoding: expected, as: UTF8.self),
      written: String(decoding: written, as: UTF8.self))
  }
}

extension UnsafePointer<NumberPlan> {
  /// What is written for a number; `nil` for what ICU has to write.
  func bytes(_ value: some PlannedNumber) -> [UInt8]? {
    var bytes: [UInt8] = []
    return bytes.append(capacity: pointee.capacity) { value.write(by: self, at: $0) } ? bytes : nil
  }
}

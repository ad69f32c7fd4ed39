/// A number in a form that plans take.
protocol PlannedNumber {
  /// The number as a plan shows it; `nil` for what ICU has to write.
  func rounded(by plan: UnsafePointer<NumberPlan>) -> RoundedDecimal?

  /// The number as a plan of compact notation shows it; `nil` for what ICU has to write.
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown?

  /// The number for ICU.
  var value: NumberValue { get }
}

extension Double: PlannedNumber {
  @inline(__always)
  func rounded(by plan: UnsafePointer<NumberPlan>) -> RoundedDecimal? { plan.pointee.round(self) }

  @inline(__always)
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown? { plan.pointee.round(self) }

  var value: NumberValue { NumberValue(self) }
}

extension SmallDecimal: PlannedNumber {
  @inline(__always)
  func rounded(by plan: UnsafePointer<NumberPlan>) -> RoundedDecimal? { plan.pointee.round(self) }

  @inline(__always)
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown? { plan.pointee.round(self) }

  var value: NumberValue {
    // Integers have no negative zero.
    let isInteger = exponent == 0 && !(isNegative && digits == 0)
    return isInteger ? NumberValue(magnitude: digits, isNegative: isNegative) : .decimal(ExactDecimal(self))
  }
}

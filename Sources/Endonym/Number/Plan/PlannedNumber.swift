/// A number in a form that plans take.
protocol PlannedNumber {
  /// Writes the number from `start` on, where the plan's capacity is free; gives where it ends, or `nil` for what ICU has to write.
  func write(by plan: UnsafePointer<NumberPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?

  /// The number as a plan of compact notation shows it; `nil` for what ICU has to write.
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown?

  /// Writes the number in compact notation, as by another plan.
  func write(by plan: UnsafePointer<CompactPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?

  /// The number for ICU.
  var value: NumberValue { get }
}

extension Double: PlannedNumber {
  @inline(__always)
  func write(by plan: UnsafePointer<NumberPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  {
    plan.write(self, at: start)
  }

  @inline(__always)
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown? { plan.pointee.round(self) }

  @inline(__always)
  func write(by plan: UnsafePointer<CompactPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  {
    plan.pointee.writeDirectly(self, at: start) ?? writeStepwise(by: plan, at: start)
  }

  /// The long way stands apart, so that the short one is not delayed by what it needs.
  @inline(never)
  private func writeStepwise(
    by plan: UnsafePointer<CompactPlan>, at start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    guard let shown = shown(by: plan) else { return nil }
    return plan.pointee.write(shown, at: start)
  }

  var value: NumberValue { NumberValue(self) }
}

extension SmallDecimal: PlannedNumber {
  @inline(__always)
  func write(by plan: UnsafePointer<NumberPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  {
    plan.write(self, at: start)
  }

  @inline(__always)
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown? { plan.pointee.round(self) }

  @inline(__always)
  func write(by plan: UnsafePointer<CompactPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  {
    guard let shown = shown(by: plan) else { return nil }
    return plan.pointee.write(shown, at: start)
  }

  var value: NumberValue {
    // Integers have no negative zero.
    let isInteger = exponent == 0 && !(isNegative && digits == 0)
    return isInteger ? NumberValue(magnitude: digits, isNegative: isNegative) : .decimal(ExactDecimal(self))
  }
}

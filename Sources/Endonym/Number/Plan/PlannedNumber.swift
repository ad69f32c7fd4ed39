/// A number in a form that plans take.
protocol PlannedNumber {
  /// What is written of usual numbers: integers need no decimal separator.
  associatedtype Digits: UsualDigits

  /// The number rounded in one step; `nil` for what is no usual number of the format (``DirectRounding``).
  func roundedUsually(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber?

  /// The same for a format without places.
  func roundedWhole(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber?

  /// The same for a format of magnitudes.
  func roundedUsually(by roundings: UnsafePointer<DirectMagnitudes>) -> UsualNumber?

  /// The number rounded in one step, in the way of its format; `nil` where it takes more.
  func roundedDirectly(_ way: NumberPlan.Way) -> DirectNumber?

  /// The number rounded as its format has it; `nil` for what ICU has to write.
  func rounded(by plan: UnsafePointer<NumberPlan>) -> RoundedDecimal?

  /// The number as a plan of compact notation shows it; `nil` for what ICU has to write.
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown?

  /// Writes the number in compact notation from `start` on, where the plan's capacity is free; gives where it ends, or `nil` for what
  /// ICU has to write.
  func write(by plan: UnsafePointer<CompactPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?

  /// The number for ICU.
  var value: NumberValue { get }
}

extension PlannedNumber {
  @inline(__always)
  func roundedWhole(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber? { roundedUsually(by: rounding) }

  @inline(__always)
  func roundedUsually(by roundings: UnsafePointer<DirectMagnitudes>) -> UsualNumber? { nil }

  /// Writes the number from `start` on, where the plan's capacity is free; gives where it ends, or `nil` for what ICU has to write.
  @inline(__always)
  func write(by plan: UnsafePointer<NumberPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  {
    NumberPlan.write(self, by: plan, at: start)
  }

  @inline(__always)
  func write(by plan: UnsafePointer<CompactPlan>, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  {
    guard let shown = shown(by: plan) else { return nil }
    return plan.pointee.write(shown, at: start)
  }
}

extension Double: PlannedNumber {
  typealias Digits = DecimalDigits

  @inline(__always)
  func roundedUsually(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber? {
    rounding.pointee.roundUsual(self)
  }

  @inline(__always)
  func roundedWhole(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber? {
    rounding.pointee.roundWhole(self)
  }

  @inline(__always)
  func roundedUsually(by roundings: UnsafePointer<DirectMagnitudes>) -> UsualNumber? {
    roundings.pointee.roundUsual(self)
  }

  @inline(__always)
  func roundedDirectly(_ way: NumberPlan.Way) -> DirectNumber? {
    switch way {
    case .usual(let rounding, _), .whole(let rounding, _), .short(let rounding): rounding.pointee.round(self)
    case .long(let rounding): rounding.pointee.roundLong(self)
    case .usualMagnitudes(let roundings), .magnitudes(let roundings): roundings.pointee.round(self)
    case .stepwise: nil
    }
  }

  @inline(__always)
  func rounded(by plan: UnsafePointer<NumberPlan>) -> RoundedDecimal? { plan.pointee.round(self) }

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
  typealias Digits = DecimalDigits

  @inline(__always)
  func roundedUsually(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber? {
    rounding.pointee.roundUsual(self)
  }

  @inline(__always)
  func roundedDirectly(_ way: NumberPlan.Way) -> DirectNumber? {
    switch way {
    case .usual(let rounding, _), .whole(let rounding, _), .short(let rounding): rounding.pointee.round(self)
    case .long, .usualMagnitudes, .magnitudes, .stepwise: nil
    }
  }

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

/// An integer of up to 64 bits.
struct PlannedInteger: PlannedNumber {
  let magnitude: UInt64
  let isNegative: Bool

  @inline(__always)
  init(magnitude: UInt64, isNegative: Bool) {
    self.magnitude = magnitude
    self.isNegative = isNegative
  }

  @inline(__always)
  init(_ value: Int) { self.init(magnitude: UInt64(value.magnitude), isNegative: value < 0) }

  /// - Returns: `nil` for an integer that does not fit.
  @inline(__always)
  init?(_ value: some BinaryInteger) {
    guard let magnitude = UInt64(exactly: value.magnitude) else { return nil }
    self.init(magnitude: magnitude, isNegative: value < 0)
  }

  @inline(__always)
  private var decimal: SmallDecimal { SmallDecimal(digits: magnitude, isNegative: isNegative) }

  typealias Digits = IntegerDigits

  @inline(__always)
  func roundedUsually(by rounding: UnsafePointer<DirectRounding>) -> UsualNumber? {
    rounding.pointee.roundUsual(integer: magnitude, isNegative: isNegative)
  }

  @inline(__always)
  func roundedDirectly(_ way: NumberPlan.Way) -> DirectNumber? {
    switch way {
    case .usual(let rounding, _), .whole(let rounding, _), .short(let rounding):
      rounding.pointee.round(integer: magnitude, isNegative: isNegative)
    case .long, .usualMagnitudes, .magnitudes, .stepwise: nil
    }
  }

  @inline(__always)
  func rounded(by plan: UnsafePointer<NumberPlan>) -> RoundedDecimal? { plan.pointee.round(decimal) }

  @inline(__always)
  func shown(by plan: UnsafePointer<CompactPlan>) -> CompactPlan.Shown? { decimal.shown(by: plan) }

  var value: NumberValue { NumberValue(magnitude: magnitude, isNegative: isNegative) }
}

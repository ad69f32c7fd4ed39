/// Rounds numbers to multiples of a whole number: 37 miles to 40, as road signs do.
///
/// Multiples and the ties between them are halves of integers, which doubles hold exactly; so a comparison tells on which side a
/// number's shortest decimal lies.
struct StepRounding: BitwiseCopyable {
  /// What numbers are multiples of.
  let step: UInt64
  let mode: NumberFormat.RoundingMode

  /// Below, twice a number and its tie are exact.
  private static let limit = 9e14

  /// - Returns: `nil` for steps that do not divide a thousand: from how many digits on numbers are grouped is asked with powers
  ///   of ten, which have to come out as they are.
  init?(step: UInt64, mode: NumberFormat.RoundingMode) {
    guard step > 0, 1000 % step == 0 else { return nil }
    self.step = step
    self.mode = mode
  }

  /// `nil` for what ICU has to write.
  func round(_ value: Double) -> RoundedDecimal? {
    let isNegative = value.hasMinusSign
    let magnitude = value.magnitude
    guard magnitude < Self.limit else { return nil }
    let below = UInt64(magnitude) / step
    // Exact: the difference has no more digits than the number.
    let rest = magnitude - Double(below * step)
    let isUp: Bool
    if rest == 0 {
      isUp = false
    } else {
      if rest != rest.rounded(.down), isNearStep(rest, error: magnitude * Self.approximation) { return nil }
      switch mode.direction(isNegative: isNegative) {
      case .down: isUp = false
      case .up: isUp = true
      case .nearest where 2 * rest == Double(step): isUp = mode.takesUpperOfTie(below: below, isNegative: isNegative)
      case .nearest: isUp = 2 * rest > Double(step)
      }
    }
    return RoundedDecimal(isNegative: isNegative, integer: (below + (isUp ? 1 : 0)) * step)
  }

  /// ICU divides an approximation of about sixteen digits by the step, unless the number is an integer: 1000.0000000000003 is
  /// 1000 to it, also where what is left over is rounded up. The error is at most half of ten times the last bit.
  @inline(__always) static var approximation: Double { 0x1p-49 }

  /// Whether a multiple or a tie lies so near, and not at the number, that the error decides.
  private func isNearStep(_ rest: Double, error: Double) -> Bool {
    let tie = 2 * rest - Double(step)
    return rest < error || Double(step) - rest < error || (tie != 0 && abs(tie) < 2 * error)
  }

  /// Rounds `digits` times 10^`exponent`; `nil` for what ICU has to write.
  func round(digits: UInt64, exponent: Int, isNegative: Bool) -> RoundedDecimal? {
    guard exponent == 0, digits < UInt64(Self.limit) else { return nil }
    return round(isNegative ? -Double(digits) : Double(digits))
  }
}

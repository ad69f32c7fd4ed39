import EndonymICU

/// Tells the plural categories of numbers as one format writes them: rounds as it does, and runs the language's rules.
struct PluralPlan: BitwiseCopyable {
  private let rounding: NumberPlan.Rounding
  private let program: PluralProgram

  init(rounding: NumberPlan.Rounding, program: PluralProgram) {
    self.rounding = rounding
    self.program = program
  }

  /// `nil` for what ICU has to judge.
  @inline(__always)
  func category(_ value: Double) -> PluralCategory? {
    guard let number = rounding.round(value), !number.exceedsPluralOperands else { return nil }
    return program.category(PluralOperands(number))
  }

  /// The sign counts only where it decides the direction of rounding. `nil` for what ICU has to judge.
  @inline(__always)
  func category(_ value: SmallDecimal) -> PluralCategory? {
    guard !value.exceedsPluralOperands,
      let number = rounding.round(digits: value.digits, exponent: value.exponent, isNegative: value.isNegative),
      !number.exceedsPluralOperands
    else { return nil }
    return program.category(PluralOperands(number))
  }

  /// How a number is shown; `nil` for what ICU has to judge.
  func rounded(_ value: Double) -> RoundedDecimal? { rounding.round(value) }
}

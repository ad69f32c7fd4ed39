import EndonymICU

/// What answers for a ``PluralRules``: a plan where there is one, else ICU's rules and the formatter of the number they judge.
final class PluralEngine: Sendable {
  private let rules: ICUPluralRules
  /// Numbers as they are shown, for what ICU has to judge.
  private let numbers: EngineBox<NumberFormatOptions>
  let plan: CompiledPlan<PluralPlan>?
  /// Why there is no plan.
  let refusal: PlanRefusal?

  init(_ options: PluralOptions) throws(FormatError) {
    let numbers = EngineBox(options.number)
    let rules = try FormatError.wrapping { () throws(ICUError) in
      try ICUPluralRules(options.type == .ordinal ? .ordinal : .cardinal, locale: options.number.locale.dataIdentifier)
    }
    self.numbers = numbers
    self.rules = rules
    (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
      try PluralPlanCompiler(options: options, rules: rules, numbers: numbers).compile()
    }
  }

  /// Whether categories are chosen by a plan.
  var isCompiled: Bool { plan != nil }

  @inline(__always)
  func category(_ value: Double) throws(FormatError) -> PluralCategory {
    if let plan = plan?.pointer, let category = plan.pointee.category(value) { return category }
    return try categoryByICU(NumberValue(value))
  }

  @inline(__always)
  func category(_ value: SmallDecimal) throws(FormatError) -> PluralCategory {
    if let plan = plan?.pointer, let category = plan.pointee.category(value) { return category }
    return try categoryByICU(value.value)
  }

  func category(for value: NumberValue) throws(FormatError) -> PluralCategory {
    switch value {
    case .double(let double): return try category(double)
    case .integer(let integer): return try category(SmallDecimal(digits: integer.magnitude, isNegative: integer < 0))
    case .decimal(let decimal):
      guard let small = SmallDecimal(decimal) else { return try categoryByICU(value) }
      return try category(small)
    }
  }

  /// The category that ICU gives to a number.
  @inline(never)
  func categoryByICU(_ value: NumberValue) throws(FormatError) -> PluralCategory {
    let number = try numbers.engine().formatted(value)
    return try Self.category(of: number, by: rules)
  }

  /// ICU's category of a number that it has written.
  static func category(of number: ICUFormatted, by rules: ICUPluralRules) throws(FormatError) -> PluralCategory {
    PluralCategory(try FormatError.wrapping { () throws(ICUError) in try rules.category(of: number) })
  }

  /// ICU's category of a number whose shortest decimal is what is shown.
  static func category(of number: Double, by rules: ICUPluralRules) throws(FormatError) -> PluralCategory {
    PluralCategory(try FormatError.wrapping { () throws(ICUError) in try rules.category(of: number) })
  }

  func category(from start: NumberValue, to end: NumberValue) throws(FormatError) -> PluralCategory {
    let range = try numbers.engine().formatted(from: start, to: end)
    return PluralCategory(try FormatError.wrapping { () throws(ICUError) in try rules.category(ofRange: range) })
  }

  func keywords() throws(FormatError) -> [String] {
    try FormatError.wrapping { () throws(ICUError) in try rules.keywords() }
  }
}

extension PluralCategory {
  fileprivate init(_ category: ICUPluralRules.Category) {
    switch category {
    case .zero: self = .zero
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    case .many: self = .many
    case .other: self = .other
    }
  }
}

import EndonymICU
import Synchronization

/// What writes the values of a ``NumberFormat``: a plan where there is one, and ICU's formatter for the rest.
final class NumberEngine: Sendable {
  private let formatter: ICUNumberFormatter
  let plan: CompiledPlan<NumberPlan>?
  let compact: CompiledPlan<CompactPlan>?
  /// Why there is no plan.
  let refusal: PlanRefusal?

  /// Whether numbers are written by a plan.
  var isCompiled: Bool { refusal == nil }

  let decimals = DecimalLayout.shared

  private let skeleton: String
  private let locale: String
  private let separators: NumberSeparators?
  private let unitIsPercent: Bool
  private let rangeRefusal: FormatError?
  private let rangeFormatter = AtomicLazyReference<ICUNumberRangeFormatter>()

  /// - Parameters:
  ///   - options: What decides how numbers are written; valid.
  ///   - opened: An engine of the same options, whose formatter is used.
  ///   - compiles: Whether there is to be a plan; else ICU writes.
  /// - Throws: ``FormatError`` when ICU refuses the skeleton, the unit or the usage, or fails.
  init(_ options: NumberFormatOptions, from opened: NumberEngine? = nil, compiles: Bool = true) throws(FormatError) {
    skeleton = try NumberSkeleton(options).text
    locale = options.engineLocale.icu
    separators = options.resolvedSeparators
    rangeRefusal = options.rangeRefusal
    if case .unit = options.style { unitIsPercent = true } else { unitIsPercent = false }
    do {
      formatter =
        if let opened { opened.formatter } else {
          try ICUNumberFormatter(skeleton: skeleton, locale: locale, trials: options.trials)
        }
    } catch {
      throw Self.refusal(error, of: options)
    }
    guard compiles else {
      plan = nil
      compact = nil
      refusal = .deferred
      return
    }
    let formatter = formatter
    if case .compact = options.notation {
      plan = nil
      (compact, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
        try CompactPlanCompiler(options, formatter: formatter).compile()
      }
    } else {
      compact = nil
      (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in
        try NumberPlanCompiler(options, formatter: formatter).compile()
      }
    }
  }

  /// Which of the options ICU refuses.
  private static func refusal(_ refused: ICUSkeletonError, of options: NumberFormatOptions) -> FormatError {
    switch options.style {
    case .skeleton(let skeleton):
      if let offset = refused.offset {
        return .invalidSkeleton(skeleton, offset: offset, reason: "ICU does not know this token")
      }
    case .measurement(let unit, let usage?) where refused.error.isIllegalArgument:
      return .invalidUsage(usage, unit: unit.identifier)
    case .unit(let unit), .measurement(let unit, _):
      if refused.error.isUnitRefusal {
        return .invalidUnit(unit.identifier, reason: "ICU cannot show it")
      }
    case .decimal, .percent, .currency:
      break
    }
    return FormatError(refused.error)
  }

  // MARK: Single values

  /// ICU's outcome for a value.
  func formatted(_ value: NumberValue) throws(FormatError) -> ICUFormatted {
    try FormatError.wrapping { () throws(ICUError) in
      switch value {
      case .integer(let integer): try formatter.format(integer)
      case .double(let double): try formatter.format(double)
      case .decimal(let decimal): try formatter.format(decimal: decimal.engineText)
      }
    }
  }

  /// Appends the number's text.
  @inline(__always)
  func append<Number: PlannedNumber, Destination: TextDestination & ~Copyable & ~Escapable>(
    _ number: Number, to destination: inout Destination
  ) throws(FormatError) {
    if let plan = plan?.pointer {
      let isWritten = try destination.append(capacity: plan.pointee.capacity) { number.write(by: plan, at: $0) }
      if isWritten { return }
    } else if let plan = compact?.pointer {
      let isWritten = try destination.append(capacity: plan.pointee.capacity) { number.write(by: plan, at: $0) }
      if isWritten { return }
    }
    try appendByICU(number.value, to: &destination)
  }

  /// The number as text.
  @inline(__always)
  func string(_ number: some PlannedNumber) throws(FormatError) -> String {
    if let plan = plan?.pointer {
      let text = PlanSink.string(capacity: plan.pointee.capacity, isASCII: plan.pointee.isASCII) {
        number.write(by: plan, at: $0)
      }
      if let text { return text }
    } else if let plan = compact?.pointer {
      let text = PlanSink.string(capacity: plan.pointee.capacity, isASCII: plan.pointee.isASCII) {
        number.write(by: plan, at: $0)
      }
      if let text { return text }
    }
    return String(decoding: try bytesByICU(number.value), as: UTF8.self)
  }

  /// Appends the value's text.
  func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ value: NumberValue, to destination: inout Destination
  ) throws(FormatError) {
    switch value {
    case .double(let double): try append(double, to: &destination)
    case .integer(let integer):
      try append(PlannedInteger(magnitude: integer.magnitude, isNegative: integer < 0), to: &destination)
    case .decimal(let decimal):
      if let small = SmallDecimal(decimal) {
        try append(small, to: &destination)
      } else {
        try appendByICU(value, to: &destination)
      }
    }
  }

  /// Appends the value's text as ICU writes it.
  @inline(never)
  func appendByICU<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ value: NumberValue, to destination: inout Destination
  ) throws(FormatError) {
    try destination.append(icu: try bytesByICU(value))
  }

  /// The value's text as ICU writes it.
  func bytesByICU(_ value: NumberValue) throws(FormatError) -> [UInt8] {
    let formatted = try formatted(value)
    if separators == nil { return try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() } }
    // Other separators than the locale's are put in part by part.
    return try parts(of: formatted, values: [value]).flatMap { Array($0.text.utf8) }
  }

  /// The value's text in parts.
  func parts(of value: NumberValue) throws(FormatError) -> [FormattedPart] {
    try parts(of: try formatted(value), values: [value])
  }

  // MARK: Ranges

  /// ICU's outcome for a range.
  func formatted(from start: NumberValue, to end: NumberValue) throws(FormatError) -> ICUFormatted {
    let formatter = try range()
    return try FormatError.wrapping { () throws(ICUError) in
      try formatter.format(from: start.exact.engineText, to: end.exact.engineText)
    }
  }

  /// The range's text in parts.
  func parts(from start: NumberValue, to end: NumberValue) throws(FormatError) -> [FormattedPart] {
    try parts(of: try formatted(from: start, to: end), values: [start, end])
  }

  private func range() throws(FormatError) -> ICUNumberRangeFormatter {
    if let rangeRefusal { throw rangeRefusal }
    if let formatter = rangeFormatter.load() { return formatter }
    do {
      return rangeFormatter.storeIfNil(try ICUNumberRangeFormatter(skeleton: skeleton, locale: locale))
    } catch {
      throw FormatError(error.error)
    }
  }

  // MARK: Parts

  private func parts(of formatted: ICUFormatted, values: [NumberValue]) throws(FormatError) -> [FormattedPart] {
    let parts = try NumberParts(values: values, percentIsUnit: unitIsPercent).parts(of: formatted)
    return separators.map { $0.applied(to: parts) } ?? parts
  }
}

extension NumberFormatOptions {
  /// What ICU has to show before its numbers can be trusted.
  fileprivate var trials: ICUNumberFormatter.Trials {
    switch style {
    case .decimal, .percent: .none
    case .currency: presentation == .fullName ? .all : .none
    case .unit, .measurement: .one
    case .skeleton: .all
    }
  }
}

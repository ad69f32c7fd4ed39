import EndonymICU

/// What writes dates by one pattern: a plan where there is one, and ICU's formatter for the rest.
final class DateWriter: Sendable {
  private let formatter: ZonedDateFormatter
  let plan: CompiledPlan<DatePlan>?
  /// Why there is no plan.
  let refusal: PlanRefusal?

  /// - Parameters:
  ///   - options: What decides how dates are written; valid.
  ///   - pattern: What replaces the pattern of the options' styles.
  ///   - opened: A writer of the same options and pattern, whose formatter is used.
  ///   - compiles: Whether there is to be a plan; else ICU writes.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails, and what it says of a skeleton.
  init(
    _ options: DateFormatOptions, pattern: String? = nil, from opened: DateWriter? = nil, compiles: Bool = true
  ) throws(FormatError) {
    formatter = if let opened { opened.formatter } else { try ZonedDateFormatter(options, pattern: pattern) }
    guard compiles else {
      plan = nil
      refusal = .deferred
      return
    }
    let compiler = DatePlanCompiler(options, formatter: formatter)
    (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in try compiler.compile() }
  }

  /// Appends the text of an instant in seconds since 1970.
  func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ seconds: Double, to destination: inout Destination
  ) throws(FormatError) {
    if let plan = plan?.pointer, let moment = plan.pointee.moment(at: seconds) {
      try destination.append(moment, by: plan)
    } else {
      try destination.append(icu: try bytesByICU(seconds))
    }
  }

  /// The text of an instant as ICU writes it.
  @inline(never)
  func bytesByICU(_ seconds: Double) throws(FormatError) -> [UInt8] {
    let formatted = try formatted(seconds, withFields: false)
    return try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  /// ICU's outcome for an instant.
  func formatted(_ seconds: Double, withFields: Bool) throws(FormatError) -> ICUFormatted {
    try formatter.format(seconds, withFields: withFields)
  }
}

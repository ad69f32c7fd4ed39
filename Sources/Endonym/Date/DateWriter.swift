import EndonymICU

/// What writes dates by one pattern: a plan where there is one, and ICU's formatter for the rest.
final class DateWriter: Sendable {
  private let formatter: ZonedDateFormatter
  let plan: CompiledPlan<DatePlan>?
  /// Why there is no plan.
  let refusal: PlanRefusal?

  /// Opens a formatter for some options; `pattern` replaces that of their styles.
  init(_ options: DateFormatOptions, pattern: String? = nil) throws(FormatError) {
    formatter = try ZonedDateFormatter(options, pattern: pattern)
    let compiler = DatePlanCompiler(options, formatter: formatter)
    (plan, refusal) = try PlanRefusal.outcome { () throws(PlanRefusal) in try compiler.compile() }
  }

  /// Appends the text of an instant in seconds since 1970.
  func append(_ seconds: Double, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan = plan?.pointer, let moment = plan.pointee.moment(at: seconds) {
      PlanSink.append(to: &bytes, capacity: plan.pointee.capacity) { plan.pointee.write(moment, at: $0) }
    } else {
      try appendByICU(seconds, to: &bytes)
    }
  }

  /// Appends the text of an instant to a span; nothing when there is too little room.
  func append(_ seconds: Double, to span: inout OutputSpan<UInt8>) throws(FormatError) {
    guard let plan = plan?.pointer, let moment = plan.pointee.moment(at: seconds) else {
      var bytes: [UInt8] = []
      try appendByICU(seconds, to: &bytes)
      return try PlanSink.append(bytes.span, to: &span)
    }
    if span.freeCapacity >= plan.pointee.capacity {
      PlanSink.append(to: &span) { plan.pointee.write(moment, at: $0) }
    } else {
      try PlanSink.appendFitting(to: &span, capacity: plan.pointee.capacity) { plan.pointee.write(moment, at: $0) }
    }
  }

  /// Appends the text as ICU writes it.
  @inline(never)
  func appendByICU(_ seconds: Double, to bytes: inout [UInt8]) throws(FormatError) {
    let formatted = try formatted(seconds, withFields: false)
    bytes += try FormatError.wrapping { () throws(ICUError) in try formatted.utf8() }
  }

  /// ICU's outcome for an instant.
  func formatted(_ seconds: Double, withFields: Bool) throws(FormatError) -> ICUFormatted {
    try formatter.format(seconds, withFields: withFields)
  }
}

import EndonymICU

/// What writes the dates of a ``DateFormat``: plans where there are some, and ICU's formatters for the rest.
final class DateEngine: Sendable {
  /// Writes dates that have no names.
  let writer: DateWriter
  private let dayNames: RelativeDayNames?
  private let naming: DateFormatOptions.Naming
  /// The writer's plan, where no names of days come into it.
  private let plan: CompiledPlan<DatePlan>?

  /// - Parameters:
  ///   - options: What decides how dates are written; valid.
  ///   - opened: An engine of the same options, whose formatter is used.
  ///   - compiles: Whether there is to be a plan; else ICU writes dates that have no names.
  /// - Throws: ``FormatError/engine(call:code:name:)`` when ICU fails, and what it says of a skeleton.
  init(_ options: DateFormatOptions, from opened: DateEngine? = nil, compiles: Bool = true) throws(FormatError) {
    naming = options.naming
    if naming != .never, case .styles(let date, let time) = options.content {
      let names = try RelativeDayNames(options, date: date, time: time)
      writer = try names.writer(named: nil)
      dayNames = names
      plan = nil
    } else {
      writer = try DateWriter(options, from: opened?.writer, compiles: compiles)
      dayNames = nil
      plan = writer.plan
    }
  }

  /// Whether dates are written by a plan.
  var isCompiled: Bool { writer.plan != nil }

  /// What writes an instant in seconds since 1970. `now`, in the same seconds, is what names of days count from; the
  /// options' choice when it is `nil`.
  private func writer(for seconds: Double, now: Double?) throws(FormatError) -> DateWriter {
    try DateFormat.check(secondsSince1970: seconds)
    guard let dayNames else { return writer }
    let reference = now ?? optionsNow
    try DateFormat.check(secondsSince1970: reference)
    return try dayNames.writer(for: seconds, now: reference)
  }

  /// What counts as now by the options.
  private var optionsNow: Double {
    switch naming {
    case .near(let now): now
    case .nearClock, .never: ICUDateFormatter.now / 1000
    }
  }

  // MARK: Texts

  /// Appends the text of an instant.
  @inline(__always)
  func append<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ seconds: Double, now: Double? = nil, to destination: inout Destination
  ) throws(FormatError) {
    if let plan = plan?.pointer, let moment = plan.pointee.moment(at: seconds) {
      try destination.append(moment, by: plan)
    } else {
      try appendByWriter(seconds, now: now, to: &destination)
    }
  }

  /// The text of an instant.
  @inline(__always)
  func string(_ seconds: Double) throws(FormatError) -> String {
    if let plan = plan?.pointer, let moment = plan.pointee.moment(at: seconds),
      let text = PlanSink.string(
        capacity: plan.pointee.capacity, isASCII: plan.pointee.isASCII, { plan.pointee.write(moment, at: $0) })
    {
      return text
    }
    var bytes: [UInt8] = []
    try appendByWriter(seconds, now: nil, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  private func appendByWriter<Destination: TextDestination & ~Copyable & ~Escapable>(
    _ seconds: Double, now: Double?, to destination: inout Destination
  ) throws(FormatError) {
    try writer(for: seconds, now: now).append(seconds, to: &destination)
  }

  // MARK: Parts

  /// The text of an instant in parts.
  func parts(of seconds: Double, now: Double? = nil) throws(FormatError) -> [FormattedPart] {
    let formatted = try writer(for: seconds, now: now).formatted(seconds, withFields: true)
    let (text, fields) = try FormatError.wrapping { () throws(ICUError) in
      (try formatted.utf16(), try formatted.fields())
    }
    return DateParts.parts(text: text, fields: fields)
  }
}

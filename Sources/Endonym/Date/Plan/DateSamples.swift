import EndonymICU

/// Dates that ICU has written.
struct DateSamples {
  struct Sample {
    let moment: DateClock.Moment
    let values: DateFieldValues
    private let formatted: ICUFormatted
    /// The text as UTF-8.
    let bytes: [UInt8]

    fileprivate init(
      _ seconds: Double, at moment: DateClock.Moment, clock: DateClock, formatter: ZonedDateFormatter
    ) throws(PlanRefusal) {
      self.moment = moment
      values = clock.values(of: moment)
      formatted = try PlanRefusal.asking { () throws(FormatError) in try formatter.format(seconds, withFields: true) }
      bytes = try PlanRefusal.wrapping { [formatted] () throws(ICUError) in try formatted.utf8() }
    }

    /// The text cut into the fields of a pattern.
    func text(_ pattern: [DatePlanField]) throws(PlanRefusal) -> DateSampleText {
      let (units, positions) = try PlanRefusal.wrapping { () throws(ICUError) in
        (try formatted.utf16(), try formatted.fields())
      }
      return try DateSampleText(units: units, positions: positions, pattern: pattern)
    }
  }

  let samples: [Sample]

  /// Has ICU write instants.
  init(_ instants: [Double], clock: DateClock, formatter: ZonedDateFormatter) throws(PlanRefusal) {
    var samples: [Sample] = []
    samples.reserveCapacity(instants.count)
    for seconds in instants {
      guard let moment = clock.moment(at: seconds) else { continue }
      samples.append(try Sample(seconds, at: moment, clock: clock, formatter: formatter))
    }
    self.samples = samples
  }

  /// Compares what a plan writes with what ICU wrote.
  /// - Throws: ``PlanRefusal/proof(value:expected:written:)`` on the first difference.
  func prove(_ plan: DatePlan) throws(PlanRefusal) {
    try withUnsafePointer(to: plan) { plan throws(PlanRefusal) in try prove(plan) }
  }

  private func prove(_ plan: UnsafePointer<DatePlan>) throws(PlanRefusal) {
    var written: [UInt8] = []
    for sample in samples {
      written.removeAll(keepingCapacity: true)
      written.append(sample.moment, by: plan)
      guard written == sample.bytes else {
        throw .proof(
          value: "day \(sample.moment.day), millisecond \(sample.moment.millisecondOfDay)",
          expected: String(decoding: sample.bytes, as: UTF8.self),
          written: String(decoding: written, as: UTF8.self))
      }
    }
  }
}

import EndonymICU

/// Dates that ICU has written.
struct DateSamples {
  struct Sample {
    let seconds: Double
    let values: DateFieldValues
    let text: DateSampleText
    /// The text as UTF-8.
    let bytes: [UInt8]
  }

  let samples: [Sample]

  /// Has ICU write instants.
  init(
    _ instants: [Double], fields: [DatePlanField], clock: DateClock, formatter: ZonedDateFormatter
  ) throws(PlanRefusal) {
    var samples: [Sample] = []
    for seconds in instants {
      guard let moment = clock.moment(at: seconds) else { continue }
      let formatted: ICUFormatted
      do { formatted = try formatter.format(seconds, withFields: true) } catch { throw .shape("a date that ICU cannot write") }
      let (units, positions, bytes) = try PlanRefusal.wrapping { () throws(ICUError) in
        (try formatted.utf16(), try formatted.fields(), try formatted.utf8())
      }
      let text = try DateSampleText(units: units, positions: positions, pattern: fields)
      samples.append(Sample(seconds: seconds, values: clock.values(of: moment), text: text, bytes: bytes))
    }
    self.samples = samples
  }

  /// Compares what a plan writes with what ICU wrote.
  /// - Throws: ``PlanRefusal/proof(value:expected:written:)`` on the first difference.
  func prove(_ plan: DatePlan) throws(PlanRefusal) {
    for sample in samples {
      guard let moment = plan.moment(at: sample.seconds) else { continue }
      var written: [UInt8] = []
      PlanSink.append(to: &written, capacity: plan.capacity) { plan.write(moment, at: $0) }
      guard written == sample.bytes else {
        throw .proof(
          value: "\(sample.seconds) seconds since 1970", expected: String(decoding: sample.bytes, as: UTF8.self),
          written: String(decoding: written, as: UTF8.self))
      }
    }
  }
}

import EndonymICU

/// Asks ICU what a format's dates look like, makes a ``DatePlan`` of the answers, and proves it.
///
/// ICU is asked by writing a dozen or two dates that have each month, each weekday, each half of the day and each text of the
/// zone among them. Names and what stands between are cut out of what ICU wrote, so that they are as the context of the
/// text wants them; numbers are worked out. In the end the plan writes the same dates, which have to come out alike.
struct DatePlanCompiler {
  private let formatter: ZonedDateFormatter
  private let options: DateFormatOptions
  private let memory = PlanMemory()

  init(_ options: DateFormatOptions, formatter: ZonedDateFormatter) {
    self.formatter = formatter
    self.options = options
  }

  /// - Throws: ``PlanRefusal`` when ICU has to write these dates itself.
  func compile() throws(PlanRefusal) -> CompiledPlan<DatePlan> {
    let fields = try patternFields()
    let type = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.calendarType() }
    let calendar = try DatePlanCalendar(type, in: memory)
    let zone = try PlanRefusal.asking { () throws(FormatError) in try ZoneTable.shared(options.timeZone) }
    memory.keep(zone)
    let clock = DateClock(
      zone: zone.lookup, calendar: calendar.arithmetic, showsFraction: fields.contains(where: \.isFraction))
    let instants = DateSampleInstants(calendar: calendar, zone: zone, fields: fields, clock: clock)
    let samples = try DateSamples(instants.seconds, clock: clock, formatter: formatter)
    let texts = try DatePlanTexts(fields: fields, samples: samples, options: options, calendar: calendar, zone: zone)
    let plan = try texts.plan(clock: clock, in: memory)
    try samples.prove(plan)
    return CompiledPlan(plan, in: memory)
  }

  private func patternFields() throws(PlanRefusal) -> [DatePlanField] {
    let pattern = try PlanRefusal.wrapping { () throws(ICUError) in try formatter.pattern() }
    var pieces: [(letter: Character, count: Int)] = []
    for case .field(let letter, let count) in DatePatternSyntax.pieces(of: pattern) { pieces.append((letter, count)) }
    let letters = Set(pieces.map(\.letter))
    var fields: [DatePlanField] = []
    for piece in pieces { fields.append(try DatePlanField(piece.letter, count: piece.count, among: letters)) }
    return fields
  }
}
